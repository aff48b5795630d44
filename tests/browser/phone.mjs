// On a phone one panel is seen at a time, and editing works.

import assert from "node:assert/strict";
import { test } from "node:test";
import { phone, visit } from "./page.mjs";

test(
  "a program is edited, run and stepped on a phone",
  visit({ size: phone, touch: true }, async (visitor, page) => {
    await visitor.paste(`x = 20\nx = x + 1\nprint(x)\n`);
    await visitor.click("Run");
    const show = (name) => page.getByRole("navigation", { name: "Panels" }).getByRole("button", { name }).click();
    await show("Output");
    assert.deepEqual(await visitor.output(), ["21"]);
    await visitor.picture("phone-output");
    await show("State");
    assert.equal((await visitor.variable("x")).value, "21");
    assert.equal(await page.getByRole("button", { name: /^Examples/ }).textContent(), "Examples", "it is no example any more");
    await visitor.click("Step back");
    await visitor.click("Step back");
    assert.equal((await visitor.variable("x")).value, "20");
    await visitor.picture("phone-state");
    await show("Source");
    await page.locator(".cm-content").click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type("print('typed')");
    await visitor.settled();
    await visitor.click("Run");
    await show("Output");
    assert.deepEqual(await visitor.output(), ["21", "typed"]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    assert(!overflow, "nothing sticks out");
  }),
);
