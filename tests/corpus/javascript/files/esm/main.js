import def, { count, inc as bump, PI } from "./counter.js";
import * as all from "./counter.js";
import { shapes, default as sq } from "./re.js";
import fs from "fs";
console.log(count, PI, def(3));
bump(); bump();
console.log(count, sq(5), shapes.area(2));
console.log(all);
const later = await import("./late.js");
console.log(later.value, later.default);
try { count = 5; } catch (e) { console.log(e.name, e.message); }
console.log(typeof fs.readFileSync);
