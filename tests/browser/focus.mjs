// Pointing at something in one panel shows it in the others, by pointer and by keyboard.

import assert from "node:assert/strict";
import { test } from "node:test";
import { visit } from "./page.mjs";

const PROGRAM = `def square(n):
    return n * n

print(square(7))
`;

test(
  "pointing at an instruction shows its source",
  visit({}, async (visitor, page) => {
    await visitor.paste(PROGRAM);
    await visitor.tab("IR");
    await page.locator(".ir__line", { hasText: "binop" }).first().hover();
    await page.locator(".cm-mark-linked", { hasText: "n * n" }).first().waitFor();
    await visitor.picture("focus");
  }),
);

test(
  "the cursor in the source shows its instructions, tree node and block",
  visit({}, async (visitor, page) => {
    await visitor.paste(PROGRAM);
    await visitor.tab("IR");
    await page.mouse.move(0, 0);
    await page.locator(".cm-content").focus();
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowLeft");
    const linked = page.locator(".ir__line--linked");
    await linked.first().waitFor();
    assert((await linked.allTextContents()).some((text) => text.includes("load_var n")));
    await visitor.tab("Tree");
    await page.locator(".tree__line--linked").first().waitFor();
  }),
);

test(
  "a blank line is linked to nothing",
  visit({}, async (visitor, page) => {
    await visitor.paste(PROGRAM);
    await page.mouse.move(0, 0);
    await page.locator(".cm-content").focus();
    await page.keyboard.press("Control+Home");
    await page.locator(".cm-mark-linked").first().waitFor();
    await page.keyboard.press("Control+End");
    await page.waitForFunction(() => !document.querySelector(".cm-mark-linked"));
  }),
);

test(
  "the lists are walked with the arrow keys",
  visit({}, async (visitor, page) => {
    await visitor.paste(PROGRAM);
    await visitor.tab("Tree");
    await page.getByRole("treeitem").first().waitFor();
    await page.getByRole("tree").focus();
    for (let at = 0; at < 4; at++) await page.keyboard.press("ArrowDown");
    await page.locator(".cm-mark-linked").first().waitFor();
    const rows = await page.getByRole("treeitem").count();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowLeft");
    await page.waitForFunction((rows) => document.querySelectorAll("[role=treeitem]").length < rows, rows);
  }),
);

test(
  "the graph is walked, searched and zoomed",
  visit({}, async (visitor, page) => {
    await visitor.paste(`x = 3\nwhile x:\n    x -= 1\nprint("done")\n`);
    await visitor.tab("CFG");
    await page.getByRole("listbox", { name: "Control-flow graph" }).focus();
    await page.locator(".block").first().waitFor();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
    await page.locator(".block--active").waitFor();
    await page.getByLabel("Search blocks").fill("done");
    await page.locator(".block--found").first().waitFor();
    const scale = () => page.locator(".graph__drawing > g").getAttribute("transform");
    const before = await scale();
    await page.getByRole("button", { name: "Zoom in", exact: true }).click();
    assert.notEqual(await scale(), before);
    await visitor.picture("graph-search");
  }),
);
