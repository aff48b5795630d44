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

t("object gen method", () => {
  const o = {
    *g() {
      yield* [1, 2];
    },
    *[Symbol.iterator]() {
      yield 5;
    },
  };
  assert.compareArray([...o.g()], [1, 2]);
  assert.compareArray([...o], [5]);
  assert.throws(TypeError, () => new o.g());
});
t("yield star string", () => {
  function* g() {
    const r = yield* "ab";
    return r;
  }
  assert.compareArray([...g()], ["a", "b"]);
});
t("yield star return value", () => {
  function* a() {
    yield 1;
    return "r";
  }
  function* b() {
    const r = yield* a();
    yield r;
  }
  assert.compareArray([...b()], [1, "r"]);
});
t("array iterator proto", () => {
  const AI = Object.getPrototypeOf([][Symbol.iterator]());
  assert.sameValue(AI[Symbol.toStringTag], "Array Iterator");
  assert.sameValue(typeof AI.next, "function");
  assert.sameValue(Object.getPrototypeOf(AI)[Symbol.iterator].name, "[Symbol.iterator]");
  assert.throws(TypeError, () => AI.next.call({}));
  assert.sameValue(
    Object.getPrototypeOf(AI),
    Object.getPrototypeOf(Object.getPrototypeOf(new Map().entries())),
  );
  assert.sameValue(Object.prototype.toString.call(new Set().values()), "[object Set Iterator]");
  assert.sameValue(Object.prototype.toString.call(""[Symbol.iterator]()), "[object String Iterator]");
  assert.sameValue(Object.prototype.toString.call("a".matchAll(/a/g)), "[object RegExp String Iterator]");
});
t("own iterator array", () => {
  const a = [1, 2];
  a[Symbol.iterator] = function* () {
    yield 9;
  };
  assert.compareArray([...a], [9]);
  const out = [];
  for (const x of a) out.push(x);
  assert.compareArray(out, [9]);
});
t("yield in various", () => {
  function* g() {
    const o = { [yield "k"]: yield "v", ...(yield "s") };
    yield o;
    yield `${yield "a"}-${yield "b"}`;
  }
  const i = g();
  i.next();
  i.next("key");
  i.next(1);
  let o = i.next({ z: 1 }).value;
  assert.sameValue(JSON.stringify(o), '{"key":1,"z":1}');
  i.next();
  i.next("x");
  assert.sameValue(i.next("y").value, "x-y");
});
t("for in/of yield", () => {
  function* g() {
    for (const k in yield 1) yield k;
    for (const x of yield 2) yield x;
    for (let i = yield 3; i < 2; i++) yield "i" + i;
  }
  const i = g();
  i.next();
  assert.sameValue(i.next({ a: 1 }).value, "a");
  i.next();
  assert.sameValue(i.next([7]).value, 7);
  i.next();
  assert.sameValue(i.next(1).value, "i1");
});

console.log(passed, "answered");
