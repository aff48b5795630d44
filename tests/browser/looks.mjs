// Every panel in both colour schemes and at both sizes: axe finds nothing, and a picture is kept.

import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "./axe.mjs";
import { desk, phone, smallDesk, visit } from "./page.mjs";

test(
  "at a small desk nothing in the toolbar covers anything else",
  visit({ size: smallDesk }, async (visitor, page) => {
    await page.keyboard.press("F5");
    await page.waitForSelector(".app[aria-busy=false]");
    await page.waitForFunction(() => document.querySelector(".counter").textContent.includes(" of "));
    await visitor.picture("small-desk");
    const parts = await page.locator(".toolbar > *").evaluateAll((all) =>
      all.map((each) => {
        const { left, right } = each.getBoundingClientRect();
        return { name: each.className, left, right: Math.max(right, left + each.scrollWidth) };
      }),
    );
    for (const [at, part] of parts.entries()) {
      assert(part.right <= (parts[at + 1]?.left ?? smallDesk.width), `${part.name} is too wide`);
    }
  }),
);

test(
  "values have more room than names, and those than types; and no sign is parted from its word",
  visit({ size: smallDesk }, async (visitor, page) => {
    const widths = await page.locator(".variable").first().locator("> *").evaluateAll((cells) => cells.map((each) => each.offsetWidth));
    const [name, value, kind] = widths;
    assert(value > name && name > kind, `${widths}`);
    await visitor.tab("Memory");
    const parts = page.locator(".memory__count, .memory__key > *");
    const heights = await parts.evaluateAll((all) => all.map((each) => each.getClientRects()[0].height / parseFloat(getComputedStyle(each).fontSize)));
    assert(heights.length === 4 && heights.every((lines) => lines < 2), `${heights} lines`);
  }),
);

test(
  "at a small desk a condition has room, and a long name of what can be run alone is cut at its end",
  visit({ size: smallDesk }, async (visitor, page) => {
    await visitor.paste(`def a_function_with_a_long_name(first, second):\n    return first\n`);
    await page.locator(".cm-line", { hasText: "return" }).click();
    await visitor.press("F9");
    const condition = page.getByRole("textbox", { name: "Condition of the breakpoint on line 2" });
    assert((await condition.boundingBox()).width > 120, "a condition can be read");
    const alone = page.getByRole("button", { name: /^Run a_function/ });
    const { display, textOverflow } = await alone.evaluate((each) => getComputedStyle(each));
    assert.deepEqual([display, textOverflow], ["block", "ellipsis"]);
    await visitor.picture("small-desk-breakpoint");
  }),
);

test(
  "text that is scrolled sideways goes under the line numbers",
  visit({ size: smallDesk }, async (visitor, page) => {
    await visitor.paste(`text = "${"long ".repeat(60)}"\n`);
    const scroller = page.locator(".cm-scroller");
    await scroller.evaluate((each) => (each.scrollLeft = 200));
    await page.waitForFunction(() => document.querySelector(".cm-scroller").scrollLeft > 100);
    const behind = (selector) => page.locator(selector).first().evaluate((each) => getComputedStyle(each).backgroundColor);
    assert.equal(await behind(".cm-gutters"), await behind(".pane--source"));
    assert.doesNotMatch(await behind(".cm-gutters"), /transparent|, 0\)/);
    await visitor.picture("scrolled-sideways");
  }),
);

for (const scheme of ["light", "dark"]) {
  test(
    `the page at a desk, ${scheme}`,
    visit({ size: desk, scheme }, async (visitor, page) => {
      await visitor.picture(`desk-${scheme}-first-view`);
      await check(page, "first view");
      for (const panel of ["CFG", "Tree", "Memory", "Problems"]) {
        await visitor.tab(panel);
        await page.waitForTimeout(150);
        await check(page, panel);
        await visitor.picture(`desk-${scheme}-${panel.toLowerCase()}`);
      }
      await page.getByRole("button", { name: "Keys and help" }).click();
      await check(page, "keys");
      await visitor.picture(`desk-${scheme}-keys`);
    }),
  );

  test(
    `the page on a phone, ${scheme}`,
    visit({ size: phone, scheme, touch: true }, async (visitor, page) => {
      for (const panel of ["Source", "IR", "CFG", "Tree", "Memory", "State", "Output", "Problems"]) {
        await page.getByRole("navigation", { name: "Panels" }).getByRole("button", { name: panel }).click();
        await page.waitForTimeout(150);
        await check(page, panel);
        await visitor.picture(`phone-${scheme}-${panel.toLowerCase()}`);
      }
    }),
  );
}
