import type { Item } from "./item";
export type Grouping = (item: Item) => string;

function grouped<T, K>(items: Iterable<T>, key: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const known = groups.get(key(item));
    if (known) known.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}

export default function report(items: Iterable<Item>, by: Grouping): string {
  const rows: string[] = [];
  for (const [name, group] of [...grouped(items, by)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const value = group.reduce((sum, item) => sum + item.value(), 0);
    rows.push(`${name.padEnd(7)} ${group.length} kinds ${value.toFixed(2).padStart(7)}`);
  }
  return rows.join("\n");
}
