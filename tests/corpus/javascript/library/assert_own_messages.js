// covers: messages of assertions of the program's own, of one value, and of errors that were expected
const assert = require("assert");
const run = (f) => {
  try {
    f();
  } catch (e) {
    console.log(e.name, e.code, JSON.stringify(e.message), e.generatedMessage, Object.keys(e));
  }
};
run(() => assert.strictEqual(1, 2, "own"));
run(() => assert.deepStrictEqual({ a: 1 }, { a: 2 }, "own deep"));
run(() => assert.deepEqual([1], [2], "loose"));
run(() => assert.notStrictEqual({ a: 1 }, 1));
const o = { a: [1] };
run(() => assert.notStrictEqual(o, o));
run(() => assert.notStrictEqual("long text here", "long text here"));
run(() => assert.notDeepEqual({ a: 1 }, { a: "1" }));
run(() => assert.deepEqual({ a: 1 }, { a: 2 }));
run(() => assert.strictEqual([1], [2]));
run(() =>
  assert.strictEqual(
    () => 1,
    () => 2,
  ),
);
run(() => assert.strictEqual("a".repeat(10), "b".repeat(10)));
run(() => assert.strictEqual("abcdefgh", "abcdefgx"));
run(() => assert.strictEqual(123456, 1234567));
run(() => assert.deepStrictEqual([1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 5, 6, 7, 9]));
run(() => assert.deepStrictEqual([1, 2, 3, 4, 5, 6, 7, 8], [0, 2, 3, 4, 5, 6, 7, 8]));
run(() => assert.deepStrictEqual([1, 2, 3], [2, 3]));
run(() => assert.deepStrictEqual({ z: 1, a: 2 }, { a: 2, z: 3 }));
run(() => assert.deepStrictEqual(undefined, null));
run(() => assert.strictEqual(true, 1));
run(() => assert.equal({ a: 1 }, { a: 1 }));
run(() => assert(null));
run(() => assert());
run(() => assert.equal("a", "b", undefined));
run(() =>
  assert.throws(
    () => {
      throw new Error("e");
    },
    (e) => e.message === "x",
  ),
);
run(() => assert.throws(() => {}, RangeError));
run(() => assert.throws(() => {}, "msg"));
run(() => assert.throws(() => {}, RangeError, "msg"));
run(() =>
  assert.doesNotThrow(() => {
    throw new Error("inner");
  }),
);
run(() => assert.ifError("text"));
run(() => assert.ifError({ message: "obj" }));
run(() => assert.fail(new TypeError("t")));
run(() =>
  assert.throws(
    () => {
      throw { code: 1, x: 2 };
    },
    { code: 2 },
  ),
);
run(() =>
  assert.throws(() => {
    throw "text";
  }, TypeError),
);
run(() => assert.rejects);
