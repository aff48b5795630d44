// covers: a module that imports itself, and what imports it in a cycle
import * as self from "./main.js";
import { count as same, grow as more } from "./main.js";
import { ask } from "./partner.js";
import path from "node:path";
export let count = 0;
export function grow() { count++; }
export { grow as "by another name" };

console.log(self.count, same);
more();
self.grow();
console.log(count, same, self.count, Reflect.ownKeys(self).length);
console.log(ask());
const tries = {
  assign: () => { self.count = 9; },
  remove: () => { delete self.count; },
  define: () => Object.defineProperty(self, "count", { value: 2, writable: true, enumerable: true, configurable: false }) === self,
  "define otherwise": () => Object.defineProperty(self, "count", { value: 3 }),
  "define anew": () => Object.defineProperty(self, "other", { value: 3 }),
  rebind: () => { path = 1; },
  late: () => self.late,
  "late keys": () => Object.keys(self),
};
for (const [name, attempt] of Object.entries(tries)) {
  try { console.log(name, attempt()); } catch (error) { console.log(name, error.name, error.message); }
}
export const late = "there now";
console.log(self.late, Reflect.defineProperty(self, "late", { value: "there now" }), Reflect.defineProperty(self, "late", { value: 1 }));
process.nextTick(() => console.log("behind the small tasks"));
queueMicrotask(() => console.log("a small task"));
setTimeout(() => import("./main.js").then((again) => console.log(again === self, again.late)));
