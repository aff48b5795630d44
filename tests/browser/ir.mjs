// The IR: explained, edited as text, and what is wrong with it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "./axe.mjs";
import { visit } from "./page.mjs";

test(
  "instructions are explained, by mouse and by keyboard",
  visit({}, async (visitor, page) => {
    await visitor.paste("x = 1 + 2\nprint(x)\n");
    await visitor.tab("IR");
    const about = page.locator(".ir__about");
    await page.locator(".ir__line", { hasText: "binop" }).hover();
    await about.getByText("Applies an operator to two values").waitFor();
    assert.match(await page.locator(".ir__line", { hasText: "store_var" }).or(page.locator(".ir__line", { hasText: "decl_var" })).first().locator(".ir__code").getAttribute("title"), /variable/);
    await page.getByRole("listbox", { name: "Instructions" }).focus();
    await page.keyboard.press("Home");
    await about.getByText("Names this place").waitFor();
    await visitor.picture("ir-explained");
  }),
);

test(
  "the IR is edited as text, run, and left again",
  visit({}, async (visitor, page) => {
    await visitor.paste("print(40 + 2)\n");
    await visitor.tab("IR");
    await visitor.click("Edit as text");
    await page.locator(".cm-line", { hasText: "const 40" }).waitFor();
    await visitor.settled();
    assert.equal(await page.getByRole("combobox", { name: "Language" }).inputValue(), "ir");
    const text = await page.locator(".cm-content").innerText();
    await visitor.paste(text.replace("const 40", "const 50").replace(/\n\n/g, "\n"));
    await visitor.click("To the end");
    assert.deepEqual(await visitor.output(), ["52"]);
    await visitor.press("Home", "F10");
    assert.match(await visitor.currentLine(), /const|load|call|print/, "a step is a line of it");
    await visitor.picture("ir-edited");
    await check(page, "IR as text");
    await visitor.paste(text.replace("const 40", "cosnt 40").replace(/\n\n/g, "\n"));
    await visitor.tab("Problems");
    await page.locator(".problem", { hasText: "cosnt" }).click();
    await page.locator(".cm-mark-error").first().waitFor();
    await visitor.picture("ir-problem");
    await visitor.tab("IR");
    await visitor.click("Back to the source");
    await page.locator(".cm-line", { hasText: "print(40 + 2)" }).waitFor();
    await visitor.click("To the end");
    await visitor.tab("Output");
    assert.deepEqual(await visitor.output(), ["42"]);
  }),
);
