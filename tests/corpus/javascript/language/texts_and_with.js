// covers: eval-code, the function constructor, with, directive prologues
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
var outer = "global";
let lexical = "script";
(function () {
  var outer = "function";
  sameValue(eval("outer"), "function", "direct");
  sameValue((0, eval)("typeof outer"), "undefined", "indirect does not see the function's");
})();
(function () {
  eval("var made = 1");
  sameValue(made, 1, "var of a text");
  sameValue(delete globalThis.made, true, "not global");
})();
(function () {
  "use strict";
  eval("var kept = 1");
  sameValue(typeof kept, "undefined", "strict texts keep theirs");
})();
(function () {
  eval("'use strict'; var kept = 1");
  sameValue(typeof kept, "undefined", "strict by directive");
  eval("let l = 1; const c = 2; class K {}");
  sameValue(typeof l + typeof c + typeof K, "undefinedundefinedundefined", "lexical names stay");
  eval("function g() { return 5 }");
  sameValue(g(), 5, "function of a text");
})();
for (const [text, expected] of [
  ["1;;;", 1],
  ["var x = 1", undefined],
  ["{ 2 }", 2],
  ["{}", undefined],
  ["if (true) 3; else 4", 3],
  ["if (false) 3", undefined],
  ["5; if (false) 3", undefined],
  ["do { 6; break } while (0)", 6],
  ["for (var i = 0; i < 3; i++) i", 2],
  ["switch (1) { case 1: 7; case 2: 8 }", 8],
  ["try { 9 } finally { 10 }", 9],
  ["lbl: { 11; break lbl; 12 }", 11],
  ["var f = function () {}; 13", 13],
  ["'a'; function h() {}", "a"],
  ["({ a: 1 }).a", 1],
  ["", undefined],
  ["14; ;", 14],
  ["while (false) 1", undefined],
  ["1; do { } while (false)", undefined],
  ["eval('15')", 15],
  ["this === globalThis || typeof this", true],
]) {
  const value = (0, eval)(text);
  sameValue(value, expected, text);
}
sameValue(eval({ a: 1 }).a, 1, "no text");
sameValue(eval(), undefined, "nothing");
throws(SyntaxError, () => eval("}"), "brace");
throws(SyntaxError, () => eval("let a; let a"), "twice");
throws(SyntaxError, () => eval("return 1"), "return");
throws(SyntaxError, () => eval("break"), "break");
throws(SyntaxError, () => (0, eval)("super.x"), "super outside");
throws(ReferenceError, () => eval("x1; let x1"), "dead zone");
function args() {
  return eval("arguments.length");
}
sameValue(args(1, 2), 2, "arguments in a text");
function param(a, b = eval("a + 1")) {
  return b;
}
sameValue(param(1), 2, "in a parameter");
const fnThis = {
  v: 7,
  m() {
    return eval("this.v");
  },
  a() {
    return [1].map(() => eval("this.v"))[0];
  },
};
compare([fnThis.m(), fnThis.a()], [7, 7], "this in a text");
let counter = 0;
eval("counter++");
sameValue(counter, 1, "assigns what is around");
const inner = eval("(function () { return counter++ })");
inner();
sameValue(counter, 2, "closures of texts");
const getter = () => {
  const secret = 42;
  return (t) => eval(t);
};
sameValue(getter()("secret"), 42, "names around");
const made = new Function("a", "b = 2, ...c", "return [a, b, c, typeof outer, typeof lexical]");
compare(made(1, undefined, 3), [1, 2, [3], "undefined", "undefined"], "made function");
sameValue(String(new Function("a", "b", "return a")), "function anonymous(a,b\n) {\nreturn a\n}", "its text");
throws(SyntaxError, () => new Function("a b", ""), "parameters");
throws(SyntaxError, () => new Function("", "}"), "body");
sameValue(Function("return this")(), globalThis, "this of a made one");
sameValue(Function("'use strict'; return this")(), undefined, "strict one");
sameValue(new Function().name, "anonymous", "name");
const GeneratorFunction = Object.getPrototypeOf(function* () {}).constructor;
compare([...GeneratorFunction("yield 1; yield 2")()], [1, 2], "generator");
const scope = {
  x: 1,
  get y() {
    return 2;
  },
  [Symbol.unscopables]: { hidden: true },
  hidden: 3,
};
var hidden = "outer",
  z = 0;
with (scope) {
  x = 10;
  z = x + y;
  sameValue(hidden, "outer", "unscopables");
  var declared = 5;
  let x2 = x;
  sameValue(x2, 10, "let in with");
  (function () {
    sameValue(x, 10, "function in with");
  })();
}
compare([scope.x, z, scope.declared, declared], [10, 12, undefined, 5], "with");
with ([1, 2]) {
  sameValue(length, 2, "of an array");
  sameValue(typeof concat, "function", "methods");
}
with ("abc") sameValue(length, 3, "of a text");
throws(
  TypeError,
  () => {
    with (null) {
    }
  },
  "of null",
);
const holder = {
  m() {
    return this === holder;
  },
};
with (holder) sameValue(m(), true, "receiver");
with ({ v: 1 }) with ({ w: 2 }) sameValue(v + w, 3, "nested");
with (
  new Proxy({}, { has: (t, k) => k === "magic", get: (t, k) => (k === Symbol.unscopables ? undefined : "found") })
)
  sameValue(magic, "found", "proxy");
(function () {
  "not strict";
  "use strict";
  sameValue(this, undefined, "directive behind another");
})();
(function () {
  ("use strict");
  sameValue(typeof this, "object", "no directive in parentheses");
})();
(function () {
  "use\x20strict";
  sameValue(typeof this, "object", "no directive with escapes");
})();
(function () {
  var a;
  ("use strict");
  sameValue(typeof this, "object", "no directive behind a statement");
})();
(function () {
  "use strict";
  sameValue(this, undefined, "directive without a semicolon");
})();
(function () {
  "use strict" + "";
  sameValue(typeof this, "object", "an expression is none");
})();
console.log(`${passed} passed, ${failed.length} failed`);
for (const line of failed) console.log(line);
