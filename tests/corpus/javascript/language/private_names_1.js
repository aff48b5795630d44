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

t("names", () => {
  class C {
    #$ = 1;
    #_ = 2;
    #o = 3;
    $() {
      return this.#$;
    }
    _() {
      return this.#_;
    }
    o() {
      return this.#o;
    }
  }
  const c = new C();
  assert.sameValue(c.$() + c._() + c.o(), 6);
});
t("static priv names", () => {
  class C {
    static #$ = 1;
    static #o = 2;
    static $() {
      return this.#$ + this.#o;
    }
  }
  assert.sameValue(C.$(), 3);
});
t("multiple defs", () => {
  class C {
    foo = "a";
    bar = "b";
    #x;
    m() {
      return 42;
    }
    baz = "c";
    static async *g() {
      yield 1;
    }
    quux = 1;
    0 = 2;
    ["comp" + 1] = 3;
  }
  const c = new C();
  assert.sameValue(c.foo + c.bar + c.baz + c.quux + c[0] + c.comp1, "abc123");
  verifyProperty(C.prototype, "m", { enumerable: false, configurable: true, writable: true });
});
t("new no sc", () => {
  class C {
    x;
    y;
    z;
    m() {}
    w = 1;
  }
  assert.sameValue(new C().w, 1);
});
t("same line", () => {
  class C {
    *m() {
      return 42;
    }
    a;
    b = 42;
    static s() {}
    get g() {
      return 1;
    }
    set g(v) {}
    async am() {}
  }
  assert.sameValue(new C().m().next().value, 42);
});
t("literal names", () => {
  class C {
    a = 1;
    b;
    39;
    static c = 3;
    1e3 = 4;
  }
  const c = new C();
  assert.compareArray(Object.keys(c), ["39", "1000", "a", "b"]);
  assert.sameValue(C.c, 3);
});
t("computed tostring", () => {
  let n = 0;
  class C {
    [{
      toString() {
        n++;
        return "k";
      },
    }] = 1;
    static [Symbol.iterator] = 2;
  }
  new C();
  new C();
  assert.sameValue(n, 1);
  assert.sameValue(C[Symbol.iterator], 2);
});
t("arrow in field", () => {
  class C {
    a = () => this;
    b = () => new.target;
    static c = () => this;
  }
  const c = new C();
  assert.sameValue(c.a(), c);
  assert.sameValue(c.b(), undefined);
  assert.sameValue(C.c(), C);
});
t("super in field", () => {
  class A {
    get x() {
      return "ax";
    }
    static y = "ay";
  }
  class B extends A {
    f = super.x;
    static g = super.y;
    h = () => super.x;
  }
  const b = new B();
  assert.sameValue(b.f + B.g + b.h(), "axayax");
});
t("eval in field", () => {
  class C {
    x = eval("1+1");
  }
  assert.sameValue(new C().x, 2);
  class D {
    x = eval("this");
  }
  const d = new D();
  assert.sameValue(d.x, d);
});

console.log(passed, "answered");
