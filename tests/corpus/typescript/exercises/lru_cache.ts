// covers: generics, maps, iterators
class LRUCache<K, V> implements Iterable<[K, V]> {
  private readonly entries = new Map<K, V>();
  private hits = 0;
  private misses = 0;
  constructor(private readonly capacity: number, private readonly onEvict?: (key: K, value: V) => void) {
    if (!Number.isInteger(capacity) || capacity < 1) throw new RangeError(`bad capacity: ${capacity}`);
  }
  get(key: K): V | undefined {
    if (!this.entries.has(key)) {
      this.misses++;
      return undefined;
    }
    const value = this.entries.get(key)!;
    this.entries.delete(key);
    this.entries.set(key, value);
    this.hits++;
    return value;
  }
  set(key: K, value: V): this {
    this.entries.delete(key);
    this.entries.set(key, value);
    while (this.entries.size > this.capacity) {
      const [oldest, old] = this.entries.entries().next().value as [K, V];
      this.entries.delete(oldest);
      this.onEvict?.(oldest, old);
    }
    return this;
  }
  get size(): number { return this.entries.size; }
  get stats(): Readonly<{ hits: number; misses: number; ratio: number }> {
    const total = this.hits + this.misses;
    return { hits: this.hits, misses: this.misses, ratio: total === 0 ? 0 : +(this.hits / total).toFixed(2) };
  }
  *[Symbol.iterator](): IterableIterator<[K, V]> { yield* this.entries; }
  toString(): string { return `LRU(${[...this].map(([k, v]) => `${k}=${v}`).join(", ")})`; }
}
const evicted: string[] = [];
const cache = new LRUCache<string, number>(3, (k, v) => evicted.push(`${k}:${v}`));
cache.set("a", 1).set("b", 2).set("c", 3);
console.log(cache.get("a"), cache.get("zz"));
cache.set("d", 4).set("e", 5);
console.log(`${cache}`, evicted, cache.size, cache.stats);
try {
  new LRUCache(0);
} catch (e: unknown) {
  if (e instanceof RangeError) console.log(e.name, e.message);
}
function memoize<A extends unknown[], R>(f: (...args: A) => R, limit = 10): ((...args: A) => R) & { cache: LRUCache<string, R> } {
  const cache = new LRUCache<string, R>(limit);
  const wrapped = (...args: A): R => {
    const key = JSON.stringify(args);
    const known = cache.get(key);
    if (known !== undefined) return known;
    const made = f(...args);
    cache.set(key, made);
    return made;
  };
  return Object.assign(wrapped, { cache });
}
const slow = memoize((n: number, text: string) => text.repeat(n), 2);
console.log(slow(2, "ab"), slow(2, "ab"), slow(3, "x"), slow(1, "q"), slow(2, "ab"), slow.cache.stats);
console.log(cache);
