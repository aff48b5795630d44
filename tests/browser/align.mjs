// Lines beside each other, without a page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { align, blocks, instructionKey } from "../../www/align.js";

const shown = (left, right) =>
  align(left, right).map((row) => [left[row.left] ?? "", row.same ? "=" : "≠", right[row.right] ?? ""].join(" "));

test("lines that both sides have stand beside each other, and others beside what became of them", () => {
  assert.deepEqual(shown(["a", "b", "c"], ["a", "x", "c", "d"]), ["a = a", "b ≠ x", "c = c", " ≠ d"]);
  assert.deepEqual(shown(["a"], []), ["a ≠ "]);
  assert.deepEqual(shown([], []), []);
  assert.deepEqual(shown(["a", "b", "a", "c"], ["b", "a"]), ["a ≠ ", "b = b", "a = a", "c ≠ "]);
});

test("every line of both sides is there once, in its order, whatever they are", () => {
  let seed = 7;
  const random = (most) => (seed = (seed * 16807) % 2147483647) % most;
  for (let turn = 0; turn < 300; turn++) {
    const [left, right] = [0, 0].map(() => Array.from({ length: random(12) }, () => "abc "[random(4)]));
    const rows = align(left, right);
    assert.deepEqual(rows.map((row) => row.left).filter((at) => at !== null), left.map((_, at) => at));
    assert.deepEqual(rows.map((row) => row.right).filter((at) => at !== null), right.map((_, at) => at));
    for (const row of rows.filter((row) => row.same)) assert.equal(left[row.left].trim(), right[row.right].trim());
  }
});

test("instructions are the same whatever their registers and labels are numbered, blocks by what is in them", () => {
  assert.equal(instructionKey("  %5 = binop <= %3 %4   # 4:10-4:16"), instructionKey("  %9 = binop <= %7 %8"));
  const ir = ["while_cond_2:   # 4:4-6:14", "  %3 = load_var i  # 4:10-4:11", "  branch_if %5 while_body_3,while_end_4"];
  assert.deepEqual(blocks(ir), ["while_cond_2: load_var, branch_if → while_body_3, while_end_4"]);
});
