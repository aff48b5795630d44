// Lazy sequences.
function* naturals(from = 0) { while (true) yield from++; }
const map = f => function* (it) { for (const x of it) yield f(x); };
const filter = f => function* (it) { for (const x of it) if (f(x)) yield x; };
const take = n => function* (it) { if (n <= 0) return; let i = 0; for (const x of it) { yield x; if (++i >= n) return; } };
const chunk = n => function* (it) {
  let part = [];
  for (const x of it) { part.push(x); if (part.length === n) { yield part; part = []; } }
  if (part.length) yield part;
};
const pipe = (...fs) => x => fs.reduce((v, f) => f(v), x);
console.log([...pipe(filter(n => n % 3 === 0), map(n => n * n), take(7), chunk(3))(naturals(1))]);
function* logged() {
  try { let got = 0; while (true) { got = yield got * 2; console.log("got", got); } }
  catch (e) { console.log("caught", e); yield "recovered"; }
  finally { console.log("cleanup"); }
  return "end";
}
const g = logged();
console.log(g.next("ignored"), g.next(4), g.next(5));
console.log(g.throw("oops"), g.next(), g.next());
const h = logged(); h.next();
console.log(h.return("early"), h.next());
for (const x of logged()) { console.log("x", x); break; }
const [a, b] = logged();
console.log(a, b);
function* inner() { const r = yield 1; console.log("inner", r); return "result"; }
function* outer() { const v = yield* inner(); console.log("v", v); yield* [2, 3]; yield* "ab"; return 9; }
const o = outer();
let step = o.next();
while (!step.done) { console.log(step); step = o.next("r"); }
console.log(step);
console.log(g[Symbol.toStringTag], typeof g.next, g[Symbol.iterator]() === g, String(g));
console.log(g, logged, Object.prototype.toString.call(logged));
const it = { from: 1, to: 4, [Symbol.iterator]() {
  let c = this.from, t = this.to;
  return { next: () => c <= t ? { value: c++, done: false } : { value: undefined, done: true },
           return(v) { console.log("closed"); return { value: v, done: true }; } };
} };
for (const v of it) if (v === 2) break;
try { for (const v of it) throw new Error("in loop"); } catch (e) { console.log(e.message); }
outer2: for (const v of it) for (const w of it) { if (w === 2) continue outer2; if (v === 2) break outer2; console.log(v, w); }
const [p, ...q] = it; console.log(p, q);
const [s] = it; console.log(s);
console.log(Math.max(...it), Array.from(it, x => x * 10), new Set(it), Object.fromEntries([...it].map(x => [x, x])));
function* gg() { try { yield 1; yield 2; } finally { console.log("gg closed"); } }
try { for (const x of gg()) { throw new TypeError("leave"); } } catch (e) { console.log(e.message); }
function* fib() { let [a, b] = [0, 1]; for (;;) { yield a; [a, b] = [b, a + b]; } }
for (const n of fib()) { if (n > 50) break; process.stdout.write(n + " "); }
console.log();
