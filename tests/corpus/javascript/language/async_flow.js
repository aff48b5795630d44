const wait = (ms, v, fail) => new Promise((res, rej) => setTimeout(() => fail ? rej(new Error(v)) : res(v), ms));
const log = (...a) => console.log(...a);
async function seq() { for (const ms of [3, 1, 2]) log("seq", await wait(ms, ms)); return "seq done"; }
async function par() { const r = await Promise.all([3, 1, 2].map(async ms => { const v = await wait(ms * 10, ms); log("par", v); return v * 2; })); return r; }
async function* ticker(n) { try { for (let i = 0; i < n; i++) { await wait(1); yield i; } } finally { log("ticker closed"); } }
class Queue { #items = []; #waiting = []; push(x) { const w = this.#waiting.shift(); w ? w(x) : this.#items.push(x); } pull() { return this.#items.length ? Promise.resolve(this.#items.shift()) : new Promise(r => this.#waiting.push(r)); } async *[Symbol.asyncIterator]() { for (let x; (x = await this.pull()) !== null;) yield x; } }
class Mutex { #tail = Promise.resolve(); run(f) { const r = this.#tail.then(f); this.#tail = r.catch(() => {}); return r; } }
const main = async () => {
  log(await seq()); log(await par());
  for await (const t of ticker(5)) { if (t === 2) break; log("tick", t); }
  try { for await (const t of ticker(2)) throw new Error("in " + t); } catch (e) { log(e.message); }
  const q = new Queue(); setTimeout(() => { q.push("a"); q.push("b"); q.push(null); }, 2); for await (const x of q) log("queue", x);
  const mx = new Mutex(), order = []; await Promise.all([30, 10, 20].map((ms, i) => mx.run(async () => { order.push("start" + i); await wait(ms); order.push("end" + i); }))); log(order.join(" "));
  try { await Promise.all([wait(5, "ok"), wait(1, "first failure", true), wait(3, "second", true)]); } catch (e) { log("all:", e.message); }
  log(await Promise.race([wait(9, "slow"), wait(2, "fast")]), await Promise.allSettled([wait(1, 1), wait(1, "no", true)]).then(r => r.map(x => x.status + ":" + (x.value ?? x.reason.message))));
  const deferred = {}; deferred.promise = new Promise((res, rej) => Object.assign(deferred, { res, rej })); setTimeout(deferred.res, 1, "deferred"); log(await deferred.promise);
  const r = await (async () => { try { return await wait(1, "tried", true); } catch (e) { return "caught " + e.message; } finally { log("finally"); } })(); log(r);
  log(await Promise.reject(new Error("x")).catch(e => { throw new TypeError("rethrown", { cause: e }); }).catch(e => `${e.name}/${e.cause.message}`), await Promise.resolve(Promise.resolve(3)), await new Promise(r => r(wait(1, "inner"))));
  const memo = new Map(), cached = k => memo.get(k) ?? (memo.set(k, wait(1, k + "!")), memo.get(k)); log(cached("k") === cached("k"), await cached("k")); let n = 0; const id = setInterval(() => { log("interval", ++n); if (n === 3) { clearInterval(id); } }, 5); await wait(30); const t = setTimeout(() => log("never"), 1); clearTimeout(t);
  const pipe = (...fs) => x => fs.reduce((p, f) => p.then(f), Promise.resolve(x)); log(await pipe(x => x + 1, async x => x * 2, x => wait(1, x - 1))(3)); const { promise, err } = { promise: wait(1, "gone", true) }; await promise.then(null, e => log("second arg", e.message)); const debounce = (f, ms) => { let t; return (...a) => { clearTimeout(t); t = setTimeout(f, ms, ...a); }; }; const d = debounce(x => log("debounced", x), 3); d(1); d(2); d(3); await wait(10);
  setTimeout(() => log("timeout"), 0); await null; log("after await"); process.nextTick(() => log("tick")); Promise.resolve().then(() => log("micro")); await wait(5); log("end"); };
main().catch(e => log("failed", e)).finally(() => log("all done"));
