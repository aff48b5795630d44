// After the first visit the network is not needed any more.

import assert from "node:assert/strict";
import { test } from "node:test";
import { visit } from "./page.mjs";

test(
  "the page loads and runs without network",
  visit({}, async (visitor, page) => {
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      // Everything that the page needs is kept before it says that it is active; what the language needs follows.
      const wanted = ["languages/python.wasm", "libraries/python.json"];
      for (let wait = 0; wait < 100; wait++) {
        const found = await Promise.all(wanted.map((name) => caches.match(name, { ignoreSearch: true })));
        if (found.every(Boolean)) return;
        await new Promise((done) => setTimeout(done, 50));
      }
      throw new Error("the grammar or the library was not kept");
    });
    await visitor.context.setOffline(true);
    await page.reload();
    await visitor.settled();
    await visitor.paste("import statistics\nprint(6 * 7, statistics.median([3, 1, 2]))\n");
    await visitor.press("F5");
    assert.deepEqual(await visitor.output(), ["42 2"]);
    await visitor.picture("offline");
  }),
);
