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

t("symbol species", () => {
  class MyA extends Array {}
  const m = new MyA(1, 2, 3);
  assert.sameValue(m.map((x) => x).constructor, MyA);
  class P extends Array {
    static get [Symbol.species]() {
      return Array;
    }
  }
  assert.sameValue(new P(1, 2).map((x) => x).constructor, Array);
  assert.sameValue(m.length, 3);
  assert.sameValue(m.concat([1]) instanceof MyA, true);
});
t("extends builtins", () => {
  class E extends Error {
    constructor(m) {
      super(m);
      this.name = "E";
    }
  }
  const e = new E("x");
  assert.sameValue(String(e), "E: x");
  truth(e instanceof Error);
  class M extends Map {
    get(k) {
      return super.get(k) ?? 0;
    }
  }
  assert.sameValue(new M([["a", 1]]).get("a"), 1);
  assert.sameValue(new M().get("q"), 0);
  class P extends Promise {}
  truth(P.resolve(1) instanceof P);
  truth(P.resolve(1).then(() => {}) instanceof P);
  class F extends Function {}
  class D extends Date {
    y() {
      return this.getFullYear();
    }
  }
  assert.sameValue(new D(2020, 1, 1).y(), 2020);
  class R extends RegExp {
    t(s) {
      return this.test(s);
    }
  }
  assert.sameValue(new R("a").t("cat"), true);
  class S extends String {
    up() {
      return this.toUpperCase();
    }
  }
  assert.sameValue(new S("ab").up(), "AB");
  class U extends Uint8Array {}
  assert.sameValue(new U(3).length, 3);
  truth(new U(3).map((x) => 1) instanceof U);
  class St extends Set {
    add(x) {
      return super.add(x * 2);
    }
  }
  truth(new St([1]).has(2));
});
t("instance toString", () => {
  class C {
    get [Symbol.toStringTag]() {
      return "Q";
    }
  }
  assert.sameValue(String(new C()), "[object Q]");
});
t("computed async gen", () => {
  class C {
    async *[`g`]() {
      yield 1;
    }
    async m() {}
    *g2() {}
    async q() {}
    static async *s() {}
  }
  assert.sameValue(C.prototype.g.name, "g");
  assert.sameValue(
    Object.getPrototypeOf(C.prototype.m),
    Object.getPrototypeOf(async function () {}),
  );
});
t("keywords as names", () => {
  class C {
    get() {
      return 1;
    }
    set() {
      return 2;
    }
    static() {
      return 3;
    }
    async() {
      return 4;
    }
    static static() {
      return 5;
    }
    get get() {
      return 6;
    }
    await() {
      return 7;
    }
    static async = 8;
    static get = 9;
  }
  const c = new C();
  assert.sameValue(c.set(), 2);
  assert.sameValue(c.static(), 3);
  assert.sameValue(c.async(), 4);
  assert.sameValue(C.static(), 5);
  assert.sameValue(c.await(), 7);
  assert.sameValue(C.async, 8);
  assert.sameValue(C.get, 9);
});
t("arrow field this", () => {
  class C {
    x = 1;
    f = () => this.x;
  }
  const { f } = new C();
  assert.sameValue(f(), 1);
});
t("field initializer args", () => {
  class A {
    constructor(v) {
      this.v = v;
    }
  }
  class B extends A {
    y = this.v + 1;
  }
  assert.sameValue(new B(4).y, 5);
});
t("constructor computed", () => {
  class C {
    ["constructor"]() {
      return 1;
    }
  }
  assert.sameValue(new C().constructor(), 1);
});

console.log(passed, "answered");
