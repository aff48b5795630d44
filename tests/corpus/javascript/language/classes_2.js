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

t("own keys order", () => {
  class C {
    static b() {}
    static a() {}
    static x = 1;
  }
  assert.compareArray(Object.getOwnPropertyNames(C), ["length", "name", "prototype", "b", "a", "x"]);
});
t("own keys anon", () => {
  const C = class {
    static b() {}
  };
  assert.compareArray(Object.getOwnPropertyNames(C), ["length", "name", "prototype", "b"]);
});
t("static name", () => {
  class C {
    static name() {
      return "n";
    }
  }
  assert.sameValue(C.name(), "n");
  class D {
    static name = "q";
  }
  assert.sameValue(D.name, "q");
});
t("fields order", () => {
  const log = [];
  const k = (n) => {
    log.push("k" + n);
    return n;
  };
  class C {
    [k("a")] = log.push("va");
    static [k("b")] = log.push("vb");
    [k("c")]() {}
    static {
      log.push("block");
    }
  }
  log.push("new");
  new C();
  assert.compareArray(log, ["ka", "kb", "kc", "vb", "block", "new", "va"]);
});
t("fields defined", () => {
  class A {
    set x(v) {
      throw new Test262Error("set");
    }
  }
  class B extends A {
    x = 1;
  }
  verifyProperty(new B(), "x", { value: 1, writable: true, enumerable: true, configurable: true });
});
t("static block this", () => {
  let th;
  class C {
    static {
      th = this;
      var q = 1;
    }
  }
  assert.sameValue(th, C);
  assert.sameValue(typeof q, "undefined");
});
t("derived this tdz", () => {
  class A {}
  class B extends A {
    constructor() {
      this.x = 1;
      super();
    }
  }
  assert.throws(ReferenceError, () => new B());
  class D extends A {
    constructor() {}
  }
  assert.throws(ReferenceError, () => new D());
});
t("super twice", () => {
  class A {}
  class B extends A {
    constructor() {
      super();
      super();
    }
  }
  assert.throws(ReferenceError, () => new B());
});
t("derived return", () => {
  class A {}
  class B extends A {
    constructor() {
      return 1;
    }
  }
  assert.throws(TypeError, () => new B());
  class D extends A {
    constructor() {
      return { a: 1 };
    }
  }
  assert.sameValue(new D().a, 1);
  class E extends A {
    constructor() {
      super();
      return undefined;
    }
  }
  assert.sameValue(new E() instanceof E, true);
});
t("extends null", () => {
  class N extends null {
    static s() {
      return 1;
    }
  }
  assert.sameValue(Object.getPrototypeOf(N.prototype), null);
  assert.sameValue(Object.getPrototypeOf(N), Function.prototype);
  assert.throws(TypeError, () => new N());
});
t("extends bad", () => {
  assert.throws(TypeError, () => {
    class A extends 5 {}
  });
  assert.throws(TypeError, () => {
    class A extends (() => {}) {}
  });
  assert.throws(TypeError, () => {
    function F() {}
    F.prototype = 3;
    class A extends F {}
  });
});
t("class tdz", () => {
  assert.throws(ReferenceError, () => {
    new X();
    class X {}
  });
  assert.throws(ReferenceError, () => {
    class X extends X {}
  });
});

console.log(passed, "answered");
