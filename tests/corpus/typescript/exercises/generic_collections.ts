// Collections with type parameters: a list, a multimap, a priority queue, a matrix, lazy sequences.
interface Comparable<T> { compareTo(other: T): number }
type Comparator<T> = (a: T, b: T) => number;
const natural: Comparator<any> = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const by = <T, K>(key: (t: T) => K, then?: Comparator<T>): Comparator<T> => (a, b) => natural(key(a), key(b)) || (then?.(a, b) ?? 0);

class LinkedList<T> implements Iterable<T> {
  private head: { value: T; next: LinkedList<T>["head"] } | null = null;
  #size = 0;
  static from<U>(items: Iterable<U>): LinkedList<U> { const l = new LinkedList<U>(); for (const i of items) l.add(i); return l; }
  add(value: T): this {
    let at = this.head;
    if (!at) this.head = { value, next: null };
    else { while (at.next) at = at.next; at.next = { value, next: null }; }
    this.#size++;
    return this;
  }
  reverse(): this {
    let previous: typeof this.head = null;
    for (let at = this.head; at; ) { const next = at.next; at.next = previous; previous = at; at = next; }
    this.head = previous;
    return this;
  }
  get size(): number { return this.#size; }
  *[Symbol.iterator](): IterableIterator<T> { for (let at = this.head; at; at = at.next) yield at.value; }
  map<U>(f: (value: T, index: number) => U): LinkedList<U> { return LinkedList.from([...this].map(f)); }
  toString(): string { return `[${[...this].join(" -> ")}]`; }
}

class MultiMap<K, V> {
  private readonly map = new Map<K, V[]>();
  put(key: K, ...values: V[]): this { this.map.set(key, [...(this.map.get(key) ?? []), ...values]); return this; }
  get(key: K): readonly V[] { return this.map.get(key) ?? []; }
  *entries(): Generator<[K, V]> { for (const [k, vs] of this.map) for (const v of vs) yield [k, v]; }
  static groupBy<T, K>(items: Iterable<T>, key: (t: T) => K): MultiMap<K, T> { const m = new MultiMap<K, T>(); for (const i of items) m.put(key(i), i); return m; }
}

class PriorityQueue<T> {
  private items: T[] = [];
  constructor(private readonly compare: Comparator<T> = natural) {}
  push(...added: T[]): void { for (const item of added) { let i = this.items.push(item) - 1; while (i > 0) { const p = (i - 1) >> 1; if (this.compare(this.items[i]!, this.items[p]!) >= 0) break; [this.items[i], this.items[p]] = [this.items[p]!, this.items[i]!]; i = p; } } }
  pop(): T | undefined {
    const top = this.items[0], last = this.items.pop();
    if (this.items.length && last !== undefined) {
      this.items[0] = last;
      for (let i = 0; ; ) { const l = 2 * i + 1, r = l + 1; let s = i; if (l < this.items.length && this.compare(this.items[l]!, this.items[s]!) < 0) s = l; if (r < this.items.length && this.compare(this.items[r]!, this.items[s]!) < 0) s = r; if (s === i) break; [this.items[i], this.items[s]] = [this.items[s]!, this.items[i]!]; i = s; }
    }
    return top;
  }
  *drain(): Generator<T> { for (let x = this.pop(); x !== undefined; x = this.pop()) yield x; }
}

class Version implements Comparable<Version> {
  constructor(readonly major: number, readonly minor = 0) {}
  compareTo(o: Version) { return this.major - o.major || this.minor - o.minor; }
  static parse(s: `${number}.${number}`): Version { const [a, b] = s.split(".").map(Number) as [number, number]; return new Version(a, b); }
  toString() { return `v${this.major}.${this.minor}`; }
}
const max = <T extends Comparable<T>>(first: T, ...rest: T[]): T => rest.reduce((a, b) => (b.compareTo(a) > 0 ? b : a), first);

class Seq<T> {
  private constructor(private readonly source: () => Iterator<T>) {}
  static of<T>(items: Iterable<T>): Seq<T> { return new Seq(() => items[Symbol.iterator]()); }
  static iterate<T>(seed: T, f: (t: T) => T): Seq<T> { return new Seq(function* () { for (let t = seed; ; t = f(t)) yield t; }); }
  [Symbol.iterator](): Iterator<T> { return this.source(); }
  map<U>(f: (t: T) => U): Seq<U> { const s = this; return new Seq(function* () { for (const t of s) yield f(t); }); }
  filter<S extends T>(p: (t: T) => t is S): Seq<S>; filter(p: (t: T) => boolean): Seq<T>;
  filter(p: (t: T) => boolean): Seq<T> { const s = this; return new Seq(function* () { for (const t of s) if (p(t)) yield t; }); }
  take(n: number): Seq<T> { const s = this; return new Seq(function* () { let i = 0; if (n > 0) for (const t of s) { yield t; if (++i >= n) return; } }); }
  reduce<U>(f: (u: U, t: T) => U, seed: U): U { let u = seed; for (const t of this) u = f(u, t); return u; }
  toArray(): T[] { return [...this]; }
}

const list = LinkedList.from(["a", "b", "c"]);
console.log(String(list.reverse()), list.size, `${list.map((v, i) => v + i)}`, list);
const words = ["apple", "avocado", "banana", "blueberry", "cherry"];
const groups = MultiMap.groupBy(words, (w) => w[0]!);
console.log([...groups.entries()].length, groups.get("b"), groups.get("z"));
const queue = new PriorityQueue<{ name: string; rank: number }>(by((x) => x.rank, by((x) => x.name)));
queue.push({ name: "low", rank: 9 }, { name: "b", rank: 1 }, { name: "a", rank: 1 }, { name: "mid", rank: 5 });
console.log([...queue.drain()].map(({ name }) => name).join(" "));
console.log(`${max(Version.parse("1.2"), new Version(2), Version.parse("1.10"))}`);
console.log(Seq.iterate(1, (n) => n * 2).filter((n) => n % 3 === 1).take(5).toArray());
console.log(Seq.of<unknown>([1, "x", 2, null]).filter((v): v is number => typeof v === "number").reduce((a, b) => a + b, 0));
console.log([...words].sort(by((w) => w.length, by((w) => w))).at(-1), words.toSorted?.((a, b) => b.localeCompare(a))[0]);
