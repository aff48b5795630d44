const priv = new WeakMap();
class Person { constructor(name) { priv.set(this, { name }); } get name() { return priv.get(this).name; } }
const p = new Person("Ada"); console.log(p.name, priv.has(p), priv.get({}), p, priv);
const ws = new WeakSet([p]); console.log(ws.has(p), ws.delete(p), ws.has(p));
const ref = new WeakRef(p); console.log(ref.deref() === p, ref.deref().name);
for (const bad of [() => priv.set("k", 1), () => ws.add(1), () => new WeakRef(5), () => new WeakMap([[1, 2]])]) try { bad(); } catch (e) { console.log(e.name, e.message); }
const s1 = Symbol("id"), s2 = Symbol("id"); console.log(s1 === s2, s1.toString(), s1.description, Symbol().description, Symbol.for("app") === Symbol.for("app"), Symbol.keyFor(Symbol.for("app")), Symbol.keyFor(s1));
const o = { [s1]: 1, visible: 2 }; console.log(Object.keys(o), Object.getOwnPropertySymbols(o), JSON.stringify(o), o, s1 in o);
class Temperature { constructor(c) { this.c = c; } [Symbol.toPrimitive](h) { return h === "string" ? `${this.c}°C` : h === "number" ? this.c : `default ${this.c}`; } get [Symbol.toStringTag]() { return "Temperature"; } static [Symbol.hasInstance](x) { return "c" in x; } }
const t = new Temperature(20); console.log(`${t}`, +t, t + "", t * 2, t > 10, t == "default 20", Object.prototype.toString.call(t), { c: 1 } instanceof Temperature, [t] + "");
class MyArray extends Array { static get [Symbol.species]() { return Array; } } const ma = new MyArray(1, 2, 3); console.log(ma.map(x => x).constructor.name, ma.filter(Boolean) instanceof MyArray, ma.length, ma);
const spreadable = { length: 2, 0: "x", 1: "y", [Symbol.isConcatSpreadable]: true }; console.log([1].concat(spreadable, [2, [3]]), [].concat({ length: 1, 0: "no" }));
class Coll { #items = [3, 1, 2]; *[Symbol.iterator]() { yield* this.#items; } static *range(a, b, s = 1) { for (let i = a; i < b; i += s) yield i; } async *[Symbol.asyncIterator]() { for (const i of this.#items) yield i * 10; } }
console.log([...new Coll()], Math.max(...new Coll()), [...Coll.range(0, 10, 3)], new Map([...new Coll()].entries()), Array.from(new Coll()).sort());
(async () => { for await (const x of new Coll()) console.log("async", x); for await (const y of [Promise.resolve(1), 2]) console.log(y); })();

console.log(Object(s1) == s1, typeof Object(s1), [s1].includes(s1), new Map([[s1, "m"]]).get(s1), Symbol.iterator.toString(), Symbol.asyncIterator.description);
for (const f of [() => s1 + "", () => `${s1}`, () => s1 * 1, () => new Symbol()]) try { f(); } catch (e) { console.log(e.message); }
const entries = Object.entries({ a: 1, b: 2 }); for (const [i, [k, v]] of entries.entries()) console.log(i, k, v);
const it = [1, 2, 3][Symbol.iterator](); it.next(); console.log([...it], it.next(), it[Symbol.toStringTag], typeof it[Symbol.iterator]);
const m = new Map([["a", 1]]); const mi = m.entries(); m.set("b", 2); console.log([...mi], m.keys().next(), [...m.values()], new Map([...m].map(([k, v]) => [v, k])));
const set = new Set([1, 2, 3]); for (const x of set) { if (x < 5) set.add(x + 3); if (x === 2) set.delete(3); } console.log(set, [...set.entries()][0]); m.forEach((v, k, mm) => console.log(k, v, mm === m));
console.log(new Set("hello").size, [...new Set([NaN, NaN, 0, -0])], new Map([[NaN, 1]]).get(NaN), Object.fromEntries(m), structuredClone(new Set([1])), Map.groupBy === undefined);
const fr = new FinalizationRegistry(() => {}); fr.register({}, 1); console.log(Object.prototype.toString.call(fr), Object.prototype.toString.call(null), Object.prototype.toString.call([]), Object.prototype.toString.call(function* () {}()), Object.prototype.toString.call(1n), Object.prototype.toString.call(new Date(0)), Object.prototype.toString.call(/x/), Object.prototype.toString.call(undefined), Object.prototype.toString.call(arguments));
