// covers: order of keys, for-in with changes and shadowing, attributes, sparse arrays, JSON order
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
const keys = (o) => {
  const all = [];
  for (const k in o) all.push(k);
  return all;
};
compare(
  keys({ b: 1, 10: 1, a: 1, 2: 1, [Symbol("s")]: 1, "-1": 1, "01": 1 }),
  ["2", "10", "b", "a", "-1", "01"],
  "integers first",
);
const parent = { p: 1, shared: 1, hidden: 1 };
const child = Object.create(parent, { own: { value: 1, enumerable: true }, hidden: { value: 2, enumerable: false } });
child.shared = 2;
compare(keys(child), ["own", "shared", "p"], "own before inherited, hidden shadows");
const changing = { a: 1, b: 2, c: 3 };
const seen = [];
for (const k in changing) {
  seen.push(k);
  delete changing.b;
  changing.d = 4;
}
compare(seen, ["a", "c"], "deleted are left out, new ones too");
compare(keys("ab"), ["0", "1"], "of a text");
compare(keys(null), [], "of null");
compare(keys(undefined), [], "of undefined");
compare(keys(5), [], "of a number");
compare(keys([1, , 3]), ["0", "2"], "sparse");
class A {
  x = 1;
  m() {}
  static s = 1;
}
compare(keys(new A()), ["x"], "methods are hidden");
compare(keys(A), ["s"], "static fields are not");
Array.prototype.extra = 1;
compare(keys([7]), ["0", "extra"], "of the prototype");
delete Array.prototype.extra;
const re = { a: 1 };
delete re.a;
re.b = 1;
re.a = 2;
compare(keys(re), ["b", "a"], "added again goes last");
re.b = 5;
compare(Object.keys(re), ["b", "a"], "written again stays");
const d = Object.defineProperty({}, "x", { value: 1 });
compare(
  Object.getOwnPropertyDescriptor(d, "x"),
  { value: 1, writable: false, enumerable: false, configurable: false },
  "defaults",
);
throws(TypeError, () => Object.defineProperty(d, "x", { value: 2 }), "redefined");
Object.defineProperty(d, "x", { value: 1 });
throws(TypeError, () => Object.defineProperty(d, "x", { get() {} }), "to an accessor");
throws(TypeError, () => Object.defineProperty({}, "x", { get() {}, value: 1 }), "both");
throws(TypeError, () => Object.defineProperty({}, "x", { get: 1 }), "getter is no function");
throws(TypeError, () => Object.defineProperty(1, "x", {}), "of a number");
throws(TypeError, () => Object.defineProperty({}, "x", 1), "described by a number");
const w = Object.defineProperty({}, "y", { value: 1, writable: true });
Object.defineProperty(w, "y", { value: 2 });
Object.defineProperty(w, "y", { writable: false });
sameValue(w.y, 2, "written while it may");
throws(TypeError, () => Object.defineProperty(w, "y", { writable: true }), "not writable again");
throws(
  RangeError,
  () => {
    [].length = -1;
  },
  "negative length",
);
throws(
  RangeError,
  () => {
    [].length = 2 ** 32;
  },
  "long length",
);
const sparse = [];
sparse[5] = 1;
compare(
  [
    sparse.length,
    2 in sparse,
    Object.keys(sparse),
    sparse.findIndex((x) => x === undefined),
    sparse.indexOf(undefined),
  ],
  [6, false, ["5"], 0, -1],
  "holes",
);
sparse.length = 2;
compare([sparse.length, Object.keys(sparse)], [2, []], "cut");
const big = [];
big[4294967295] = 1;
compare([big.length, Object.keys(big)], [0, ["4294967295"]], "no index");
compare(
  Object.entries({
    z: 1,
    1: "a",
    get g() {
      return 2;
    },
  }),
  [
    ["1", "a"],
    ["z", 1],
    ["g", 2],
  ],
  "entries",
);
compare(
  Object.fromEntries(
    new Map([
      ["b", 1],
      ["1", 2],
    ]),
  ),
  { 1: 2, b: 1 },
  "from entries",
);
compare(Object.assign({}, "ab", null, [9], { x: 1 }), { 0: 9, 1: "b", x: 1 }, "assigned");
sameValue(
  JSON.stringify({
    b: 1,
    a: [undefined, () => 1, Symbol()],
    u: undefined,
    d: new Date(0),
    n: NaN,
    i: -0,
    nested: { toJSON: (k) => k },
  }),
  '{"b":1,"a":[null,null,null],"d":"1970-01-01T00:00:00.000Z","n":null,"i":0,"nested":"nested"}',
  "json",
);
sameValue(JSON.stringify({ a: 1, b: { a: 2, c: 3 } }, ["a", "b"]), '{"a":1,"b":{"a":2}}', "chosen keys");
sameValue(JSON.stringify([1, [2]], null, "--"), "[\n--1,\n--[\n----2\n--]\n]", "indented");
compare(
  JSON.parse('{"b":1,"a":[2,{"c":3}],"__proto__":4}', (k, v) => (typeof v === "number" ? v * 2 : v)),
  JSON.parse('{"b":2,"a":[4,{"c":6}],"__proto__":8}'),
  "revived",
);
const order = [];
JSON.parse('{"x":[1,2],"y":3}', function (k, v) {
  order.push(k);
  return v;
});
compare(order, ["0", "1", "x", "y", ""], "order of revival");
const acc = {
  get a() {
    return 1;
  },
  set a(v) {},
  get b() {
    return 2;
  },
};
compare(Object.keys(Object.getOwnPropertyDescriptors(acc)), ["a", "b"], "accessors");
throws(
  TypeError,
  () => {
    "use strict";
    acc.b = 1;
  },
  "no setter",
);
throws(
  TypeError,
  () => {
    "use strict";
    Object.create(acc).b = 1;
  },
  "no inherited setter",
);
throws(
  TypeError,
  () => {
    "use strict";
    Object.create(Object.freeze({ v: 1 })).v = 2;
  },
  "inherited read-only",
);
const proto = {
  set v(x) {
    this._v = x;
  },
};
const heir = Object.create(proto);
heir.v = 3;
compare([Object.keys(heir), heir._v], [["_v"], 3], "inherited setter");
throws(TypeError, () => Object.setPrototypeOf(Object.preventExtensions({}), {}), "prototype of the fixed");
throws(
  TypeError,
  () => {
    const a = {};
    const b = Object.create(a);
    a.__proto__ = b;
  },
  "cycle",
);
compare(
  [
    Object.isFrozen("x"),
    Object.isFrozen({}),
    Object.isSealed(Object.freeze([1])),
    Object.isFrozen(Object.preventExtensions({})),
  ],
  [true, false, true, true],
  "frozen",
);
const literal = { __proto__: { up: 1 }, __proto__x: 2, ["__proto__"]: 3 };
compare([literal.up, Object.keys(literal)], [1, ["__proto__x", "__proto__"]], "__proto__ in literals");
sameValue({ __proto__: 5 } instanceof Object, true, "__proto__ of a number");
console.log(`${passed} passed, ${failed.length} failed`);
for (const line of failed) console.log(line);
