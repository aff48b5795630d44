// covers: iterator protocol, closing on exceptions, generators
function* numbers(name) { try { let i = 0; while (true) yield i++; } finally { console.log(name, "closed"); } }
try { for (const n of numbers("thrown")) { if (n === 2) throw new Error("stop"); } } catch (error) { console.log(error.message); }
for (const n of numbers("break")) if (n > 1) break;
const f = () => { for (const n of numbers("return")) if (n === 3) return n * 10; };
console.log(f());
outer: for (const a of numbers("outer")) { for (const b of numbers("inner")) { if (b === 1) continue outer; if (a === 2) break outer; } }
const source = { [Symbol.iterator]() { let i = 0; return { next: () => ({ value: ++i, done: false }), return(v) { console.log("return called", v); return {}; } }; } };
const [x, y] = source; console.log(x, y);
try { for (const v of source) { null.x; } } catch (e) { console.log(e.name); }
const [p, ...q] = "hey"; console.log(p, q);
function* take(n, it) { let i = 0; for (const v of it) { if (i++ >= n) return "done"; yield v; } }
console.log([...take(3, numbers("take"))]);
const g = take(5, numbers("nested")); g.next(); console.log(g.return("early"), g.next());
const h = take(5, numbers("thrown in")); h.next(); try { h.throw(new RangeError("in")); } catch (e) { console.log(String(e)); }
function* both() { try { yield 1; yield 2; } catch (e) { console.log("caught", e); yield 3; } finally { console.log("cleanup"); } }
const b = both(); console.log(b.next(), b.throw("boom"), b.next(), b.next());
const loop = { from: 1, to: 4, *[Symbol.iterator]() { for (let i = this.from; i <= this.to; i++) yield i; } };
console.log(Math.max(...loop), Array.from(loop, (v) => v * v), new Set(loop));
(async () => {
  async function* ticks() { try { for (let i = 0; ; i++) yield i; } finally { console.log("ticks closed"); } }
  try { for await (const t of ticks()) if (t === 2) throw new Error("async stop"); } catch (e) { console.log(e.message); }
  for await (const t of ticks()) { if (t > 0) break; }
  for await (const v of [Promise.resolve(1), 2]) console.log(v);
})();
