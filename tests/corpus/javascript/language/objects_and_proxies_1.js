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

t("proxy fn get/set", () => {
  const log = [];
  const p = new Proxy(function f() {}, {
    get(t, k, r) {
      log.push("get " + String(k));
      return Reflect.get(t, k, r);
    },
    set(t, k, v, r) {
      log.push("set " + String(k));
      return Reflect.set(t, k, v, r);
    },
    has(t, k) {
      log.push("has " + String(k));
      return k in t;
    },
    deleteProperty(t, k) {
      log.push("del " + String(k));
      return delete t[k];
    },
    apply(t, th, args) {
      log.push("apply");
      return args.length;
    },
    construct(t, args, nt) {
      log.push("construct");
      return { n: args.length };
    },
  });
  assert.sameValue(p.name, "f");
  p.x = 1;
  assert.sameValue("x" in p, true);
  delete p.x;
  assert.sameValue(p(1, 2), 2);
  assert.sameValue(new p(1).n, 1);
  assert.compareArray(log, ["get name", "set x", "has x", "del x", "apply", "construct"]);
  assert.sameValue(typeof p, "function");
});
t("proxy class", () => {
  class A {
    static s = 1;
    constructor(v) {
      this.v = v;
    }
    m() {
      return this.v;
    }
  }
  const P = new Proxy(A, {});
  assert.sameValue(P.s, 1);
  assert.sameValue(new P(3).m(), 3);
  truth(new P(1) instanceof A);
  truth(new P(1) instanceof P);
  class B extends P {}
  assert.sameValue(new B(4).m(), 4);
  assert.throws(TypeError, () => P());
  const S = new Proxy(A, {
    construct(T, a) {
      return new T(a[0] * 2);
    },
    get(t, k) {
      return k === "zz" ? "Z" : Reflect.get(t, k);
    },
  });
  assert.sameValue(new S(2).v, 4);
  assert.sameValue(S.zz, "Z");
});
t("proxy fn method missing", () => {
  const api = new Proxy(() => {}, {
    get:
      (_, k) =>
      (...a) =>
        k + ":" + a.join(),
    apply: (_, t, a) => "called " + a,
  });
  assert.sameValue(api.hello(1, 2), "hello:1,2");
  assert.sameValue(api(5), "called 5");
  const chain = (path) =>
    new Proxy(() => {}, { get: (_, k) => chain([...path, k]), apply: () => path.join(".") });
  assert.sameValue(chain([]).a.b.c(), "a.b.c");
});
t("proxy revocable", () => {
  const { proxy, revoke } = Proxy.revocable({ a: 1 }, {});
  assert.sameValue(proxy.a, 1);
  revoke();
  assert.throws(TypeError, () => proxy.a);
  assert.throws(TypeError, () => {
    proxy.a = 1;
  });
  assert.sameValue(typeof proxy, "object");
});
t("proxy array", () => {
  const p = new Proxy([1, 2, 3], {
    get(t, k, r) {
      if (typeof k === "string" && /^-\d+$/.test(k)) return t[t.length + +k];
      return Reflect.get(t, k, r);
    },
  });
  assert.sameValue(p[-1], 3);
  assert.sameValue(p.length, 3);
  assert.compareArray(
    p.map((x) => x * 2),
    [2, 4, 6],
  );
  truth(Array.isArray(p));
  p.push(4);
  assert.sameValue(p[3], 4);
  assert.sameValue(JSON.stringify(p), "[1,2,3,4]");
  assert.compareArray([...p], [1, 2, 3, 4]);
  assert.sameValue(Object.prototype.toString.call(p), "[object Array]");
});
t("proxy strict set false", () => {
  "use strict";
  const p = new Proxy(
    {},
    {
      set() {
        return false;
      },
    },
  );
  assert.throws(TypeError, () => {
    p.x = 1;
  });
});
t("freeze", () => {
  const o = Object.freeze({ a: { b: 1 } });
  truth(Object.isFrozen(o));
  o.a.b = 2;
  assert.sameValue(o.a.b, 2);
  assert.sameValue(Object.freeze(1), 1);
  truth(Object.isFrozen(1));
  truth(Object.isFrozen(Object.preventExtensions({})));
  const s = Object.seal({ a: 1 });
  s.a = 2;
  assert.sameValue(s.a, 2);
  assert.sameValue(delete s.a, false);
  truth(Object.isSealed(s));
  truth(!Object.isFrozen(s));
  const a = Object.freeze([1]);
  assert.throws(TypeError, () => a.push(2));
  assert.throws(TypeError, () => {
    "use strict";
    a[0] = 2;
  });
  assert.throws(TypeError, () => Object.setPrototypeOf(o, {}));
});

console.log(passed, "answered");
