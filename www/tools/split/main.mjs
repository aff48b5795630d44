// Splits the engine of a build: leaves what a page needs to open the first example of the gallery, and writes the rest
// beside it. What the language's module answers about that example is written too, so that a page need not wait for the module
// either. REDDRAGON_DIST is the folder of the build; on standard input is what a page asks of the engine then, as
// `examples/opening.rs` of the protocol prints it.

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { split } from "./split.mjs";

const ENGINE = "reddragon-worker_bg.wasm";
const REST = "reddragon-worker_rest.wasm";
/** The import that brings the rest; wasm-bindgen puts what tells it from others behind its name. */
const BRINGS = /bringRest/;

const dist = process.env.REDDRAGON_DIST;
if (!dist) throw new Error("REDDRAGON_DIST is not set");
const whole = readFileSync(join(dist, ENGINE));
const opening = readFileSync(0, "utf8");
const PROFILE = fileURLToPath(new URL("profile.mjs", import.meta.url));
const profile = () => JSON.parse(execFileSync(process.execPath, [PROFILE, dist, ENGINE], { input: opening, maxBuffer: 1 << 28 }));
// With the module first, which whoever edits the program needs soon; then as the page is opened.
const edited = profile();
record(JSON.parse(opening).language, edited.calls);
const opened = profile();
if (opened.calls.length) throw new Error("the language's module is asked though its answer is recorded");
const needed = new Set([...edited.functions, ...opened.functions]);
const { first, rest } = split(whole, needed, BRINGS);
// The engines of browsers agree with Node's on what is a module.
for (const half of [first, rest]) if (!WebAssembly.validate(half)) throw new Error("a half of the engine is no module");
writeFileSync(join(dist, ENGINE), first);
writeFileSync(join(dist, REST), rest);
// The first half does without the rest, and says the same.
if (profile().said !== opened.said) throw new Error("half of the engine answers otherwise than all of it");
console.error(`the engine: ${needed.size} functions at first, ${first.length} of ${whole.length} bytes`);

/** Writes what was answered about the source, and tells the worker of which language it is. */
function record(language, [{ request, answer }]) {
  const [asked, said] = [request, answer].map((text) => Buffer.from(text, "base64"));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(asked.length);
  writeFileSync(join(dist, "opening.bin"), Buffer.concat([length, asked, said]));
  const script = join(dist, "worker.js");
  const place = 'const OPENING = "";';
  const text = readFileSync(script, "utf8");
  if (!text.includes(place)) throw new Error("worker.js has no place for the language of the opening");
  writeFileSync(script, text.replace(place, `const OPENING = ${JSON.stringify(language)};`));
}
