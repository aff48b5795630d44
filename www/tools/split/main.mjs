// Splits the engine of a build: leaves what a page needs to open the first example of the gallery, and writes the rest
// beside it. REDDRAGON_DIST is the folder of the build; on standard input is what a page asks of the engine then, as
// `examples/opening.rs` of the protocol prints it.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { called } from "./profile.mjs";
import { split } from "./split.mjs";

const ENGINE = "reddragon-worker_bg.wasm";
const REST = "reddragon-worker_rest.wasm";
/** The import that brings the rest; wasm-bindgen puts what tells it from others behind its name. */
const BRINGS = /bringRest/;

const dist = process.env.REDDRAGON_DIST;
if (!dist) throw new Error("REDDRAGON_DIST is not set");
const whole = readFileSync(join(dist, ENGINE));
const needed = await called(dist, ENGINE, JSON.parse(readFileSync(0, "utf8")));
const { first, rest } = split(whole, needed, BRINGS);
// The engines of browsers agree with Node's on what is a module.
for (const half of [first, rest]) if (!WebAssembly.validate(half)) throw new Error("a half of the engine is no module");
writeFileSync(join(dist, ENGINE), first);
writeFileSync(join(dist, REST), rest);
console.error(`the engine: ${needed.size} functions at first, ${first.length} of ${whole.length} bytes`);
process.exit(0);
