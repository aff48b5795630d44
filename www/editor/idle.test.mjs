// Idle time comes in slices, whatever the browser has left.

import assert from "node:assert/strict";
import { test } from "node:test";

test("a slice of idle time is shorter than what blocks a page, and never longer than what is left", async () => {
  let left;
  globalThis.requestIdleCallback = (callback) => callback({ timeRemaining: () => left });
  const { requestIdleCallback } = await import("./idle.js");
  const given = (remaining) => {
    left = remaining;
    let said;
    requestIdleCallback(({ timeRemaining }) => (said = timeRemaining()));
    return said;
  };
  assert.equal(given(3), 3);
  assert(given(50) <= 25);
});
