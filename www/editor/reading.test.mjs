// A key is shown before a long text is read.

import assert from "node:assert/strict";
import { test } from "node:test";
import { python } from "@codemirror/lang-python";
import { syntaxTree } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import "./reading.js";

/** How many milliseconds something takes, on a machine that takes one for each look at the clock. */
function clocked(act) {
  const { now } = Date;
  let time = 0;
  Date.now = () => ++time;
  try {
    act();
  } finally {
    Date.now = now;
  }
  return time;
}

test("a change of a text that is not read to its end takes little time, its first reading as much as CodeMirror gives it", () => {
  const doc = "total = [1, 2, 3]\n".repeat(5000);
  let state;
  const first = clocked(() => (state = EditorState.create({ doc, extensions: python() })));
  assert(first > 10, `${first} ms`);
  const read = syntaxTree(state).length;
  assert(0 < read && read < doc.length, `${read} of ${doc.length} read`);
  const change = state.update({ changes: { from: 0, insert: "x" } });
  const key = clocked(() => (state = change.state));
  assert(1 < key && key < 10, `${key} ms`);
});
