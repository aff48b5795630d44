// covers: chapters 13.15 and 14.3: patterns, defaults, holders, closing of iterators, order
let passed = 0;
const failed = [];
function sameValue(actual, expected, what) {
  if (Object.is(actual, expected)) passed++;
  else failed.push(`${what}: ${String(actual)} instead of ${String(expected)}`);
}
function throws(kind, body, what) {
  try {
    body();
  } catch (error) {
    return sameValue(error instanceof kind ? kind : error?.constructor, kind, `${what} throws`);
  }
  failed.push(`${what}: nothing thrown`);
}
function refused(text, what = text, kind = SyntaxError) {
  throws(kind, () => Function(text), what);
}
function accepted(text) {
  try {
    Function(text);
    passed++;
  } catch (error) {
    failed.push(`${text}: ${error.message}`);
  }
}
function compare(actual, expected, what) {
  sameValue(JSON.stringify(actual), JSON.stringify(expected), what);
}
const log = [];
function source(values, { onReturn } = {}) {
  let i = 0;
  return {
    [Symbol.iterator]() {
      log.push("open");
      return {
        next() {
          log.push("next");
          return i < values.length ? { value: values[i++], done: false } : { value: undefined, done: true };
        },
        return() {
          log.push("return");
          return onReturn ? onReturn() : {};
        },
      };
    },
  };
}
{
  const [a, , b = 7] = source([1, 2]);
  compare([a, b, log.splice(0)], [1, 7, ["open", "next", "next", "next"]], "to the end");
}
{
  const [a] = source([1, 2]);
  compare([a, log.splice(0)], [1, ["open", "next", "return"]], "closed early");
}
{
  const [] = source([1]);
  compare(log.splice(0), ["open", "return"], "empty pattern");
}
{
  const [...r] = source([1, 2]);
  compare(
    [r, log.splice(0)],
    [
      [1, 2],
      ["open", "next", "next", "next"],
    ],
    "rest",
  );
}
throws(
  RangeError,
  () => {
    const [
      a = (() => {
        throw new RangeError();
      })(),
    ] = source([undefined]);
  },
  "default that throws",
);
compare(log.splice(0), ["open", "next", "return"], "closed where a default throws");
throws(
  TypeError,
  () => {
    const [a] = source([1], { onReturn: () => 1 });
  },
  "return gives no object",
);
log.length = 0;
throws(
  TypeError,
  () => {
    const {} = null;
  },
  "of null",
);
throws(
  TypeError,
  () => {
    const [] = {};
  },
  "not iterable",
);
throws(
  TypeError,
  () => {
    const {
      a: { b },
    } = {};
  },
  "of undefined inside",
);
const holder = {};
[holder.a, holder["b"], ...holder.rest] = [1, 2, 3, 4];
compare(holder, { a: 1, b: 2, rest: [3, 4] }, "members as targets");
({ x: holder.a, ["y" + 1]: holder.b = 5, ...holder.rest } = { x: 9, z: 8, w: 7 });
compare(holder, { a: 9, b: 5, rest: { z: 8, w: 7 } }, "members of objects");
let x = 1,
  y = 2;
[x, y] = [y, x];
compare([x, y], [2, 1], "swapped");
[x = 5, [y = x] = []] = [];
compare([x, y], [5, 5], "nested defaults");
const { length } = "abc",
  { [Symbol.iterator]: it } = [],
  { 0: first, [`${1}`]: second } = "xy";
compare([length, typeof it, first, second], [3, "function", "x", "y"], "of primitives");
const { a = 1, b: { c = 2, ...d } = {}, ...e } = { b: { f: 3 }, g: 4, [Symbol("s")]: 5 };
compare([a, c, d, e, Object.getOwnPropertySymbols(e).length], [1, 2, { f: 3 }, { g: 4 }, 1], "everything");
const keys = [];
const { [(keys.push(1), "p")]: p = keys.push(2), [(keys.push(3), "q")]: q = keys.push(4) } = { p: 0 };
compare([p, q, keys], [0, 3, [1, 3, 4]], "order of keys and defaults");
const getters = [];
const { m, n, ...others } = {
  get n() {
    getters.push("n");
    return 1;
  },
  get m() {
    getters.push("m");
    return 2;
  },
  get o() {
    getters.push("o");
    return 3;
  },
};
compare([getters, others], [["m", "n", "o"], { o: 3 }], "getters in the order of the pattern");
for (const [k, { v = 9 } = {}] of [["a", { v: 1 }], ["b"]]) log.push(k + v);
compare(log.splice(0), ["a1", "b9"], "heads of loops");
for (const { length: n } of ["ab", "c"]) log.push(n);
for (let [c] in { xy: 1 }) log.push(c);
compare(log.splice(0), [2, 1, "x"], "of and in");
try {
  throw { code: 5, list: [1, 2] };
} catch ({ code, list: [, last], message = "none" }) {
  compare([code, last, message], [5, 2, "none"], "catch");
}
(({ a, b = a }, [c, ...d], ...[e]) => compare([a, b, c, d, e], [1, 1, 2, [3], 4], "parameters"))({ a: 1 }, [2, 3], 4);
sameValue((([x] = [3, 4]), x), 3, "value behind");
compare(([x, y] = [7, 8, 9]), [7, 8, 9], "an assignment's value is the right side");
const fnNames = ({ f = () => 0, g: h = function () {}, k = class {} } = {}) => [f.name, h.name, k.name];
compare(fnNames(), ["f", "h", "k"], "names of defaults");
let ev = "v";
({ eval: ev } = { eval: 1 });
sameValue(ev, 1, "keyword as key");
({ if: ev, "quoted-key": x, 5: y } = { if: 2, "quoted-key": 3, 5: 4 });
compare([ev, x, y], [2, 3, 4], "keys of all kinds");
for (const text of [
  "let [a, a] = []",
  "const { a, b: a } = {}",
  "let { a }",
  "const [b];",
  "({ a }) = 1",
  "[a] => 1",
  "({ a: 1 }) => 1",
  "let [...a,] = []",
  "({ ...{ a } } = {})",
  "let { ...[a] } = {}",
  "function f({ a }, a) { 'use strict' }",
  "[...a = 1] = []",
  "({ a = 1 })",
  "(a, { b = 2 })",
  "for (let [x, x] of []);",
  "for (const a;;);",
  "for (let a, b of []);",
  "try {} catch ([a, a]) {}",
  "try {} catch (e) { let e }",
  "'use strict'; ({ eval } = {})",
  "[(a = 1)] = []",
  "[([a])] = 1",
  "({ a: ({ b }) } = {})",
])
  refused(text);
for (const text of [
  "var [a, a] = []",
  "({ a = 1 } = {})",
  "try {} catch (e) { var e }",
  "for (var [a] = [], b;;) break",
  "[...[a, b]] = []",
  "({ set a(v) {} }).a = 1",
])
  accepted(text);
console.log(`${passed} passed, ${failed.length} failed`);
for (const line of failed) console.log(line);
