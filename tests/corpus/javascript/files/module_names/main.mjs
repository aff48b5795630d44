// covers: what scripts are given is not there in modules
import { label } from "./names.mjs";
import { basename } from "node:path";
console.log(label(), basename("/a/b.txt"), typeof require, typeof module, typeof exports, typeof __filename, typeof __dirname, this);
for (const use of [() => require, () => module.exports, () => __dirname]) {
  try { console.log(use()); } catch (error) { console.log(error.name, error.message); }
}
const path = await [import("node:path")][0];
console.log(path.sep, import.meta.url.endsWith("main.mjs"));
const fs = require("fs");
