// The language modules give, byte for byte, what the same code gives natively: trees and programs.
//
//     node --test tests/language_module.mjs        (cargo xtask test does it)
//
// LANGUAGE_MODULES is the folder of <language>.wasm files, LANGUAGE_NATIVE the native example
// `answer` of reddragon-translate.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { performance } from "node:perf_hooks";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { answer, translation } from "./language_calls.mjs";

const modules = process.env.LANGUAGE_MODULES;
const linked = process.env.LANGUAGE_NATIVE;
assert(modules && linked, "set LANGUAGE_MODULES and LANGUAGE_NATIVE");

const languages = fileURLToPath(new URL("../core/languages/", import.meta.url));

const parse = (instance, text) => answer(instance, text);

function native(language, bytes, what = "tree") {
  const run = spawnSync(linked, [language, what], { input: bytes, maxBuffer: 1 << 30 });
  assert.equal(run.status, 0, String(run.stderr));
  return new Uint8Array(run.stdout);
}

/** Texts that are worth parsing in any language, by what they are. */
function sources(sample) {
  const lines = sample.trimEnd().split("\n");
  const repeated = (count) =>
    Array.from({ length: count }, (_, at) => lines[at % lines.length]).join("\n") + "\n";
  return {
    "an empty text": "",
    "a sample": sample,
    "half a sample": [...sample].slice(0, [...sample].length / 2).join(""),
    "a sample without its first brackets": sample.replace(/[()[\]{}]/, "").replace(/[({[]/, ""),
    "letters beyond ASCII": "größe = 'žluť 中文 🐉' + é\u0301;\u2028 x\u0000y\ufeff\n",
    "no program at all": ")]}>'\"\\@ #% 🐉 \r\n\t (((",
    "5,000 nested parentheses": `x = ${"(".repeat(5000)}1${")".repeat(5000)};\n`,
    "100,000 nested parentheses": `${"(".repeat(1e5)}1${")".repeat(1e5)};\n`,
    "5,000 open parentheses": "(".repeat(5000),
    "1,000 lines": repeated(1000),
    "10,000 lines": repeated(10000),
  };
}

for (const file of readdirSync(modules).filter((name) => name.endsWith(".wasm")).sort()) {
  const language = basename(file, ".wasm");
  const module = new WebAssembly.Module(readFileSync(join(modules, file)));
  const instance = () => new WebAssembly.Instance(module).exports;
  const samples = join(languages, language, "tests");
  const name = readdirSync(samples).find((name) => name.startsWith("sample."));
  const sample = readFileSync(join(samples, name), "utf8");

  test(`${language}: a module imports nothing`, () => {
    assert.deepEqual(WebAssembly.Module.imports(module), []);
  });

  // One instance for all, as in the page: what one text leaves behind must not show in the next.
  const shared = instance();
  for (const [what, source] of Object.entries(sources(sample))) {
    test(`${language}: ${what}`, (context) => {
      const text = new TextEncoder().encode(source);
      const expected = native(language, text);
      const start = performance.now();
      const tree = parse(shared, text);
      context.diagnostic(`${(performance.now() - start).toFixed(1)} ms in the module`);
      assert(Buffer.compare(tree, expected) === 0, "the trees differ");
    });
  }

  for (const what of ["a sample", "half a sample", "no program at all", "5,000 nested parentheses"]) {
    test(`${language}: the program of ${what}`, (context) => {
      const request = translation(new TextEncoder().encode(sources(sample)[what]));
      const expected = native(language, request, "call");
      const start = performance.now();
      const answered = answer(shared, request, "call");
      context.diagnostic(`${(performance.now() - start).toFixed(1)} ms in the module`);
      assert(answered.at(-1) === 1, "there is no program");
      assert(Buffer.compare(answered, expected) === 0, "the programs differ");
    });
  }

  test(`${language}: text that is not UTF-8 has no tree`, () => {
    assert.equal(parse(shared, Uint8Array.of(0x78, 0xff, 0x78)), null);
  });

  test(`${language}: memory is given back`, () => {
    const exports = instance();
    const text = new TextEncoder().encode(sample);
    for (let at = 0; at < 20; at++) parse(exports, text);
    const before = exports.memory.buffer.byteLength;
    for (let at = 0; at < 500; at++) parse(exports, text);
    assert.equal(exports.memory.buffer.byteLength, before);
  });

  test(`${language}: a module parses 1,000 lines soon enough for every keystroke`, (context) => {
    const exports = instance();
    const text = new TextEncoder().encode(sources(sample)["1,000 lines"]);
    const times = Array.from({ length: 15 }, () => {
      const start = performance.now();
      parse(exports, text);
      return performance.now() - start;
    }).sort((a, b) => a - b);
    context.diagnostic(`median ${times[7].toFixed(1)} ms, longest ${times[14].toFixed(1)} ms`);
    // The page has 50 ms from a keystroke to updated views, of which parsing is a part.
    assert(times[7] < 50, `median ${times[7]} ms`);
  });
}
