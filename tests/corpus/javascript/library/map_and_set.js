// covers: Map, Set, WeakMap, WeakSet, iteration order, mutation while iterating, conversion
const m = new Map([["a", 1], ["b", 2]]);
console.log(m, m.size, m.get("a"), m.get("z"), m.has("b"), m.set("c", 3) === m, m.delete("a"), m.delete("a"), [...m], m);
m.forEach((v, k, self) => console.log(k, v, self === m)); for (const [k, v] of m) console.log(k, v);
console.log([...m.keys()], [...m.values()], [...m.entries()], Object.fromEntries(m), new Map(Object.entries({ x: 1 })), new Map([...m].filter(([, v]) => v > 2)), new Map([...m].map(([k, v]) => [k, v * 2])));
const keys = new Map(); const o = {}, f = () => {}; keys.set(o, "obj").set(f, "fn").set(NaN, "nan").set(0, "zero").set("0", "str").set(null, "null").set(undefined, "undef").set(1n, "big"); console.log(keys.get(o), keys.get(f), keys.get(NaN), keys.get(-0), keys.get("0"), keys.get({}), keys.get(null), keys.get(undefined), keys.get(1n), keys.size);
const s = new Set([1, 2, 2, 3, "3", NaN, NaN]); console.log(s, s.size, s.has(3), s.add(4) === s, s.delete(1), [...s], s.has("1"));
s.forEach((v, k) => console.log(v, k)); for (const x of s) { if (x === 2) s.add("added"); if (x === "added") console.log("seen added"); }
for (const [k] of m) { if (k === "b") { m.delete("c"); m.set("d", 4); } console.log("visit", k); }
const a = new Set([1, 2, 3]), b = new Set([2, 3, 4]); console.log(new Set([...a, ...b]), new Set([...a].filter((x) => b.has(x))), new Set([...a].filter((x) => !b.has(x))), [...a].every((x) => b.has(x)));
console.log(new Map(), new Set(), new Map([[{ a: 1 }, [1, 2]], ["k", new Map([["n", new Set([1])]])]]), { m: new Map([[1, { a: { b: { c: 1 } } }]]) }, [new Set("hello")], new Set([[1, 2], { a: 1 }]));
m.clear(); console.log(m.size, m, JSON.stringify(new Map([[1, 2]])), JSON.stringify([...new Map([[1, 2]])]), new Set("abc").size, new Set().add(1).add(1).size, typeof m, m instanceof Map, String(m), m.toString(), Map.name, Map.length, new Map([[1, "a"]]).entries().next());
const wm = new WeakMap(); const key = {}; wm.set(key, "v"); console.log(wm.get(key), wm.has({}), wm, wm.delete(key), wm.has(key)); const ws = new WeakSet([key]); console.log(ws.has(key), ws); try { wm.set("str", 1); } catch (e) { console.log(e.message); }
class DefaultMap extends Map { constructor(d, it) { super(it); this.d = d; } get(k) { if (!this.has(k)) this.set(k, this.d()); return super.get(k); } } const dm = new DefaultMap(() => []); dm.get("x").push(1); dm.get("x").push(2); console.log(dm.get("x"), dm.size, dm, dm instanceof Map);
class LRU { constructor(n) { this.n = n; this.m = new Map(); } get(k) { if (!this.m.has(k)) return -1; const v = this.m.get(k); this.m.delete(k); this.m.set(k, v); return v; } put(k, v) { this.m.delete(k); this.m.set(k, v); if (this.m.size > this.n) this.m.delete(this.m.keys().next().value); } } const l = new LRU(2); l.put(1, 1); l.put(2, 2); l.get(1); l.put(3, 3); console.log(l.get(2), l.get(1), l);
try { Map(); } catch (e) { console.log(e.message); } try { new Map([1]); } catch (e) { console.log(e.message); } try { new Set(5); } catch (e) { console.log(e.message); } try { Map.prototype.get.call({}, 1); } catch (e) { console.log(e.message); }
const queue = new Set([1]); for (const x of queue) { if (x < 5) queue.add(x + 1); } console.log([...queue]);
