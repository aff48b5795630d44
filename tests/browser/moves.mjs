// Moves that have only keys elsewhere, from a menu: for those who have no keyboard, or do not know the keys.

import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "./axe.mjs";
import { desk, phone, smallDesk, visit } from "./page.mjs";

const CALLS = `def double(n):
    twice = n + n
    return twice

x = double(4)
y = double(x)
`;

const menu = (page) => page.getByRole("group", { name: "Moving through the run" }).locator(".menu");

async function choose(visitor, page, name) {
  await page.getByLabel("More moves").click();
  await menu(page).getByRole("button", { name, exact: true }).click();
  await visitor.settled();
  await menu(page).locator(".menu__list").waitFor({ state: "hidden" });
}

for (const [where, size] of [["at a desk", desk], ["on a phone", phone]]) {
  test(
    `every move backwards, to the cursor's line and back from a jump is in a menu: ${where}`,
    visit({ size, touch: size === phone }, async (visitor, page) => {
      await visitor.paste(CALLS);
      await page.locator(".cm-line", { hasText: "twice = n + n" }).click();
      await page.getByLabel("More moves").click();
      const off = menu(page).getByRole("button", { name: "Step back into", exact: true });
      assert.equal(await off.getAttribute("aria-disabled"), "true", "nothing has run");
      await visitor.picture(`moves-${size.width}`);
      await check(page, "more moves", ".toolbar");
      await page.keyboard.press("Escape");
      await menu(page).locator(".menu__list").waitFor({ state: "hidden" });
      const line = () => page.evaluate(() => document.querySelector(".cm-line-current").textContent.trim());
      await choose(visitor, page, "Run to cursor");
      const { step } = await visitor.position();
      await choose(visitor, page, "Run to cursor");
      assert((await visitor.position()).step > step, "the second time");
      await choose(visitor, page, "Run back to cursor");
      assert.equal((await visitor.position()).step, step);
      await choose(visitor, page, "Back to where the run stood before a jump");
      assert((await visitor.position()).step > step);
      await choose(visitor, page, "Forward again");
      assert.equal((await visitor.position()).step, step);
      await choose(visitor, page, "Step back out, to the call");
      assert.equal(await line(), "x = double(4)");
      await visitor.click("Step over");
      assert.equal(await line(), "y = double(x)");
      await choose(visitor, page, "Step back into");
      assert.equal(await line(), "return twice");
      await choose(visitor, page, "Run back to the previous breakpoint");
      assert.equal((await visitor.position()).step, 0);
    }),
  );
}

test(
  "the moves fit beside the rest, at every width",
  visit({}, async (visitor, page) => {
    for (const size of [desk, smallDesk, phone, { width: 360, height: 740 }]) {
      await page.setViewportSize(size);
      await visitor.settled();
      await page.getByLabel("More moves").click();
      const outside = await page.evaluate(() =>
        [...document.querySelectorAll(".toolbar__moves > *, .toolbar__moves .menu__list")]
          .map((each) => [each.className || each.ariaLabel, each.getBoundingClientRect()])
          .filter(([, box]) => box.left < 0 || box.right > innerWidth)
          .map(([name]) => name),
      );
      assert.deepEqual(outside, [], `${size.width} pixels`);
      await page.keyboard.press("Escape");
    }
  }),
);
