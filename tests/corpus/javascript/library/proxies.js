const attempt = f => { try { return f(); } catch (e) { return `${e.name}: ${e.message}`; } };
const log = [];
const traced = new Proxy({ a: 1, b: { c: 2 } }, {
  get(t, k, r) { log.push(`get ${String(k)}`); return Reflect.get(t, k, r); },
  set(t, k, v, r) { log.push(`set ${k}=${v}`); return Reflect.set(t, k, v, r); },
  has(t, k) { log.push(`has ${k}`); return k in t; },
  deleteProperty(t, k) { log.push(`delete ${k}`); return delete t[k]; },
  ownKeys(t) { log.push("ownKeys"); return Reflect.ownKeys(t); },
  getOwnPropertyDescriptor(t, k) { log.push(`gopd ${k}`); return Reflect.getOwnPropertyDescriptor(t, k); },
  defineProperty(t, k, d) { log.push(`define ${k}`); return Reflect.defineProperty(t, k, d); },
});
traced.a; traced.b.c; traced.x = 5; "a" in traced; delete traced.x; Object.keys(traced); traced.a++; ({ ...traced });
console.log(log.splice(0).join("\n"));
const typed = new Proxy({}, { set(t, k, v) { if (typeof v !== "number") throw new TypeError(`${k} must be a number`); t[k] = v; return true; } });
typed.n = 1; console.log(attempt(() => { typed.s = "x"; }), typed);
const defaults = new Proxy({}, { get: (t, k) => k in t ? t[k] : `<${String(k)}>` });
defaults.known = 1; console.log(defaults.known, defaults.unknown, `${defaults.x}`);
const negative = a => new Proxy(a, { get: (t, k, r) => Reflect.get(t, typeof k === "string" && /^-\d+$/.test(k) ? t.length + +k : k, r) });
const n = negative([1, 2, 3]); console.log(n[-1], n[0], n.length, n.map(x => x * 2), Array.isArray(n), [...n]);
const fn = new Proxy(function add(a, b) { return a + b; }, { apply: (t, th, args) => t(...args) * 10, construct: (t, args) => ({ made: args }) });
console.log(fn(1, 2), new fn(1), fn.call(null, 2, 3), typeof fn, fn.name, fn.length);
const readonly = o => new Proxy(o, { get: (t, k) => typeof t[k] === "object" && t[k] !== null ? readonly(t[k]) : t[k], set(t, k) { throw new Error(`read-only: ${k}`); }, deleteProperty: () => false });
const ro = readonly({ deep: { v: 1 } }); console.log(attempt(() => { ro.deep.v = 2; }), attempt(() => delete ro.deep), ro.deep.v);
const { proxy, revoke } = Proxy.revocable({ z: 1 }, {}); console.log(proxy.z); revoke(); console.log(attempt(() => proxy.z));
const observed = (target, f) => new Proxy(target, { set(t, k, v) { const old = t[k]; t[k] = v; f(k, old, v); return true; } });
const state = observed({ count: 0 }, (k, o, v) => console.log(`${k}: ${o} -> ${v}`)); state.count++; state.count += 5; state.name = "n";
const memo = f => { const c = new Map(); return new Proxy(f, { apply(t, th, a) { const k = a.join(); if (!c.has(k)) { console.log("compute", k); c.set(k, Reflect.apply(t, th, a)); } return c.get(k); } }); };
const sq = memo(x => x * x); console.log(sq(4), sq(4), sq(5));
console.log(Reflect.has({ x: 1 }, "x"), Reflect.ownKeys({ b: 1, a: 2, [Symbol.for("s")]: 3 }), Reflect.getPrototypeOf([]) === Array.prototype, Reflect.construct(Date, [0]).getTime(), Reflect.apply(Math.max, null, [1, 3, 2]), Reflect.defineProperty({}, "x", { value: 1 }), Reflect.set(Object.freeze({ a: 1 }), "a", 2), Reflect.isExtensible(Object.seal({})), Reflect.deleteProperty(Object.freeze({ a: 1 }), "a"));
class Base { constructor() { this.t = new.target.name; } } class Other {} console.log(Reflect.construct(Base, [], Other) instanceof Other, Reflect.construct(Base, [], Other).t);
console.log(Reflect.get({ get me() { return this.v; } }, "me", { v: "receiver" })); const o = { set p(v) { this.got = v; } }, rc = {}; Reflect.set(o, "p", 7, rc); console.log(o, rc);
const range = new Proxy({}, { has: (_, k) => +k >= 1 && +k <= 10 }); console.log(5 in range, 11 in range);
const q = new Proxy({}, { ownKeys: () => ["a", "b"], getOwnPropertyDescriptor: (_, k) => ({ value: k + "!", enumerable: true, configurable: true }), get: (_, k) => k + "?" }); console.log(Object.keys(q), { ...q }, Object.entries(q), JSON.stringify(q)); for (const k in q) console.log(k);
const chainable = (p = []) => new Proxy(() => {}, { get: (_, k) => chainable([...p, k]), apply: (_, __, a) => `${p.join(".")}(${a})` }); console.log(chainable().users.list(1, 2));
