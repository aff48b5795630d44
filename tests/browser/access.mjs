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
    await reach(page, "#tab-cfg");
    await page.keyboard.press("ArrowRight");
    await page.getByRole("listbox", { name: "Instructions" }).waitFor();
    await page.keyboard.press("ArrowLeft");
    await page.locator("#panel-cfg .block").first().waitFor();
    await reach(page, ".graph__canvas");
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("c");
    await page.keyboard.press("Enter");
    await page.locator(".block--active").waitFor();
    await reach(page, ".button--share", "Shift+Tab");
    await page.keyboard.press("Enter");
    await page.getByText("Link copied").waitFor();
    await reach(page, ".toolbar__page .menu > summary");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByText(/^Copied as Markdown|Embed snippet copied/).waitFor();
    // A menu that was opened by mistake is left as others are.
    await reach(page, ".toolbar__page .menu > summary");
    await page.keyboard.press("Enter");
    await page.locator(".toolbar__page .menu__list").waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await page.locator(".toolbar__page .menu__list").waitFor({ state: "hidden" });
    assert(await page.evaluate(() => document.activeElement.matches(".toolbar__page .menu > summary")), "the keyboard stays there");
    await page.keyboard.press("Enter");
    await page.locator(".toolbar__page .menu__list").waitFor();
    await page.locator(".cm-content").click();
    await page.locator(".toolbar__page .menu__list").waitFor({ state: "hidden" });
  }),
);

const LOOP = `def grow(n):
    if n > 2:
        return n * 2
    return n

total = 0
for k in range(6):
    total += grow(k)
print(total)
`;

/** Puts a program in the editor, and the cursor on a line of it, by keys alone. */
async function write(visitor, page, text, line) {
  await reach(page, ".cm-content");
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(text);
  await visitor.settled();
  await page.keyboard.press("Control+Home");
  for (let at = 1; at < line; at++) await page.keyboard.press("ArrowDown");
}

test(
  "watches and breakpoints with conditions are set and asked without a mouse",
  visit({}, async (visitor, page) => {
    await write(visitor, page, LOOP, 8);
    await visitor.press("F9");
    await page.keyboard.press("Escape");
    // What has a breakpoint is open.
    await reach(page, "[aria-label='Expression to watch']");
    await page.keyboard.type("total + k");
    await page.keyboard.press("Enter");
    await page.locator(".watch__text", { hasText: "total + k" }).waitFor();
    await reach(page, "[aria-label='Condition of the breakpoint on line 8']");
    await page.keyboard.type("k == 4");
    await page.keyboard.press("Tab");
    await visitor.settled();
    await visitor.press("F5");
    assert.equal((await visitor.variable("k")).value, "4");
    assert.equal(await page.locator(".watch__value").first().textContent(), "13");
    // Going back to where a value came from, and to where the run stood.
    await visitor.press("F5");
    await reach(page, ".variable[data-name=total] .variable__origin", "Shift+Tab");
    await page.keyboard.press("Enter");
    await visitor.settled();
    await page.locator(".origin", { hasText: "written in line 8" }).waitFor();
    await check(page, "without a mouse");
    await page.keyboard.press("b");
    await visitor.settled();
    assert.match(await page.locator(".state__sentence").textContent(), /^Finished/);
  }),
);

test(
  "worlds and data flow are asked and read without a mouse",
  visit({}, async (visitor, page) => {
    await write(visitor, page, LOOP, 3);
    await page.keyboard.press("Escape");
    await reach(page, "#tab-cfg");
    for (const tab of ["ir", "tree", "memory", "types", "flow"]) {
      await page.keyboard.press("ArrowRight");
      // The keyboard goes with the choice, and only what is chosen is reached by Tab.
      await page.locator(`#tab-${tab}:focus[aria-selected=true][tabindex="0"]`).waitFor();
    }
    await page.locator("#panel-flow .block").first().waitFor({ timeout: 60_000 });
    await reach(page, "#panel-flow .graph__canvas");
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Show everything" }).waitFor();
    await reach(page, "[role=tab][aria-selected=true]", "Shift+Tab");
    await page.keyboard.press("ArrowRight");
    await reach(page, "[aria-label='What is run']");
    await page.keyboard.press("g");
    await reach(page, "#panel-worlds .button--bordered");
    await page.keyboard.press("Enter");
    await page.getByText(/^2 paths/).waitFor({ timeout: 60_000 });
    await reach(page, "#panel-worlds [aria-label^='Step through it']");
    await page.keyboard.press("Enter");
    await visitor.settled();
    await page.locator(".assumed", { hasText: "grow alone" }).waitFor();
  }),
);

test(
  "panels are resized by the lines between them, dragged or by keys",
  visit({}, async (visitor, page) => {
    for (const [name, way] of [["source", "x"], ["state", "x"], ["lower", "y"]]) {
      const line = page.locator(`.splitter--${name}`);
      const place = async () => {
        const box = await line.boundingBox();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      const from = await place();
      const to = { ...from, [way]: from[way] - 60 };
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.mouse.up();
      const dragged = await place();
      assert(Math.abs(dragged[way] - to[way]) < 4, `${name}: dragged to ${to[way]}, it is at ${dragged[way]}`);
      // Let go, it stays.
      await page.mouse.move(from.x, from.y, { steps: 2 });
      assert.deepEqual(await place(), dragged, `${name}: nobody holds it`);
      await line.focus();
      await page.keyboard.press("ArrowRight");
      await page.waitForFunction(([name, way, at]) => {
        const box = document.querySelector(`.splitter--${name}`).getBoundingClientRect();
        return (way === "x" ? box.x + box.width / 2 : box.y + box.height / 2) > at + 4;
      }, [name, way, dragged[way]]);
    }
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

test(
  "the first Tab stops skip to what is worked with, and the way out of the editor is told once",
  visit({}, async (visitor, page) => {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    assert(await page.evaluate(() => document.activeElement.matches(".cm-content")), "in the source");
    await page.keyboard.press("Tab");
    await page.getByText("press Escape, then Tab").waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    assert(!(await page.evaluate(() => document.activeElement.matches(".cm-content"))), "and out of it");
  }),
);
