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

t("tdz in defaults", () => {
  assert.throws(ReferenceError, () => {
    const { a = b, b } = {};
  });
  assert.throws(ReferenceError, () => {
    (function (a = b, b) {})();
  });
  assert.throws(ReferenceError, () => {
    let [x = x] = [];
  });
  assert.throws(ReferenceError, () => {
    (function (a = a) {})();
  });
});
t("for of destr", () => {
  const out = [];
  for (const [k, { v = 9 }] of [
    ["a", { v: 1 }],
    ["b", {}],
  ])
    out.push(k + v);
  assert.compareArray(out, ["a1", "b9"]);
  let o = {};
  for (o.x of [1, 2]);
  assert.sameValue(o.x, 2);
  for ([o.a, o.b] of [[1, 2]]);
  assert.sameValue(o.b, 2);
  for ({ q: o.q } of [{ q: 4 }]);
  assert.sameValue(o.q, 4);
  for (var { length: l } of ["abc"]);
  assert.sameValue(l, 3);
});
t("catch destr", () => {
  try {
    throw { a: 1, b: [2] };
  } catch ({ a, b: [c] }) {
    assert.sameValue(a + c, 3);
  }
  try {
    throw 1;
  } catch {}
});
t("holes", () => {
  const [, , c] = [1, 2, 3];
  assert.sameValue(c, 3);
  const [a, , ...r] = [1, 2, 3, 4];
  assert.compareArray(r, [3, 4]);
});
t("params length", () => {
  assert.sameValue(function (a, b = 1, c) {}.length, 1);
  assert.sameValue(function ({ a }, [b], ...c) {}.length, 2);
  assert.sameValue(((a, b) => {}).length, 2);
  assert.sameValue(function (...a) {}.length, 0);
});
t("param scope closure", () => {
  var x = 1;
  function f(a = () => x) {
    var x = 2;
    return a();
  }
  assert.sameValue(f(), 1);
  function g(x, a = () => x) {
    var x;
    x = 5;
    return a();
  }
  assert.sameValue(g(1), 1);
  function h(x, a = () => x) {
    x = 5;
    return a();
  }
  assert.sameValue(h(1), 5);
  function k(
    x,
    a = () => {
      x = 9;
    },
  ) {
    var x;
    const y = x;
    a();
    return [y, x];
  }
  assert.compareArray(k(3), [3, 3]);
});
t("param shadows", () => {
  function f(a, arguments_ = arguments) {
    return arguments_.length;
  }
  assert.sameValue(f(1), 1);
  function g(a) {
    var a;
    return a;
  }
  assert.sameValue(g(4), 4);
  function h(a) {
    function a() {}
    return typeof a;
  }
  assert.sameValue(h(1), "function");
});
t("computed keys", () => {
  let i = 0;
  const { [`k${i++}`]: a, [`k${i++}`]: b } = { k0: "x", k1: "y" };
  assert.sameValue(a + b, "xy");
  const sym = Symbol();
  const { [sym]: s } = { [sym]: 3 };
  assert.sameValue(s, 3);
  const { 0: z, "a-b": ab } = { 0: 1, "a-b": 2 };
  assert.sameValue(z + ab, 3);
});
t("obj spread", () => {
  const log = [];
  const o = {
    get a() {
      log.push(1);
      return 1;
    },
  };
  const c = { ...o, ...null, ...undefined, ...5, ..."hi" };
  verifyProperty(c, "a", { value: 1, writable: true, enumerable: true, configurable: true });
  assert.sameValue(c[1], "i");
  const p = {
    set x(v) {
      throw 1;
    },
  };
  const q = { ...{ x: 1 }, __proto__: p };
  assert.sameValue(q.x, 1);
});
t("object literal", () => {
  const o = { __proto__: null, a: 1 };
  assert.sameValue(Object.getPrototypeOf(o), null);
  const p = { __proto__: Array.prototype };
  truth(p instanceof Array);
  const q = { ["__proto__"]: 1 };
  assert.sameValue(Object.hasOwn(q, "__proto__"), true);
  const __proto__ = 4;
  const r = { __proto__ };
  truth(Object.hasOwn(r, "__proto__"));
  const s = {
    __proto__() {
      return 1;
    },
  };
  truth(Object.hasOwn(s, "__proto__"));
  const u = { __proto__: 5 };
  assert.sameValue(Object.getPrototypeOf(u), Object.prototype);
});

console.log(passed, "answered");
