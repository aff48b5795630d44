// covers: closures, counters, module pattern, currying, debounce without time, partial application
const makeCounter = (start = 0, step = 1) => { let n = start; return { next: () => (n += step), reset() { n = start; return this; } }; };
const c1 = makeCounter(), c2 = makeCounter(10, 5);
console.log(c1.next(), c1.next(), c2.next(), c1.reset().next());
const bank = (() => { let total = 0; const history = []; return { deposit(x) { total += x; history.push(["d", x]); return total; }, history: () => history.slice() }; })();
bank.deposit(5); bank.deposit(7); console.log(bank.history(), bank.total);
const adders = [1, 2, 3].map((n) => (x) => x + n); console.log(adders.map((f) => f(10)));
function outer() { const x = "outer x"; function middle() { const y = "middle y"; return () => `${x} ${y}`; } return middle(); } console.log(outer()());
const partial = (f, ...a) => (...b) => f(...a, ...b); console.log(partial(Math.max, 5)(1, 9), partial((a, b, c) => [a, b, c], 1, 2)(3));
const memo = (f, cache = {}) => (x) => cache[x] ?? (console.log("computing", x), (cache[x] = f(x))); const sq = memo((x) => x * x); console.log(sq(4), sq(4), sq(5));
var fs = []; for (var i = 0; i < 3; i++) { (function (j) { fs.push(() => j); })(i); } console.log(fs.map((f) => f()));
let x = 1; const getX = () => x; x = 2; console.log(getX()); const pipe = (...fns) => (v) => fns.reduce((a, f) => f(a), v); console.log(pipe((s) => s.trim(), (s) => s.split(","), (a) => a.map(Number), (a) => a.reduce((p, q) => p + q))(" 1,2,3 "));
const after = (n, f) => () => (--n < 1 ? f() : undefined); const g = after(3, () => "now"); console.log(g(), g(), g()); function Y(f) { return ((x) => x(x))((x) => f((y) => x(x)(y))); } console.log(Y((fac) => (n) => (n < 2 ? 1 : n * fac(n - 1)))(6));
