type Comparable = { compareTo(other: any): number };
class Version implements Comparable {
  constructor(private readonly parts: readonly number[]) {}
  static parse(text: string): Version { return new Version(text.split(".").map(Number)); }
  compareTo(other: Version): number {
    for (let i = 0; i < Math.max(this.parts.length, other.parts.length); i++) {
      const difference = (this.parts[i] ?? 0) - (other.parts[i] ?? 0);
      if (difference !== 0) return Math.sign(difference);
    }
    return 0;
  }
  toString(): string { return this.parts.join("."); }
}
function max<T extends Comparable>(first: T, ...rest: T[]): T {
  return rest.reduce((best, one) => (one.compareTo(best) > 0 ? one : best), first);
}
function groupBy<T, K extends PropertyKey>(items: Iterable<T>, key: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}
function pick<T extends object, K extends keyof T>(source: T, ...keys: K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, source[key]])) as Pick<T, K>;
}
const compose = <A, B, C>(f: (a: A) => B, g: (b: B) => C) => (a: A): C => g(f(a));
class Cache<K, V> extends Map<K, V> {
  constructor(private readonly make: (key: K) => V) { super(); }
  override get(key: K): V {
    if (!this.has(key)) this.set(key, this.make(key));
    return super.get(key)!;
  }
}
console.log(String(max(Version.parse("1.2"), Version.parse("1.10.1"), Version.parse("1.10"))));
console.log(groupBy(["apple", "avocado", "bean"], (word) => word[0]));
console.log(pick({ a: 1, b: "two", c: [3] }, "a", "c"));
console.log(compose((x: number) => x + 1, (y: number) => `<${y}>`)(4));
const cache = new Cache<number, string>((n) => "#".repeat(n));
console.log(cache.get(3), cache.get(5), cache.size);
const pairs = <const T extends readonly unknown[]>(...items: T) => items.length;
console.log(pairs(1, "a", true), Array.from<number, string>([1, 2], (n) => n.toFixed(1)));
