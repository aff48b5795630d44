// covers: encodings of buffers, encodeInto, %s of dates and errors, paths' endings, proxies' wrong traps, arrays of classes
const assert = require("assert");
const path = require("path");
const { format } = require("util");
const text = Buffer.from("Zürich €");
console.log(text.toString("ascii"), Buffer.from("hi€", "utf16le"), Buffer.from("hi€", "utf16le").toString("utf16le"));
console.log(Buffer.concat([Buffer.from("abc"), Buffer.from("def")], 4).toString(), Buffer.concat([Buffer.from("a")], 3), Buffer.from("abc").map((byte) => byte - 32).toString());
const bytes = new Uint8Array(4);
console.log(new TextEncoder().encodeInto("aé€", bytes), bytes, new TextDecoder("latin1").encoding, new TextDecoder("utf-16le").decode(new Uint8Array([104, 0, 105, 0])));
for (const make of [() => Buffer.from(5), () => Buffer.from(), () => new TextDecoder("klingon"), () => path.join("a", 1), () => require("util").promisify(1), () => assert.throws("text")]) {
  try { console.log(make()); } catch (error) { console.log(error.name, error.code, error.message); }
}
console.log(format("%s|%s|%s", new Date(0), [1, [2, [3]]], { toString() { return "own"; } }), path.extname(".."), path.extname("a.b."), path.extname(".rc"), path.parse("/x/.."));
const stamped = (value) => ({ [Symbol.for("stamp")]: value, n: 1 });
for (const [left, right] of [[stamped(1), stamped(1)], [stamped(1), stamped(2)], [stamped(1), { n: 1 }]]) {
  try { assert.deepStrictEqual(left, right); console.log("same"); } catch (error) { console.log(error.message.split("\n")[0]); }
}
const wrong = { get: "get", construct: () => 1, getOwnPropertyDescriptor: () => 1 };
for (const use of [() => new Proxy({}, wrong).x, () => new (new Proxy(class {}, { construct: wrong.construct }))(), () => Object.getOwnPropertyDescriptor(new Proxy({}, { getOwnPropertyDescriptor: wrong.getOwnPropertyDescriptor }), "x")]) {
  try { console.log(use()); } catch (error) { console.log(error.name, error.message); }
}
class Stack extends Array { top() { return this.at(-1); } }
console.log(Stack.of(1, [2, [3]]).flat(), Stack.of(1, 2).flatMap((n) => [n, n * 10]).top(), Stack.of(1, 2).map((n) => n + 1).top());
for (const broken of ['{"name": "Ann", "age": }', "[1, 2, 3, 4, 5, 6, x, 7]", "{'a': 1}", "[1, 2"]) {
  try { JSON.parse(broken); } catch (error) { console.log(error.message); }
}
