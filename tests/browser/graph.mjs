// The control-flow graph: folded, drawn whole, read as source, and saved.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { check } from "./axe.mjs";
import { visit } from "./page.mjs";

const LOOPS = `def count(items):
    total = 0
    for item in items:
        while item > 0:
            total += item
            item -= 1
    return total

print(count([1, 2, 3]))
`;

const labels = (page) => page.locator(".block__label").allTextContents();

async function show(visitor, page) {
  await visitor.paste(LOOPS);
  await visitor.click("To the end");
  await visitor.tab("CFG");
  const functions = page.getByRole("combobox", { name: "Function" });
  const names = await functions.locator("option").allTextContents();
  await functions.selectOption({ index: names.findIndex((name) => name.startsWith("count")) });
  await page.locator(".graph__loop").nth(1).waitFor();
}

test(
  "loops are folded by mouse, by key and all at once, and counted as one",
  visit({}, async (visitor, page) => {
    await show(visitor, page);
    const all = await page.locator(".block").count();
    const zoomIn = page.locator(".graph__zoom").getByRole("button", { name: "Zoom in" });
    while (!(await page.locator(".fold").count())) await zoomIn.click();
    await page.locator(".fold").last().click();
    await page.locator(".block--folded").waitFor();
    assert((await page.locator(".block").count()) < all, "the inner loop is one block");
    await page.locator(".block--folded").click();
    await page.locator(".block--folded").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Fold loops, or functions where all are drawn" }).click();
    const folded = page.locator(".block--folded");
    await folded.waitFor();
    assert.equal(await folded.count(), 1, "the outer loop hides the inner one");
    await visitor.picture("graph-folded");
    const graph = page.getByRole("listbox", { name: "Control-flow graph" });
    await graph.focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("c");
    await page.locator(".graph__loop").waitFor();
    assert.match(await folded.textContent(), /loop while/, "the inner loop is as it was");
    const active = page.locator(`#${await graph.getAttribute("aria-activedescendant")}`);
    const spoken = page.locator(`#${await active.getAttribute("aria-describedby")}`);
    assert.match(await spoken.textContent(), /ran 4 times, true to .*, false to /, "a block says its ways on");
  }),
);

test(
  "a graph that is moved out of sight is no list, and comes back by key",
  visit({}, async (visitor, page) => {
    await show(visitor, page);
    const area = await page.locator(".graph__canvas").boundingBox();
    const y = area.y + 4;
    for (let times = 0; (await page.locator(".block").count()) > 0; times++) {
      assert(times < 10, "it goes where it is dragged");
      await page.mouse.move(area.x + 4, y);
      await page.mouse.down();
      await page.mouse.move(area.x + area.width - 4, y, { steps: 4 });
      await page.mouse.up();
    }
    await check(page, "no block in sight");
    await page.getByRole("group", { name: "Control-flow graph" }).focus();
    await page.keyboard.press("Home");
    await page.locator(".block--active").waitFor();
    const graph = page.getByRole("listbox", { name: "Control-flow graph" });
    assert.match(await graph.getAttribute("aria-activedescendant"), /^block-/);
  }),
);

test(
  "blocks show source, all functions are drawn together, and a map leads through them",
  visit({}, async (visitor, page) => {
    await show(visitor, page);
    await page.locator(".graph__bar").getByRole("button", { name: "Source" }).click();
    await page.locator(".block__line", { hasText: "while item > 0:" }).first().waitFor();
    await visitor.picture("graph-source");
    await page.getByRole("combobox", { name: "Function" }).selectOption("all");
    await page.locator(".cluster").nth(1).waitFor();
    await visitor.picture("graph-all");
    await check(page, "all functions");
    const zoomIn = page.locator(".graph__zoom").getByRole("button", { name: "Zoom in" });
    for (let at = 0; at < 6; at++) await zoomIn.click();
    const map = page.locator(".minimap");
    const before = await page.locator(".graph__drawing > g").getAttribute("transform");
    await map.click({ position: { x: 3, y: 3 } });
    assert.notEqual(await page.locator(".graph__drawing > g").getAttribute("transform"), before);
    await page.getByRole("button", { name: "Fold loops, or functions where all are drawn" }).click();
    await page.locator(".block", { hasText: "blocks" }).nth(1).waitFor();
    assert.deepEqual((await labels(page)).sort(), ["count(items)", "module main"]);
  }),
);

test(
  "the graph is saved as points",
  visit({}, async (visitor, page) => {
    await show(visitor, page);
    const saved = page.waitForEvent("download");
    await page.locator(".toolbar__page .menu > summary").click();
    await page.getByRole("button", { name: "Save control flow as PNG" }).click();
    const download = await saved;
    assert.equal(download.suggestedFilename(), "control-flow.png");
    const bytes = readFileSync(await download.path());
    assert.equal(bytes.subarray(1, 4).toString(), "PNG");
    assert(bytes.readUInt32BE(16) > 400 && bytes.readUInt32BE(20) > 400, "as large as its drawing");
  }),
);
