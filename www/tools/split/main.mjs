// Splits the engines of a build: the page's own (page.mjs), and the worker's. Of that it leaves what a page needs to open the first
// example of the gallery, in pieces that browsers compile quickly (pieces.mjs), and writes the rest beside it. What the language's module answers about that example is written too, so that
// a page need not wait for the module either.
//
// REDDRAGON_DIST is the folder of the build and REDDRAGON_CHROMIUM a browser, where there is one, or empty for Playwright's own; on
// standard input is what a page asks of the engine then, as `examples/opening.rs` of the protocol prints it.

import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { putPage } from "./page.mjs";
import { inPieces } from "./pieces.mjs";
import { instrumented, split } from "./split.mjs";
import { link, marks, visited, wanted } from "./visit.mjs";

const ENGINE = "reddragon-worker_bg.wasm";
const REST = "reddragon-worker_rest.wasm";
/** The halves where the page is opened by a link: of functions that are needed then, all is there. */
const LINKED = ["reddragon-worker_linked.wasm", "reddragon-worker_linked_rest.wasm"];
const OF_PAGE = /^reddragon-page-.*_bg\.wasm$/;
const PROFILE = fileURLToPath(new URL("profile.mjs", import.meta.url));

const dist = process.env.REDDRAGON_DIST;
if (!dist) throw new Error("REDDRAGON_DIST is not set");
const browser = process.env.REDDRAGON_CHROMIUM;
const ofPage = readdirSync(dist).find((name) => OF_PAGE.test(name));
const [page, worker] = [ofPage, ENGINE].map((name) => readFileSync(join(dist, name)));
const opening = readFileSync(0, "utf8");
const profile = () => JSON.parse(execFileSync(process.execPath, [PROFILE, dist, ENGINE], { input: opening, maxBuffer: 1 << 28 }));

// With the module first, which whoever edits the program needs soon; then as the page is opened.
const edited = profile();
record(JSON.parse(opening).language, edited.calls);
const opened = profile();
if (opened.calls.length) throw new Error("the language's module is asked though its answer is recorded");
const [pageReached, workerReached] = [new Set(), new Set([...edited.marks, ...opened.marks])];
if (browser === undefined) {
  console.error("the page's own engine stays whole: there is no browser here to see what it needs at first");
} else {
  const instead = new Map([[ofPage, instrumented(page)], ...[ENGINE, LINKED[0]].map((name) => [name, instrumented(worker)])]);
  const linked = await visited(dist, browser, { instead }, link);
  // More than once, as not everything comes in the same order each time.
  for (const how of [{}, { size: "phone" }, {}, { behind: linked }, { behind: `?embed${linked}` }]) {
    const seen = await visited(dist, browser, { instead, ...how }, marks);
    [pageReached, workerReached].forEach((reached, at) => seen[at].forEach((mark) => reached.add(mark)));
  }
}

const put = (names, { first, rest }) => [first, rest].forEach((half, at) => writeFileSync(join(dist, names[at]), half));
// Programs run for long: what runs them is whole as soon as the rest is there.
const takesOver = true;
put([ENGINE, REST], halved("the engine", worker, workerReached, { takesOver }));
put(LINKED, halved("the engine for a link", worker, workerReached, { isCut: false, takesOver }));
// The first half does without the rest, and says the same.
if (profile().said !== opened.said) throw new Error("half of the engine answers otherwise than all of it");
if (browser !== undefined) {
  putPage(dist, ofPage, halved("the page", page, pageReached));
  // It shows its program; where that wanted more than was seen before, as not everything comes in the same order each time, it waited for it.
  const asked = await visited(dist, browser, { instead: new Map() }, wanted);
  if (asked[1]) console.error("the engine's second half was wanted by the first program already");
}

function halved(name, whole, reached, how) {
  const { first: together, rest, regions } = split(whole, reached, how);
  const { bytes: first, pieces } = inPieces(together);
  // The engines of browsers agree with Node's on what is a module.
  for (const half of [first, rest]) if (!WebAssembly.validate(half)) throw new Error(`a half of ${name} is no module`);
  console.error(`${name}: ${first.length} of ${whole.length} bytes at first, ${rest.length} in the rest, ${regions} regions cut out of functions, ${pieces} pieces`);
  return { first, rest };
}

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
