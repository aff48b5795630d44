// Walking through a run in both directions.

import assert from "node:assert/strict";
import { test } from "node:test";
import { visit } from "./page.mjs";

const COUNT = `a = 1
b = a + 1
a = b * 10
print(a)
`;

test(
  "steps go forwards and backwards, and values change with them",
  visit({}, async (visitor, page) => {
    await visitor.paste(COUNT);
    assert.equal((await visitor.position()).step, 0);
    assert.equal(await visitor.variable("a"), null, "nothing has run");
    await visitor.press("F10");
    assert.deepEqual(await visitor.variable("a"), { value: "1", mark: "new" });
    assert.equal(await visitor.currentLine(), "b = a + 1");
    await visitor.press("F10");
    assert.deepEqual(await visitor.variable("b"), { value: "2", mark: "new" });
    await visitor.press("F10");
    assert.deepEqual(await visitor.variable("a"), { value: "20", mark: "changed" });
    await visitor.picture("stepping");
    await visitor.press("Shift+F10");
    assert.equal((await visitor.variable("a")).value, "1", "back before the assignment");
    assert.equal(await visitor.currentLine(), "a = b * 10");
    await visitor.press("Shift+F10", "Shift+F10");
    assert.equal(await visitor.variable("a"), null);
    assert.equal((await visitor.position()).step, 0);
  }),
);

test(
  "a single instruction is a step too",
  visit({}, async (visitor, page) => {
    await visitor.paste(COUNT);
    await page.getByRole("button", { name: "IR", exact: true }).click();
    await visitor.tab("IR");
    await visitor.press("F11", "F11");
    assert.equal((await visitor.position()).step, 2);
    await page.locator(".ir__line--current").waitFor();
    await visitor.press("F8");
    assert.equal((await visitor.position()).step, 1);
  }),
);

test(
  "into, out and over treat calls apart",
  visit({}, async (visitor, page) => {
    await visitor.paste(`def double(n):\n    twice = n + n\n    return twice\n\nx = double(4)\ny = x\n`);
    await visitor.press("F10");
    assert.equal(await visitor.currentLine(), "x = double(4)");
    await visitor.press("F11");
    assert.equal(await visitor.currentLine(), "twice = n + n", "into the call");
    assert.equal((await visitor.variable("n")).value, "4");
    assert.equal(await page.locator(".stack__frame").count(), 2);
    await visitor.press("Shift+F11");
    assert.equal(await page.locator(".stack__frame").count(), 1, "out of the call");
    await visitor.click("To the start");
    await visitor.press("F10", "F10");
    assert.equal(await visitor.currentLine(), "y = x", "over the call");
    assert.equal((await visitor.variable("x")).value, "8");
  }),
);

test(
  "a run stops at a breakpoint, each time, in both directions",
  visit({}, async (visitor, page) => {
    await visitor.paste(`total = 0\nfor n in range(3):\n    total += n\nprint(total)\n`);
    const gutter = page.locator(".cm-lineNumbers .cm-gutterElement", { hasText: /^3$/ });
    const { y, height } = await gutter.boundingBox();
    const { x } = await page.locator(".cm-breakpoints").boundingBox();
    await page.mouse.click(x + 6, y + height / 2);
    assert.equal(await page.locator(".cm-gutters .cm-breakpoints .cm-breakpoint:visible").count(), 1);
    const seen = [];
    for (let stop = 0; stop < 3; stop++) {
      await visitor.press("F5");
      assert.equal(await visitor.currentLine(), "total += n");
      seen.push((await visitor.variable("n")).value);
    }
    assert.deepEqual(seen, ["0", "1", "2"]);
    await visitor.picture("breakpoint");
    await visitor.press("Shift+F5");
    assert.equal((await visitor.variable("n")).value, "1", "the stop before");
    await visitor.press("F5", "F5");
    assert.deepEqual(await visitor.output(), ["3"]);
  }),
);

test(
  "an endless loop can be paused, inspected and stepped, and the page answers meanwhile",
  visit({}, async (visitor, page) => {
    await visitor.paste(`n = 0\nwhile True:\n    n += 1\n`);
    await page.keyboard.press("F5");
    await page.getByRole("button", { name: "Pause" }).waitFor();
    await page.waitForTimeout(500);
    // The page answers while the program runs: a tab opens within a moment.
    const started = Date.now();
    await page.getByRole("tab", { name: /^Tree/ }).click();
    await page.getByText("while_statement").first().waitFor();
    assert(Date.now() - started < 1000, "the page is not held up");
    await page.getByRole("button", { name: "Pause" }).click();
    await visitor.settled();
    const { step } = await visitor.position();
    assert(step > 1000, `${step} steps were made`);
    const n = Number((await visitor.variable("n")).value);
    assert(n > 100, `n is ${n}`);
    await visitor.picture("endless-loop-paused");
    await visitor.press("F10", "F10", "F10");
    assert(Number((await visitor.variable("n")).value) > n, "it goes on");
    await visitor.click("To the start");
    assert.equal((await visitor.position()).step, 0, "and back to the start");
  }),
);

test(
  "the timeline goes to any step, and a line of output to the step that printed it",
  visit({}, async (visitor, page) => {
    await visitor.paste(`for n in range(5):\n    print("line", n)\n`);
    await visitor.press("F5");
    const { known } = await visitor.position();
    const middle = Math.floor(known / 2);
    await page.getByLabel("Position in the run").fill(String(middle));
    await visitor.settled();
    assert.equal((await visitor.position()).step, middle);
    const printed = (await visitor.output()).length;
    assert(printed > 0 && printed < 5, `${printed} lines printed by then`);
    await page.locator(".output__line").nth(3).hover();
    await page.locator(".output__jump").nth(3).click();
    await visitor.settled();
    assert.deepEqual(await visitor.output(), ["line 0", "line 1", "line 2", "line 3"]);
  }),
);

test(
  "stepping moves nothing but what it changes",
  visit({}, async (visitor, page) => {
    await visitor.paste(`def down(n):\n    if n:\n        down(n - 1)\n\ndown(6)\n`);
    const boxes = () =>
      page.evaluate(() =>
        [".toolbar", ".pane--source", ".pane--middle", ".state__scopes", ".pane--lower", ".timeline", ".button--run"].map(
          (part) => JSON.stringify(document.querySelector(part).getBoundingClientRect()),
        ),
      );
    await visitor.press("F11");
    const before = await boxes();
    for (let step = 0; step < 12; step++) {
      await visitor.press("F11");
      assert.deepEqual(await boxes(), before, `after ${step + 1} steps`);
    }
  }),
);
