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

t("hoist", () => {
  assert.sameValue(v, undefined);
  var v = 1;
  assert.sameValue(h(), "h2");
  function h() {
    return "h1";
  }
  function h() {
    return "h2";
  }
  var h;
  assert.sameValue(typeof h, "function");
});
t("call/apply", () => {
  assert.sameValue(Math.max.apply(null, { length: 2, 0: 1, 1: 5 }), 5);
  assert.throws(TypeError, () => Math.max.apply(null, 1));
  assert.throws(TypeError, () => Function.prototype.call.call(1));
  assert.sameValue(Function.prototype(), undefined);
  assert.sameValue(Function.prototype.call.length, 1);
  assert.sameValue(Function.prototype.apply.length, 2);
});
t("default uses earlier", () => {
  function f(a, b = a * 2, c = b + 1) {
    return c;
  }
  assert.sameValue(f(1), 3);
  assert.sameValue(f(1, undefined, 0), 0);
  assert.sameValue(f(1, null), 1);
});
t("tagged frozen", () => {
  const f = (s) => s;
  const s = f`a${1}`;
  truth(Object.isFrozen(s));
  truth(Object.isFrozen(s.raw));
  assert.sameValue(s.length, 2);
  verifyProperty(s, "raw", { enumerable: false, writable: false, configurable: false });
});
t("optional chaining", () => {
  const o = {
    a: {
      b() {
        return this.c;
      },
      c: 3,
    },
    n: null,
  };
  assert.sameValue(o?.a?.b(), 3);
  assert.sameValue(o.n?.x.y.z, undefined);
  assert.sameValue(o.q?.(), undefined);
  assert.sameValue(o.a?.["c"], 3);
  assert.sameValue(o.n?.x?.y, undefined);
  let n = 0;
  o.n?.[n++];
  assert.sameValue(n, 0);
  assert.sameValue(delete o.n?.x, true);
  assert.sameValue(delete o?.a.c, true);
  assert.throws(TypeError, () => o.a.zz());
  assert.sameValue((o?.a.b)(), undefined);
  assert.sameValue(o.a?.b?.(), undefined);
  assert.throws(TypeError, () => (o.n?.x).y);
  const f = null;
  assert.sameValue(f?.(n++), undefined);
});
t("nullish", () => {
  assert.sameValue(null ?? 1, 1);
  assert.sameValue(0 ?? 1, 0);
  let a = null;
  a ??= 5;
  assert.sameValue(a, 5);
  let b = 0;
  b ||= 3;
  assert.sameValue(b, 3);
  b &&= 4;
  assert.sameValue(b, 4);
  let n = 0;
  const o = {
    get x() {
      return 1;
    },
    set x(v) {
      n++;
    },
  };
  o.x ??= 5;
  o.x ||= 5;
  assert.sameValue(n, 0);
  o.x &&= 2;
  assert.sameValue(n, 1);
  const c = 1;
  c ||= 2;
  assert.throws(TypeError, () => {
    c &&= 2;
  });
});
t("labels", () => {
  a: {
    b: {
      break a;
    }
    assert.sameValue(1, 2);
  }
  let n = 0;
  l: for (let i = 0; i < 3; i++) {
    for (;;) {
      n++;
      if (i === 1) break l;
      continue l;
    }
  }
  assert.sameValue(n, 2);
  foo: if (true) {
    break foo;
  }
  x: y: for (;;) {
    break x;
  }
  z: do {
    continue z;
  } while (false);
  w: switch (1) {
    case 1:
      for (;;) {
        break w;
      }
  }
});

console.log(passed, "answered");
