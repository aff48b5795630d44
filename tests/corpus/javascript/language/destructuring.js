// covers: destructuring of arrays, objects, nested, defaults, rest, swaps, parameters, computed keys
const [a, , b = 5, ...rest] = [1, 2, undefined, 4, 5];
console.log(a, b, rest);
const { x, y: renamed, z = "default", ...others } = { x: 1, y: 2, p: 3, q: 4 };
console.log(x, renamed, z, others);
let m = 1, n = 2; [m, n] = [n, m]; console.log(m, n);
const { inner: { deep: [first, { second }] } } = { inner: { deep: ["f", { second: "s" }] } };
console.log(first, second);
const key = "dynamic"; const { [key]: value, [`${key}2`]: missing = "none" } = { dynamic: 42 }; console.log(value, missing);
const [c, d] = "hi"; console.log(c, d);
const { length } = "hello"; console.log(length);
for (const { id, tags: [tag] } of [{ id: 1, tags: ["t1"] }, { id: 2, tags: [] }]) console.log(id, tag);
const map = new Map([["k", 1]]); for (const [k, v] of map) console.log(k, v);
function f({ a, b = a + 1 }, [c, ...d]) { return { a, b, c, d }; } console.log(f({ a: 1 }, [2, 3, 4]));
const o = {}; [o.a, o["b"]] = [1, 2]; ({ p: o.c, q: o.d = 9 } = { p: 3 }); console.log(o);
const swap = ([p, q]) => [q, p]; console.log(swap([1, 2]));
try { const { t } = null; } catch (e) { console.log(e.name, e.message); }
try { const [u] = undefined; } catch (e) { console.log(e.name); }
try { const [u] = {}; } catch (e) { console.log(e.name, e.message); }
function* gen() { try { yield 1; yield 2; yield 3; } finally { console.log("closed"); } }
const [g1, g2] = gen(); console.log(g1, g2);
const { a: { b: bb } = { b: "fallback" } } = {}; console.log(bb);
let log = []; const { e = log.push("evaluated") , f: ff = log.push("again") } = { e: 1 }; console.log(e, ff, log);
const [[i, [j]], k] = [[1, [2]], 3]; console.log(i, j, k);
console.log((({ a, ...r }) => r)({ a: 1, b: 2, c: 3 }));
