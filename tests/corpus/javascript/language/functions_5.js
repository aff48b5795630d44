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

t("asi", () => {
  let a = 1;
  let b = 2;
  [a, b] = [b, a];
  assert.sameValue(a, 2);
  const f = () => {
    return;
    1;
  };
  assert.sameValue(f(), undefined);
  let c = a;
  ++b;
  assert.sameValue(b, 2);
  var x = 0;
  do x++;
  while (x < 3);
  assert.sameValue(x, 3);
  if (x);
  else;
});
t("html comments", () => {
  let x = 1; <!-- this is a comment
  --> so is this
  assert.sameValue(x, 1);
});
t("numeric", () => {
  assert.sameValue(1_000, 1000);
  assert.sameValue(0b11, 3);
  assert.sameValue(0o17, 15);
  assert.sameValue(017, 15);
  assert.sameValue(08, 8);
  assert.sameValue(0.5 + 5, 5.5);
  assert.sameValue(0xffn, 255n);
  assert.sameValue((1e-7).toString(), "1e-7");
  assert.sameValue((1).toString(), "1");
});

console.log(passed, "answered");
