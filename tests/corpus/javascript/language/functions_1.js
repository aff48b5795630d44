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

function verifyProperty(object, name, wanted) {
  const found = Object.getOwnPropertyDescriptor(object, name);
  for (const key of Object.keys(wanted)) assert.sameValue(found[key], wanted[key]);
}

t("arguments mapped", () => {
  function f(a, b) {
    a = 5;
    arguments[1] = 7;
    return [arguments[0], b].join();
  }
  assert.sameValue(f(1, 2), "5,7");
  function g(a) {
    arguments[0] = 3;
    return a;
  }
  assert.sameValue(g(1), 3);
  assert.sameValue(g(), undefined);
  function h(a) {
    delete arguments[0];
    a = 2;
    return arguments[0];
  }
  assert.sameValue(h(1), undefined);
  function k(a) {
    "use strict";
    a = 2;
    return arguments[0];
  }
  assert.sameValue(k(1), 1);
  function m(a = 0) {
    a = 2;
    return arguments[0];
  }
  assert.sameValue(m(1), 1);
});
t("arguments props", () => {
  function f() {
    return arguments;
  }
  const a = f(1, 2, 3);
  assert.sameValue(a.length, 3);
  verifyProperty(a, "length", { value: 3, writable: true, enumerable: false, configurable: true });
  verifyProperty(a, "callee", { value: f, writable: true, enumerable: false, configurable: true });
  assert.sameValue(Object.prototype.toString.call(a), "[object Arguments]");
  assert.compareArray([...a], [1, 2, 3]);
  assert.sameValue(Array.isArray(a), false);
  assert.compareArray(Object.keys(a), ["0", "1", "2"]);
  assert.sameValue(a[Symbol.iterator], Array.prototype.values);
  function s() {
    "use strict";
    return arguments;
  }
  assert.throws(TypeError, () => s().callee);
  assert.sameValue(Object.getPrototypeOf(a), Object.prototype);
});
t("arguments arrow", () => {
  function f() {
    return (() => arguments[0])(2);
  }
  assert.sameValue(f(1), 1);
});
t("arguments shadow", () => {
  function f(arguments) {
    return arguments;
  }
  assert.sameValue(f(4), 4);
  function g() {
    var arguments;
    return typeof arguments;
  }
  assert.sameValue(g(), "object");
  function h() {
    var arguments = 3;
    return arguments;
  }
  assert.sameValue(h(), 3);
  function k() {
    function arguments() {}
    return typeof arguments;
  }
  assert.sameValue(k(), "function");
  function l() {
    let arguments = 5;
    return arguments;
  }
  assert.sameValue(l(), 5);
});
t("member assign order", () => {
  const log = [];
  const base = () => {
    log.push("base");
    return {};
  };
  const key = () => {
    log.push("key");
    return {
      toString() {
        log.push("tostr");
        return "k";
      },
    };
  };
  base()[key()] = (log.push("rhs"), 1);
  assert.compareArray(log, ["base", "key", "rhs", "tostr"]);
});
t("compound order", () => {
  let x = 1;
  x += ((x = 5), 10);
  assert.sameValue(x, 11);
  const o = { a: 1 };
  o.a += ((o.a = 100), 1);
  assert.sameValue(o.a, 2);
  let i = 0;
  const a = [1, 2, 3];
  a[i++] += 10;
  assert.compareArray(a, [11, 2, 3]);
  assert.sameValue(i, 1);
});
t("null base assign", () => {
  let n = 0;
  assert.throws(TypeError, () => {
    null[n++] = 1;
  });
  let u;
  assert.throws(TypeError, () => {
    u.x = n++;
  });
});

console.log(passed, "answered");
