// covers: an ES module that imports CommonJS files and JSON by require, default and named imports of those, createRequire
import { createRequire } from "node:module";
import tools from "./tools.cjs";
import { double, name as toolName } from "./tools.cjs";
import path, { basename } from "node:path";
const require = createRequire(import.meta.url);
const data = require("./data.json");
console.log(tools.double(4), double(5), toolName, tools === require("./tools.cjs"));
console.log(data.list.map(double), path.extname("a/b.txt"), basename("/x/y.js"));
console.log(Object.keys(await import("./tools.cjs")).sort());
