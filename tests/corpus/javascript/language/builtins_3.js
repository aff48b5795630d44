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

t("structuredClone", () => {
  const o = {
    a: [1, { b: 2 }],
    d: new Date(0),
    m: new Map([[1, { x: 1 }]]),
    s: new Set([1]),
    r: /a/g,
    e: new RangeError("x"),
    u: undefined,
    n: null,
    big: 1n,
  };
  o.self = o;
  const c = structuredClone(o);
  truth(c !== o && c.self === c);
  truth(c.d instanceof Date);
  assert.sameValue(c.m.get(1).x, 1);
  truth(c.e instanceof RangeError);
  assert.sameValue(c.r.flags, "g");
  truth("u" in c);
  assert.throws(DOMException, () => structuredClone(() => {}));
  class K {
    x = 1;
  }
  assert.sameValue(structuredClone(new K()).constructor, Object);
  assert.sameValue(structuredClone(new Uint8Array([1, 2]))[1], 2);
});
t("intl", () => {
  assert.sameValue(
    new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(1234.5),
    "$1,234.50",
  );
  assert.sameValue(new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 }).format(3.14159), "3.1");
  assert.sameValue((0.256).toLocaleString("en-US", { style: "percent" }), "26%");
  assert.sameValue(
    new Intl.ListFormat("en", { style: "long", type: "conjunction" }).format(["a", "b", "c"]),
    "a, b, and c",
  );
  assert.sameValue(new Intl.ListFormat("en", { type: "disjunction" }).format(["a", "b"]), "a or b");
  assert.sameValue(new Intl.PluralRules("en-US", { type: "ordinal" }).select(22), "two");
  assert.compareArray(["b", "a", "C", "ä"].sort(new Intl.Collator("en").compare), ["a", "ä", "b", "C"]);
  assert.compareArray(["a10", "a2"].sort(new Intl.Collator(undefined, { numeric: true }).compare), [
    "a2",
    "a10",
  ]);
  assert.sameValue(new Intl.DateTimeFormat("en-US").format(new Date(0)), "1/1/1970");
  assert.sameValue(new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(-1, "day"), "yesterday");
  assert.sameValue((1e9).toLocaleString("en-US", { notation: "compact" }), "1B");
  assert.sameValue((5).toLocaleString("en-US", { minimumIntegerDigits: 2 }), "05");
  assert.sameValue((1234.5).toLocaleString("de-DE"), "1.234,5");
  assert.sameValue("a".localeCompare("A", undefined, { sensitivity: "base" }), 0);
});
t("atomics", () => {
  const a = new Int32Array(new SharedArrayBuffer(8));
  assert.sameValue(Atomics.add(a, 0, 5), 0);
  assert.sameValue(Atomics.load(a, 0), 5);
  assert.sameValue(Atomics.compareExchange(a, 0, 5, 9), 5);
  assert.sameValue(Atomics.exchange(a, 0, 1), 9);
  assert.sameValue(Atomics.or(a, 0, 6), 1);
  assert.sameValue(a[0], 7);
});
t("fn metadata", () => {
  for (const [f, n, l] of [
    [Array.prototype.map, "map", 1],
    [Array.from, "from", 1],
    [String.prototype.replace, "replace", 2],
    [Object.defineProperty, "defineProperty", 3],
    [Promise.all, "all", 1],
    [Promise.prototype.then, "then", 2],
    [parseInt, "parseInt", 2],
    [JSON.stringify, "stringify", 3],
    [Reflect.apply, "apply", 3],
    [Map.prototype.set, "set", 2],
    [RegExp.prototype[Symbol.replace], "[Symbol.replace]", 2],
    [Array.prototype[Symbol.iterator], "values", 0],
    [Symbol.for, "for", 1],
    [Number.prototype.toFixed, "toFixed", 1],
    [String.prototype.at, "at", 1],
    [Date.UTC, "UTC", 7],
    [Math.pow, "pow", 2],
    [Function.prototype.apply, "apply", 2],
    [Object.assign, "assign", 2],
    [Array.prototype.indexOf, "indexOf", 1],
    [Array.prototype.splice, "splice", 2],
    [String.prototype.padStart, "padStart", 1],
    [Array.prototype.reduce, "reduce", 1],
  ]) {
    assert.sameValue(f.name, n);
    assert.sameValue(f.length, l, n + " length");
    assert.throws(TypeError, () => new f(), n);
    assert.sameValue("prototype" in f, false, n + " prototype");
  }
});

console.log(passed, "answered");
