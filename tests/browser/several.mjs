// Programs of several files: tabs, running from file to file, leaving the page and coming back to it.

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { check } from "./axe.mjs";
import { Visitor, phone, visit } from "./page.mjs";

const MAIN = "import shapes\n\ntotal = 0\nfor side in [2, 3]:\n    total += shapes.area(side)\nprint(total)\n";
const SHAPES = "scale = 10\n\ndef area(side):\n    inner = side * side\n    return inner * scale\n";

const names = (page) => page.locator(".files [role=tab]").evaluateAll((tabs) => tabs.map((tab) => tab.title.split(",")[0]));
const shown = (page) => page.locator(".files [role=tab][aria-selected=true]").getAttribute("title");
const text = (page) => page.locator("#panel-source").evaluate((panel) => panel.readText());

/** Gives the file in front another name. */
async function rename(visitor, page, name) {
  await page.locator(".files .menu > summary").click();
  const field = page.locator(".files__rename input");
  await field.fill(name);
  await field.press("Enter");
  await page.keyboard.press("Escape");
  await visitor.settled();
}

async function inFile(visitor, page, name) {
  await page.locator(".files [role=tab]", { hasText: name }).click();
  await visitor.settled();
}

/** Chooses from the menu of files. */
async function choose(visitor, page, name) {
  await page.locator(".files .menu > summary").click();
  await page.locator(".files .menu__list button", { hasText: name }).click();
  await visitor.settled();
}

/** The program of two files, typed. */
async function type(visitor, page) {
  await visitor.paste(MAIN);
  await page.getByRole("button", { name: "Add a file" }).click();
  await visitor.settled();
  await rename(visitor, page, "shapes.py");
  await visitor.paste(SHAPES);
}

test(
  "a second file is added, imported, stepped into and out of again, and the panels follow",
  visit({}, async (visitor, page) => {
    await type(visitor, page);
    assert.deepEqual(await names(page), ["main.py", "shapes.py"]);
    // Typing in one file is not interrupted by the run, which stands in the other.
    assert.equal(await shown(page), "shapes.py");
    await visitor.click("To the end");
    assert.deepEqual(await visitor.output(), ["130"]);
    await visitor.click("To the start");
    await inFile(visitor, page, "shapes.py");
    await page.locator(".cm-lineNumbers .cm-gutterElement", { hasText: /^5$/ }).click();
    await visitor.settled();
    await inFile(visitor, page, "main.py");
    await visitor.click("Run");
    assert.equal(await shown(page), "shapes.py");
    assert.equal(await visitor.currentLine(), "return inner * scale");
    assert.equal((await visitor.variable("inner")).value, "4");
    assert.equal((await visitor.variable("scale")).value, "10");
    const stack = await page.locator(".stack__frame").allInnerTexts();
    assert.deepEqual(stack.map((each) => each.replace(/\s+/g, " ")), ["area(side=2) shapes.py:5", "top level main.py:5"]);
    await check(page);
    await visitor.picture("files-stepped");
    await visitor.click("Step out");
    assert.match(await shown(page), /^main\.py/);
    await visitor.tab("Problems");
    await inFile(visitor, page, "shapes.py");
    await visitor.paste(SHAPES.replace("return inner", "return inn"));
    await visitor.click("To the end");
    const problem = page.locator(".problem", { hasText: "inn" }).last();
    assert.match(await problem.innerText(), /shapes\.py:5/);
    await inFile(visitor, page, "main.py");
    await problem.click();
    await visitor.settled();
    assert.match(await shown(page), /^shapes\.py/);
  }),
);

test(
  "each file keeps what can be undone, the cursor and its breakpoints; a file that is removed comes back with the history",
  visit({}, async (visitor, page) => {
    await type(visitor, page);
    await inFile(visitor, page, "main.py");
    await page.locator(".cm-content").click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type("# more");
    await inFile(visitor, page, "shapes.py");
    await page.locator(".cm-content").click();
    await page.keyboard.press("Control+z");
    await visitor.settled();
    assert.notEqual(await text(page), MAIN, "what another file held does not come back here");
    await inFile(visitor, page, "main.py");
    assert(( await text(page)).endsWith("# more"));
    await page.locator(".cm-content").focus();
    await page.keyboard.press("Control+z");
    await visitor.settled();
    assert.equal(await text(page), MAIN);
    await inFile(visitor, page, "shapes.py");
    await visitor.paste(SHAPES);
    await choose(visitor, page, "Remove");
    assert.equal(await page.locator(".files").count(), 0);
    await page.goBack();
    await visitor.settled();
    assert.deepEqual(await names(page), ["main.py", "shapes.py"]);
    // And everything is there again after the page was loaded anew.
    await page.reload();
    await visitor.settled();
    assert.deepEqual(await names(page), ["main.py", "shapes.py"]);
    await visitor.click("To the end");
    assert.deepEqual(await visitor.output(), ["130"]);
  }),
);

