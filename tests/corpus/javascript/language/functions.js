// covers: functions, default, rest, spread, closures, this, arguments, IIFE, recursion, higher order
function add(a, b = a * 2, ...rest) { return a + b + rest.reduce((x, y) => x + y, 0); }
console.log(add(1), add(1, 1), add(1, 1, 1, 1), add(1, undefined, 5), add.length, add.name);
const square = (x) => x * x, pair = (a, b) => ({ a, b }), none = () => {};
console.log(square(5), pair(1, 2), none(), square.name, (() => {}).name, (function () {}).name);
function args() { return arguments.length + ":" + Array.from(arguments).join("-"); }
console.log(args(), args(1, 2, 3));
console.log(Math.max(...[1, 5, 3], 4), [..."abc", ...[1, 2]], { ...{ a: 1 }, b: 2, ...null });
const obj = {
  name: "obj",
  regular() { return this.name; },
  arrow: () => typeof this,
  nested() { return [1].map(() => this.name)[0]; },
  delayed() { return (function () { return this === undefined || this === globalThis; })(); },
};
console.log(obj.regular(), obj.arrow(), obj.nested(), obj.delayed());
const detached = obj.regular;
console.log(detached.call({ name: "called" }), detached.apply({ name: "applied" }, []), detached.bind({ name: "bound" })());
const bound = add.bind(null, 10);
console.log(bound(1), bound.name, bound.length, (function f(a, b) {}).bind().length);
console.log((function fact(n) { return n < 2 ? 1 : n * fact(n - 1); })(10));
const compose = (...fs) => (x) => fs.reduceRight((v, f) => f(v), x);
console.log(compose((x) => x + 1, (x) => x * 2)(5));
const curry = (f) => function next(...a) { return a.length >= f.length ? f(...a) : (...b) => next(...a, ...b); };
console.log(curry((a, b, c) => a + b + c)(1)(2)(3), curry((a, b, c) => a + b + c)(1, 2)(3));
function memo(f) { const cache = new Map(); return (n) => { if (!cache.has(n)) cache.set(n, f(n)); return cache.get(n); }; }
const fib = memo((n) => (n < 2 ? n : fib(n - 1) + fib(n - 2)));
console.log(fib(80));
function defaults({ a = 1, b: { c = 2 } = {} } = {}, [d, e = 5] = [4]) { return [a, c, d, e]; }
console.log(defaults(), defaults({ a: 10, b: { c: 20 } }, [30, 40]));
function scope(a, b = () => a) { var a = 5; return [a, b()]; }
console.log(scope(1));
console.log(function () { return typeof this; }.call(5) !== undefined, (function () { "use strict"; return typeof this; }).call(5));
let calls = 0; const once = (f) => { let done = false, value; return () => done ? value : (done = true, value = f()); };
const init = once(() => ++calls); init(); init(); console.log(calls);
