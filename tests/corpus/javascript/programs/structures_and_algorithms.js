// data structures & algorithms
class Node2 {
  constructor(v, next = null) {
    this.value = v;
    this.next = next;
  }
}
class LinkedList {
  #size = 0;
  head = null;
  static from(it) {
    const l = new this();
    for (const x of it) l.push(x);
    return l;
  }
  push(v) {
    const n = new Node2(v);
    if (!this.head) this.head = n;
    else {
      let c = this.head;
      while (c.next) c = c.next;
      c.next = n;
    }
    this.#size++;
    return this;
  }
  reverse() {
    let p = null,
      c = this.head;
    while (c) [c.next, p, c] = [p, c, c.next];
    this.head = p;
    return this;
  }
  get size() {
    return this.#size;
  }
  *[Symbol.iterator]() {
    for (let c = this.head; c; c = c.next) yield c.value;
  }
  toString() {
    return [...this].join(" -> ");
  }
}
const ll = LinkedList.from([1, 2, 3]);
console.log(`${ll}`, ll.size, `${ll.reverse()}`, ll);
class MinHeap {
  constructor(cmp = (a, b) => a - b) {
    this.h = [];
    this.cmp = cmp;
  }
  push(x) {
    this.h.push(x);
    let i = this.h.length - 1;
    while (i > 0) {
      const p = (i - 1) >> 1;
      if (this.cmp(this.h[p], this.h[i]) <= 0) break;
      [this.h[p], this.h[i]] = [this.h[i], this.h[p]];
      i = p;
    }
  }
  pop() {
    const top = this.h[0],
      last = this.h.pop();
    if (this.h.length) {
      this.h[0] = last;
      let i = 0;
      for (;;) {
        let l = 2 * i + 1,
          s = i;
        if (l < this.h.length && this.cmp(this.h[l], this.h[s]) < 0) s = l;
        if (++l < this.h.length && this.cmp(this.h[l], this.h[s]) < 0) s = l;
        if (s === i) break;
        [this.h[s], this.h[i]] = [this.h[i], this.h[s]];
        i = s;
      }
    }
    return top;
  }
  get size() {
    return this.h.length;
  }
}
const graph = {
  A: { B: 7, C: 9, F: 14 },
  B: { A: 7, C: 10, D: 15 },
  C: { A: 9, B: 10, D: 11, F: 2 },
  D: { B: 15, C: 11, E: 6 },
  E: { D: 6, F: 9 },
  F: { A: 14, C: 2, E: 9 },
};
function dijkstra(g, s) {
  const dist = Object.fromEntries(Object.keys(g).map((k) => [k, Infinity])),
    prev = {};
  dist[s] = 0;
  const q = new MinHeap((a, b) => a[0] - b[0]);
  q.push([0, s]);
  while (q.size) {
    const [d, u] = q.pop();
    if (d > dist[u]) continue;
    for (const [v, w] of Object.entries(g[u]))
      if (d + w < dist[v]) {
        dist[v] = d + w;
        prev[v] = u;
        q.push([dist[v], v]);
      }
  }
  return {
    dist,
    path: (t) => {
      const p = [t];
      while (prev[p[0]]) p.unshift(prev[p[0]]);
      return p.join(">");
    },
  };
}
const dj = dijkstra(graph, "A");
console.log(dj.dist, dj.path("E"), dj);
class LRU extends Map {
  constructor(cap) {
    super();
    this.cap = cap;
  }
  get(k) {
    if (!super.has(k)) return -1;
    const v = super.get(k);
    super.delete(k);
    super.set(k, v);
    return v;
  }
  set(k, v) {
    super.delete(k);
    super.set(k, v);
    if (this.size > this.cap) this.delete(this.keys().next().value);
    return this;
  }
}
const lru = new LRU(2);
lru.set("a", 1).set("b", 2);
lru.get("a");
lru.set("c", 3);
console.log(lru, lru.get("b"), [...lru.keys()], lru.size);
class Trie {
  root = {};
  insert(w) {
    let n = this.root;
    for (const c of w) n = n[c] ??= {};
    n.$ = true;
    return this;
  }
  find(p) {
    let n = this.root;
    for (const c of p) if (!(n = n[c])) return [];
    const out = [];
    (function walk(n, s) {
      if (n.$) out.push(s);
      for (const c in n) if (c !== "$") walk(n[c], s + c);
    })(n, p);
    return out;
  }
}
const tr = ["car", "card", "care", "cat", "dog"].reduce((t, w) => t.insert(w), new Trie());
console.log(tr.find("car"), tr.find("x"), JSON.stringify(tr));
const qsort = ([p, ...r]) =>
  p === undefined ? [] : [...qsort(r.filter((x) => x < p)), p, ...qsort(r.filter((x) => x >= p))];
