// For everyone: without a mouse, at 200 %, on a tablet.

import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "./axe.mjs";
import { visit } from "./page.mjs";

/** Presses Tab until something is reached; a person would not press it more often than this. */
async function reach(page, selector, key = "Tab") {
  for (let presses = 0; presses < 60; presses++) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector)) return;
    await page.keyboard.press(key);
  }
  assert.fail(`${selector} cannot be reached by ${key}`);
}

test(
  "a program is written, run, looked at and shared without a mouse",
  visit({}, async (visitor, page) => {
    await reach(page, ".cm-content");
    await page.keyboard.press("Control+A");
    await page.keyboard.type("total = 0\nfor n in range(4):\ntotal += n\n", { delay: 5 });
    await page.keyboard.press("Control+A");
    await page.keyboard.press("Delete");
    await page.keyboard.insertText("total = 0\nfor n in range(4):\n    total += n\nprint(total)\n");
    await visitor.settled();
    await visitor.press("F5");
    assert.deepEqual(await visitor.output(), ["6"]);
    await visitor.press("Shift+F10", "Shift+F10");
    assert.equal((await visitor.variable("total")).value, "6");
    await page.keyboard.press("Escape");
    await reach(page, "#tab-ir");
    await page.keyboard.press("ArrowRight");
    await reach(page, ".graph__canvas");
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("c");
    await page.keyboard.press("Enter");
    await page.locator(".block--active").waitFor();
    await reach(page, ".button--share", "Shift+Tab");
    await page.keyboard.press("Enter");
    await page.getByText("Link copied").waitFor();
    await reach(page, ".menu > summary");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByText(/^Copied as Markdown|Embed snippet copied/).waitFor();
  }),
);

/** Nothing is cut off to the side, and everything that there is can be brought into view. */
async function fits(page, where) {
  const { width, inner } = await page.evaluate(() => ({ width: document.scrollingElement.scrollWidth, inner: innerWidth }));
  assert(width <= inner, `${where}: ${width} pixels wide in ${inner}`);
}

test(
  "at 200 % everything is there, a panel at a time",
  visit({ size: { width: 720, height: 450 } }, async (visitor, page) => {
    for (const panel of ["Source", "IR", "CFG", "State", "Output"]) {
      await page.getByRole("navigation", { name: "Panels" }).getByRole("button", { name: panel }).click();
      await page.waitForTimeout(150);
      await fits(page, panel);
      await check(page, `${panel} at 200 %`);
      await visitor.picture(`zoomed-${panel.toLowerCase()}`);
    }
    await page.getByRole("button", { name: "Keys and help" }).click();
    await fits(page, "keys");
    await page.getByRole("button", { name: "Close" }).click();
  }),
);

for (const scheme of ["light", "dark"]) {
  test(
    `the page on a tablet, ${scheme}`,
    visit({ size: { width: 1024, height: 768 }, scheme }, async (visitor, page) => {
      for (const panel of ["IR", "CFG", "Tree"]) {
        await visitor.tab(panel);
        await page.waitForTimeout(150);
        await fits(page, panel);
        await check(page, `${panel} on a tablet`);
        await visitor.picture(`tablet-${scheme}-${panel.toLowerCase()}`);
      }
    }),
  );
}
