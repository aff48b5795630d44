// What a first visit fetches until its first program can be stepped, as a host sends it that has the compressed copies.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Visitor, address, sizeWith } from "./page.mjs";

/** In bytes, compressed with brotli: what is reached with what eight languages need of the machine, and little more. The budget is less (docs/budgets.md). */
const MOST = 1_950_000;
/** What is fetched for certain: else something was overlooked. */
const PARTS = [/reddragon-page-\w+_bg\.wasm/, /reddragon-worker_bg\.wasm/, /languages\/python\.wasm/, /editor\/editor\.js/];

test("a first program can be stepped after no more bytes than before", async () => {
  const visitor = await Visitor.enter();
  const fetched = [];
  visitor.page.on("request", (request) => fetched.push(request.url()));
  await visitor.page.goto(address);
  await visitor.settled();
  const until = fetched.filter((url) => url.startsWith(address));
  await visitor.leave();
  for (const part of PARTS) assert(until.some((url) => part.test(url)), `${part} is not among ${until.join(" ")}`);
  const sizes = await Promise.all(until.map((url) => sizeWith("br", url)));
  const weight = sizes.reduce((sum, each) => sum + each, 0);
  const all = until.map((url, at) => `${sizes[at]} ${url}`).join("\n");
  assert(weight <= MOST, `${weight} bytes:\n${all}`);
});
