type Graph = Readonly<Record<string, Readonly<Record<string, number>>>>;
const graph: Graph = { A: { B: 4, C: 1 }, B: { D: 1 }, C: { B: 2, D: 5 }, D: { E: 3 }, E: {}, F: {} };
function dijkstra(graph: Graph, start: string): Map<string, { distance: number; via?: string }> {
  const found = new Map<string, { distance: number; via?: string }>([[start, { distance: 0 }]]);
  const open = new Set<string>([start]);
  while (open.size > 0) {
    const next = [...open].reduce((a, b) => (found.get(a)!.distance <= found.get(b)!.distance ? a : b));
    open.delete(next);
    for (const [to, weight] of Object.entries(graph[next] ?? {})) {
      const distance = found.get(next)!.distance + weight;
      if (distance < (found.get(to)?.distance ?? Infinity)) { found.set(to, { distance, via: next }); open.add(to); }
    }
  }
  return found;
}
function path(found: ReturnType<typeof dijkstra>, to: string): string[] {
  const via = found.get(to)?.via;
  return via === undefined ? [to] : [...path(found, via), to];
}
const found = dijkstra(graph, "A");
console.log(found);
for (const to of ["E", "B", "F"]) console.log(to, found.get(to)?.distance ?? "unreachable", path(found, to).join(" -> "));
function topological(edges: [before: string, behind: string][]): string[] | null {
  const incoming = new Map<string, number>(), next: { [name: string]: string[] } = {};
  for (const [a, b] of edges) {
    incoming.set(a, incoming.get(a) ?? 0);
    incoming.set(b, (incoming.get(b) ?? 0) + 1);
    (next[a] ||= []).push(b);
  }
  const ready = [...incoming].filter(([, n]) => n === 0).map(([name]) => name).sort();
  const order: string[] = [];
  for (let name; (name = ready.shift()) !== undefined; order.push(name))
    for (const to of next[name] ?? []) { incoming.set(to, incoming.get(to)! - 1); if (incoming.get(to) === 0) ready.push(to); }
  return order.length === incoming.size ? order : null;
}
console.log(topological([["shirt", "tie"], ["tie", "jacket"], ["trousers", "shoes"], ["socks", "shoes"]]));
console.log(topological([["a", "b"], ["b", "a"]]));
const queens = (n: number): number[][] => {
  const place = (row: number, columns: readonly number[]): number[][] =>
    row === n ? [[...columns]] : Array.from({ length: n }, (_, c) => c)
      .filter((c) => columns.every((other, r) => other !== c && Math.abs(other - c) !== row - r))
      .flatMap((c) => place(row + 1, [...columns, c]));
  return place(0, []);
};
console.log(queens(6), queens(3).length);
