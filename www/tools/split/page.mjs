// Names the halves of the page's own engine, and tells the page of them.

import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Where the page is told the name of the rest. */
const PLACE = 'const REST = "";';

/**
 * @param {string} dist the folder of the build
 * @param {string} engine the name of the page's engine in it
 * @param {{first: Uint8Array, rest: Uint8Array}} halves
 * @returns {string} the name of the rest
 */
export function putPage(dist, engine, { first, rest }) {
  // Both names tell the contents of both: no cache mixes two builds.
  const digest = createHash("sha256").update(first).update(rest).digest("hex").slice(0, 16);
  const [named, beside] = ["_bg", "_rest"].map((half) => `reddragon-page-${digest}${half}.wasm`);
  const page = join(dist, "index.html");
  const text = readFileSync(page, "utf8");
  if (!text.includes(PLACE) || !text.includes(engine)) throw new Error("the page has no place for its second half");
  writeFileSync(page, text.replaceAll(engine, named).replace(PLACE, `const REST = ${JSON.stringify(beside)};`));
  rmSync(join(dist, engine));
  writeFileSync(join(dist, named), first);
  writeFileSync(join(dist, beside), rest);
  return beside;
}
