// covers: generators, iterators, yield*, return, throw, infinite sequences, iterable protocol, spread
function* count(from = 0) { while (true) { const reset = yield from++; if (reset) from = 0; } }
const c = count(5); console.log(c.next(), c.next(), c.next(true), c.next());
function* take(n, it) { let i = 0; if (n <= 0) return; for (const x of it) { yield x; if (++i >= n) return; } }
function* filter(it, f) { for (const x of it) if (f(x)) yield x; }
const isPrime = (n) => { for (let i = 2; i * i <= n; i++) if (n % i === 0) return false; return n > 1; };
console.log([...take(10, filter(count(), isPrime))]);
function* tree(n) { if (n) { yield* tree(n.left); yield n.value; yield* tree(n.right); } }
console.log([...tree({ value: 2, left: { value: 1 }, right: { value: 3 } })]);
function* inner() { const got = yield "a"; console.log("got", got); return "result"; } function* outer() { const r = yield* inner(); console.log("r", r); yield "b"; }
const o = outer(); console.log(o.next(), o.next("sent"), o.next(), o.next());
function* careful() { try { yield 1; yield 2; } catch (e) { console.log("caught", e); yield "recovered"; } finally { console.log("cleanup"); } }
const g = careful(); console.log(g.next(), g.throw("oops"), g.next(), g.next());
const h = careful(); h.next(); console.log(h.return("early"), h.next());
class Range { constructor(a, b) { this.a = a; this.b = b; } *[Symbol.iterator]() { for (let i = this.a; i < this.b; i++) yield i; } }
console.log([...new Range(1, 5)], Math.max(...new Range(1, 5)), Array.from(new Range(0, 3), (x) => x * x), new Set(new Range(0, 3)));
const iter = { n: 0, [Symbol.iterator]() { return this; }, next() { return this.n < 3 ? { value: this.n++, done: false } : { value: undefined, done: true }; }, return() { console.log("returned"); return {}; } };
for (const x of iter) { if (x === 1) break; console.log("x", x); }
const [p, q] = new Range(10, 20); console.log(p, q);
function* fib() { let [a, b] = [0, 1]; for (;;) { yield a; [a, b] = [b, a + b]; } }
for (const f of fib()) { if (f > 50) break; console.log(f); }
console.log([...[1, 2].entries()], [..."ab"], [...new Map([[1, 2]]).keys()], Object.prototype.toString.call(fib()), typeof fib().next, fib()[Symbol.iterator]() !== undefined);
function* zip(...its) { const is = its.map((i) => i[Symbol.iterator]()); while (true) { const rs = is.map((i) => i.next()); if (rs.some((r) => r.done)) return; yield rs.map((r) => r.value); } }
console.log([...zip([1, 2, 3], "ab", new Set([true, false, 1]))]);
const lazy = { *map(it, f) { for (const x of it) yield f(x); } }; console.log([...lazy.map([1, 2], (x) => x + 1)], fib, fib(), Object.getPrototypeOf(fib).constructor.name);
function* perms(a, n = a.length) { if (n <= 1) yield a.slice(); else for (let i = 0; i < n; i++) { yield* perms(a, n - 1); const j = n % 2 ? 0 : i; [a[n - 1], a[j]] = [a[j], a[n - 1]]; } } console.log([...perms([1, 2, 3])].map((x) => x.join("")).join(" "));
const [first, ...others] = (function* () { yield 1; yield 2; yield 3; })(); console.log(first, others);
