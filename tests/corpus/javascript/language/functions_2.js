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

t("names", () => {
  assert.sameValue(function () {}.name, "");
  assert.sameValue((() => {}).name, "");
  assert.sameValue(class {}.name, "");
  const o = {
    a() {},
    b: function () {},
    c: () => {},
    ["d" + 1]: () => {},
    get e() {
      return 1;
    },
    async f() {},
    *g() {},
    h: class {},
    i: class {
      static name = "own";
    },
  };
  assert.sameValue(o.a.name, "a");
  assert.sameValue(o.b.name, "b");
  assert.sameValue(o.c.name, "c");
  assert.sameValue(o.d1.name, "d1");
  assert.sameValue(o.f.name, "f");
  assert.sameValue(o.g.name, "g");
  assert.sameValue(o.h.name, "h");
  assert.sameValue(o.i.name, "own");
  const s = Symbol("desc");
  const p = { [s]() {}, [Symbol()]: () => {} };
  assert.sameValue(p[s].name, "[desc]");
  assert.sameValue(function f() {}.bind().name, "bound f");
});
t("this sloppy strict", () => {
  function s() {
    "use strict";
    return this;
  }
  function l() {
    return this;
  }
  assert.sameValue(s(), undefined);
  assert.sameValue(l(), globalThis);
  assert.sameValue(s.call(5), 5);
  assert.sameValue(typeof l.call(5), "object");
  assert.sameValue(s.call(null), null);
  assert.sameValue(l.call(null), globalThis);
  assert.sameValue(
    [1].map(function () {
      return this;
    }, "x")[0] instanceof String,
    true,
  );
});
t("bind", () => {
  function F(a, b) {
    this.s = a + b;
  }
  const B = F.bind({}, 1);
  const o = new B(2);
  assert.sameValue(o.s, 3);
  truth(o instanceof F);
  truth(o instanceof B);
  assert.sameValue(B.length, 1);
  assert.sameValue("prototype" in B, false);
  const bb = function () {
    return this.x;
  }
    .bind({ x: 1 })
    .bind({ x: 2 });
  assert.sameValue(bb(), 1);
});
t("named fn expr", () => {
  const f = function g() {
    g = 1;
    return typeof g;
  };
  assert.sameValue(f(), "function");
  const h = function g() {
    "use strict";
    g = 1;
  };
  assert.throws(TypeError, () => h());
  const k = function g() {
    var g = 3;
    return g;
  };
  assert.sameValue(k(), 3);
  const m = function g(g) {
    return g;
  };
  assert.sameValue(m(2), 2);
});
t("block functions", () => {
  assert.sameValue(typeof bf, "undefined");
  {
    assert.sameValue(bf(), 1);
    function bf() {
      return 1;
    }
  }
  assert.sameValue(bf(), 1);
  if (true) {
    function c1() {
      return "a";
    }
  } else {
    function c1() {
      return "b";
    }
  }
  assert.sameValue(c1(), "a");
  switch (1) {
    case 1:
      function sw() {
        return 2;
      }
  }
  assert.sameValue(sw(), 2);
});
t("block fn strict", () => {
  "use strict";
  {
    function z() {}
  }
  assert.sameValue(typeof z, "undefined");
});
t("block fn let conflict", () => {
  let q = 1;
  {
    function q() {}
  }
  assert.sameValue(q, 1);
});
t("block fn param", () => {
  function f(a) {
    {
      function a() {}
    }
    return a;
  }
  assert.sameValue(f(1), 1);
});

console.log(passed, "answered");
