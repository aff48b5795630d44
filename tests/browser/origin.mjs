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

test(
  "a chain of values goes on through a call to the program's input",
  visit({}, async (visitor, page) => {
    await visitor.paste(`limit = int(input())
def add(n, more):
    total = n + more
    return total

best = add(limit, 2)
`);
    await page.getByText("Standard input").click();
    await page.getByLabel("Standard input").fill("40\n");
    await page.getByLabel("Standard input").press("Tab");
    await visitor.settled();
    await visitor.click("To the end");
    await page.locator('.variable[data-name="best"] .variable__origin').click();
    await visitor.settled();
    const origin = page.locator(".origin");
    const on = async (name, says) => {
      await origin.getByRole("button", { name }).click();
      await visitor.settled();
      await page.locator(".origin", { hasText: says }).waitFor();
    };
    await on("add()", /add\(\) = 42 was returned in line 4: return total/);
    await on("total = 42", /total = 42 was written in line 3/);
    await on("n = 40", /n = 40 was written in line 2/);
    await on("limit = 40", /limit = 40 was written in line 1.*The chain ends here: the program’s input\./s);
    await visitor.picture("origin-input");
  }),
);
