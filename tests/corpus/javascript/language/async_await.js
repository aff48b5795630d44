// covers: async, await, promises, microtask order, timers, Promise.all, error handling
const log = (...a) => console.log(...a);
const sleep = (ms, v) => new Promise((r) => setTimeout(r, ms, v));
log("start");
setTimeout(() => log("timeout 0"), 0); setTimeout(() => log("timeout 10"), 10); setImmediate(() => log("immediate"));
process.nextTick(() => log("tick")); Promise.resolve().then(() => log("micro 1")).then(() => log("micro 2")); queueMicrotask(() => log("queued"));
(async () => { log("async body"); await null; log("after await"); })();
async function main() {
  log(await sleep(20, "slept"));
  try { await Promise.reject(new Error("rejected")); } catch (e) { log("caught", e.message); } finally { log("finally"); }
  log(await Promise.all([1, sleep(5, "two"), Promise.resolve(3)]));
  log(await Promise.race([sleep(30, "slow"), sleep(5, "fast")]), await Promise.any([Promise.reject(1), sleep(1, "any")]));
  log(await Promise.allSettled([1, Promise.reject(new Error("no"))]).then((r) => r.map((x) => x.status + ":" + (x.value ?? x.reason.message))));
  try { await Promise.any([Promise.reject(1), Promise.reject(2)]); } catch (e) { log(e.constructor.name, e.errors, e.message); }
  const results = []; for (const ms of [3, 1, 2]) results.push(await sleep(ms, ms)); log(results);
  const par = await Promise.all([3, 1, 2].map(async (ms) => { await sleep(ms); return ms * 10; })); log(par);
  return "done";
}
main().then(log, (e) => log("failed", e)).finally(() => log("the end"));
log("end of script");
new Promise((_, reject) => reject(new Error("x"))).catch((e) => e.message).then((m) => log("chain", m));
const thenable = { then(resolve) { resolve("thenable"); } }; (async () => log(await thenable))();
log(Promise.resolve(1), Promise.reject(2).catch(() => {}) instanceof Promise, sleep, main, (async () => {})());
const rejected = Promise.reject(3); rejected.catch(() => {}); log(rejected);
let n = 0; const id = setInterval(() => { log("interval", ++n); if (n === 3) clearInterval(id); }, 90);
const t = setTimeout(() => log("never"), 5); clearTimeout(t);
