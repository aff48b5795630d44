// Finishes a build: tells the service worker what the page is made of, and the page what to fetch first.
//
// Files whose names do not tell their content are asked for with a version behind them; what asks for them is told here.
//
// REDDRAGON_DIST is the folder of the build. Languages, libraries and the analyses are not kept from the start: each is
// when it is first used. Running it twice does the same as running it once.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

const dist = process.env.REDDRAGON_DIST;
if (!dist) throw new Error("REDDRAGON_DIST is not set");

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(dist, join(entry.parentPath ?? entry.path, entry.name)).split(sep).join("/"))
  .filter((name) => !/\.(gz|br|map|d\.ts)$/.test(name))
  .sort();

preloadShared(files);
const known = versions(files);
allowInline();
keepPage(files, known);

/** Gives what the worker fetches, and its script, the versions of their contents. */
function versions(files) {
  const fetched = files.filter((name) => /^(reddragon-(worker|analyzer|explorer|assistant)[._]|(languages|libraries)\/)/.test(name));
  const of = (name) => createHash("sha256").update(readFileSync(join(dist, name))).digest("hex").slice(0, 8);
  const versions = Object.fromEntries(fetched.map((name) => [name, of(name)]));
  fill("worker.js", /const VERSIONS = .*;/, `const VERSIONS = ${JSON.stringify(versions)};`);
  versions["worker.js"] = of("worker.js");
  fill("index.html", /reddragonScript = "[^"]*"/, `reddragonScript = "worker.js?${versions["worker.js"]}"`);
  return versions;
}

/** The page takes those of its inline scripts and styles that it was built with, known by their digests, and no others. */
function allowInline() {
  const page = readFileSync(join(dist, "index.html"), "utf8");
  const scripts = page.matchAll(/<script(?![^>]*(?:\bsrc=|application\/json))[^>]*>([^]*?)<\/script>/g);
  const styles = page.matchAll(/<style[^>]*>([^]*?)<\/style>/g);
  const digest = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const digests = (found) => [...found].map(([, text]) => digest(text)).join(" ");
  fill("index.html", /script-src 'self'[^;]*;/, `script-src 'self' 'wasm-unsafe-eval' ${digests(scripts)};`);
  fill("index.html", /style-src 'self'[^;]*;/, `style-src 'self' ${digests(styles)};`);
}

function fill(name, place, text) {
  const before = readFileSync(join(dist, name), "utf8");
  if (!place.test(before)) throw new Error(`${name} has no place for ${text}`);
  writeFileSync(join(dist, name), before.replace(place, () => text));
}

/** The editor's parts import each other: naming them in the page saves a round trip each. */
function preloadShared(files) {
  const page = join(dist, "index.html");
  const text = readFileSync(page, "utf8").replace(/\n *<link rel="modulepreload" href="editor\/(?!editor\.js)[^>]*>/g, "");
  const wanted = imports("editor/editor.js", new Set());
  wanted.delete("editor/editor.js");
  const links = [...wanted].map((name) => `\n    <link rel="modulepreload" href="${name}" />`).join("");
  const anchor = '<link rel="modulepreload" href="editor/editor.js" />';
  if (!text.includes(anchor)) throw new Error("the page does not preload the editor");
  writeFileSync(page, text.replace(anchor, anchor + links));
}

/** A module and what it imports without being asked to, and so on. */
function imports(name, seen) {
  if (seen.has(name)) return seen;
  seen.add(name);
  const text = readFileSync(join(dist, name), "utf8");
  for (const [, other] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) {
    imports(name.replace(/[^/]*$/, other), seen);
  }
  return seen;
}

/** What a page saved as one file is made of: all that is fetched by it, but not what makes such a file. */
function listFiles(files) {
  const own = ["index.html", "paper.js", "digits.js", "unpack.js", "compare.html", "compare.js", "align.js", "aligned.js", "css/compare.css", "css/tokens.css", "icon.svg", "manifest.webmanifest", "ask.html", "ask.js", "asking.js"];
  const list = files.filter((name) => !own.includes(name) && !name.startsWith("reddragon-assistant"));
  writeFileSync(join(dist, "files.json"), JSON.stringify(list));
}

function keepPage(files, versions) {
  const made = ["sw.js", "files.json"];
  const all = files.filter((name) => !made.includes(name) && !/^(languages|libraries)\//.test(name));
  const kept = all.filter((name) => !/^reddragon-(analyzer|explorer|assistant)/.test(name));
  const hash = createHash("sha256");
  for (const name of all) hash.update(name).update("\0").update(readFileSync(join(dist, name)));
  const address = (name) => (versions[name] ? `${name}?${versions[name]}` : name);
  const list = kept.map((name) => (name === "index.html" ? "./" : address(name)));
  list.push("files.json");
  listFiles(all);
  fill("sw.js", /const VERSION = .*;/, `const VERSION = ${JSON.stringify(hash.digest("hex").slice(0, 16))};`);
  fill("sw.js", /const VERSIONS = .*;/, `const VERSIONS = ${JSON.stringify(versions)};`);
  fill("sw.js", /const PAGE = .*;/, `const PAGE = ${JSON.stringify(list)};`);
  console.error(`${list.length} files are kept for use without network`);
}
