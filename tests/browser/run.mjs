// Things a person does with the page, in a real browser, against the site as it is served.
//
//     cargo xtask test
//
// Most of a journey is waiting for the page, so two processes share them: `run.mjs 1/2` has every second file, `run.mjs 2/2` the others.

import { useBrowser } from "./page.mjs";

const files = [
  "editing",
  "stepping",
  "moves",
  "timeline",
  "source",
  "origin",
  "questions",
  "changing",
  "breakpoints",
  "memory",
  "studies",
  "everywhere",
  "focus",
  "tree",
  "graph",
  "ir",
  "links",
  "kept",
  "input",
  "files",
  "several",
  "assist",
  "exports",
  "compare",
  "align",
  "library",
  "tour",
  "offline",
  "phone",
  "languages",
  "access",
  "looks",
  "weight",
];
// Before the first journey is there: it may begin at once.
useBrowser();

const [lane, lanes] = (process.argv[2] ?? "1/1").split("/").map(Number);
for (const [at, file] of files.entries()) {
  if (at % lanes === lane - 1) await import(`./${file}.mjs`);
}
