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

t("loop var", () => {
  const out = [];
  for (let i = 0; i < 3; i++) {
    eval("out.push(i); i += 0");
  }
  assert.compareArray(out, [0, 1, 2]);
});
t("tdz", () => {
  assert.throws(ReferenceError, () => {
    eval("tz");
    let tz = 1;
  });
  assert.throws(ReferenceError, () => eval("qq; let qq"));
  assert.sameValue(eval("typeof hoisted"), "undefined");
  var hoisted = 1;
});
t("errors thrown", () => {
  assert.throws(RangeError, () => eval('throw new RangeError("x")'));
  assert.throws(ReferenceError, () => eval("notDefinedAnywhere"));
  assert.throws(TypeError, () => eval("null.x"));
});
t("class in eval", () => {
  const C = eval("class A { #p = 1; get p() { return this.#p; } static s = 2; }; A");
  assert.sameValue(new C().p, 1);
  assert.sameValue(C.s, 2);
});
t("json-ish", () => {
  const data = eval("(" + '{"a":[1,2,{"b":null}]}' + ")");
  assert.sameValue(data.a[2].b, null);
});
t("template", () => {
  const name = "x";
  assert.sameValue(eval("`hi ${name}`"), "hi x");
});
t("global fn names", () => {
  assert.sameValue(eval.name, "eval");
  assert.sameValue(eval.length, 1);
  assert.sameValue(typeof eval, "function");
  assert.sameValue("prototype" in eval, false);
});
t("default param eval", () => {
  const f = (a = eval("1+1")) => a;
  assert.sameValue(f(), 2);
});

console.log(passed, "answered");
