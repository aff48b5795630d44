// Questions that answer for themselves: each says what it expects.
const assert = {
  sameValue(actual, expected) {
    if (!Object.is(actual, expected)) throw new Error(`${String(actual)} is not ${String(expected)}`);
  },
  compareArray(actual, expected) {
    const same = actual.length === expected.length && expected.every((item, i) => Object.is(item, actual[i]));
    if (!same) throw new Error(`[${actual.map(String)}] is not [${expected.map(String)}]`);
  },
  throws(Kind, action) {
    let error;
    try {
      action();
    } catch (caught) {
      error = caught;
    }
    if (error?.constructor !== Kind) throw new Error(`${error} is no ${Kind.name}`);
  },
};
let passed = 0;
function t(name, action) {
  try {
    action();
    passed++;
    console.log("ok", name);
  } catch (error) {
    console.log("FAILED", name, String(error.message ?? error));
  }
}

function truth(value) {
  assert.sameValue(value, true);
}
function verifyProperty(object, name, wanted) {
  const found = Object.getOwnPropertyDescriptor(object, name);
  for (const key of Object.keys(wanted)) assert.sameValue(found[key], wanted[key]);
}

t("values", () => {
  assert.sameValue(eval("1+1"), 2);
  assert.sameValue(eval("1;;;"), 1);
  assert.sameValue(eval("var vx = 1;"), undefined);
  assert.sameValue(eval("2; var vy = 1;"), 2);
  assert.sameValue(eval("1; if (false) {}"), undefined);
  assert.sameValue(eval("3; do { 4; break; } while (0)"), 4);
  assert.sameValue(eval("{}"), undefined);
  assert.sameValue(JSON.stringify(eval("({a:1})")), '{"a":1}');
  assert.sameValue(eval("5; {}"), 5);
  assert.sameValue(eval("try { 1 } finally { 2 }"), 1);
  assert.sameValue(eval('switch (1) { case 1: "a"; break; }'), "a");
  assert.sameValue(eval("for (let i = 0; i < 3; i++) i;"), 2);
  assert.sameValue(eval(5), 5);
  const o = {};
  assert.sameValue(eval(o), o);
  assert.sameValue(eval(), undefined);
  assert.sameValue(eval(""), undefined);
  assert.sameValue(eval('"use strict"; 3'), 3);
  assert.sameValue(eval("function ff(){}"), undefined);
  assert.sameValue(eval("1; function ff(){}"), 1);
});
t("reads locals", () => {
  const a = 1;
  let b = 2;
  var c = 3;
  function d() {
    return 4;
  }
  assert.sameValue(eval("a + b + c + d()"), 10);
  const f = (p) => eval("p * 2");
  assert.sameValue(f(4), 8);
});
t("writes locals", () => {
  let b = 2;
  var c = 1;
  eval("b = 5; c = 6");
  assert.sameValue(b + c, 11);
  const k = 1;
  assert.throws(TypeError, () => eval("k = 2"));
  eval("c++; c += 2");
  assert.sameValue(c, 9);
});
t("declares var", () => {
  eval("var nv = 7; function nf() { return nv; }");
  assert.sameValue(nv, 7);
  assert.sameValue(nf(), 7);
  nv = 8;
  assert.sameValue(nf(), 8);
  assert.sameValue(typeof nv, "number");
  assert.sameValue(delete nv, true);
  assert.sameValue(typeof nv, "undefined");
});
t("let in eval", () => {
  eval("let lx = 1; const ly = 2; class Lz {}");
  assert.sameValue(typeof lx, "undefined");
  assert.sameValue(typeof Lz, "undefined");
});
t("strict eval", () => {
  "use strict";
  eval("var sv = 1");
  assert.sameValue(typeof sv, "undefined");
  assert.throws(SyntaxError, () => eval("with ({}) {}"));
  assert.throws(ReferenceError, () => eval("undeclaredZ = 1"));
});
t("strict inside", () => {
  eval('"use strict"; var siv = 1;');
  assert.sameValue(typeof siv, "undefined");
});
t("indirect", () => {
  const loc = 1;
  assert.sameValue((0, eval)("typeof loc"), "undefined");
  (0, eval)("var gv1 = 5");
  assert.sameValue(globalThis.gv1, 5);
  assert.sameValue(gv1, 5);
  verifyProperty(globalThis, "gv1", { value: 5, writable: true, enumerable: true, configurable: true });
  const e = eval;
  e("function gf1() { return this; }");
  assert.sameValue(gf1(), globalThis);
  assert.sameValue(e("this"), globalThis);
  delete globalThis.gv1;
  assert.sameValue(typeof gv1, "undefined");
  eval?.("var gv2 = 1");
  assert.sameValue(globalThis.gv2, 1);
});
t("this", () => {
  const o = {
    f() {
      return eval("this");
    },
  };
  assert.sameValue(o.f(), o);
  function g() {
    return eval("arguments.length");
  }
  assert.sameValue(g(1, 2), 2);
});
t("Function", () => {
  assert.sameValue(new Function("a", "b", "return a + b")(1, 2), 3);
  assert.sameValue(Function("a,b", "c", "return a+b+c")(1, 2, 3), 6);
  const f = new Function();
  assert.sameValue(f(), undefined);
  assert.sameValue(f.name, "anonymous");
  assert.sameValue(new Function("a", "return this")(), globalThis);
  assert.sameValue(String(new Function("a", "b", "return a")), "function anonymous(a,b\n) {\nreturn a\n}");
  const loc = 1;
  assert.sameValue(new Function("return typeof loc")(), "undefined");
  assert.throws(SyntaxError, () => new Function("a b", ""));
  assert.throws(SyntaxError, () => new Function("}"));
  assert.throws(SyntaxError, () => new Function("return ("));
  assert.sameValue(new Function("a", "b = 2", "...c", "").length, 1);
  truth(new Function("x", "this.x = x") instanceof Function);
  assert.sameValue(new (Function("x", "this.x = x"))(3).x, 3);
  assert.sameValue(new Function('"use strict"; return this')(), undefined);
  assert.sameValue(new Function("/* c */ a, // d\n b", "return a*b")(3, 4), 12);
});
t("GeneratorFunction", () => {
  const GF = Object.getPrototypeOf(function* () {}).constructor;
  const g = new GF("a", "yield a; yield a * 2");
  assert.compareArray([...g(2)], [2, 4]);
  assert.sameValue(g.name, "anonymous");
  assert.sameValue(Object.getPrototypeOf(g), GF.prototype);
  const AF = (async () => {}).constructor;
  truth(AF("return 1")() instanceof Promise);
  assert.sameValue(String(AF("a", "await a")), "async function anonymous(a\n) {\nawait a\n}");
  assert.throws(SyntaxError, () => GF("function f() { yield 1 }; yield = 1; let yield;"));
});
t("closures", () => {
  const fs = [1, 2, 3].map((n) => eval("(x) => x + n"));
  assert.compareArray(
    fs.map((f) => f(10)),
    [11, 12, 13],
  );
  let counter = eval("(function () { let c = 0; return () => ++c; })()");
  counter();
  assert.sameValue(counter(), 2);
});
t("nested", () => {
  var x = "outer";
  function f() {
    var x = "inner";
    return eval('eval("x") + (0, eval)("typeof x")');
  }
  assert.sameValue(f(), "innerundefined");
});

console.log(passed, "answered");
