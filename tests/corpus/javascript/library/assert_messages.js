// covers: the messages of failed assertions, with differences
const assert = require("assert");
const run = (name, f) => {
  try {
    f();
    console.log(name, "passed");
  } catch (e) {
    console.log(name, e.name, e.code);
    console.log(e.message);
  }
};
run("ok", () => assert(0));
run("ok2", () => assert.ok(false, "own"));
run("equal", () => assert.equal(1, 2));
run("strictEqual", () => assert.strictEqual(1, 2));
run("strictEqual text", () => assert.strictEqual("a", "b"));
run("strictEqual lines", () => assert.strictEqual("a\nb\nc", "a\nx\nc"));
run("deep", () => assert.deepStrictEqual({ a: 1, b: [1, 2] }, { a: 1, b: [1, 3] }));
run("deep2", () => assert.deepEqual([1, 2, 3], [1, 2]));
run("deep3", () => assert.deepStrictEqual([1, "2"], [1, 2]));
run("deep4", () => assert.deepStrictEqual(new Map([["a", 1]]), new Map([["a", 2]])));
run("deep5", () => assert.deepStrictEqual({ a: 1 }, { a: 1, b: 2 }));
run("deep6", () => assert.deepStrictEqual(-0, 0));
run("deep7", () => assert.deepStrictEqual(new Set([1, 2]), new Set([1, 3])));
run("not", () => assert.notStrictEqual(1, 1));
run("notDeep", () => assert.notDeepStrictEqual({ a: 1 }, { a: 1 }));
run("notEqual", () => assert.notEqual(1, "1"));
run("throws", () => assert.throws(() => {}));
run("throws2", () =>
  assert.throws(() => {
    throw new Error("x");
  }, TypeError),
);
run("throws3", () =>
  assert.throws(() => {
    throw new Error("x");
  }, /y/),
);
run("throws4", () =>
  assert.throws(
    () => {
      throw new Error("x");
    },
    { message: "y" },
  ),
);
run("throws5", () =>
  assert.throws(
    () => {
      throw new TypeError("bad");
    },
    { name: "TypeError", message: /bad/ },
  ),
);
run("doesNotThrow", () =>
  assert.doesNotThrow(() => {
    throw new Error("inner");
  }, "message"),
);
run("match", () => assert.match("abc", /x/));
run("doesNotMatch", () => assert.doesNotMatch("abc", /b/));
run("fail", () => assert.fail());
run("fail2", () => assert.fail("boom"));
run("ifError", () => assert.ifError(new Error("err")));
run("ifError2", () => assert.ifError(null));
run("own error", () => assert.strictEqual(1, 2, new RangeError("mine")));
run("long", () =>
  assert.deepStrictEqual(
    Array.from({ length: 40 }, (_, i) => i),
    Array.from({ length: 40 }, (_, i) => (i === 20 ? -1 : i)),
  ),
);
run("objects", () => assert.strictEqual({ a: 1 }, { a: 1 }));
run("nested", () =>
  assert.deepStrictEqual({ user: { name: "a", tags: ["x"] }, n: 1 }, { user: { name: "b", tags: ["x", "y"] }, n: 1 }),
);
run("nan", () => assert.strictEqual(NaN, NaN));
run("equal nan", () => assert.equal(NaN, NaN));
run("dates", () => assert.deepStrictEqual(new Date(0), new Date(1)));
run("regexps", () => assert.deepStrictEqual(/a/g, /a/i));
run("protos", () =>
  assert.deepStrictEqual(
    new (class A {
      x = 1;
    })(),
    { x: 1 },
  ),
);
run("multiline", () => assert.strictEqual("one\ntwo\nthree\nfour", "one\n2\nthree\n4"));
try {
  assert.strictEqual(1, 2);
} catch (e) {
  console.log(e.actual, e.expected, e.operator, e.generatedMessage);
}
assert.rejects(Promise.resolve(1)).catch((e) => console.log(e.message));
assert.rejects(Promise.reject(new Error("r")), /r/).then(() => console.log("rejects ok"));
