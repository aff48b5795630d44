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

t("array methods", () => {
  assert.compareArray([3, 1, 2].toSorted(), [1, 2, 3]);
  assert.compareArray([1, 2, 3].toReversed(), [3, 2, 1]);
  assert.compareArray([1, 2, 3].with(1, 9), [1, 9, 3]);
  assert.throws(RangeError, () => [1].with(5, 1));
  assert.compareArray([1, 2, 3, 4].toSpliced(1, 2, "a"), [1, "a", 4]);
  assert.sameValue(
    [1, 2, 3].findLast((x) => x < 3),
    2,
  );
  assert.sameValue(
    [1, 2, 3].findLastIndex((x) => x > 5),
    -1,
  );
  assert.sameValue([1, 2].at(-1), 2);
  assert.compareArray([1, [2, [3, [4]]]].flat(Infinity), [1, 2, 3, 4]);
  assert.compareArray(
    [1, 2].flatMap((x) => [x, x * 2]),
    [1, 2, 2, 4],
  );
  assert.compareArray([1, 2, 3, 4, 5].copyWithin(0, 3), [4, 5, 3, 4, 5]);
  assert.compareArray(new Array(3).fill(0), [0, 0, 0]);
  assert.compareArray(
    Array.from({ length: 3 }, (_, i) => i * 2),
    [0, 2, 4],
  );
  assert.compareArray(Array.of(7), [7]);
  assert.sameValue(
    [1, 2, 3].reduceRight((a, b) => a + "-" + b),
    "3-2-1",
  );
  assert.throws(TypeError, () => [].reduce((a, b) => a));
  assert.sameValue([NaN].includes(NaN), true);
  assert.sameValue([NaN].indexOf(NaN), -1);
  assert.compareArray([1, 2, 3, 4].splice(1, 2), [2, 3]);
  assert.sameValue([1, , 3].join("-"), "1--3");
  assert.compareArray([5, 1, 10].sort(), [1, 10, 5]);
  assert.compareArray([3, undefined, 1, , 2].sort().slice(0, 4), [1, 2, 3, undefined]);
  assert.sameValue([].concat(1, [2], [[3]]).length, 3);
  assert.compareArray([..."ab"].entries().next().value, [0, "a"]);
  assert.sameValue([1, 2, 3].lastIndexOf(3, -5), -1);
});
t("holes", () => {
  const a = [1, , 3];
  assert.sameValue(1 in a, false);
  let n = 0;
  a.forEach(() => n++);
  assert.sameValue(n, 2);
  assert.sameValue(1 in a.map((x) => x), false);
  assert.sameValue(
    a.findIndex((x) => x === undefined),
    1,
  );
  assert.sameValue(a.indexOf(undefined), -1);
  assert.sameValue(a.includes(undefined), true);
  assert.compareArray(Object.keys(a), ["0", "2"]);
  assert.sameValue(JSON.stringify(a), "[1,null,3]");
  assert.sameValue([...a][1], undefined);
  assert.sameValue(1 in [...a], true);
  assert.sameValue(a.flat().length, 2);
  assert.sameValue(
    a.some((x) => x === undefined),
    false,
  );
  assert.sameValue(a.filter(() => true).length, 2);
  assert.sameValue(
    a.reduce((s) => s + 1, 0),
    2,
  );
  delete a[0];
  assert.sameValue(0 in a, false);
  assert.sameValue(a.length, 3);
  a.length = 5;
  assert.sameValue(a.length, 5);
  a[10] = 1;
  assert.sameValue(a.length, 11);
  for (const k in [, 1]) assert.sameValue(k, "1");
  assert.sameValue(a.at(5), undefined);
});
t("array-likes", () => {
  const o = { length: 2, 0: "a", 1: "b" };
  assert.sameValue(Array.prototype.join.call(o), "a,b");
  Array.prototype.push.call(o, "c");
  assert.sameValue(o.length, 3);
  assert.compareArray(
    Array.prototype.map.call("abc", (c) => c + c),
    ["aa", "bb", "cc"],
  );
  assert.sameValue(Array.prototype.pop.call(o), "c");
  assert.sameValue(Array.prototype.shift.call(o), "a");
  assert.sameValue(o[0], "b");
  Array.prototype.reverse.call(o);
  Array.prototype.unshift.call(o, "z");
  assert.sameValue(o[0], "z");
  assert.compareArray(Array.prototype.slice.call({ length: 2, 0: 1 }), [1, undefined]);
  assert.compareArray(Array.prototype.concat.call(1, 2).map(Number), [1, 2]);
  assert.sameValue(Array.prototype.indexOf.call({ length: 3, 1: "q" }, "q"), 1);
  Array.prototype.sort.call(Object.assign(o, { length: 2, 0: 2, 1: 1 }));
  assert.sameValue(o[0], 1);
  Array.prototype.fill.call(o, 7);
  assert.sameValue(o[1], 7);
  assert.sameValue(Array.from(new Set([1, 1, 2])).length, 2);
  assert.throws(TypeError, () => Array.prototype.map.call(null, (x) => x));
});
t("sort stable", () => {
  const a = Array.from({ length: 100 }, (_, i) => ({ k: i % 3, i }));
  a.sort((x, y) => x.k - y.k);
  for (let i = 1; i < 100; i++) truth(a[i - 1].k < a[i].k || a[i - 1].i < a[i].i);
  assert.throws(TypeError, () => [1].sort(1));
  assert.compareArray(
    [3, 2, 1].sort(() => 0),
    [3, 2, 1],
  );
  assert.compareArray(
    [true, false].sort((a, b) => (a < b ? -1 : 1)),
    [false, true],
  );
});

console.log(passed, "answered");
