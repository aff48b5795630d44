// What a page saved as one file is given back, against what was put in.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import vm from "node:vm";
import { digits } from "./digits.js";

/** What `unpack.js` answers to a fetch, from these texts of its files. */
function unpacking(files) {
  const page = { Blob, DecompressionStream, Response, URL };
  page.self = page;
  vm.createContext(page);
  vm.runInContext(readFileSync(new URL("unpack.js", import.meta.url), "utf8"), page);
  page.answering(files);
  return page;
}

test("bytes come back as they were, however many there are", async () => {
  for (let length = 0; length < 300; length++) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at % 5 === 0 ? 255 : (at * at * 31 + length) % 256));
    const zipped = new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream("gzip")));
    const text = digits(new Uint8Array(await zipped.arrayBuffer()));
    assert.match(text, /^[^<>&"'`\\\s]*$/, "it stands in JSON and in HTML as it is");
    const answer = await unpacking({ "some/file.wasm": text }).fetch("./some/file.wasm?version");
    assert.equal(answer.status, 200);
    assert.deepEqual(new Uint8Array(await answer.arrayBuffer()), bytes);
  }
  assert.equal((await unpacking({}).fetch("other.wasm")).status, 404);
});

test("five digits stand for four bytes", () => {
  assert.equal(digits(new Uint8Array(4_000)).length, 5_000);
  assert.equal(digits(Uint8Array.of(1)), "10");
});
