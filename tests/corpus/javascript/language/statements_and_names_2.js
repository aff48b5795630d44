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

t("finally overrides", () => {
  let s = "";
  const f = () => {
    for (const x of [1, 2, 3]) {
      try {
        s += x;
        if (x === 2) return "r";
      } finally {
        s += "f";
        if (x === 2) continue;
      }
    }
    return "end";
  };
  assert.sameValue(f(), "end");
  assert.sameValue(s, "1f2f3f");
  const g = () => {
    l: try {
      return 1;
    } finally {
      break l;
    }
    return 2;
  };
  assert.sameValue(g(), 2);
});
t("throw in finally", () => {
  assert.throws(RangeError, () => {
    try {
      throw new TypeError();
    } finally {
      throw new RangeError();
    }
  });
});
t("catch scope", () => {
  let e = 1;
  try {
    throw 2;
  } catch (e) {
    e = 3;
    {
      let e = 4;
    }
    assert.sameValue(e, 3);
  }
  assert.sameValue(e, 1);
  try {
    throw [1, { a: 2 }];
  } catch ([x, { a, b = 3 }]) {
    assert.sameValue(x + a + b, 6);
  }
});
t("exponent", () => {
  assert.sameValue((-2) ** 2, 4);
  assert.sameValue(2 ** (3 ** 2), 512);
  let x = 3;
  x **= 2;
  assert.sameValue(x, 9);
  assert.sameValue(NaN ** 0, 1);
  assert.sameValue(1 ** Infinity, NaN);
});
t("compare", () => {
  truth(!(undefined <= null));
  truth(null <= 0);
  truth("a" < "b");
  truth(!("b" < "a"));
  truth(!(NaN < 1) && !(NaN >= 1));
  truth("2" > 1);
  truth([10] > 9);
  truth(new Date(1) > new Date(0));
  const log = [];
  const o = (n) => ({
    valueOf() {
      log.push(n);
      return n;
    },
  });
  o(1) < o(2);
  o(1) > o(2);
  assert.compareArray(log, [1, 2, 1, 2]);
});
t("in operator", () => {
  truth("length" in []);
  truth(0 in [1]);
  truth(!(1 in [1]));
  truth(Symbol.iterator in []);
  assert.throws(TypeError, () => "a" in "abc");
  truth("toString" in {});
});
t("void/typeof/comma in for", () => {
  let i, j;
  for (i = 0, j = 10; i < j; i++, j--);
  assert.sameValue(i, 5);
  assert.sameValue(typeof void 0, "undefined");
});
t("optional catch/chaining calls", () => {
  const o = {
    f: null,
    g() {
      return this;
    },
    h: { i: () => 5 },
  };
  assert.sameValue(o.f?.(), undefined);
  assert.sameValue(o?.g?.(), o);
  assert.sameValue(o?.["g"]()?.h.i(), 5);
  assert.sameValue(o.x?.y.z.w(), undefined);
  assert.sameValue(o.x?.[o.y.z], undefined);
  assert.sameValue(typeof o?.q?.r, "undefined");
});
t("new spread", () => {
  class P {
    constructor(...a) {
      this.a = a;
    }
  }
  assert.compareArray(new P(...[1, 2], 3, ..."ab").a, [1, 2, 3, "a", "b"]);
});

console.log(passed, "answered");
