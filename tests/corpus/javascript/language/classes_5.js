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

t("class expression name scope", () => {
  const C = class D {
    static n() {
      return D;
    }
  };
  assert.sameValue(C.n(), C);
  assert.sameValue(typeof D, "undefined");
  assert.sameValue(C.name, "D");
});
t("getter on proto chain with private", () => {
  class C {
    static #count = 0;
    static get count() {
      return C.#count;
    }
    constructor() {
      C.#count++;
    }
  }
  new C();
  new C();
  assert.sameValue(C.count, 2);
});
t("generator method proto", () => {
  class C {
    *g() {
      yield this;
    }
  }
  const c = new C();
  assert.sameValue(c.g().next().value, c);
  assert.sameValue(Object.getPrototypeOf(c.g()), c.g.prototype);
  assert.throws(TypeError, () => new c.g());
});
t("static async field", () => {
  class C {
    static x = this;
    static y = C.x;
  }
  assert.sameValue(C.x, C);
  assert.sameValue(C.y, C);
});
t("field eval order w/ super", () => {
  const log = [];
  class A {
    constructor() {
      log.push("A");
      this.init();
    }
    init() {
      log.push("initA");
    }
  }
  class B extends A {
    f = log.push("f");
    constructor() {
      log.push("B1");
      super();
      log.push("B2");
    }
    init() {
      log.push("initB");
      log.push(this.f);
    }
  }
  new B();
  assert.compareArray(log, ["B1", "A", "initB", undefined, "f", "B2"]);
});
t("instanceof hasInstance", () => {
  class Even {
    static [Symbol.hasInstance](n) {
      return n % 2 === 0;
    }
  }
  assert.sameValue(2 instanceof Even, true);
  assert.throws(TypeError, () => 1 instanceof 2);
  assert.throws(TypeError, () => 1 instanceof {});
  assert.throws(TypeError, () => ({}) instanceof (() => {}));
});
t("setter length name", () => {
  const d = Object.getOwnPropertyDescriptor(
    class {
      static set x(a) {}
    },
    "x",
  ).set;
  assert.sameValue(d.name, "set x");
  assert.sameValue(d.length, 1);
});
t("accessor getter this primitive", () => {
  "use strict";
  Object.defineProperty(Number.prototype, "me", {
    get() {
      "use strict";
      return typeof this;
    },
    configurable: true,
  });
  assert.sameValue((5).me, "number");
  delete Number.prototype.me;
});

console.log(passed, "answered");
