// The first minute: an example that runs by itself, and a tour that can be skipped.

import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "./axe.mjs";
import { phone, visit } from "./page.mjs";

test(
  "a newcomer is shown around by keyboard, once",
  visit({ newcomer: true }, async (visitor, page) => {
    assert((await visitor.position()).known > 0, "the first example has run");
    await page.locator("#panel-cfg .block__line", { hasText: "while low <= high:" }).first().waitFor();
    const tour = page.getByRole("complementary", { name: "Tour" });
    await tour.getByText("New here?").waitFor();
    await visitor.picture("tour-offer");
    await check(page, "tour");
    await tour.getByRole("button", { name: "Show me" }).focus();
    await page.keyboard.press("Enter");
    const { step } = await visitor.position();
    const opened = [];
    let stops = 0;
    for (; (await tour.getByRole("button", { name: "Next" }).count()) && stops < 12; stops++) {
      await page.locator(".tour-stop").waitFor();
      await visitor.settled();
      opened.push(await page.locator(".pane--middle [role=tab][aria-selected=true]").textContent());
      if (opened.at(-1) === "Paths" && stops === 5) await page.locator("#panel-worlds").getByText(/^\d+ paths/).first().waitFor({ timeout: 60_000 });
      if (stops === 1) assert((await visitor.position()).step < step, "a step back is taken");
      await visitor.picture(`tour-${stops + 1}`);
      await page.keyboard.press("Enter");
    }
    assert.equal(stops, 8, "nine stops");
    for (const panel of ["CFG", "Memory", "Paths"]) assert(opened.includes(panel), `${panel} is opened: ${opened}`);
    await page.keyboard.press("Enter");
    await tour.waitFor({ state: "detached" });
    assert.equal(await page.locator(".pane--middle [role=tab][aria-selected=true]").textContent(), "CFG", "what was in front before");
    await page.reload();
    await visitor.settled();
    await page.waitForTimeout(600);
    assert.equal(await tour.count(), 0, "it is not offered again");
    await visitor.click("Keys and help");
    await page.getByRole("button", { name: "Take the tour" }).click();
    await tour.getByText("1 of 9").waitFor();
    await page.keyboard.press("Escape");
    await tour.waitFor({ state: "detached" });
  }),
);

test(
  "the tour can be skipped, on a phone too",
  visit({ newcomer: true, size: phone }, async (visitor, page) => {
    const tour = page.getByRole("complementary", { name: "Tour" });
    await tour.getByText("New here?").waitFor();
    await visitor.picture("tour-phone");
    await tour.getByRole("button", { name: "No, thanks" }).click();
    await tour.waitFor({ state: "detached" });
    assert((await visitor.position()).known > 0);
  }),
);
