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

t("private accessor", () => {
  class C {
    #v = 1;
    get #x() {
      return this.#v;
    }
    set #x(v) {
      this.#v = v * 2;
    }
    inc() {
      this.#x += 2;
      return this.#x;
    }
  }
  assert.sameValue(new C().inc(), 6);
});
t("private method write", () => {
  class C {
    #m() {}
    w() {
      this.#m = 1;
    }
  }
  assert.throws(TypeError, () => new C().w());
});
t("private getter only write", () => {
  class C {
    get #m() {
      return 1;
    }
    w() {
      this.#m = 1;
    }
  }
  assert.throws(TypeError, () => new C().w());
});
t("private setter only read", () => {
  class C {
    set #m(v) {}
    w() {
      return this.#m;
    }
  }
  assert.throws(TypeError, () => new C().w());
});
t("private in", () => {
  class C {
    #x;
    #m() {}
    static s(o) {
      return #x in o;
    }
    static m(o) {
      return #m in o;
    }
  }
  assert.sameValue(C.s(new C()), true);
  assert.sameValue(C.s({}), false);
  assert.sameValue(C.m(new C()), true);
  assert.sameValue(C.m({}), false);
  assert.throws(TypeError, () => C.s(1));
});
t("private return override", () => {
  class B {
    constructor(o) {
      return o;
    }
  }
  class S extends B {
    #f = 5;
    static r(o) {
      return o.#f;
    }
  }
  const o = {};
  new S(o);
  assert.sameValue(S.r(o), 5);
  assert.throws(TypeError, () => new S(o));
});
t("private optional", () => {
  class C {
    #a = { b: 1 };
    static g(o) {
      return o?.#a?.b;
    }
  }
  assert.sameValue(C.g(new C()), 1);
  assert.sameValue(C.g(null), undefined);
});
t("private destructuring assign", () => {
  class C {
    #a;
    set(v) {
      ({ v: this.#a } = { v });
      [this.#a] = [this.#a + 1];
      return this.#a;
    }
  }
  assert.sameValue(new C().set(3), 4);
});
t("fn names", () => {
  class C {
    static m() {}
    static get g() {
      return 1;
    }
    static "a b"() {}
    static 1() {}
    static [Symbol.iterator]() {}
    static #p() {}
    static p() {
      return C.#p.name;
    }
    static f = () => {};
    static ["x" + 1] = function () {};
  }
  assert.sameValue(C.m.name, "m");
  assert.sameValue(Object.getOwnPropertyDescriptor(C, "g").get.name, "get g");
  assert.sameValue(C["a b"].name, "a b");
  assert.sameValue(C[1].name, "1");
  assert.sameValue(C[Symbol.iterator].name, "[Symbol.iterator]");
  assert.sameValue(C.p(), "#p");
  assert.sameValue(C.f.name, "f");
  assert.sameValue(C.x1.name, "x1");
});
t("verify method", () => {
  class C {
    m() {}
    get a() {
      return 1;
    }
    static s() {}
  }
  verifyProperty(C.prototype, "m", { writable: true, enumerable: false, configurable: true });
  verifyProperty(C.prototype, "a", { enumerable: false, configurable: true, set: undefined });
  verifyProperty(C, "s", { writable: true, enumerable: false, configurable: true });
  verifyProperty(C, "prototype", { writable: false, enumerable: false, configurable: false });
  verifyProperty(C, "name", { value: "C", writable: false, enumerable: false, configurable: true });
  verifyProperty(C, "length", { value: 0, writable: false, enumerable: false, configurable: true });
  verifyProperty(C.prototype, "constructor", {
    value: C,
    writable: true,
    enumerable: false,
    configurable: true,
  });
});

console.log(passed, "answered");
