// Two programs side by side.

import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "./axe.mjs";
import { fragmentOf } from "./offline.mjs";
import { Visitor, address, visit } from "./page.mjs";

const inFrame = (page, id) => page.frameLocator(`#${id}`);
const steps = (page) =>
  page.evaluate(() => ["left", "right"].map((id) => Number(document.getElementById(id).contentDocument.querySelector(".counter").dataset.step)));

async function ready(page) {
  await page.waitForSelector("body[data-ready=true]");
}

async function put(visitor, id, text) {
  const frame = inFrame(visitor.page, id);
  await visitor.page.evaluate((text) => navigator.clipboard.writeText(text), text);
  await frame.locator(".cm-content").click();
  await visitor.page.keyboard.press("Control+A");
  await visitor.page.keyboard.press("Control+V");
  // The clipboard is read by another process: what is put there next is not to be taken for this.
  const isThere = ([id, text]) => document.getElementById(id).contentDocument.querySelector("#panel-source").readText() === text;
  await visitor.page.waitForFunction(isThere, [id, text]);
  await frame.locator(".app[aria-busy=false]").waitFor();
}

test(
  "two programs are stepped together and their outputs compared",
  visit({}, async (visitor, page) => {
    await page.goto(new URL("compare.html", address).href);
    await ready(page);
    const [left, right] = ["left", "right"].map((id) => inFrame(page, id));
    assert.notEqual(
      await left.getByRole("combobox", { name: "Language" }).inputValue(),
      await right.getByRole("combobox", { name: "Language" }).inputValue(),
      "two languages",
    );
    await visitor.picture("compare");
    await check(page, "two programs");
    await put(visitor, "left", "for n in range(3):\n    print(n)\n");
    await right.getByRole("combobox", { name: "Language" }).selectOption("python");
    await put(visitor, "right", "n = 0\nwhile n < 3:\n    print(n)\n    n += 2\n");
    await page.getByRole("button", { name: /End/ }).click();
    await page.getByText("The outputs differ from line 2 on.").waitFor();
    await page.getByRole("button", { name: /Start/ }).click();
    await page.waitForFunction(() => document.getElementById("left").contentDocument.querySelector(".counter").dataset.step === "0");
    await page.getByRole("button", { name: /Over/ }).click();
    const moved = (id) => document.getElementById(id).contentDocument.querySelector(".counter").dataset.step !== "0";
    for (const id of ["left", "right"]) await page.waitForFunction(moved, id);
    await page.getByRole("button", { name: "Show where" }).click();
    await page.getByRole("button", { name: "CFG" }).click();
    await left.locator(".block").first().waitFor();
    await right.locator(".block").first().waitFor();
    await visitor.picture("compare-graphs");
    await page.getByRole("button", { name: "Copy link" }).click();
    await page.getByText("Link copied").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(link, /compare\.html#\w[^~]+~\w/);
    const before = await steps(page);
    const other = await Visitor.arrive();
    await other.page.goto(link);
    await ready(other.page);
    await other.page.waitForFunction((before) => ["left", "right"].every((id, at) => document.getElementById(id).contentDocument.querySelector(".counter").dataset.step === String(before[at])), before);
    await other.leave();
  }),
);

test(
  "two programs stand beside each other line by line, by instructions and by blocks, while both are stepped",
  visit({}, async (visitor, page) => {
    await page.goto(new URL("compare.html", address).href);
    await ready(page);
    const [left, right] = ["left", "right"].map((id) => inFrame(page, id));
    await put(visitor, "left", "total = 0\nfor n in range(3):\n    total += n\nprint(total)\n");
    await right.getByRole("combobox", { name: "Language" }).selectOption("python");
    await put(visitor, "right", "total = 0\nfor n in range(4):\n    total += n\n    total += 1\nprint(total)\n");
    await page.getByRole("button", { name: "Source by line" }).click();
    await page.getByText("2 rows differ.").waitFor();
    const rows = await page.locator(".aligned__row").evaluateAll((all) => all.map((row) => [...row.cells].map((cell) => cell.textContent)));
    assert.deepEqual(rows[1], ["2", "for n in range(3):", "≠different", "2", "for n in range(4):"]);
    assert.deepEqual(rows[3], ["", "", "▸only on the right", "4", "    total += 1"]);
    assert.deepEqual(rows[4], ["4", "print(total)", "the same", "5", "print(total)"]);
    await page.getByRole("button", { name: /Over/ }).click();
    await page.locator(".aligned__here", { hasText: "for n in range(3):" }).waitFor();
    await page.locator(".aligned__here", { hasText: "for n in range(4):" }).waitFor();
    await visitor.picture("aligned-source");
    await check(page, "line by line");
    await page.getByRole("button", { name: "IR by line" }).click();
    const constants = page.locator(".aligned__row--changed", { hasText: "const 3" });
    await constants.first().waitFor();
    assert.match(await constants.first().textContent(), /const 4/, "instructions with other operands stand beside each other");
    await visitor.picture("aligned-ir");
    await page.getByRole("button", { name: "Blocks" }).click();
    await page.locator(".aligned__line", { hasText: "→" }).first().waitFor();
    await visitor.picture("aligned-blocks");
    await page.getByRole("button", { name: "Blocks" }).click();
    await page.locator(".aligned").waitFor({ state: "hidden" });
  }),
);

test(
  "an example stands beside the same in another language",
  visit({}, async (visitor, page) => {
    await visitor.click("Examples: Binary search");
    await page.getByRole("link", { name: /^Beside C: Factorial/ }).click();
    await ready(page);
    const languages = ["left", "right"].map((id) => inFrame(page, id).getByRole("combobox", { name: "Language" }).inputValue());
    assert.deepEqual(await Promise.all(languages), ["python", "c"]);
    await visitor.picture("compare-factorials");
  }),
);

test(
  "the program at hand is compared with another",
  visit({}, async (visitor, page) => {
    await visitor.paste("print('here')\n");
    await page.locator(".toolbar__page .menu > summary").click();
    await page.getByRole("button", { name: "Compare with another program" }).click();
    await ready(page);
    for (const id of ["left", "right"]) await inFrame(page, id).locator(".cm-line", { hasText: "print('here')" }).waitFor();
  }),
);

test(
  "of a program that cannot be loaded no difference is told",
  visit({ serviceWorkers: "block" }, async (visitor, page) => {
    const [python, lua] = [await fragmentOf("python", "print(1)\n"), await fragmentOf("lua", "print(1)\n")];
    await page.goto(new URL(`compare.html#${python}~${python}`, address).href);
    await ready(page);
    await visitor.context.route("**/languages/lua.wasm*", (route) => route.abort());
    await page.evaluate((fragment) => (document.getElementById("right").contentWindow.location.hash = fragment), lua);
    // State, where that is said as well, is not shown here.
    await inFrame(page, "right").locator(".output__end", { hasText: "Lua cannot be loaded" }).waitFor();
    await page.getByRole("button", { name: /End/ }).click();
    await page.getByText("The program on the right has not run.").waitFor();
    visitor.complaints = visitor.complaints.filter((each) => !/ERR_FAILED|blocked by Playwright/.test(each));
  }),
);
