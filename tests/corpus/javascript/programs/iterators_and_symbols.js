// generators, iterators, symbols, getters, tagged templates, proxies
const range = {
  from: 1,
  to: 5,
  *[Symbol.iterator]() {
    for (let i = this.from; i <= this.to; i++) yield i;
  },
};
console.log(
  [...range],
  Math.max(...range),
  Array.from(range, (x) => x * x),
  new Set(range),
  Object.fromEntries([...range].map((x) => ["k" + x, x])),
);
class Tree {
  constructor(v, l, r) {
    Object.assign(this, { v, l, r });
  }
  *inorder() {
    if (this.l) yield* this.l.inorder();
    yield this.v;
    if (this.r) yield* this.r.inorder();
  }
  *bfs() {
    const q = [this];
    while (q.length) {
      const n = q.shift();
      yield n.v;
      n.l && q.push(n.l);
      n.r && q.push(n.r);
    }
  }
  static insert(t, v) {
    return !t
      ? new Tree(v)
      : v < t.v
        ? new Tree(t.v, Tree.insert(t.l, v), t.r)
        : new Tree(t.v, t.l, Tree.insert(t.r, v));
  }
}
const tree = [5, 2, 8, 1, 9, 3].reduce(Tree.insert, null);
console.log([...tree.inorder()].join(), [...tree.bfs()].join(), tree);
const lazy = (it) => ({
  map: (f) =>
    lazy(
      (function* () {
        for (const x of it) yield f(x);
      })(),
    ),
  filter: (p) =>
    lazy(
      (function* () {
        for (const x of it) if (p(x)) yield x;
      })(),
    ),
  take: (n) =>
    lazy(
      (function* () {
        let i = 0;
        if (n <= 0) return;
        for (const x of it) {
          yield x;
          if (++i >= n) return;
        }
      })(),
    ),
  toArray: () => [...it],
});
function* nat() {
  let n = 0;
  try {
    while (true) yield n++;
  } finally {
    console.log("nat closed");
  }
}
console.log(
  lazy(nat())
    .filter((x) => x % 3 === 0)
    .map((x) => x * x)
    .take(4)
    .toArray(),
);
function* conv() {
  let total = 0;
  while (true) {
    const x = yield total;
    if (x === "reset") total = 0;
    else total += x;
  }
}
const g = conv();
g.next();
console.log(g.next(5).value, g.next(6).value, g.next("reset").value, g.return("bye"), g.next());
const tag = (s, ...v) => s.raw.map((r, i) => r + (i < v.length ? `[${typeof v[i]}:${v[i]}]` : "")).join("");
console.log(tag`a${1}b${"x"}\n${null}c`, String.raw`C:\new\table${1 + 1}`, ((s) => s === ((q) => q)`x`)`x`);
const html = (s, ...v) =>
  s.reduce(
    (o, p, i) =>
      o + p + (v[i] === undefined ? "" : String(v[i]).replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)),
    "",
  );
