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

t("class heritage forms", () => {
  class A extends class B {
    m() {
      return 1;
    }
  } {}
  assert.sameValue(new A().m(), 1);
  class C extends (0, Array) {}
  truth(new C() instanceof Array);
  const f = () =>
    class {
      s() {
        return 5;
      }
    };
  class D extends f() {}
  assert.sameValue(new D().s(), 5);
});
t("constructor property", () => {
  class C {}
  assert.sameValue(C.prototype.constructor, C);
  class D {
    static constructor() {
      return 1;
    }
    get x() {
      return 1;
    }
    static get prototype2() {
      return 1;
    }
  }
  assert.sameValue(D.constructor(), 1);
});
t("strict in class", () => {
  class C {
    m() {
      return this;
    }
    static s() {
      undeclaredQ = 1;
    }
  }
  const { m } = new C();
  assert.sameValue(m(), undefined);
  assert.throws(ReferenceError, () => C.s());
});
t("numeric sep etc", () => {
  assert.sameValue(0b1_0, 2);
  assert.sameValue(0xf_fn, 255n);
});
t("gen in class forms", () => {
  class C {
    *[Symbol.iterator]() {
      yield 1;
    }
    static *str() {
      yield 2;
    }
    *5() {
      yield 3;
    }
  }
  assert.sameValue([...new C()][0] + [...C.str()][0] + [...new C()[5]()][0], 6);
});
t("method props", () => {
  const o = {
    m() {},
    *g() {},
    async a() {},
    async *ag() {},
    get x() {
      return 1;
    },
  };
  assert.compareArray(Object.getOwnPropertyNames(o.m), ["length", "name"]);
  assert.compareArray(Object.getOwnPropertyNames(o.g), ["length", "name", "prototype"]);
  assert.compareArray(Object.getOwnPropertyNames(o.a), ["length", "name"]);
  assert.compareArray(Object.getOwnPropertyNames(o.ag), ["length", "name", "prototype"]);
});

console.log(passed, "answered");
