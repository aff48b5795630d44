// Nothing that was typed is lost: by reloading, by leaving, by going back and forward, in several tabs, when the engine crashes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "./axe.mjs";
import { address, visit } from "./page.mjs";

const text = (page) => page.locator("#panel-source").evaluate((each) => each.readText());
const shows = (page, wanted) =>
  page.waitForFunction((wanted) => document.querySelector("#panel-source").readText?.().includes(wanted), wanted);

test(
  "what was typed is there after a reload, also right after the last key",
  visit({}, async (visitor, page) => {
    await visitor.paste("kept = 1\n");
    await page.keyboard.type("more = 2");
    await page.reload();
    await visitor.settled();
    assert.equal(await text(page), "kept = 1\nmore = 2");
  }),
);

test(
  "a shared link that is edited keeps the edit when it is reloaded",
  visit({}, async (visitor, page) => {
    await visitor.paste("print(1)\n");
    await visitor.press("F5");
    await page.waitForFunction(() => location.hash.length > 10);
    await page.locator(".cm-content").click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type("print(2)");
    await page.reload();
    await visitor.settled();
    assert.equal(await text(page), "print(1)\nprint(2)");
  }),
);

test(
  "Back and Forward go through the programs that were opened, and lose nothing",
  visit({}, async (visitor, page) => {
    await visitor.paste("mine = 1\n");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^Examples/ }).click();
    await page.locator("dialog[open] .gallery__item, dialog[open] button").filter({ hasText: "Linked list" }).first().click();
    await shows(page, "Node");
    await visitor.settled();
    await page.goBack();
    await shows(page, "mine");
    await visitor.settled();
    assert.equal(await text(page), "mine = 1\n");
    await page.goForward();
    await shows(page, "Node");
    await visitor.settled();
    assert(page.url().startsWith(address), "the site was not left");
  }),
);

test(
  "who comes back later is offered the last program, and tabs do not disturb each other",
  visit({}, async (visitor, page) => {
    await visitor.paste("first_tab = 1\n");
    await page.waitForTimeout(400);
    const other = await visitor.context.newPage();
    other.on("pageerror", (error) => visitor.complaints.push(String(error)));
    await other.goto(address);
    await other.waitForSelector(".app[aria-busy=false]");
    await other.getByText("Your last program").waitFor();
    await check(other, "an offer to restore");
    await other.getByRole("button", { name: "Restore", exact: true }).click();
    await shows(other, "first_tab");
    await other.locator(".cm-content").click();
    await other.keyboard.press("Control+End");
    await other.keyboard.type("second_tab = 2");
    await other.reload();
    await other.waitForSelector(".app[aria-busy=false]");
    assert.match(await text(other), /second_tab/);
    assert.equal(await text(page), "first_tab = 1\n");
    await page.reload();
    await visitor.settled();
    assert.equal(await text(page), "first_tab = 1\n");
  }),
);

test(
  "a browser that keeps nothing says so, and the page works on",
  visit({}, async (visitor, page) => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await visitor.paste("print(7)\n");
    await page.getByText("cannot be kept for later").waitFor();
    await visitor.press("F5");
    assert.deepEqual(await visitor.output(), ["7"]);
  }),
);
