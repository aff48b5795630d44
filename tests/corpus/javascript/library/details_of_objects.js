// covers: structuredClone, typed arrays, console.table, util.inspect of getters, format, messages of built-in functions
const util = require("util");
const assert = require("assert");
const told = (act) => {
  try { console.log(act()); } catch (error) { console.log(error.name + ": " + error.message); }
};
const copy = structuredClone({ error: new RangeError("far", { cause: [1] }), view: new DataView(new ArrayBuffer(4), 1, 2) });
console.log(copy.error.cause, copy.view.byteOffset, copy.view.byteLength);
const handed = new ArrayBuffer(4);
console.log(structuredClone(handed, { transfer: [handed] }).byteLength, handed.byteLength);
for (const value of [new WeakMap(), Promise.resolve(), new Proxy({}, {})]) told(() => structuredClone(value));
const bytes = new Uint8Array([1, 2]);
console.log(Object.getOwnPropertyNames(bytes), Reflect.ownKeys(bytes.slice(1)), Object.getOwnPropertyDescriptors(new Uint8Array(1)));
class Longer extends ArrayBuffer {}
console.log(new Longer(4).slice(1) instanceof Longer, new Longer(4).slice(1).byteLength);
console.table([1n, () => 1, { a: 1 }]);
console.log(util.inspect({ get good() { return 1; }, get bad() { throw new Error("no"); } }, { getters: true }));
console.log("%s|%s", { [Symbol.toPrimitive]: () => "itself" }, new Date(0));
told(() => process.stdout.write(5));
told(() => process.stdout.write(null));
told(() => Object.setPrototypeOf(Object.prototype, {}));
told(() => ({}).__defineGetter__("a", 1));
told(() => Promise.prototype.finally.call(1));
told(() => Array.from({ length: 2 ** 32 }));
told(() => { "use strict"; return delete new Proxy(Object.freeze({ a: 1 }), {}).a; });
told(() => { assert.equal(1, 1); assert.ok(0); assert.ok(2); });
console.log(Object.keys(Array.prototype[Symbol.unscopables]).join());
console.log(Object.keys(require("os")).includes("cpus"), typeof { ...require("path") }.join);
const { Readable } = require("stream");
const source = Readable.from(["a"]);
source.on("data", (part) => console.log("part", part));
source.on("close", () => console.log("closed", source.destroyed, source.readableEnded));
