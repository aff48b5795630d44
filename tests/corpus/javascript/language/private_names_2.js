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

t("private in nested class", () => {
  class O {
    #x = 1;
    m() {
      const self = this;
      class I {
        #y = 2;
        g() {
          return self.#x + this.#y;
        }
      }
      return new I().g();
    }
  }
  assert.sameValue(new O().m(), 3);
});
t("private shadow", () => {
  class O {
    #x = 1;
    static t(o) {
      class I {
        #x = 2;
        static u(v) {
          return v.#x;
        }
      }
      return I.u(o);
    }
  }
  assert.throws(TypeError, () => O.t(new O()));
});
t("private fn in arrow/eval", () => {
  class C {
    #m() {
      return 1;
    }
    t() {
      return eval("this.#m()");
    }
  }
  assert.sameValue(new C().t(), 1);
});
t("private update ops", () => {
  class C {
    #a = 1;
    #b = null;
    t() {
      this.#a++;
      ++this.#a;
      this.#a += 5;
      this.#a <<= 1;
      this.#b ??= 3;
      this.#b ||= 4;
      this.#b &&= 7;
      return [this.#a, this.#b, this.#a--, -this.#a].join();
    }
  }
  assert.sameValue(new C().t(), "16,7,16,-15");
});
t("private call on member", () => {
  class C {
    #f = function () {
      return this;
    };
    #n = {
      f() {
        return this;
      },
    };
    t() {
      return this.#f() === this && this.#n.f() === this.#n && this?.#f() === this;
    }
  }
  assert.sameValue(new C().t(), true);
});
t("private tagged", () => {
  class C {
    #t(s) {
      return s[0] + this.x;
    }
    x = 1;
    t() {
      return this.#t`a`;
    }
  }
  assert.sameValue(new C().t(), "a1");
});
t("private async", () => {
  class C {
    async #a() {
      return 1;
    }
    *#g() {
      yield 2;
    }
    async *#ag() {
      yield 3;
    }
    t() {
      return [this.#a() instanceof Promise, [...this.#g()][0], typeof this.#ag().next];
    }
  }
  assert.sameValue(new C().t().join(), "true,2,function");
});
t("static block multi", () => {
  const l = [];
  class C {
    static a = l.push("a");
    static {
      l.push("b1");
    }
    static b = l.push("b");
    static {
      l.push(this.a);
      var v = 1;
      let q = 2;
      function f() {}
    }
  }
  assert.compareArray(l, ["a", "b1", "b", 1]);
});
t("static block private", () => {
  let get;
  class C {
    #p;
    constructor(v) {
      this.#p = v;
    }
    static {
      get = (o) => o.#p;
    }
  }
  assert.sameValue(get(new C(8)), 8);
});

console.log(passed, "answered");
