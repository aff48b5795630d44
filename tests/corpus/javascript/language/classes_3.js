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

t("class name const", () => {
  class C {
    static m() {
      C = 1;
    }
  }
  assert.throws(TypeError, () => C.m());
  C = 5;
  assert.sameValue(C, 5);
});
t("call class", () => {
  class C {}
  assert.throws(TypeError, () => C());
  assert.throws(TypeError, () => C.call({}));
});
t("new method", () => {
  class C {
    m() {}
  }
  assert.throws(TypeError, () => new new C().m());
  const o = {
    m() {},
    get g() {
      return 1;
    },
  };
  assert.throws(TypeError, () => new o.m());
  assert.sameValue("prototype" in o.m, false);
});
t("super props", () => {
  class A {
    m() {
      return "A" + this.v;
    }
    get p() {
      return this.v;
    }
    set p(x) {
      this.v = x;
    }
  }
  class B extends A {
    v = 2;
    m() {
      return "B" + super.m();
    }
    get p() {
      return super.p + 1;
    }
    set p(x) {
      super.p = x * 2;
    }
    t() {
      return super["m"]();
    }
  }
  const b = new B();
  assert.sameValue(b.m(), "BA2");
  assert.sameValue(b.p, 3);
  b.p = 5;
  assert.sameValue(b.v, 10);
  assert.sameValue(b.t(), "A10");
});
t("super assign", () => {
  class A {}
  class B extends A {
    s() {
      super.q = 5;
    }
  }
  const b = new B();
  b.s();
  assert.sameValue(Object.hasOwn(b, "q"), true);
  assert.sameValue(A.prototype.q, undefined);
});
t("super in object", () => {
  const p = {
    hi() {
      return "p" + this.n;
    },
  };
  const o = {
    __proto__: p,
    n: 1,
    hi() {
      return "o" + super.hi();
    },
  };
  assert.sameValue(o.hi(), "op1");
});
t("super arrow", () => {
  class A {
    m() {
      return 3;
    }
  }
  class B extends A {
    m() {
      return (() => super.m())();
    }
    constructor() {
      const f = () => super();
      f();
    }
  }
  assert.sameValue(new B().m(), 3);
});
t("new.target", () => {
  let nt;
  function F() {
    nt = new.target;
  }
  new F();
  assert.sameValue(nt, F);
  F();
  assert.sameValue(nt, undefined);
  class A {
    constructor() {
      nt = new.target;
    }
  }
  class B extends A {}
  new B();
  assert.sameValue(nt, B);
  Reflect.construct(A, [], F);
  assert.sameValue(nt, F);
});
t("accessor static", () => {
  class C {
    static get a() {
      return this;
    }
    static set a(v) {
      this.z = v;
    }
  }
  assert.sameValue(C.a, C);
  C.a = 4;
  assert.sameValue(C.z, 4);
});

console.log(passed, "answered");