test("links, Markdown and archives hold all files", async () => {
  const one = await Visitor.arrive();
  const { page } = one;
  await type(one, page);
  await page.locator(".cm-lineNumbers .cm-gutterElement", { hasText: /^4$/ }).click();
  await one.settled();
  await one.click("Run");
  const { step } = await one.position();
  await page.locator(".toolbar__page .menu > summary").click();
  await page.getByRole("button", { name: "Copy as Markdown" }).click();
  await page.getByText("Copied as Markdown").waitFor();
  const markdown = await page.evaluate(() => navigator.clipboard.readText());
  assert(markdown.startsWith("main.py:\n\n```python\nimport shapes\n"), markdown);
  assert(markdown.includes("shapes.py:\n\n```python\nscale = 10\n"), markdown);
  const saved = page.waitForEvent("download");
  await page.locator(".toolbar__page .menu > summary").click();
  await page.getByRole("button", { name: "Save the program" }).click();
  const download = await saved;
  assert.equal(download.suggestedFilename(), "program.zip");
  const archive = readFileSync(await download.path());
  await one.click("Share");
  const link = await page.evaluate(() => location.hash.slice(1));
  await one.leave();

  const other = await Visitor.arrive({ fragment: link });
  await other.page.getByText("✓ reproduced").waitFor();
  assert.deepEqual(await names(other.page), ["main.py", "shapes.py"]);
  assert.equal((await other.position()).step, step);
  assert.equal(await shown(other.page), "shapes.py");
  await other.page.locator(".toolbar__page .menu > summary").click();
  const field = other.page.locator(".toolbar__page .menu input[type=file]").first();
  await field.setInputFiles({ name: "again.zip", mimeType: "application/zip", buffer: archive });
  await other.page.locator(".cm-line", { hasText: "import shapes" }).waitFor();
  await other.settled();
  assert.deepEqual(await names(other.page), ["main.py", "shapes.py"]);
  await other.click("To the end");
  assert.deepEqual(await other.output(), ["130"]);
  await other.leave();
});

test(
  "a folder is opened at the file that it begins with; files are dropped on the tabs; what is no text is told",
  visit({}, async (visitor, page) => {
    const folder = mkdtempSync(join(tmpdir(), "reddragon-"));
    mkdirSync(join(folder, "shop/lib"), { recursive: true });
    writeFileSync(join(folder, "shop/lib/__init__.py"), "");
    writeFileSync(join(folder, "shop/lib/prices.py"), "def price(name):\n    return len(name)\n");
    writeFileSync(join(folder, "shop/main.py"), "from lib.prices import price\nprint(price('tea'))\n");
    writeFileSync(join(folder, "shop/logo.png"), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff]));
    for (const made of [".git", "lib/__pycache__"]) {
      mkdirSync(join(folder, "shop", made));
      writeFileSync(join(folder, "shop", made, "left.py"), "raise SystemExit\n");
    }
    await page.locator(".toolbar__page .menu > summary").click();
    await page.locator(".toolbar__page .menu input[webkitdirectory]").setInputFiles(join(folder, "shop"));
    await page.locator(".cm-line", { hasText: "from lib.prices" }).waitFor();
    await visitor.settled();
    rmSync(folder, { recursive: true });
    assert.deepEqual(await names(page), ["lib/__init__.py", "lib/prices.py", "main.py"]);
    assert.match(await page.locator(".notice").innerText(), /Not taken: logo\.png/);
    assert.match(await shown(page), /main\.py, where the program begins/);
    await visitor.click("To the end");
    assert.deepEqual(await visitor.output(), ["3"]);
    const data = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(["unused = 1\n"], "unused.py", { type: "text/plain" }));
      return data;
    });
    await page.dispatchEvent(".files", "dragover", { dataTransfer: data });
    await page.dispatchEvent(".files", "drop", { dataTransfer: data });
    await page.locator(".cm-line", { hasText: "unused" }).waitFor();
    await visitor.settled();
    assert.equal((await names(page)).length, 4);
    assert.match(await shown(page), /unused\.py, not part of the program/);
    const hidden = await page.locator(".files [role=tab][aria-selected=true]").evaluate((tab) => {
      const [own, row] = [tab, tab.parentElement].map((each) => each.getBoundingClientRect());
      return Math.max(own.right - row.right, row.left - own.left);
    });
    assert(hidden <= 1, `the tab in front is seen, all but ${hidden} pixels`);
  }),
);

