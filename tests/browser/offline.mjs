// After the first visit the network is not needed any more.

import assert from "node:assert/strict";
import { test } from "node:test";
import { visit } from "./page.mjs";

test(
  "the page loads and runs without network",
  visit({}, async (visitor, page) => {
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      // Everything that the page needs is kept before it says that it is active; the grammar follows.
      for (let wait = 0; wait < 100; wait++) {
        if (await caches.match("grammars/python.wasm")) return;
        await new Promise((done) => setTimeout(done, 50));
      }
      throw new Error("the grammar was not kept");
    });
    await visitor.context.setOffline(true);
    await page.reload();
    await visitor.settled();
    await visitor.paste("print(6 * 7)\n");
    await visitor.press("F5");
    assert.deepEqual(await visitor.output(), ["42"]);
    await visitor.picture("offline");
  }),
);