console.log(qsort([3, 6, 1, 8, 2, 9, 2]));
function mergeSort(a) {
  if (a.length < 2) return a;
  const m = a.length >> 1,
    l = mergeSort(a.slice(0, m)),
    r = mergeSort(a.slice(m)),
    o = [];
  while (l.length && r.length) o.push(l[0] <= r[0] ? l.shift() : r.shift());
  return o.concat(l, r);
}
console.log(mergeSort([5, 2, 4, 7, 1, 3, 2, 6]).join());
function bubble(a) {
  a = a.slice();
  let swapped;
  do {
    swapped = false;
    for (let i = 0; i < a.length - 1; i++)
      if (a[i] > a[i + 1]) {
        const t = a[i];
        a[i] = a[i + 1];
        a[i + 1] = t;
        swapped = true;
      }
  } while (swapped);
  return a;
}
console.log(bubble([4, 3, 2, 1]));
const perms = (a) =>
  a.length <= 1
    ? [a]
    : a.flatMap((x, i) => perms([...a.slice(0, i), ...a.slice(i + 1)]).map((p) => [x, ...p]));
console.log(perms([1, 2, 3]));
const powerset = (s) => s.reduce((acc, x) => acc.concat(acc.map((y) => [...y, x])), [[]]);
console.log(powerset(["a", "b", "c"]));
function* primes() {
  const seen = new Map();
  for (let n = 2; ; n++) {
    const f = seen.get(n);
    if (!f) {
      yield n;
      seen.set(n * n, [n]);
    } else {
      for (const p of f) {
        const m = n + p;
        seen.has(m) ? seen.get(m).push(p) : seen.set(m, [p]);
      }
      seen.delete(n);
    }
  }
}
const take = (n, it) => {
  const o = [];
  for (const x of it) {
    if (o.length >= n) break;
    o.push(x);
  }
  return o;
};
console.log(take(15, primes()).join(" "));
const gcd = (a, b) => (b ? gcd(b, a % b) : a);
const lcm = (...n) => n.reduce((a, b) => (a * b) / gcd(a, b));
console.log(
  gcd(1071, 462),
  lcm(4, 6, 21),
  [...Array(15)].map((_, i) => (++i % 15 ? (i % 5 ? (i % 3 ? i : "Fizz") : "Buzz") : "FizzBuzz")).join(),
);
const mat = {
  mul: (a, b) => a.map((r) => b[0].map((_, j) => r.reduce((s, x, k) => s + x * b[k][j], 0))),
  T: (a) => a[0].map((_, j) => a.map((r) => r[j])),
  det: (a) =>
    a.length === 1
      ? a[0][0]
      : a[0].reduce(
          (s, x, j) => s + (-1) ** j * x * mat.det(a.slice(1).map((r) => r.filter((_, k) => k !== j))),
          0,
        ),
};
console.log(
  mat.mul(
    [
      [1, 2],
      [3, 4],
    ],
    [
      [5, 6],
      [7, 8],
    ],
  ),
  mat.T([
    [1, 2, 3],
    [4, 5, 6],
  ]),
  mat.det([
    [2, 0, 1],
    [1, 3, 2],
    [1, 1, 4],
  ]),
);
function queens(n) {
  const out = [];
  (function place(row, cols) {
    if (row === n) return out.push([...cols]);
    for (let c = 0; c < n; c++)
      if (cols.every((cc, r) => cc !== c && Math.abs(cc - c) !== row - r)) place(row + 1, [...cols, c]);
  })(0, []);
  return out;
}
console.log(
  queens(6).length,
  queens(6)[0]
    .map((c) => ".".repeat(c) + "Q" + ".".repeat(5 - c))
    .join("\n"),
);
let life = [".....", "..#..", "..#..", "..#..", "....."].map((r) => [...r]);
const step = (g) =>
  g.map((r, y) =>
    r.map((c, x) => {
      let n = 0;
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) if ((dx || dy) && g[y + dy]?.[x + dx] === "#") n++;
      return n === 3 || (n === 2 && c === "#") ? "#" : ".";
    }),
  );
