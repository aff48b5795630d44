// covers: symbols, well-known symbols, toPrimitive, hasInstance, species, registry
const s = Symbol("desc"), t = Symbol("desc"), g = Symbol.for("global");
console.log(s === t, s.toString(), s.description, typeof s, g === Symbol.for("global"), Symbol.keyFor(g), Symbol.keyFor(s), Symbol(), [s], { [s]: 1 });
const o = { [s]: "value", plain: 1 }; console.log(o[s], Object.keys(o), Object.getOwnPropertySymbols(o), JSON.stringify(o), s in o, Reflect.ownKeys(o));
class Money { constructor(v, c) { this.v = v; this.c = c; } [Symbol.toPrimitive](hint) { return hint === "number" ? this.v : hint === "string" ? `${this.v} ${this.c}` : this.v; } }
const m = new Money(5, "EUR"); console.log(+m, `${m}`, m + 1, m * 2, m > 4, m + "", String(m), [m] + "");
class Even { static [Symbol.hasInstance](n) { return n % 2 === 0; } } console.log(2 instanceof Even, 3 instanceof Even);
console.log(Symbol.iterator.toString(), Symbol.asyncIterator.description, typeof Symbol.hasInstance);
const spreadable = { length: 2, 0: "a", 1: "b", [Symbol.isConcatSpreadable]: true }; console.log([1].concat(spreadable, [2], 3));
class Tagged { get [Symbol.toStringTag]() { return "Tagged"; } } console.log(`${new Tagged()}`, new Tagged(), Object.prototype.toString.call(new Map()), Object.prototype.toString.call(Promise.resolve()));
try { s + ""; } catch (e) { console.log(e.message); } try { +s; } catch (e) { console.log(e.message); } try { new Symbol(); } catch (e) { console.log(e.message); }
const hidden = Symbol("hidden"); class Box { constructor(v) { this[hidden] = v; } get value() { return this[hidden]; } } console.log(new Box(7).value, new Box(7));
const it = [1, 2][Symbol.iterator](); console.log(it.next(), it[Symbol.iterator]() === it, it.next(), it.next(), it, [].keys(), new Map([[1, 2]]).entries(), new Set([1]).values(), "ab"[Symbol.iterator](), "a1".matchAll(/\d/g));
console.log(Object(s) == s, typeof Object(s), s.valueOf() === s, !!s, Symbol("").toString(), Symbol(undefined).toString(), Symbol(null).toString());
console.log({ valueOf: () => 3 } * 2, { toString: () => "4" } * 2, [5] * 2, new Date(5) - 2, +new Date(7)); try { +{ valueOf: () => ({}), toString: () => ({}) }; } catch (e) { console.log(e.message); }
