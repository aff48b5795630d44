// Graphs as lists of neighbours: breadth, depth, Dijkstra, topological order, cycles, components.
class PriorityQueue {
  #heap = [];
  #less;
  constructor(less = (a, b) => a < b) { this.#less = less; }
  get size() { return this.#heap.length; }
  push(item) {
    const h = this.#heap;
    h.push(item);
    for (let i = h.length - 1; i > 0;) {
      const up = (i - 1) >> 1;
      if (!this.#less(h[i], h[up])) break;
      [h[i], h[up]] = [h[up], h[i]];
      i = up;
    }
  }
  pop() {
    const h = this.#heap, top = h[0], last = h.pop();
    if (h.length) {
      h[0] = last;
      for (let i = 0; ;) {
        let least = i;
        for (const c of [2 * i + 1, 2 * i + 2]) if (c < h.length && this.#less(h[c], h[least])) least = c;
        if (least === i) break;
        [h[i], h[least]] = [h[least], h[i]];
        i = least;
      }
    }
    return top;
  }
}
const roads = [["A", "B", 4], ["A", "C", 1], ["C", "B", 2], ["B", "D", 5], ["C", "D", 8], ["D", "E", 3]];
const graph = new Map();
for (const [from, to, cost] of roads) {
  for (const [x, y] of [[from, to], [to, from]]) {
    if (!graph.has(x)) graph.set(x, []);
    graph.get(x).push({ to: y, cost });
  }
}
console.log(graph);
function dijkstra(start) {
  const far = Object.fromEntries([...graph.keys()].map(k => [k, Infinity])), from = {};
  far[start] = 0;
  const queue = new PriorityQueue((a, b) => a[0] < b[0]);
  queue.push([0, start]);
  while (queue.size) {
    const [d, at] = queue.pop();
    if (d > far[at]) continue;
    for (const { to, cost } of graph.get(at))
      if (d + cost < far[to]) { far[to] = d + cost; from[to] = at; queue.push([far[to], to]); }
  }
  return { far, from };
}
const { far, from } = dijkstra("A");
console.log(far, from);
const path = [];
for (let at = "E"; at; at = from[at]) path.unshift(at);
console.log(path.join("->"));
function bfs(start) {
  const seen = new Set([start]), queue = [start], order = [];
  while (queue.length) { const at = queue.shift(); order.push(at); for (const { to } of graph.get(at)) if (!seen.has(to)) { seen.add(to); queue.push(to); } }
  return order;
}
const dfs = (at, seen = new Set()) => seen.has(at) ? [] : (seen.add(at), [at, ...graph.get(at).flatMap(({ to }) => dfs(to, seen))]);
console.log(bfs("A"), dfs("A"));
const needs = { shirt: ["tie"], tie: ["jacket"], trousers: ["shoes", "belt"], belt: ["jacket"], socks: ["shoes"] };
function order(deps) {
  const out = [], state = {};
  const visit = (n, trail) => {
    if (state[n] === 2) return;
    if (state[n] === 1) throw new Error(`cycle: ${[...trail, n].join(" > ")}`);
    state[n] = 1;
    for (const m of deps[n] ?? []) visit(m, [...trail, n]);
    state[n] = 2; out.unshift(n);
  };
  Object.keys(deps).forEach(n => visit(n, []));
  return out;
}
console.log(order(needs));
try { order({ a: ["b"], b: ["c"], c: ["a"] }); } catch (e) { console.log(e.message); }
class UnionFind { constructor(n) { this.p = [...Array(n).keys()]; } find(x) { return this.p[x] === x ? x : (this.p[x] = this.find(this.p[x])); } join(a, b) { a = this.find(a); b = this.find(b); return a !== b && (this.p[a] = b, true); } }
const uf = new UnionFind(7);
console.log([[0, 1], [1, 2], [0, 2], [4, 5]].map(([a, b]) => uf.join(a, b)), new Set(uf.p.map((_, i) => uf.find(i))).size);
const grid = ["..#.", ".##.", "....", "#..#"].map(r => r.split(""));
const count = (r, c) => grid[r]?.[c] !== "." ? 0 : (grid[r][c] = "x", 1 + count(r + 1, c) + count(r - 1, c) + count(r, c + 1) + count(r, c - 1));
console.log(count(0, 0), grid.map(r => r.join("")).join("\n"));
const inf = Infinity, dist = [[0, 3, inf, 7], [8, 0, 2, inf], [5, inf, 0, 1], [2, inf, inf, 0]];
for (let k = 0; k < 4; k++) for (let i = 0; i < 4; i++) for (let j = 0; j < 4; j++) dist[i][j] = Math.min(dist[i][j], dist[i][k] + dist[k][j]);
console.log(dist);
console.table(dist);
