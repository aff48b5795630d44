// covers: promises, async functions, event loop order, timers, combinators
const sleep = (ms, v) => new Promise((r) => setTimeout(r, ms, v));
console.log("start"); setTimeout(() => console.log("timeout 0"), 0); setImmediate(() => console.log("immediate")); process.nextTick(() => console.log("tick")); Promise.resolve().then(() => console.log("micro 1")).then(() => console.log("micro 2")); queueMicrotask(() => console.log("queued"));
(async () => { console.log("async body"); await null; console.log("after await"); })();
const limit = (n) => { let active = 0; const queue = []; const next = () => { if (active >= n || !queue.length) return; active++; const { fn, ok, no } = queue.shift(); fn().then(ok, no).finally(() => { active--; next(); }); }; return (fn) => new Promise((ok, no) => { queue.push({ fn, ok, no }); next(); }); };
async function retry(fn, times) { for (let i = 1; ; i++) { try { return await fn(i); } catch (e) { console.log(`try ${i}: ${e.message}`); if (i === times) throw e; } } }
class Mutex { #last = Promise.resolve(); run(fn) { const result = this.#last.then(fn); this.#last = result.catch(() => {}); return result; } }
async function main() {
  console.log(await Promise.all([1, sleep(5, "b"), Promise.resolve("c")]), await Promise.race([sleep(20, "slow"), sleep(5, "fast")]), await Promise.any([Promise.reject(new Error("n")), sleep(1, "any")]));
  const settled = await Promise.allSettled([Promise.resolve(1), Promise.reject("why"), sleep(1)]); console.log(settled, settled.map((s) => s.status));
  try { await Promise.any([Promise.reject(new Error("a")), Promise.reject(new Error("b"))]); } catch (e) { console.log(e.name, e.message, e.errors.map((x) => x.message)); }
  console.log(await retry(async (i) => { if (i < 3) throw new Error("fail " + i); return "ok " + i; }, 5)); await retry(async () => { throw new TypeError("always"); }, 2).catch((e) => console.log("gave up", e.name));
  const run = limit(2); const log = []; await Promise.all([30, 10, 20, 5].map((ms, i) => run(async () => { log.push("s" + i); await sleep(ms); log.push("e" + i); }))); console.log(log.join(" "));
  const m = new Mutex(); const order = []; await Promise.all([m.run(async () => { await sleep(10); order.push(1); }), m.run(() => order.push(2))]); console.log(order);
  const timer = setInterval(() => { console.log("interval", ++main.n); if (main.n === 3) clearInterval(timer); }, 10); main.n = 0; await sleep(50);
  const ctl = new AbortController(); ctl.signal.addEventListener("abort", () => console.log("aborted", ctl.signal.aborted)); ctl.abort();
  const thenable = { then(ok) { ok("thenable"); } }; console.log(await thenable); const pipeline = [(x) => x + 1, async (x) => x * 2, (x) => sleep(1, `=${x}`)]; console.log(await pipeline.reduce((p, f) => p.then(f), Promise.resolve(4)));
  for await (const x of (async function* () { for (const i of [1, 2, 3]) { await sleep(1); yield i; } })()) console.log("got", x); return "main done";
}
main().then(console.log).finally(() => console.log("finally")).then((v) => console.log(v)); const { promisify } = require("util"); promisify((x, cb) => cb(null, x * 2))(21).then((v) => console.log("promisified", v)); new Promise((_, no) => no(new Error("caught later"))).catch((e) => e.message).then((m) => console.log(m)); (async () => { try { await (async () => { throw new RangeError("inner"); })(); } catch ({ name, message }) { console.log(name, message); } finally { console.log("fin"); } })(); console.log("end");
