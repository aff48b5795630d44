// From a value back to where it came from, and from there back to where one was.

import assert from "node:assert/strict";
import { test } from "node:test";
import { visit } from "./page.mjs";

const PROGRAM = `prices = [3, 4]
def total(items):
    sum = 0
    for item in items:
        sum = sum + item
    return sum
bill = total(prices)
bill = bill * 2
tip = 1
`;

test(
  "a value leads to the step that wrote it, then to what it was made of, and back",
  visit({}, async (visitor, page) => {
    await visitor.paste(PROGRAM);
    await visitor.click("To the end");
    const end = (await visitor.position()).step;
    const value = (name) => page.locator(`.variable[data-name="${name}"] .variable__origin`);
    await value("bill").click();
    await visitor.settled();
    const origin = page.locator(".origin");
    assert.match(await origin.textContent(), /bill = 14 was written in line 8/);
    assert.deepEqual(await visitor.variable("bill"), { value: "14", mark: "changed" });
    assert.match((await page.locator(".cm-mark-wrote").allTextContents()).join(""), /^bill/);
    await visitor.picture("origin");
    await value("bill").click();
    await visitor.settled();
    assert.match(await origin.textContent(), /bill = 7 was written in line 7/);
    await origin.getByRole("button", { name: "total()" }).click();
    await visitor.settled();
    assert.equal(await visitor.currentLine(), "return sum");
    await value("sum").click();
    await visitor.settled();
    assert.match(await origin.textContent(), /sum = 7 was written in line 5.*sum = 3.*item = 4/);
    await origin.getByRole("button", { name: "item = 4" }).click();
    await visitor.settled();
    assert.match(await origin.textContent(), /in line 4/);
    await visitor.press("b", "b", "b", "b", "b");
    assert.equal((await visitor.position()).step, end);
    await visitor.press("Shift+B");
    assert.notEqual((await visitor.position()).step, end);
  }),
);
