// Watched expressions, conditions of breakpoints, and the strip of the run.

import assert from "node:assert/strict";
import { test } from "node:test";
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
    assert.match(await page.locator(".timeline__legend").textContent(), /prints.*caught exceptions/);
    await visitor.click("Zoom into the run");
    await visitor.click("Zoom into the run");
    const slider = page.getByRole("slider", { name: "Position in the run" });
    const [from, to] = await slider.evaluate((each) => [Number(each.min), Number(each.max)]);
    const { known } = await visitor.position();
    assert(to === known && from > known / 2, `${from} to ${to} of ${known}`);
    await visitor.picture("timeline-zoomed");
  }),
);
