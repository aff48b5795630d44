// covers: module code: live bindings, defaults, namespaces, cycles, re-exports, top-level await
import def, { count, increment, renamed as alias, Thing } from "./counter.js";
import * as all from "./counter.js";
import named, * as facade from "./facade.js";
import { even, odd } from "./even.js";
import "./effects.js";
console.log(count, increment(), count, all.count, alias, def(2), new Thing().who());
try {
  count = 5;
} catch (e) {
  console.log(e.name, e.message);
}
try {
  all.count = 5;
} catch (e) {
  console.log(e.name, e.message);
}
try {
  all.extra = 5;
} catch (e) {
  console.log(e.name, e.message);
}
try {
  delete all.count;
} catch (e) {
  console.log(e.name, e.message);
}
console.log(
  Object.keys(all),
  all[Symbol.toStringTag],
  Object.isSealed(all),
  Object.getPrototypeOf(all),
  "count" in all,
  all.missing,
);
console.log(
  Object.keys(facade),
  named,
  facade.default === named,
  facade.all === all,
  facade.star(),
  facade.def === def,
  facade["quoted name"],
);
console.log(even(10), odd(7), typeof this, this, (() => this)(), typeof arguments);
console.log(def.name, (await import("./counter.js")) === all, await Promise.resolve("awaited"));
const lazy = await import("./lazy.js");
console.log(lazy.value, lazy.default(1), lazy.default.name);
try {
  await import("./failing.js");
} catch (e) {
  console.log("failed:", e.message);
}
export const hoisted = early();
function early() {
  return "early";
}
console.log(hoisted);
export { hoisted as "string name" };
var { a, ...rest } = { a: 1, b: 2 };
export { a, rest };
export default class {
  static s = 1;
}
console.log(a, rest);
for await (const x of [1, Promise.resolve(2)]) console.log(x);
if (true) {
  let count = 7;
  console.log(count);
}
console.log(typeof import.meta.url);
