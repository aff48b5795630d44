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

t("set fn name dest", () => {
  let { a = function () {}, b: { c = () => {} } = {} } = {};
  assert.sameValue(a.name + c.name, "ac");
  let x;
  [x = class {}] = [];
  assert.sameValue(x.name, "x");
  const o = { ["p" + 1]: class {}, "q r": function () {} };
  assert.sameValue(o.p1.name + o["q r"].name, "p1q r");
  var v = function () {},
    w = function ww() {};
  assert.sameValue(v.name + w.name, "vww");
});
t("dynamic fn", () => {
  const f = new Function("a", "b = 2", "{ c }", "return a + b + c");
  assert.sameValue(f(1, undefined, { c: 3 }), 6);
  assert.throws(SyntaxError, () => Function("a,a", '"use strict";'));
  assert.sameValue(Function("return typeof arguments")(), "object");
});
t("arguments iter/len/strict", () => {
  function f() {
    const r = [...arguments, arguments.length];
    return r.join();
  }
  assert.sameValue(f(1, 2), "1,2,2");
  function g(a) {
    arguments.length = 5;
    return Array.from(arguments).length;
  }
  assert.sameValue(g(1), 5);
  function h(a, b) {
    arguments[0] = 9;
    arguments[2] = 3;
    return [a, b, arguments.length, arguments[2]].join();
  }
  assert.sameValue(h(1, 2), "9,2,2,3");
  function d() {
    return delete arguments[0] && arguments[0];
  }
  assert.sameValue(d(1), undefined);
});
t("getOwnPropertyNames arguments", () => {
  function f() {
    return Object.getOwnPropertyNames(arguments);
  }
  assert.compareArray(f(1).sort(), ["0", "callee", "length"]);
});

console.log(passed, "answered");
