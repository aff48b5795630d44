const util = require("util");
console.log([1.5, -0, 0, NaN, 1e21, 1e-7, 0xff, 10n], [undefined, null, true], ["it's", 'q"q', `b\`'"`, "\n\t\\", ""]);
console.log(Array.from({ length: 120 }, (_, i) => i), Array.from({ length: 7 }, (_, i) => i * 1000), Array.from({ length: 30 }, (_, i) => "item" + i));
console.log([[[[1]]]], { a: { b: { c: { d: 1 } } } }, { a: { b: { c: {} } } }, [[[[]]]]);
console.log([1, , 3], [, ,], new Array(5), [1, , , 4, , ], Object.assign([1, 2], { key: "v", "other key": 1, 7: 3 }));
console.log({ "a-b": 1, 2: 3, [Symbol("sym")]: 4, [Symbol.iterator]: 5, fn() {}, arrow: () => {}, async am() {}, *gen() {}, async *ag() {}, cls: class Foo extends Array {}, get g() { return 1; }, set s(v) {}, get gs() { return 1; }, set gs(v) {} });
console.log(new Map([["a", 1], [{ k: 1 }, [1, 2]], [new Map([[1, 2]]), new Set([1, "x"])]]), new Set([[1, 2], { a: 1 }]), new Map(), new Set(), new WeakMap(), new WeakSet());
const circ = { name: "c", list: [] }; circ.self = circ; circ.list.push(circ, { back: circ.list });
console.log(circ);
class P { constructor() { this.x = 1; } } class Q extends P { #h = 2; get y() { return 3; } }
console.log(new P(), new Q(), Object.create(null), Object.assign(Object.create(null), { a: 1 }), Object.create({ a: 1 }), Object.create(P.prototype), new (class {})(), new (class extends Q {})());
console.log(function () {}, function named() {}, () => {}, class {}, class A {}, class B extends A2() {}, async () => {}, Math.max, Symbol("d"), Symbol.iterator, /re/g, new Date(0), [new Date(NaN)]);
function A2() { return P; }
console.log([new Error("in array").message], { e: new RangeError("r").name }, new String("str"), new Number(-0), new Boolean(true), Object(1n), Object(Symbol("b")), [new String("x")]);
console.log(new Uint8Array([1, 2, 3]), new Float64Array(2), new ArrayBuffer(4), new DataView(new ArrayBuffer(2)), Buffer.from("hi"));
console.log({ long1: "aaaaaaaaaaaaaaaaaaaaaaaaa", long2: "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb", long3: "ccc" }, { a: 1, b: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", c: 3 });
console.log({ text: "line one\nline two\nline three which is quite long indeed, so it is broken over lines" });
console.log([["name", 1, { a: 1 }], ["other", 2, { b: [1, 2, 3] }]], [{ a: 1, b: 2 }, { a: 3, b: 4 }], { rows: [{ id: 1, name: "first", tags: ["x", "y"] }, { id: 2, name: "second", tags: [] }] });
console.log(globalThis === global, typeof globalThis, [Math, JSON, Reflect].map(x => util.inspect(x).slice(0, 20)), (function () { return arguments; })(1, 2), [].values(), new Map([[1, 2]]).entries(), "ab"[Symbol.iterator](), new Set([1]).values(), "x".matchAll(/x/g));
console.log(util.inspect({ a: { b: { c: { d: 1 } } } }, { depth: 0 }), util.inspect({ a: { b: { c: { d: 1 } } } }, { depth: null }), util.inspect("str"), util.inspect([1, [2]], { compact: false }), util.inspect({ b: 1, a: 2 }, { sorted: true }), util.inspect(new P(), { showHidden: true }), util.inspect([1, 2, 3], { maxArrayLength: 1 }), util.inspect("x".repeat(20), { maxStringLength: 5 }), util.inspect({ a: 1 }, { colors: true }));
console.log("%s|%d|%i|%f|%j|%o|%O|%c|%%|%x", "s", 4.5, 4.9, "1.5", { j: 1 }, [1], { o: 1 }, "css", "extra", { e: 1 });
console.log("%s %s %s %s %s", null, undefined, Symbol("x"), 5n, { a: { b: { c: 1 } } }, "%s", -0); console.log("100%", 5, "%d", "x"); console.log("%d", "abc", "%s"); console.log("%s", [1, "a"], () => 1, class Z {}, new P(), new Error("m").message, new Date(0));
console.log(util.format("%s=%i", "n", 3.9, "tail"), util.isDeepStrictEqual({ a: [1] }, { a: [1] }), util.types.isRegExp(/x/), util.inspect.custom);
class Cu { [util.inspect.custom](depth, opts, inspect) { return `Cu<${depth},${typeof opts.stylize},${inspect === util.inspect}>`; } } console.log(new Cu(), [new Cu()], { a: { b: new Cu() } });
class T { get [Symbol.toStringTag]() { return "Tag"; } } console.log(new T(), { [Symbol.toStringTag]: "O" }, Object.create({ constructor: undefined }));
console.log(new Proxy({ a: 1 }, {}), new Proxy(function f() {}, {}), Promise.resolve({ a: 1 }), Promise.reject(1).catch(() => 2) instanceof Promise, (async () => {})(), new Promise(() => {}));
console.log([1.25, 22.5, 333.125, 4, 5, 6, 7, 8], ["a", "bb", "ccc", "dddd", "eeeee", "ffffff", "g"], [true, false, null, undefined, 1, "x", {}], [[1, 2], [3, 4], [5, 6], [7, 8], [9, 10], [11, 12], [13, 14]]);
console.log(Object.freeze({ a: 1 }), process.argv.length, [function foo() {}, class Bar {}], Object.assign(() => {}, { p: 1 }), Object.assign(function nm() {}, { a: 1, b: [2] }), { f: Object.assign(() => {}, { x: 1 }) });
console.log(-0, [-0], 0.1 + 0.2, 1e300 * 10, 123456789012345680000, 2 ** 53, 1 / 3, 5e-324, "a" + -0, `${[1, [2, 3]]}`, String({}), [] + {}, [null] + "", [undefined, 1] + "");
