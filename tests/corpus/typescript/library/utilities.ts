import * as util from "util";
import { EventEmitter } from "events";
import assert from "assert";
import path = require("path");
import type { InspectOptions } from "util";

const options: InspectOptions = { depth: 1, compact: false };
console.log(util.inspect({ a: { b: { c: 1 } }, list: [1, [2]] }, options));
class Store<T extends { id: number }> extends EventEmitter {
  private readonly rows: T[] = [];
  add(row: T): void { this.rows.push(row); this.emit("added", row); }
}
const store = new Store<{ id: number; name: string }>();
store.once("added", (row: { name: string }) => console.log("first", row.name));
store.on("added", ({ id }) => console.log("added", id));
store.add({ id: 1, name: "one" });
store.add({ id: 2, name: "two" });
console.log(path.join("a", "..", "b", "c.ts"), path.extname("x.tar.gz"), path.basename("/q/w.e"));
try { assert.strictEqual(1 + 1, 3, "sums"); } catch (error) { console.log((error as Error).name, (error as Error).message); }
const format = new Intl.NumberFormat("en-US");
console.log(format.format(1234567.891), (1234.5).toLocaleString("en-US"), new Set<number | string>([1, "a"]), new Map([["k", { v: 1 }]]));
const words: Record<string, number> = {};
for (const word of "the cat and the dog and the bird".split(" ")) words[word] = (words[word] ?? 0) + 1;
console.log(Object.entries(words).sort(([a, m], [b, n]) => n - m || a.localeCompare(b)));
console.log(JSON.stringify({ d: new Date(0), n: null, u: undefined, nested: [{ x: 1n.toString() }] }, null, 1));
const bytes = new Uint8Array([1, 2, 300]);
console.log(bytes, Array.from(bytes, (b: number): string => b.toString(16)), structuredClone({ deep: [1] }));
console.log("%s is %d years and %o", "Ann", 5, { a: 1 }, Symbol("s"), [undefined, null]);
