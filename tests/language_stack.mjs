// The language modules answer whatever nests, on two thirds of the stack that a browser gives, as the first of V8's compilers leaves them.
//
//     node --liftoff-only --stack-size=656 tests/language_stack.mjs        (cargo xtask test does it)
//
// LANGUAGE_MODULES is the folder of <language>.wasm files.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { test } from "node:test";

import { translated } from "./language_calls.mjs";

const modules = process.env.LANGUAGE_MODULES;
assert(modules, "set LANGUAGE_MODULES");

const many = 2000;
const around = (open, middle, close) => open.repeat(many) + middle + close.repeat(many);

/** Texts that nest or are chained, most of them a program of some language and none of all. */
const deep = {
  parentheses: `x = ${around("(", "1", ")")};\n`,
  brackets: `x = ${around("[", "1", "]")};\n`,
  braces: around("{", "x = 1;", "}"),
  "open brackets of three kinds": "([{".repeat(500),
  calls: `x = ${around("f(", "1", ")")};\n`,
  "calls of calls": `f${"(1)".repeat(many)};\n`,
  signs: `x = ${"-".repeat(many)}1;\n`,
  "signs apart": `x = ${"- ".repeat(many)}1;\n`,
  negations: `x = ${"!".repeat(many)}1;\n`,
  nots: `x = ${"not ".repeat(many)}1\n`,
  "a sum": `x = 1${" + 1".repeat(many)};\n`,
  "a chain of powers": `x = 1${" ** 1".repeat(many)};\n`,
  "a chain of members": `x = a${".b".repeat(many)};\n`,
  "a chain of calls of members": `x = a${".b(1)".repeat(many)};\n`,
  "a chain of choices": `x = ${"a ? b : ".repeat(many)}c;\n`,
  "a chain of assignments": `${"x = ".repeat(many)}1;\n`,
  "a chain of else if": `if (a) { b; }${" else if (a) { b; }".repeat(many)}\n`,
  "functions in braces": around("function f() {", "x = 1;", "}"),
  "functions as values": `x = ${around("function () { return ", "1", "; }")};\n`,
  arrows: `x = ${"x => ".repeat(many)}1;\n`,
  lambdas: `x = ${"lambda: ".repeat(many)}1\n`,
  "blocks with end": around("if x then\n", "x = 1\n", "end\n"),
  "blocks of Ruby": around("f { ", "1", " }"),
  "blocks by indentation": Array.from({ length: 400 }, (_, at) => " ".repeat(at) + "if x:\n").join("") + " ".repeat(400) + "pass\n",
  classes: around("class A {", "int x;", "}"),
  "types with parameters": `${around("List<", "A", ">")} x;\n`,
  pointers: `int ${"*".repeat(many)}x;\n`,
  "interpolated texts": `x = ${around('f"{', "1", '}"')}\n`,
  templates: `x = ${around("`${", "1", "}`")};\n`,
};

for (const file of readdirSync(modules).filter((name) => name.endsWith(".wasm")).sort()) {
  const language = basename(file, ".wasm");
  const module = new WebAssembly.Module(readFileSync(join(modules, file)));
  for (const [what, text] of Object.entries(deep)) {
    // PHP's programs begin with a tag; the text is no less deep behind it.
    for (const source of language === "php" ? [text, `<?php\n$${text}`] : [text]) {
      test(`${language}: ${what}`, () => {
        // A fresh instance: one that was thrown out of is of no use to the next text.
        assert(translated(new WebAssembly.Instance(module).exports, source).at(-1) === 1, "there is no program");
      });
    }
  }
}
