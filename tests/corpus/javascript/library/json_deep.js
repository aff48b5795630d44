const o = { n: 1, s: "q\"\\\n\u0001é\u2028", a: [1, [2, { x: null }], undefined, () => 1, Symbol("s")], u: undefined, f() {}, nan: NaN, inf: -Infinity, z: -0, d: new Date(0), re: /x/, m: new Map([[1, 2]]), st: new Set([1]), b: true, nested: { toJSON(k) { return "json:" + k; } }, e: [], eo: {}, w: new String("boxed"), nn: new Number(3), bb: new Boolean(false), err: new Error("x"), ta: new Uint8Array(3), arrProp: Object.assign([1, 2], { x: 1 }) };
console.log(JSON.stringify(o));
console.log(JSON.stringify(o, null, 2));
console.log(JSON.stringify(o, ["n", "a", "x"], "--"));
console.log(JSON.stringify({ a: 1, b: { a: 2, c: 3 } }, (k, v) => typeof v === "number" ? v * 2 : v, "\t"));
console.log(JSON.stringify({ a: [1, 2] }, function (k, v) { console.log(JSON.stringify(k), Array.isArray(this)); return v; }));
console.log(JSON.stringify(undefined), JSON.stringify(() => 1), JSON.stringify(null), JSON.stringify("é\ud800"), JSON.stringify([NaN, undefined]), JSON.stringify(Symbol()), JSON.stringify([new Date(NaN)]));
console.log(JSON.stringify({ a: [] , b: {} }, null, 4), JSON.stringify([[]], null, 1), JSON.stringify({ k: 1 }, null, 20), JSON.stringify([1], null, "abcdefghijklmnop"));
const c = { name: "c" }; c.self = c;
try { JSON.stringify(c); } catch (e) { console.log(e.name + ": " + e.message); }
const c2 = { a: { b: [] } }; c2.a.b.push(c2);
try { JSON.stringify(c2); } catch (e) { console.log(e.name + ": " + e.message); }
try { JSON.stringify({ x: 10n }); } catch (e) { console.log(e.name + ": " + e.message); }
console.log(JSON.parse('{"a":[1,2.5e3,-0,{"b":"\\u0041\\n"}],"t":true,"n":null," ":"" }'));
console.log(JSON.parse('[1,2,3]', (k, v) => Array.isArray(v) ? v.reverse() : k === "" ? v : v * 10));
console.log(JSON.parse('{"d":"2020-01-01T00:00:00.000Z","x":1,"y":{"z":2}}', function (k, v) { if (k === "d") return new Date(v); if (k === "x") return undefined; return v; }));
console.log(JSON.parse('{"__proto__": 1, "a": 1, "a": 2}'), JSON.parse(" 12 "), JSON.parse('"x"'));
for (const bad of ["{a:1}", "[1,]", "", "{", '{"a":1,}', "undefined", "'x'", '"abc', "01", "1 2", "[1 2]", '{"a" 1}', "nul", '"\n"', '"\\x"', "tru", "-", "1.", "[", '{"a":', "{\"name\": \"some long text that goes on\", oops: 1, \"more\": \"even more text follows\"}"])
  try { JSON.parse(bad); console.log("ok?", bad); } catch (e) { console.log(e.name + ": " + e.message); }
class Money { constructor(a, c) { this.a = a; this.c = c; } toJSON() { return `${this.a} ${this.c}`; } static from(s) { const [a, c] = s.split(" "); return new Money(+a, c); } }
const s = JSON.stringify({ price: new Money(5, "EUR"), list: [new Money(1, "USD")] });
console.log(s, JSON.parse(s, (k, v) => k === "price" ? Money.from(v) : v));
console.log(JSON.stringify({ [Symbol("x")]: 1, 2: "two", 1: "one", b: 1 }), JSON.stringify(Object.create({ inherited: 1 })), JSON.stringify("a/b</script>"));
console.log(JSON[Symbol.toStringTag], JSON.stringify(new Proxy([1, 2], {})), JSON.stringify({ get g() { return 5; } }), structuredClone({ a: [1, new Date(5)], m: new Map([[1, { x: 2 }]]) }));