life = step(life);
console.log(life.map((r) => r.join("")).join("\n"));
const hanoi = (n, a, b, c) => (n ? [...hanoi(n - 1, a, c, b), `${a}->${c}`, ...hanoi(n - 1, b, a, c)] : []);
console.log(hanoi(3, "A", "B", "C").join(" "));
const bs = (a, t, lo = 0, hi = a.length - 1) => {
  while (lo <= hi) {
    const m = (lo + hi) >>> 1;
    if (a[m] === t) return m;
    a[m] < t ? (lo = m + 1) : (hi = m - 1);
  }
  return -1;
};
console.log(bs([1, 3, 5, 7, 9], 7), bs([1, 3], 4));
const lev = (a, b) => {
  const d = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  for (let j = 0; j <= b.length; j++) d[0][j] = j;
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++)
      d[i][j] = Math.min(d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + (a[i - 1] !== b[j - 1]));
  return d[a.length][b.length];
};
console.log(lev("kitten", "sitting"));
const knap = (items, W) => {
  const dp = new Array(W + 1).fill(0);
  for (const { w, v } of items) for (let i = W; i >= w; i--) dp[i] = Math.max(dp[i], dp[i - w] + v);
  return dp[W];
};
console.log(
  knap(
    [
      { w: 1, v: 1 },
      { w: 3, v: 4 },
      { w: 4, v: 5 },
      { w: 5, v: 7 },
    ],
    7,
  ),
);
console.log(
  [5, 3, 8].toSorted().at(-1),
  Object.groupBy === undefined,
  structuredClone({ a: [1, new Date(0)] }),
  Array.from(new Set([3, 1, 3]).values()),
  Object.entries({ b: 1 }).flat(),
);
const fact = (n) => (n < 2n ? 1n : n * fact(n - 1n));
console.log(
  fact(30n),
  2n ** 100n,
  BigInt(10) / 3n,
  -7n % 3n,
  123n.toString(2),
  typeof 1n,
  5n > 4,
  2n == 2,
  BigInt.asUintN(8, 300n),
);
console.log(
  (1234.5678).toFixed(2),
  (0.000001234).toString(),
  (1e21).toLocaleString(),
  (1234567.891).toLocaleString(),
  (255).toString(16).toUpperCase().padStart(4, "0"),
  parseInt("ff", 16),
  Number("0b101"),
  (12.5).toString(2),
  (1 / 3).toPrecision(3),
);
const pascal = (n) => {
  const rows = [[1]];
  for (let i = 1; i < n; i++) rows.push([1, ...rows[i - 1].slice(1).map((x, j) => x + rows[i - 1][j]), 1]);
  return rows;
};
pascal(5).forEach((r, i, a) =>
  console.log(" ".repeat((a.length - i - 1) * 2) + r.map((x) => String(x).padStart(3)).join(" ")),
);
const spiral = (m) => {
  const o = [];
  while (m.length) {
    o.push(...m.shift());
    m = m[0] ? m[0].map((_, j) => m.map((r) => r[r.length - 1 - j])) : [];
  }
  return o;
};
console.log(
  spiral([
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
  ]).join(" "),
);
