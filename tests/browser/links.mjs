// A link holds the program and the step, and opens anywhere.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Visitor, visit } from "./page.mjs";

const PROGRAM = `words = "to be or not to be".split()
count = {}
for word in words:
    count[word] = count.get(word, 0) + 1
print(count, "é 😀")
`;

test("a link opens at the same step in another browser", async () => {
  const one = await Visitor.arrive();
  await one.paste(PROGRAM);
  await one.page.getByRole("button", { name: "IR", exact: true }).click();
  await one.press("F5", "Shift+F10", "Shift+F10", "Shift+F10", "Shift+F10", "Shift+F10", "Shift+F10");
  await one.page.getByRole("button", { name: "Share" }).click();
  await one.page.getByText("Link copied").waitFor();
  const link = await one.page.evaluate(() => navigator.clipboard.readText());
  const there = await one.position();
  const variable = await one.variable("word");
  await one.leave();

  assert(link.length < 2000, `${link.length} characters`);
  const other = await Visitor.arrive({ fragment: new URL(link).hash.slice(1) });
  await other.page.getByText("✓ reproduced").waitFor();
  assert.equal((await other.position()).step, there.step);
  assert.equal((await other.variable("word")).value, variable.value);
  const pressed = other.page.getByRole("button", { name: "IR", exact: true });
  assert.equal(await pressed.getAttribute("aria-pressed"), "true", "settings come along");
  await other.picture("link-reopened");
  await other.leave();
});

test(
  "the address follows the run, not the typing",
  visit({}, async (visitor, page) => {
    await visitor.paste("print(1)\n");
    assert.equal(new URL(page.url()).hash, "");
    await visitor.press("F5");
    await page.waitForFunction(() => location.hash.length > 10);
    await page.reload();
    await visitor.settled();
    assert.match(await page.locator(".cm-content").textContent(), /print\(1\)/);
    assert.deepEqual(await visitor.output(), ["1"]);
  }),
);

test(
  "a link that was cut off says so and leaves a page that works",
  visit({ fragment: "1pAAAA" }, async (visitor, page) => {
    await page.getByText("This link cannot be opened").waitFor();
    assert.equal(await page.locator("#panel-source").evaluate((each) => each.readText()), "", "and shows no other program in its place");
    await visitor.paste("print(2)\n");
    await visitor.press("F5");
    assert.deepEqual(await visitor.output(), ["2"]);
  }),
);
