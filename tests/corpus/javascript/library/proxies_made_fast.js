// covers: Proxy, traps of freezing and sealing, what traps may not say
const seen = [];
const handler = Object.fromEntries(["preventExtensions", "ownKeys", "getOwnPropertyDescriptor", "defineProperty", "isExtensible"].map((name) => [
  name, (...given) => { seen.push(name + (typeof given[1] === "string" ? " " + given[1] : "")); return Reflect[name](...given); },
]));
for (const act of ["freeze", "seal", "preventExtensions", "isFrozen", "isSealed"]) {
  seen.length = 0;
  const target = { a: 1, get b() { return 2; } }, done = Object[act](new Proxy(target, handler));
  console.log(act, typeof done, Object.isFrozen(target), Object.isSealed(target), seen.join(", "));
}
const fixed = Object.freeze({ x: 1 });
for (const lie of [
  () => Reflect.set(new Proxy(fixed, { set: () => true }), "x", 2),
  () => Object.keys(new Proxy(fixed, { ownKeys: () => ["x", "y"] })),
  () => Object.keys(new Proxy({}, { ownKeys: () => 1 })),
  () => Object.setPrototypeOf(new Proxy(fixed, { setPrototypeOf: () => true }), {}),
  () => Reflect.set(new Proxy(Object.defineProperty({}, "x", { get() {} }), { set: () => true }), "x", 2),
]) {
  try { console.log(lie()); } catch (error) { console.log(error.name + ": " + error.message); }
}
const list = [];
Object.defineProperty(list, "3", { value: "d", writable: true, enumerable: true, configurable: true });
Object.defineProperty(list, "length", { value: 5 });
console.log(list.length, list[3], (list.length = "2", list.length));
console.log(1 / [...new Set([-0])][0], 1 / [...new Map([[-0, 1]]).keys()][0]);
const plain = /a/;
plain[Symbol.match] = false;
console.log("x/a/".includes(plain), "/a/x".startsWith(plain), "/(a)(b)?/".match(/\((.)\)(x)?/) && [RegExp.lastParen, RegExp.$1]);
for (const act of [() => null[Symbol.iterator], () => Math.max(...undefined), () => Math.max(...5), () => (() => 1).caller, () => JSON.parse('{"a": 1, "b"; 2}')]) {
  try { act(); } catch (error) { console.log(error.message); }
}
