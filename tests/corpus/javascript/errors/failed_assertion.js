// covers: assertions of node's, caught and not
const assert = require("assert");
const checks = {
  ok: () => assert.ok(null),
  call: () => assert(1 > 2, undefined),
  length: () => assert([].length),
  fail: () => assert.fail(),
  failText: () => assert.fail("out of range"),
};
for (const [name, check] of Object.entries(checks)) {
  try {
    check();
  } catch (error) {
    console.log(name, error.message, error.generatedMessage, error.code, error.operator);
  }
}
assert.deepStrictEqual({ total: 3, items: [1, 2] }, { total: 3, items: [1, 3] });