const HEADER = `#ifndef SHOP_H
#define SHOP_H
#define FACTOR 2
struct item { const char *name; int price; };
int total(const struct item *, int);
static inline int twice(int cents) {
    int doubled = cents * FACTOR;
    return doubled;
}
#endif
`;
const SHOP = `#include "shop.h"
int total(const struct item *one, int times) {
    int cents = one->price * 100;
    return twice(cents) / FACTOR * times;
}
`;
const BUYER = `#include <stdio.h>
#include "shop.h"
int main(void) {
    struct item pen = {"pen", 3};
    printf("%d\\n", total(&pen, 2));
    return 0;
}
`;

test(
  "a watched expression means what it means in the file where the run stands, a header of C's too",
  visit({}, async (visitor, page) => {
    const folder = mkdtempSync(join(tmpdir(), "reddragon-"));
    for (const [name, text] of [["main.c", BUYER], ["shop.c", SHOP], ["shop.h", HEADER]]) writeFileSync(join(folder, name), text);
    await page.locator(".toolbar__page .menu > summary").click();
    await page.locator(".toolbar__page .menu input[webkitdirectory]").setInputFiles(folder);
    await page.locator(".cm-line", { hasText: "int main" }).waitFor();
    await visitor.settled();
    rmSync(folder, { recursive: true });
    const titles = await page.locator(".files [role=tab]").evaluateAll((tabs) => tabs.map((tab) => tab.title));
    assert.deepEqual(titles.sort(), ["main.c, where the program begins", "shop.c", "shop.h"]);
    await page.getByText("Watches and breakpoints").click();
    const watch = page.getByRole("textbox", { name: "Expression to watch" });
    for (const text of ["cents + FACTOR", "doubled", "pen.price"]) {
      await watch.fill(text);
      await watch.press("Enter");
    }
    const values = () => page.locator(".watch__value").allTextContents();
    const stepUntil = async (line) => {
      for (let at = 0; at < 40; at++) {
        if ((await visitor.currentLine())?.startsWith(line)) return;
        await visitor.click("Step into");
      }
      assert.fail(`the run does not come to ${line}`);
    };
    await stepUntil("return doubled");
    assert.deepEqual((await values()).slice(0, 2), ["302", "600"]);
    await stepUntil("return 0");
    assert.equal((await values())[2], "3");
  }),
);

for (const scheme of ["light", "dark"]) {
  test(
    `on a phone, ${scheme}, files are tabs over the source`,
    visit({ size: phone, scheme, touch: true }, async (visitor, page) => {
      await type(visitor, page);
      await check(page);
      await visitor.picture(`files-phone-${scheme}`);
      assert(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing sticks out");
    }),
  );
}

test(
  "who imports whom is a picture whose files open",
  visit({}, async (visitor, page) => {
    await type(visitor, page);
    await inFile(visitor, page, "main.py");
    await visitor.paste(`import math\nimport nowhere\n${MAIN}`);
    await page.getByRole("button", { name: "Add a file" }).click();
    await visitor.settled();
    await choose(visitor, page, "Who imports whom");
    const picture = page.getByRole("dialog", { name: "Who imports whom" });
    const names = await picture.locator(".imports__node").evaluateAll((nodes) => nodes.map((node) => `${node.textContent}`));
    assert.deepEqual(names.sort(), ["main.py", "math, of the library", "nowhere, not found", "shapes.py", names.find((name) => name.endsWith("nothing imports it"))].sort());
    assert.equal(await picture.locator(".imports__edges > path").count(), 3);
    await check(page);
    await visitor.picture("files-imports");
    await picture.getByRole("button", { name: "shapes.py", exact: true }).click();
    await visitor.settled();
    assert.match(await shown(page), /^shapes\.py/);
  }),
);
