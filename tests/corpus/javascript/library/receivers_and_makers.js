// covers: methods on what they are not made for, what `new` takes, texts in tags, accessors' names
const told = (call) => { try { return call(); } catch (error) { return error.name + ": " + error.message; } };
for (const [kind, name] of [[Map, "get"], [Set, "add"], [WeakMap, "has"], [WeakSet, "delete"], [Promise, "then"]]) {
  console.log(told(() => kind.prototype[name].call({})), "|", told(() => kind()));
}
for (const name of ["trim", "at", "padEnd", "split", "localeCompare", "codePointAt"]) console.log(told(() => String.prototype[name].call(null)));
for (const made of [Math.max, parseInt, (() => 1), Array.prototype.map, class {}, function () {}, async function () {}, function* () {}, (function () {}).bind()]) {
  const makes = told(() => typeof Reflect.construct(Object, [], made));
  console.log(makes.length > 30 ? makes.slice(-20) : makes);
}
console.log("x".bold(), "x".sub(), "x".fontcolor('"red"'), "x".link("a&b"), "x".anchor("n"), "x".big(), "x".strike());
const getter = (object, key) => Object.getOwnPropertyDescriptor(object, key).get.name;
console.log(getter(Array, Symbol.species), getter(RegExp.prototype, "global"), getter(Map.prototype, "size"), WeakMap.length, Symbol.length, Int8Array.length, Object.getPrototypeOf(Int8Array).name);
console.log(Object.prototype.toString.call(new Intl.NumberFormat()), Object.keys(globalThis).includes("setTimeout"), told(() => Promise.resolve.call(1)), told(() => new Map([1])));
console.log(2n ** 3n, told(() => 2n ** -1n), told(() => new BigInt64Array([1])), told(() => new Uint8Array(new ArrayBuffer(2), 5)), told(() => Uint8Array(1)));
console.log(1 in new Uint8Array(new ArrayBuffer(2)), 2 in new Uint8Array(new ArrayBuffer(2)), new Uint8Array(new Uint8Array([1, 2, 3]).buffer).reverse());
Promise.all.call(class extends Promise { static resolve(value) { console.log("resolves", value); return super.resolve(value); } }, [1, 2]).then((all) => console.log(all));
