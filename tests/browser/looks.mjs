// Every panel in both colour schemes and at both sizes: axe finds nothing, and a picture is kept.

import { test } from "node:test";
import { check } from "./axe.mjs";
import { desk, phone, visit } from "./page.mjs";

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
