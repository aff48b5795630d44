// Which functions of the engine are called while a program is opened and stepped through, and what it asks the language's module
// meanwhile: it is run as in a browser's worker, in Node, with every function marking that it was called.
//
// Run as a program, it has the opening on standard input, and prints what it found as JSON: a process can be the engine's
// worker only once.

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runInThisContext } from "node:vm";
import { instrumented, marked } from "./split.mjs";

/** How long a reply may take before something is taken to be wrong, in milliseconds. */
const PATIENCE = 120_000;

/**
 * @param {string} dist the folder of the build
 * @param {string} engine the engine's module in it
 * @param {{state: number, messages: {bytes: number[], moves: boolean}[]}} opening as `examples/opening.rs` of the protocol prints it
 * @returns {Promise<{marks: string[], calls: {request: string, answer: string}[], said: string}>} what was come to, as
 * `instrumented` names it, the calls of the language's module, in Base64, and a digest of all that the engine said
 */
export async function called(dist, engine, { state, messages }) {
  let exports;
  const calls = noteCalls();
  const said = createHash("sha256");
  let answered = () => {};
  const scope = {
    self: globalThis,
    fetch: async (address) => {
      const name = String(address).replace(/[?#].*$/, "");
      const bytes = readFileSync(join(dist, name));
      const type = name.endsWith(".wasm") ? "application/wasm" : "application/json";
      return new Response(name === engine ? instrumented(bytes) : bytes, { headers: { "content-type": type } });
    },
    importScripts: (name) => runInThisContext(readFileSync(join(dist, name.replace(/[?#].*$/, "")), "utf8")),
    addEventListener: () => {},
    // A buffer for each reply.
    postMessage: (replies) => {
      for (const reply of replies) {
        said.update(new Uint8Array(reply));
        answered(new Uint8Array(reply)[0]);
      }
    },
    location: { href: "http://localhost/worker.js", protocol: "http:", hash: "" },
  };
  for (const [name, value] of Object.entries(scope)) {
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
  }
  const { instantiateStreaming } = WebAssembly;
  const instantiated = new Promise((done) => {
    WebAssembly.instantiateStreaming = async (...parts) => {
      const made = await instantiateStreaming(...parts);
      if ("called:0" in made.instance.exports) done((exports = made.instance.exports));
      return made;
    };
  });
  scope.importScripts("worker.js");
  await instantiated;
  for (const { bytes, moves } of messages) {
    const reply = new Promise((done, failed) => {
      const late = setTimeout(failed, PATIENCE, new Error("the engine does not answer"));
      answered = (kind) => {
        if (moves && kind !== state) return;
        clearTimeout(late);
        done();
      };
      if (!moves) answered();
    });
    globalThis.onmessage({ data: Uint8Array.from(bytes).buffer });
    await reply;
  }
  return { marks: marked(exports), calls, said: said.digest("hex") };
}

/** From now on notes what is asked of modules that are called as `core/translate/module` is, and what they answer. */
function noteCalls() {
  const calls = [];
  const { Instance } = WebAssembly;
  WebAssembly.Instance = function (module, imports) {
    const { exports } = new Instance(module, imports);
    const { memory, call } = exports;
    const taken = (at, length) => Buffer.from(memory.buffer, at, length).toString("base64");
    const noted = (at, length) => {
      const request = taken(at, length);
      const to = call(at, length) >>> 0;
      calls.push({ request, answer: taken(to + 4, new DataView(memory.buffer).getUint32(to, true)) });
      return to;
    };
    return { exports: call && memory ? { ...exports, call: noted } : exports };
  };
  return calls;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [dist, engine] = process.argv.slice(2);
  const found = await called(dist, engine, JSON.parse(readFileSync(0, "utf8")));
  writeFileSync(1, JSON.stringify(found));
  process.exit(0);
}