console.log(html`<p title="${'"q"'}">${"<b>"}</p>`);
class Temp {
  #c = 0;
  static #count = 0;
  constructor(c) {
    this.#c = c;
    Temp.#count++;
  }
  get f() {
    return (this.#c * 9) / 5 + 32;
  }
  set f(v) {
    this.#c = ((v - 32) * 5) / 9;
  }
  static get count() {
    return Temp.#count;
  }
  static from({ f }) {
    const t = new Temp(0);
    t.f = f;
    return t;
  }
  #priv() {
    return "p" + this.#c;
  }
  callPriv() {
    return this.#priv();
  }
  static is(o) {
    return #c in o;
  }
  toJSON() {
    return { c: this.#c };
  }
  [Symbol.toPrimitive](h) {
    return h === "string" ? `${this.#c}°C` : this.#c;
  }
}
const t1 = Temp.from({ f: 212 });
console.log(
  t1.f,
  `${t1}`,
  t1 + 1,
  t1 > 50,
  JSON.stringify(t1),
  Temp.count,
  t1.callPriv(),
  Temp.is(t1),
  Temp.is({}),
  t1,
);
const mixin = (B) =>
  class extends B {
    fly() {
      return `${this.name} flies`;
    }
  };
const Swim = (B) =>
  class extends B {
    swim() {
      return `${this.name} swims`;
    }
  };
class Base {
  constructor(n) {
    this.name = n;
  }
}
class Duck extends Swim(mixin(Base)) {
  get [Symbol.toStringTag]() {
    return "Duck";
  }
}
const dk = new Duck("Don");
console.log(
  dk.fly(),
  dk.swim(),
  String(dk),
  Object.getPrototypeOf(Duck.prototype).constructor.name,
  dk instanceof Base,
  dk,
);
const validator = new Proxy(
  {},
  {
    set(t, k, v) {
      if (k === "age" && !Number.isInteger(v)) throw new TypeError("age must be int");
      t[k] = v;
      return true;
    },
    get: (t, k) => (k in t ? t[k] : `no_${String(k)}`),
    has: (t, k) => !k.startsWith("_") && k in t,
    deleteProperty(t, k) {
      if (k.startsWith("_")) return false;
      delete t[k];
      return true;
    },
    ownKeys: (t) => Reflect.ownKeys(t).filter((k) => !k.startsWith("_")),
  },
);
validator.age = 5;
validator._x = 1;
try {
  validator.age = "x";
} catch (e) {
  console.log(e.message);
}
console.log(
  validator.age,
  validator.zip,
  "_x" in validator,
  Object.keys(validator),
  JSON.stringify(validator),
  delete validator.age,
  Object.keys(validator),
);
const o = {
  a: 1,
  get b() {
    return this.a + 1;
  },
  set b(v) {
    this.a = v;
  },
  ["c" + 1]: 3,
  "d-e": 4,
  5: 5,
  [Symbol.for("s")]: 6,
  f() {
    return super.toString();
  },
  async g() {},
  *h() {},
  async *i() {},
};
console.log(o, Object.keys(o), o.b, ((o.b = 10), o.a), o.f());
const e = Object.freeze({
  RED: Symbol("red"),
  GREEN: Symbol("green"),
  of(n) {
    return this[n.toUpperCase()];
  },
});
console.log(e.of("red").toString(), e.RED.description, Object.isFrozen(e), e);
console.log(
  ((a, b = a + 1, ...c) => [a, b, c])(1),
  ((a, b = a + 1, ...c) => [a, b, c])(1, undefined, 3, 4),
  (({ x, y: { z = 5 } = {} } = {}) => [x, z])({ x: 1 }),
  (function () {
    return arguments.length;
  })(1, 2, 3),
);
const ws = new WeakMap(),
  key = {};
ws.set(key, 1);
console.log(ws.get(key), ws.has({}), new WeakSet([key]).has(key), new WeakRef(key).deref() === key);
const m = new Map([
  ["a", 1],
  [NaN, 2],
  [0, 3],
  [{}, 4],
]);
console.log(m, m.get(NaN), m.get(-0), [...m.keys()], m.delete("a"), m.size);
const s = new Set([1, 2, 3]);
s.forEach((v, k, set) => {
  if (v < 3) set.add(v + 10);
});
console.log(
  s,
  [...s].filter((x) => new Set([2, 11]).has(x)),
);
const re = /(?<year>\d{4})-(?<month>\d{2})/gu;
const str = "2020-01, 2021-12";
for (const mm of str.matchAll(re)) console.log(mm.groups.year, mm.index, { ...mm.groups });
console.log(
  str.replace(re, "$<month>/$<year>"),
  str.replace(re, (...a) => JSON.stringify(a.at(-1))),
  re.exec(str),
  re.lastIndex,
  str.split(/,\s*/),
  /a(?=b)/.test("ab"),
  /(?<!a)b/.exec("cb").index,
  "aBC".replace(/[A-Z]/g, (x) => x.toLowerCase()),
  /^[\w.]+@[\w.]+\.\w+$/.test("a.b@c.io"),
);
let i = 0;
const arr = [i++, i++, i++];
console.log(
  arr,
  i,
  i++ + ++i,
  i--,
  -i,
  +true,
  !i,
  ~i,
  i << 2,
  i >>> 1,
  i ** 2,
  (i, 5),
  void 0,
  typeof i,
  i in [1, 2, 3, 4],
  null ?? "d",
  0 || "e",
  0 ?? "f",
  "" && "g",
);
let q = null;
q ??= 1;
q ||= 2;
q &&= 3;
q **= 2;
q %= 5;
q <<= 1;
console.log(q);
var x = "global";
function scope() {
  console.log(x);
  var x = "local";
  {
    let x = "block";
    console.log(x);
  }
  console.log(x);
}
scope();
for (let k = 0; k < 2; k++) setTimeout(() => console.log("let", k));
for (var kk = 0; kk < 2; kk++) setTimeout(() => console.log("var", kk));
console.log(
  [1, 2, 3, 4, 5].copyWithin(0, 3),
  Array.of(7).concat([8], 9),
  [3, 2, 1].entries().next(),
  new Array(3).fill().map((_, i) => i),
  Array.isArray([]),
  [, 1, , 2].filter(() => true),
  [
    [1, "a"],
    [2, "b"],
  ].map(([n, c]) => c + n),
  [1, 2, 3, 4].reduceRight((a, x) => a + x, ""),
  ["x", "y"].entries().toString(),
);
console.log(
  Number("  12.50 "),
  parseInt("101", 2),
  (25).toString(36),
  parseFloat("1.5e3px"),
  (1e21).toString(),
  (0.1).toFixed(20),
  1_000_000,
  0xff,
  0b11,
  0o17,
  5e-324,
  Number.MIN_VALUE,
  (123.456).toPrecision(4),
  (1234.5).toExponential(1),
  Math.sign(-3),
  Math.trunc(-4.7),
  Math.hypot(3, 4),
  Math.cbrt(27),
  Math.log2(8),
  Math.fround(5.5),
  Math.clz32(1),
  Math.atan2(1, 1).toFixed(4),
);
console.log("%c styled", "color: red", "after");
console.log(
  "a\u0301".normalize().length,
  "İ".toLowerCase().length,
  "ﬁ".toUpperCase(),
  "straße".localeCompare("strasse"),
  "\x41\u{1F600}",
  "abc" < "abd",
  "Z" < "a",
  "10" < "9",
  10 < 9,
  "b" > "a",
  null >= 0,
  undefined == null,
  NaN != NaN,
  [1, 2] == "1,2",
  {} == "[object Object]",
);
try {
  (() => {
    "use strict";
    Object.freeze([1]).push(2);
  })();
} catch ({ name, message }) {
  console.log(name, message);
}
try {
  BigInt(1.1);
} catch ({ message }) {
  console.log(message);
}
try {
  [].reduce((a, b) => a);
} catch ({ message }) {
  console.log(message);
}
try {
  "x".repeat(-1);
} catch ({ message }) {
  console.log(message);
}
try {
  new Array(-1);
} catch ({ message }) {
  console.log(message);
}
try {
  JSON.parse('{"a":}');
} catch ({ message }) {
  console.log(message);
}
try {
  decodeURIComponent("%E0%A4%A");
} catch ({ name, message }) {
  console.log(name, message);
}
