// covers: modules by computed names, require handed on, createRequire, getBuiltinModule, modules that others take from
for (const name of ["path", "node:util", "os", "querystring"]) console.log(name, typeof require(name));
const load = require;
console.log(load("fs") === require("node:fs"), load("util").isDeepStrictEqual([1, { a: new Set([1]) }], [1, { a: new Set([1]) }]));
const { createRequire } = require("module");
console.log(createRequire(__filename)("path").join("a", "..", "b"));
console.log(process.getBuiltinModule("node:os").EOL === "\n", process.getBuiltinModule("nowhere"));
import("node:" + "string_decoder").then(({ StringDecoder, default: all }) => console.log(typeof StringDecoder, typeof all));
const util = require("util"), stream = require("stream"), timers = require("timers");
util.promisify(setTimeout)(1, "waited").then(console.log);
timers.promises.setTimeout(2, "as well").then(console.log);
stream.pipeline(
  async function* () { yield "a"; yield "b"; },
  new stream.Transform({ objectMode: true, transform(chunk, encoding, done) { done(null, String(chunk).toUpperCase()); } }),
  async function* (chunks) { for await (const chunk of chunks) yield chunk + "!"; },
  async (chunks) => { let text = ""; for await (const chunk of chunks) text += chunk; return text; },
  (error, value) => console.log("ended", error, value),
);
console.log(eval("require('path').extname('a.b')"), new Function("load", "return load('url').parse('http://h/p').pathname")(require));
const { URL: Address } = globalThis, names = ["Intl", "AbortController"];
console.log(new Address("x", "http://h/").href, names.map((name) => typeof globalThis[name]));
console.log(Buffer.from("text"), new Intl.NumberFormat("en-US").format(1234.5), (1e6).toLocaleString());
function Failure(message) { this.message = message; this.stack = "told"; }
Failure.prototype = Object.create(Error.prototype);
console.log(Object.keys(new Failure("m")), new Failure("m").stack);
try { Function("}, function () {"); } catch (error) { console.log(error.name + ": " + error.message); }
