// A program that reads waits for input and is given it: line by line, again after going back, and in links.

import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "./axe.mjs";
import { Visitor, phone, visit } from "./page.mjs";

const GREET = `name = input("Name? ")
times = int(input("Times? "))
for each in range(times):
    print("hello " + name)
`;

const answer = async (visitor, line) => {
  const field = visitor.page.getByRole("textbox", { name: /waits for a line/ });
  await field.waitFor();
  await field.fill(line);
  await field.press("Enter");
  await visitor.settled();
};

test(
  "a run waits for input, shows what it asks, and goes on with what is typed",
  visit({}, async (visitor, page) => {
    await visitor.paste(GREET);
    await visitor.press("F5");
    assert.equal(await page.locator(".output__prompt .output__text").textContent(), "Name? ");
    assert.match(await page.locator(".state__sentence").textContent(), /Waiting for input/);
    assert.equal(await visitor.currentLine(), 'name = input("Name? ")');
    await check(page, "a program that waits");
    await visitor.picture("input-waits");
    await answer(visitor, "Ada");
    await answer(visitor, "2");
    assert.deepEqual(await visitor.output(), ["Name? Ada", "Times? 2", "hello Ada", "hello Ada"]);
    await visitor.picture("input-given");
    // Once more, with the same answers.
    await visitor.press("F5");
    assert.deepEqual(await visitor.output(), ["Name? Ada", "Times? 2", "hello Ada", "hello Ada"]);
  }),
);

test(
  "going back before a question and answering otherwise gives another run",
  visit({}, async (visitor, page) => {
    await visitor.paste(GREET);
    await visitor.press("F5");
    await answer(visitor, "Ada");
    await answer(visitor, "1");
    await visitor.press("Home");
    await visitor.click("Answer differently from here");
    await answer(visitor, "Bob");
    await answer(visitor, "1");
    assert.deepEqual(await visitor.output(), ["Name? Bob", "Times? 1", "hello Bob"]);
  }),
);

test(
  "the end of input is one, and a link carries what was typed",
  visit({}, async (visitor, page) => {
    await visitor.paste(`import sys\nprint(sum(int(line) for line in sys.stdin))\n`);
    await visitor.press("F5");
    await answer(visitor, "4");
    await answer(visitor, "5");
    await visitor.click("End of input");
    assert.equal((await visitor.output()).at(-1), "9");
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByText("Link copied").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await Visitor.arrive({ fragment: new URL(link).hash.slice(1) });
    await other.page.getByText("✓ reproduced").waitFor();
    assert.equal((await other.output()).at(-1), "9");
    await other.leave();
  }),
);

test(
  "on a phone the panel with the question is shown",
  visit({ size: phone, touch: true }, async (visitor, page) => {
    await visitor.paste(GREET);
    await visitor.press("F5");
    await answer(visitor, "Ada");
    await visitor.picture("input-phone");
  }),
);
