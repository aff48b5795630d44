// Watched expressions, conditions of breakpoints, and the strip of the run.

import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "./axe.mjs";
import { visit } from "./page.mjs";

const PROGRAM = `total = 0
for k in range(50):
    total = total + k * k
    try:
        total = total // (k % 9)
    except ZeroDivisionError:
        total = total + 1
print(total)
`;

test(
  "a watched expression is shown at every step, and a condition decides where a run stops",
  visit({}, async (visitor, page) => {
    await visitor.paste(PROGRAM);
    await page.getByText("Watches and breakpoints").click();
    await page.getByRole("textbox", { name: "Expression to watch" }).fill("k * 100 + total");
    await page.keyboard.press("Enter");
    const watched = page.locator(".watch__value").first();
    await page.locator(".cm-line", { hasText: "//" }).click();
    await visitor.press("F9");
    const condition = page.getByRole("textbox", { name: "Condition of the breakpoint on line 5" });
    await condition.fill("k == 30");
    await condition.press("Tab");
    await visitor.click("Run");
    assert.equal(await visitor.currentLine(), "total = total // (k % 9)");
    assert.equal((await visitor.variable("k")).value, "30");
    const { value } = await visitor.variable("total");
    assert.equal(await watched.textContent(), String(3000 + Number(value)));
    await visitor.picture("watches");
    await condition.fill("k = = 3");
    await condition.press("Tab");
    await page.locator(".watch__why").waitFor();
    await visitor.click("Take away the breakpoint on line 5");
    await visitor.click("To the end");
    assert.match(await page.locator(".timeline__legend").textContent(), /prints\s*caught/);
    await visitor.click("Zoom into the run");
    await visitor.click("Zoom into the run");
    const slider = page.getByRole("slider", { name: "Position in the run" });
    const [from, to] = await slider.evaluate((each) => [Number(each.min), Number(each.max)]);
    const { known } = await visitor.position();
    assert(to === known && from > known / 2, `${from} to ${to} of ${known}`);
    await visitor.picture("timeline-zoomed");
  }),
);

test(
  "what is being typed stays while the run goes on",
  visit({}, async (visitor, page) => {
    await visitor.paste(`n = 0\nwhile True:\n    n += 1\n    if n < 0:\n        print(n)\n`);
    await page.getByText("Watches and breakpoints").click();
    await page.locator(".cm-line", { hasText: "print" }).click();
    await visitor.press("F9");
    await page.keyboard.press("F5");
    await page.getByRole("button", { name: "Pause" }).waitFor();
    const condition = page.getByRole("textbox", { name: "Condition of the breakpoint on line 5" });
    await condition.fill("n < -5");
    const known = async () => (await visitor.position()).known;
    const before = await known();
    await page.waitForFunction(
      (before) => Number(document.querySelector(".counter").dataset.known) > before,
      before,
    );
    assert.equal(await condition.inputValue(), "n < -5", "the run has gone on");
    await condition.press("Tab");
    await page.getByRole("button", { name: "Pause" }).click();
    await visitor.settled();
    assert.equal(await condition.inputValue(), "n < -5");
  }),
);

const LOOP = `total = 0
for k in range(10):
    total += k
print(total)
`;

test(
  "a breakpoint stops at its nth time, its times are counted and marked, and a watch has its history",
  visit({}, async (visitor, page) => {
    await visitor.paste(LOOP);
    await page.getByText("Watches and breakpoints").click();
    await page.getByRole("textbox", { name: "Expression to watch" }).fill("total * 2");
    await page.keyboard.press("Enter");
    await page.locator(".cm-line", { hasText: "+=" }).click();
    await visitor.press("F9");
    const nth = page.getByRole("spinbutton", { name: "The breakpoint on line 3 stops at this time only" });
    await nth.fill("4");
    await nth.press("Tab");
    await visitor.click("Run");
    assert.equal((await visitor.variable("k")).value, "3", "the fourth time");
    await visitor.click("Run");
    assert.deepEqual(await visitor.output(), ["45"], "and no other");
    await page.locator(".watch__times", { hasText: "10 of 10" }).waitFor();
    assert.match(await page.locator(".timeline__legend").textContent(), /hits/);
    assert.equal(await page.locator("rect.timeline__mark--breakpoint[x]").count(), 10);
    const history = page.getByRole("button", { name: "History of total * 2: from 0 to 90" });
    await history.waitFor();
    await check(page, "history");
    await visitor.picture("watch-history");
    const { width, height } = await history.boundingBox();
    await history.click({ position: { x: width / 2, y: height / 2 } });
    await visitor.settled();
    const { step, known } = await visitor.position();
    assert(Math.abs(step - known / 2) < known / 10, `${step} is about the middle of ${known}`);
    await visitor.press("Shift+F5");
    assert.equal((await visitor.variable("k")).value, "3", "the fourth time, backwards");
    await page.locator(".watch__times", { hasText: "4 of 10" }).waitFor();
  }),
);

test(
  "two steps are compared: what differs in variables, in objects and in the output",
  visit({}, async (visitor, page) => {
    await visitor.paste(`xs = [1, 2]\nname = "a"\nprint("one")\nxs.append(5)\nname = "b"\nprint("two")\n`);
    await page.locator(".cm-line", { hasText: "append" }).click();
    await visitor.press("F4");
    const { step } = await visitor.position();
    await visitor.click("Keep this step for comparison");
    await page.getByText("no value differs").waitFor();
    await visitor.click("To the end");
    const rows = await page.locator(".differences__table tbody tr").allTextContents();
    assert.deepEqual(rows, ["xs[2]not there5", "name'a''b'"]);
    assert.match(await page.locator(".differences__printed").textContent(), /two/);
    await check(page, "compared");
    await visitor.picture("compared");
    await visitor.click(`step ${step}`);
    assert.equal((await visitor.position()).step, step);
    await visitor.click("Stop comparing");
    await page.getByRole("button", { name: "Keep this step for comparison" }).waitFor();
  }),
);

test(
  "a list of many elements unfolds in groups",
  visit({}, async (visitor, page) => {
    await visitor.paste(`xs = list(range(5000))\nprint(len(xs))\n`);
    await visitor.click("To the end");
    await visitor.click("What xs holds");
    assert.equal(await page.locator(".variable").count(), 51, "fifty groups of a hundred");
    await visitor.click("What [300 … 399] holds");
    assert.equal((await visitor.variable("[345]")).value, "345");
    await visitor.picture("groups");
  }),
);

test(
  "a watched variable that does not exist yet is not set yet",
  visit({}, async (visitor, page) => {
    await visitor.paste("a = 1\nlater = 2\n");
    await page.getByText("Watches and breakpoints").click();
    await page.getByLabel("Expression to watch").fill("later");
    await page.getByLabel("Expression to watch").press("Enter");
    await page.getByText("not set yet").waitFor();
    await visitor.press("F5");
    await page.locator(".watch__value", { hasText: "2" }).waitFor();
  }),
);
