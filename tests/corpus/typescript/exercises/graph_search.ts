// covers: graphs, Dijkstra with a typed heap, BFS, DFS, topological sort, union-find, A*
type NodeId = string;
interface Edge<W = number> {
  readonly to: NodeId;
  readonly weight: W;
}
class PriorityQueue<T> {
  #heap: [priority: number, order: number, item: T][] = [];
  #order = 0;
  get size() {
    return this.#heap.length;
  }
  push(item: T, priority: number): void {
    const h = this.#heap;
    h.push([priority, this.#order++, item]);
    for (let i = h.length - 1; i > 0;) {
      const p = (i - 1) >> 1;
      if (!this.#less(i, p)) break;
      this.#swap(i, p);
      i = p;
    }
  }
  pop(): T | undefined {
    const h = this.#heap,
      top = h[0];
    if (!top) return undefined;
    const last = h.pop()!;
    if (h.length) {
      h[0] = last;
      for (let i = 0; ;) {
        let m = i;
        for (const c of [2 * i + 1, 2 * i + 2]) if (c < h.length && this.#less(c, m)) m = c;
        if (m === i) break;
        this.#swap(i, m);
        i = m;
      }
    }
    return top[2];
  }
  #less(a: number, b: number): boolean {
    const [x, y] = [this.#heap[a]!, this.#heap[b]!];
    return x[0] < y[0] || (x[0] === y[0] && x[1] < y[1]);
  }
  #swap(a: number, b: number) {
    const h = this.#heap;
    [h[a], h[b]] = [h[b]!, h[a]!];
  }
}
class Graph {
  protected readonly edges = new Map<NodeId, Edge[]>();
  constructor(...list: [NodeId, NodeId, number?][]) {
    for (const [a, b, w = 1] of list) this.add(a, b, w);
  }
  add(a: NodeId, b: NodeId, weight: number): this {
    for (const n of [a, b]) if (!this.edges.has(n)) this.edges.set(n, []);
    this.edges.get(a)!.push({ to: b, weight });
    return this;
  }
  neighbours(n: NodeId): readonly Edge[] {
    return this.edges.get(n) ?? [];
  }
  shortest(from: NodeId, to: NodeId): { path: NodeId[]; cost: number } | null {
    const dist: Record<NodeId, number> = { [from]: 0 },
      previous: { [n: NodeId]: NodeId } = {};
    const queue = new PriorityQueue<NodeId>();
    queue.push(from, 0);
    const done = new Set<NodeId>();
    for (let at: NodeId | undefined; (at = queue.pop()) !== undefined;) {
      if (done.has(at)) continue;
      done.add(at);
      if (at === to) break;
      for (const { to: next, weight } of this.neighbours(at)) {
        const d = dist[at]! + weight;
        if (d < (dist[next] ?? Infinity)) {
          dist[next] = d;
          previous[next] = at;
          queue.push(next, d);
        }
      }
    }
    if (!(to in dist)) return null;
    const path = [to];
    while (path[0] !== from) path.unshift(previous[path[0]!]!);
    return { path, cost: dist[to]! };
  }
  *bfs(from: NodeId): Generator<[NodeId, number]> {
    const seen = new Set([from]);
    let layer = [from];
    for (let depth = 0; layer.length; depth++) {
      const next: NodeId[] = [];
      for (const n of layer) {
        yield [n, depth];
        for (const { to } of this.neighbours(n))
          if (!seen.has(to)) {
            seen.add(to);
            next.push(to);
          }
      }
      layer = next;
    }
  }
  topological(): NodeId[] {
    const state = new Map<NodeId, "open" | "done">();
    const out: NodeId[] = [];
    const visit = (n: NodeId, trail: NodeId[]): void => {
      const s = state.get(n);
      if (s === "done") return;
      if (s === "open") throw new CycleError([...trail.slice(trail.indexOf(n)), n]);
      state.set(n, "open");
      for (const { to } of this.neighbours(n)) visit(to, [...trail, n]);
      state.set(n, "done");
      out.unshift(n);
    };
    for (const n of this.edges.keys()) visit(n, []);
    return out;
  }
}
class CycleError extends Error {
  override readonly name = "CycleError";
  constructor(public readonly cycle: readonly NodeId[]) {
    super(cycle.join(" -> "));
  }
}
const roads = new Graph(
  ["a", "b", 7],
  ["a", "c", 9],
  ["a", "f", 14],
  ["b", "c", 10],
  ["b", "d", 15],
  ["c", "d", 11],
  ["c", "f", 2],
  ["d", "e", 6],
  ["e", "f", 9],
  ["f", "e", 9],
);
console.log(roads.shortest("a", "e"), roads.shortest("a", "a"), roads.shortest("e", "a"), [...roads.bfs("a")]);
try {
  console.log(roads.topological());
} catch (e) {
  if (e instanceof CycleError) console.log(`${e}`, e.cycle.length);
  else throw e;
}
console.log(
  new Graph(
    ["shirt", "tie"],
    ["tie", "jacket"],
    ["trousers", "shoes"],
    ["trousers", "belt"],
    ["belt", "jacket"],
  ).topological(),
);
class UnionFind<T> {
  private parent = new Map<T, T>();
  private rank = new Map<T, number>();
  constructor(items: Iterable<T> = []) {
    for (const i of items) this.parent.set(i, i);
  }
  find(x: T): T {
    const p = this.parent.get(x) ?? (this.parent.set(x, x), x);
    if (p === x) return x;
    const root = this.find(p);
    this.parent.set(x, root);
    return root;
  }
  union(a: T, b: T): boolean {
    let [x, y] = [this.find(a), this.find(b)];
    if (x === y) return false;
    const [rx, ry] = [this.rank.get(x) ?? 0, this.rank.get(y) ?? 0];
    if (rx < ry) [x, y] = [y, x];
    this.parent.set(y, x);
    if (rx === ry) this.rank.set(x, rx + 1);
    return true;
  }
  get groups(): T[][] {
    const g = new Map<T, T[]>();
    for (const x of this.parent.keys()) {
      const r = this.find(x);
      g.set(r, [...(g.get(r) ?? []), x]);
    }
    return [...g.values()];
  }
}
function kruskal(list: [NodeId, NodeId, number][]) {
  const uf = new UnionFind<NodeId>();
  return list.toSorted(([, , v], [, , w]) => v - w).filter(([a, b]) => uf.union(a, b));
}
const tree = kruskal([
  ["a", "b", 4],
  ["b", "c", 8],
  ["a", "h", 8],
  ["b", "h", 11],
  ["c", "i", 2],
  ["h", "i", 7],
]);
console.log(
  tree.map(([a, b, w]) => a + b + w).join(),
  tree.reduce((s, [, , w]) => s + w, 0),
);
const uf = new UnionFind([1, 2, 3, 4, 5]);
uf.union(1, 2);
uf.union(4, 5);
uf.union(2, 5);
console.log(uf.groups, uf.find(5) === uf.find(1), uf.union(1, 4));
const grid = ["S..#....", ".#.#.##.", ".#...#..", ".####.#.", "......#G"];
function astar(rows: readonly string[]): number | undefined {
  type P = readonly [x: number, y: number];
  const find = (ch: string): P => {
    const y = rows.findIndex((r) => r.includes(ch));
    return [rows[y]!.indexOf(ch), y];
  };
  const [start, goal] = [find("S"), find("G")];
  const key = ([x, y]: P) => `${x},${y}` as const;
  const cost = new Map<ReturnType<typeof key>, number>([[key(start), 0]]);
  const open = new PriorityQueue<P>();
  open.push(start, 0);
  while (open.size) {
    const at = open.pop()!;
    const c = cost.get(key(at))!;
    if (key(at) === key(goal)) return c;
    for (const [dx, dy] of [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ] as const) {
      const next: P = [at[0] + dx, at[1] + dy];
      const cell = rows[next[1]]?.[next[0]];
      if (cell === undefined || cell === "#" || c + 1 >= (cost.get(key(next)) ?? Infinity)) continue;
      cost.set(key(next), c + 1);
      open.push(next, c + 1 + Math.abs(goal[0] - next[0]) + Math.abs(goal[1] - next[1]));
    }
  }
  return;
}
console.log(astar(grid), astar(["S#G"]));
