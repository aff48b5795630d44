// covers: query builder with generics, ordering, grouping, joins, keyof-based selection
class Query<T> implements Iterable<T> {
  constructor(private readonly source: Iterable<T>) {}
  static over<U>(xs: Iterable<U>): Query<U> {
    return new Query(xs);
  }
  *[Symbol.iterator](): Iterator<T> {
    yield* this.source;
  }
  where(p: (x: T) => boolean): Query<T>;
  where<K extends keyof T>(key: K, value: T[K]): Query<T>;
  where(a: ((x: T) => boolean) | keyof T, value?: unknown): Query<T> {
    const p = typeof a === "function" ? a : (x: T) => x[a] === value;
    const { source } = this;
    return new Query({
      *[Symbol.iterator]() {
        for (const x of source) if (p(x)) yield x;
      },
    });
  }
  select<K extends keyof T>(...keys: K[]): Query<Pick<T, K>> {
    return this.map((x) => Object.fromEntries(keys.map((k) => [k, x[k]])) as Pick<T, K>);
  }
  map<U>(f: (x: T) => U): Query<U> {
    const s = this.source;
    return new Query(
      (function* () {
        for (const x of s) yield f(x);
      })(),
    );
  }
  orderBy(...keys: (keyof T | `-${string & keyof T}` | ((x: T) => string | number))[]): Query<T> {
    const by = keys.map((k): [(x: T) => any, number] =>
      typeof k === "function"
        ? [k, 1]
        : typeof k === "string" && k.startsWith("-")
          ? [(x) => x[k.slice(1) as keyof T], -1]
          : [(x) => x[k as keyof T], 1],
    );
    return new Query(
      [...this.source].sort((a, b) => {
        for (const [f, sign] of by) {
          const [p, q] = [f(a), f(b)];
          if (p < q) return -sign;
          if (p > q) return sign;
        }
        return 0;
      }),
    );
  }
  groupBy<K>(f: (x: T) => K): Query<{ key: K; items: T[] }> {
    const m = new Map<K, T[]>();
    for (const x of this) {
      const k = f(x);
      m.has(k) ? m.get(k)!.push(x) : m.set(k, [x]);
    }
    return new Query([...m].map(([key, items]) => ({ key, items })));
  }
  join<U, K, R>(other: Iterable<U>, mine: (x: T) => K, theirs: (y: U) => K, f: (x: T, y: U) => R): Query<R> {
    const s = this;
    return new Query({
      *[Symbol.iterator]() {
        for (const x of s) for (const y of other) if (mine(x) === theirs(y)) yield f(x, y);
      },
    });
  }
  sum(this: Query<number>): number {
    let t = 0;
    for (const x of this) t += x;
    return t;
  }
  first(otherwise?: T): T | undefined {
    for (const x of this) return x;
    return otherwise;
  }
  toArray(): T[] {
    return [...this];
  }
  toLookup<K extends PropertyKey, V = T>(
    key: (x: T) => K,
    value: (x: T) => V = (x) => x as unknown as V,
  ): Record<K, V> {
    return Object.fromEntries([...this].map((x) => [key(x), value(x)])) as Record<K, V>;
  }
  get count(): number {
    return [...this].length;
  }
}
interface Person {
  id: number;
  name: string;
  age: number;
  city?: string;
}
interface Order {
  person: number;
  item: string;
  price: number;
}
const people: Person[] = [
  { id: 1, name: "Ann", age: 31, city: "Oslo" },
  { id: 2, name: "Bob", age: 25 },
  { id: 3, name: "Cid", age: 31, city: "Rome" },
  { id: 4, name: "Dee", age: 42, city: "Oslo" },
];
const orders: Order[] = [
  { person: 1, item: "pen", price: 2.5 },
  { person: 3, item: "ink", price: 10 },
  { person: 1, item: "pad", price: 4 },
  { person: 9, item: "none", price: 0 },
];
const q = Query.over(people);
console.log(
  q
    .where((p) => p.age > 30)
    .orderBy("-age", "name")
    .select("name", "age")
    .toArray(),
);
console.log(
  q
    .where("city", "Oslo")
    .map((p) => p.name)
    .toArray(),
  q.where("city", undefined).first(),
);
console.log(
  q
    .groupBy((p) => p.city ?? "none")
    .map(({ key, items }) => [key, items.length, new Query(items).map((p) => p.age).sum() / items.length] as const)
    .toArray(),
);
console.log(
  q
    .join(
      orders,
      (p) => p.id,
      (o) => o.person,
      (p, o) => `${p.name}:${o.item}@${o.price.toFixed(2)}`,
    )
    .toArray(),
  q
    .join(
      orders,
      (p) => p.id,
      (o) => o.person,
      (_, { price }) => price,
    )
    .sum(),
);
console.log(
  q.toLookup(
    (p) => p.name,
    (p) => p.city,
  ),
  q.toLookup((p) => p.id)[2],
  q.count,
  Query.over<number>([]).first(),
  Query.over<number>([]).first(7),
  q.orderBy((p) => p.name.charCodeAt(0) * -1).first()?.name,
);
console.log(
  new Query("hello")
    .groupBy((c) => c)
    .where(({ items: { length } }) => length > 1)
    .toArray(),
  [...new Query(new Map([["a", 1]]))],
);
