// A value is changed while the run stands, and the run goes on from there; the one before stays beside it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "./axe.mjs";
import { Visitor, visit } from "./page.mjs";

const PROGRAM = `total = 0
for n in range(4):
    total += n
print("sum", total)
`;

/** Gives a variable another value, as a person does. */
async function change(visitor, name, value) {
  const row = visitor.page.locator(`.variable[data-name="${name}"]`);
  await row.hover();
  await row.getByRole("button", { name: `Change ${name}`, exact: true }).click();
  const field = visitor.page.getByRole("textbox", { name: `New value of ${name}` });
  await field.fill(value);
  await field.press("Enter");
  await visitor.settled();
}

async function toLine(visitor, text) {
  await visitor.page.locator(".cm-line", { hasText: text }).click();
  await visitor.press("F9");
  await visitor.click("Run");
  await visitor.page.locator(".cm-line", { hasText: text }).click();
  await visitor.press("F9");
}

test(
  "a value is changed, the run goes on with it, and both runs can be stepped beside each other",
  visit({}, async (visitor, page) => {
    await visitor.paste(PROGRAM);
    await toLine(visitor, "total += n");
    const { step } = await visitor.position();
    await change(visitor, "total", "n + 100");
    assert.equal((await visitor.variable("total")).value, "100");
    assert.deepEqual(await visitor.position(), { step, known: step }, "what came behind is forgotten");
    await check(page, "a changed run");
    await visitor.picture("changed");
    await visitor.click("To the end");
    assert.deepEqual(await visitor.output(), ["sum 106"]);
    // Its mark leads there.
    await page.getByRole("button", { name: "Previous changed value" }).click();
    await visitor.settled();
    assert.equal((await visitor.position()).step, step);
    await visitor.click("To the end");
    // Back over it and forward again.
    await visitor.page.getByRole("button", { name: "total = n + 100" }).click();
    await visitor.settled();
    assert.equal((await visitor.position()).step, step);
    assert.equal((await visitor.variable("total")).value, "100");
    await page.getByRole("button", { name: "Side by side" }).click();
    await page.waitForSelector("body[data-ready=true]");
    const printed = [];
    await page.getByRole("button", { name: /End/ }).click();
    await page.getByText("The outputs differ from line 1 on.").waitFor();
    for (const id of ["left", "right"]) {
      printed.push(await page.frameLocator(`#${id}`).locator(".output__line .output__text").allTextContents());
    }
    assert.deepEqual(printed, [["sum 6"], ["sum 106"]]);
    await visitor.picture("changed-beside");
  }),
);

test(
  "a change is part of the link, is taken back, and ends with an edit",
  visit({}, async (visitor, page) => {
    await visitor.paste(PROGRAM);
    await toLine(visitor, "total += n");
    await change(visitor, "total", "50");
    await visitor.press("s");
    const fragment = new URL(page.url()).hash.slice(1);
    const other = await Visitor.arrive({ fragment });
    assert.equal((await other.variable("total")).value, "50");
    assert.match(await other.page.locator(".changes").textContent(), /You changed total = 50/);
    await other.click("To the end");
    assert.deepEqual(await other.output(), ["sum 56"]);
    await other.leave();
    const { step } = await visitor.position();
    await visitor.click("Undo");
    assert.equal((await visitor.position()).step, step);
    assert.equal((await visitor.variable("total")).value, "0");
    assert.equal(await page.locator(".changes").count(), 0);
    await change(visitor, "n", "7");
    await page.locator(".cm-line", { hasText: "print" }).click();
    await page.keyboard.press("End");
    await page.keyboard.type(" # edited");
    await visitor.settled();
    assert.equal(await page.locator(".changes").count(), 0, "its steps are others now");
  }),
);

test(
  "what cannot be is refused in words, and Escape leaves all as it is",
  visit({}, async (visitor, page) => {
    await visitor.paste(PROGRAM);
    await toLine(visitor, "total += n");
    await change(visitor, "total", "1 +");
    assert.match(await page.locator(".notice__text").textContent(), /^total cannot be changed to that: /);
    assert.equal((await visitor.variable("total")).value, "0");
    const row = page.locator('.variable[data-name="n"]');
    await row.hover();
    await row.getByRole("button", { name: "Change n", exact: true }).click();
    await page.keyboard.type("9");
    await page.keyboard.press("Escape");
    assert.equal((await visitor.variable("n")).value, "0");
    assert.equal(await page.locator(".changes").count(), 0);
  }),
);
