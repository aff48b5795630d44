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

t("getter on super", () => {
  const p = {
    get x() {
      return this.v;
    },
    m() {
      return "p";
    },
  };
  const o = {
    __proto__: p,
    v: 9,
    x2() {
      return super.x;
    },
    m() {
      return super.m() + "o";
    },
    get g() {
      return super.m();
    },
  };
  assert.sameValue(o.x2(), 9);
  assert.sameValue(o.m(), "po");
  assert.sameValue(o.g, "p");
  Object.setPrototypeOf(o, {
    m() {
      return "q";
    },
  });
  assert.sameValue(o.m(), "qo");
});
t("computed prop order", () => {
  const log = [];
  const o = {
    [(log.push(1), "a")]: log.push(2),
    [(log.push(3), "b")]() {},
    get [(log.push(4), "c")]() {
      return 1;
    },
  };
  assert.compareArray(log, [1, 2, 3, 4]);
});
t("template order/symbol", () => {
  const log = [];
  `${{
    toString() {
      log.push(1);
      return "";
    },
  }}${log.push(2)}`;
  assert.compareArray(log, [1, 2]);
});
t("globalThis props", () => {
  globalThis.gp1 = 1;
  assert.sameValue(gp1, 1);
  assert.sameValue(typeof gp1, "number");
  gp1 = 2;
  assert.sameValue(globalThis.gp1, 2);
  assert.sameValue(delete globalThis.gp1, true);
  assert.throws(ReferenceError, () => gp1);
  Object.defineProperty(globalThis, "ro1", { value: 1, configurable: true });
  ro1 = 5;
  assert.sameValue(ro1, 1);
});
t("unicode", () => {
  const 变量 = 1,
    café = 2,
    ಠ_ಠ = 3;
  assert.sameValue(变量 + café + ಠ_ಠ, 6);
  assert.sameValue("\u{1d7d8}".codePointAt(0), 0x1d7d8);
  const o = { ключ: 1 };
  assert.sameValue(o.ключ, 1);
});
t("keywords as props", () => {
  const o = {
    if: 1,
    class: 2,
    new: 3,
    typeof: 4,
    await: 5,
    yield: 6,
    let: 7,
    static: 8,
    async: 9,
    of: 10,
    get: 11,
    set: 12,
    default: 13,
    null: 14,
    true: 15,
  };
  assert.sameValue(o.if + o.class + o.new + o.typeof + o.default + o.null + o.true, 52);
  const { class: c, new: n } = o;
  assert.sameValue(c + n, 5);
});
t("contextual names", () => {
  var async = 1,
    of = 2,
    get = 3,
    set = 4,
    let_ = 5,
    static_ = 6;
  var yield_ = 7;
  assert.sameValue(async + of + get + set, 10);
  const f = (async) => async;
  assert.sameValue(f(3), 3);
  var await = 3;
  assert.sameValue(await, 3);
  for (var of of [1]);
  assert.sameValue(of, 1);
  async = 5;
  assert.sameValue(async, 5);
  var undefined_;
  function yield2() {}
});
if (0)
  t("yield as name", () => {
    var yield = 4;
    assert.sameValue(typeof 4, "number");
    function let2() {
      var let = 5;
      return let;
    }
    assert.sameValue(let2(), 5);
  });
t("async arrow forms", () => {
  const a = async (x) => x,
    b = async (x, y) => y,
    c = async () => ({}),
    d = async ({ x }) => x;
  assert.sameValue(a.length + b.length + c.length + d.length, 4);
  truth(a(1) instanceof Promise);
});
t("arrow forms", () => {
  assert.sameValue(((x) => ({ y: x }))(1).y, 1);
  assert.sameValue((() => {})(), undefined);
  assert.sameValue((([a, b] = [1, 2], { c } = { c: 3 }) => a + b + c)(), 6);
  const f = (a) => (b) => (c) => a + b + c;
  assert.sameValue(f(1)(2)(3), 6);
});

console.log(passed, "answered");
