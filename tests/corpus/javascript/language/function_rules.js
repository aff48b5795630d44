// covers: chapter 15: parameters, arguments objects, names and lengths, defaults, arrow functions, generators, methods
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
(function (a, b) {
  sameValue(arguments.length, 1, "length");
  arguments[0] = 9;
  sameValue(a, 9, "mapped to parameter");
  a = 8;
  sameValue(arguments[0], 8, "mapped from parameter");
  arguments[1] = 7;
  sameValue(b, undefined, "not mapped where nothing was given");
  sameValue(Object.prototype.toString.call(arguments), "[object Arguments]", "tag");
  sameValue(typeof arguments[Symbol.iterator], "function", "iterable");
  compare(Object.keys(arguments), ["0", "1"], "keys");
  delete arguments[0];
  arguments[0] = 5;
  sameValue(a, 8, "no longer mapped");
  sameValue(arguments.callee.length, 2, "callee");
  const d = Object.getOwnPropertyDescriptor(arguments, "length");
  compare(d, { value: 1, writable: true, enumerable: false, configurable: true }, "length described");
})(1);
(function (a) {
  "use strict";
  arguments[0] = 9;
  sameValue(a, 1, "strict: not mapped");
  a = 8;
  sameValue(arguments[0], 9, "strict: not mapped back");
  throws(TypeError, () => arguments.callee, "strict: callee");
  sameValue(this, undefined, "strict this");
})(1);
(function (a, b = a, ...c) {
  arguments[0] = 5;
  sameValue(a, 1, "not simple: not mapped");
  compare([a, b, c, arguments.length], [1, 1, [], 1], "defaults");
})(1);
(function () {
  sameValue((() => arguments[0])(), 3, "arrow takes those around");
})(3);
(function (arguments) {
  sameValue(arguments, 4, "parameter of that name");
})(4);
(function () {
  var arguments;
  sameValue(arguments[0], 5, "variable of that name");
})(5);
(function () {
  function arguments() {}
  sameValue(typeof arguments, "function", "function of that name");
})(6);
for (const [f, name, length] of [
  [function () {}, "", 0],
  [(a, b) => 0, "", 2],
  [function g(a, b = 1, c) {}, "g", 1],
  [(...r) => 0, "", 0],
  [async function h(a) {}, "h", 1],
  [function* k() {}, "k", 0],
  [
    class {
      constructor(a, b) {}
    },
    "",
    2,
  ],
  [class L {}, "L", 0],
  [{ m({ x }, [y]) {} }.m, "m", 2],
  [function () {}.bind(null), "bound ", 0],
  [function q(a, b, c) {}.bind(null, 1), "bound q", 2],
  [new Function("a,b", "return a"), "anonymous", 2],
  [
    Object.getOwnPropertyDescriptor(
      {
        get x() {
          return 1;
        },
      },
      "x",
    ).get,
    "get x",
    0,
  ],
  [
    Object.getOwnPropertyDescriptor(
      class {
        static set y(v) {}
      },
      "y",
    ).set,
    "set y",
    1,
  ],
]) {
  sameValue(f.name, name, `name of ${f}`);
  sameValue(f.length, length, `length of ${f}`);
}
const sym = Symbol("desc");
const named = { [sym]: () => 0, ["x" + 1]: function () {}, f: () => 0, [Symbol()]: () => 0 };
sameValue(named[sym].name, "[desc]", "name by symbol");
sameValue(named.x1.name, "x1", "name by computed key");
let { dflt = () => 0 } = {};
sameValue(dflt.name, "dflt", "name by default");
let assigned;
assigned = function () {};
sameValue(assigned.name, "assigned", "name by assignment");
let paren;
paren = function () {};
sameValue(paren.name, "paren", "name through parentheses");
let comma;
comma = (0, function () {});
sameValue(comma.name, "", "no name through comma");
const fe = function inner() {
  inner = 1;
  return typeof inner;
};
sameValue(fe(), "function", "own name is kept");
throws(
  TypeError,
  function () {
    "use strict";
    (function inner() {
      inner = 1;
    })();
  },
  "own name in strict code",
);
let x = "outer";
(function (f = () => x, x = "parameter") {
  var x;
  sameValue(f(), "parameter", "closure of parameters");
  x = 1;
})();
(function (f = () => x) {
  var x = "body";
  sameValue(f(), "outer", "closure sees no body");
})();
throws(ReferenceError, () => ((a = b, b) => 0)(), "later parameter");
throws(ReferenceError, () => ((a = a) => 0)(), "own parameter");
const seen = [];
((a = seen.push("a"), { b = seen.push("b"), c } = {}, [d = seen.push("d")] = []) => 0)(undefined, { b: 1 });
compare(seen, ["a", "d"], "defaults that are taken");
for (const text of [
  "'use strict'; with (a) {}",
  "'use strict'; 010",
  "'use strict'; var eval",
  "'use strict'; delete x",
  "'use strict'; (a, a) => 0",
  "(a, a) => 0",
  "function f(a, a = 1) {}",
  "function f(a = 1) { 'use strict' }",
  "'use strict'; function f(arguments) {}",
  "function f(...a, b) {}",
  "function f(a) { let a }",
  "() => { let a; var a }",
  "function* g() { yield = 1 }",
  "function* g(a = yield) {}",
  "async function f(a = await 1) {}",
  "({ get x(a) {} })",
  "({ set x() {} })",
  "({ async get x() {} })",
  "super.x",
  "({ f() { super() } })",
  "yield => { 'use strict' }",
  "'use strict'; let yield",
  "'use strict'; let static",
  "return => 1",
  "break",
  "continue",
  "lbl: lbl: ;",
  "let let = 1",
]) {
  refused(text);
}
for (const text of [
  "var yield, let, static, async, of, get, set, await",
  "function f(a, a) {}",
  "({ async: 1, get: 2, set: 3 })",
  "async\nfunction f() {}",
  "label: for (;;) { continue label }",
  "if (1) function f() {}",
  "var async; async\nx => x",
  "({ get() {}, set() {}, async() {}, static() {} })",
]) {
  accepted(text);
}
function Target() {
  return new.target;
}
sameValue(Target(), undefined, "new.target of a call");
sameValue(
  new (class extends Target {
    constructor() {
      return { t: super() };
    }
  })().t instanceof Object,
  true,
  "of super",
);
sameValue(
  Reflect.construct(
    function () {
      this.t = new.target;
    },
    [],
    Array,
  ).t,
  Array,
  "of Reflect.construct",
);
console.log(`${passed} passed, ${failed.length} failed`);
for (const line of failed) console.log(line);
