// Every panel in both colour schemes and at both sizes: axe finds nothing, and a picture is kept.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { desk, phone, require, visit } from "./page.mjs";

const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

async function check(page, where) {
  await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    const { violations } = await globalThis.axe.run(document, { runOnly: tags });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).slice(0, 3).join(" | ")}`);
  });
  assert.deepEqual(violations, [], where);
}

for (const scheme of ["light", "dark"]) {
  test(
    `the page at a desk, ${scheme}`,
    visit({ size: desk, scheme }, async (visitor, page) => {
      await visitor.picture(`desk-${scheme}-first-view`);
      await check(page, "first view");
      for (const panel of ["CFG", "Tree", "Problems"]) {
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
      for (const panel of ["Source", "IR", "CFG", "Tree", "State", "Output", "Problems"]) {
        await page.getByRole("navigation", { name: "Panels" }).getByRole("button", { name: panel }).click();
        await page.waitForTimeout(150);
        await check(page, panel);
        await visitor.picture(`phone-${scheme}-${panel.toLowerCase()}`);
      }
    }),
  );
}
