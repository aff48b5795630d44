// Axe on the page as it stands: it must find nothing.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { require } from "./page.mjs";

const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** `within` is what to look at, where not the whole page: what an open menu lies over, nobody aims at. */
export async function check(page, where, within = "html") {
  await page.evaluate(AXE);
  const violations = await page.evaluate(async (within) => {
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    const { violations } = await globalThis.axe.run(within, { runOnly: tags });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).slice(0, 3).join(" | ")}`);
  }, within);
  assert.deepEqual(violations, [], where);
}
