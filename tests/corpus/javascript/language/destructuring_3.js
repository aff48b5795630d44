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

t("getter/setter merge", () => {
  const o = {
    get a() {
      return 1;
    },
    set a(v) {
      this.b = v;
    },
    a2: 1,
    get a2() {
      return 2;
    },
  };
  o.a = 4;
  assert.sameValue(o.b, 4);
  assert.sameValue(o.a2, 2);
  const p = {
    get x() {
      return 1;
    },
    x: 3,
  };
  assert.sameValue(p.x, 3);
});
t("number keys", () => {
  const o = { 1: "a", 1.5: "b", 0x10: "c", 1e3: "d", 1n: "e", 0.5: "f" };
  assert.compareArray(Object.keys(o), ["1", "16", "1000", "1.5", "0.5"]);
});

console.log(passed, "answered");
