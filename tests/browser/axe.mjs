// Axe on the page as it stands: it must find nothing.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { require } from "./page.mjs";

const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

export async function check(page, where) {
  await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    const { violations } = await globalThis.axe.run(document, { runOnly: tags });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).slice(0, 3).join(" | ")}`);
  });
  assert.deepEqual(violations, [], where);
}
