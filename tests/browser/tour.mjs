// The first minute: an example that runs by itself, and a tour that can be skipped.

import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "./axe.mjs";
import { phone, visit } from "./page.mjs";

test(
  "a newcomer is shown around by keyboard, once",
  visit({ newcomer: true }, async (visitor, page) => {
    assert((await visitor.position()).known > 0, "the first example has run");
    const tour = page.getByRole("complementary", { name: "Tour" });
    await tour.getByText("New here?").waitFor();
    await visitor.picture("tour-offer");
    await check(page, "tour");
    await tour.getByRole("button", { name: "Show me" }).focus();
    await page.keyboard.press("Enter");
    let stops = 0;
    for (; (await tour.getByRole("button", { name: "Next" }).count()) && stops < 10; stops++) {
      await page.locator(".tour-stop").waitFor();
      if (stops === 1) await visitor.picture("tour-stop");
      await page.keyboard.press("Enter");
    }
    assert.equal(stops, 5, "six stops");
    await page.keyboard.press("Enter");
    await tour.waitFor({ state: "detached" });
    await page.reload();
    await visitor.settled();
    await page.waitForTimeout(600);
    assert.equal(await tour.count(), 0, "it is not offered again");
    await visitor.click("Keys and help");
    await page.getByRole("button", { name: "Take the tour" }).click();
    await tour.getByText("1 of 6").waitFor();
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
