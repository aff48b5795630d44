// covers: linked list, queue, deque, priority queue, iteration, Symbol.iterator, toString
class ListNode { constructor(value, next = null) { this.value = value; this.next = next; } }
class LinkedList {
  constructor(iterable = []) { this.head = null; this.length = 0; for (const v of iterable) this.push(v); }
  push(value) { const node = new ListNode(value); if (!this.head) this.head = node; else { let at = this.head; while (at.next) at = at.next; at.next = node; } return ++this.length; }
  reverse() { let prev = null, at = this.head; while (at) [at.next, prev, at] = [prev, at, at.next]; this.head = prev; return this; }
  map(fn) { return new LinkedList((function* (list) { for (const v of list) yield fn(v); })(this)); }
  *[Symbol.iterator]() { for (let at = this.head; at; at = at.next) yield at.value; }
  toString() { return [...this].join(" -> "); }
  get [Symbol.toStringTag]() { return "LinkedList"; }
}
const list = new LinkedList([1, 2, 3]);
console.log(String(list), `${list.map((x) => x * 10).reverse()}`, list.length, Object.prototype.toString.call(list));
console.log(list);
class Heap {
  #items = []; #less;
  constructor(less = (a, b) => a < b) { this.#less = less; }
  get size() { return this.#items.length; }
  push(item) { const a = this.#items; let i = a.push(item) - 1; while (i > 0) { const p = (i - 1) >> 1; if (!this.#less(a[i], a[p])) break; [a[i], a[p]] = [a[p], a[i]]; i = p; } return this; }
  pop() { const a = this.#items; if (a.length <= 1) return a.pop(); const top = a[0]; a[0] = a.pop(); for (let i = 0; ;) { let m = i; for (const c of [2 * i + 1, 2 * i + 2]) if (c < a.length && this.#less(a[c], a[m])) m = c; if (m === i) break; [a[i], a[m]] = [a[m], a[i]]; i = m; } return top; }
}
const heap = new Heap(); [5, 3, 8, 1, 9, 2].forEach((n) => heap.push(n)); const sorted = []; while (heap.size) sorted.push(heap.pop()); console.log(sorted, heap);
const graph = { A: { B: 7, C: 9, F: 14 }, B: { A: 7, C: 10, D: 15 }, C: { A: 9, B: 10, D: 11, F: 2 }, D: { B: 15, C: 11, E: 6 }, E: { D: 6, F: 9 }, F: { A: 14, C: 2, E: 9 } };
function dijkstra(graph, from, to) { const dist = new Map(Object.keys(graph).map((k) => [k, Infinity])), prev = new Map(), queue = new Heap((a, b) => a[1] < b[1]); dist.set(from, 0); queue.push([from, 0]); while (queue.size) { const [at, d] = queue.pop(); if (d > dist.get(at)) continue; for (const [next, w] of Object.entries(graph[at])) if (d + w < dist.get(next)) { dist.set(next, d + w); prev.set(next, at); queue.push([next, d + w]); } } const path = []; for (let at = to; at; at = prev.get(at)) path.unshift(at); return { dist: dist.get(to), path, all: dist }; }
console.log(dijkstra(graph, "A", "E"));
class Circular { constructor(n) { this.buf = new Array(n); this.head = this.count = 0; } write(x) { if (this.count === this.buf.length) throw new Error("buffer full"); this.buf[(this.head + this.count++) % this.buf.length] = x; } read() { if (!this.count) throw new Error("buffer empty"); const x = this.buf[this.head]; this.buf[this.head] = undefined; this.head = (this.head + 1) % this.buf.length; this.count--; return x; } }
const ring = new Circular(2); ring.write("a"); ring.write("b"); try { ring.write("c"); } catch ({ message }) { console.log(message); } console.log(ring.read(), ring, ring.read()); try { ring.read(); } catch (e) { console.log(`${e}`); }
const trie = {}; for (const w of ["tea", "ten", "to"]) { let n = trie; for (const c of w) n = n[c] ||= {}; n.end = true; } console.log(trie); console.dir(trie, { depth: null }); console.log(JSON.stringify(trie));
function topo(deps) { const done = new Set(), out = []; const visit = (k, path = []) => { if (path.includes(k)) throw new Error("cycle: " + [...path, k].join(">")); if (done.has(k)) return; (deps[k] ?? []).forEach((d) => visit(d, [...path, k])); done.add(k); out.push(k); }; Object.keys(deps).forEach((k) => visit(k)); return out; } console.log(topo({ app: ["db", "log"], db: ["log"], log: [] })); try { topo({ a: ["b"], b: ["a"] }); } catch (e) { console.log(e.message); }
const uf = (n) => { const p = [...Array(n).keys()]; const find = (x) => p[x] === x ? x : (p[x] = find(p[x])); return { union: (a, b) => { p[find(a)] = find(b); }, find, groups: () => new Set(p.map((_, i) => find(i))).size }; }; const u = uf(6); u.union(0, 1); u.union(1, 2); u.union(4, 5); console.log(u.groups(), u.find(0) === u.find(2), u);
