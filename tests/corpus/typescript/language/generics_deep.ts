// covers: generic functions, interfaces, classes, constraints, defaults, variance
function identity<Type>(arg: Type): Type {
  return arg;
}
let own: <Input>(arg: Input) => Input = identity;
let literal: { <Type>(arg: Type): Type } = identity;
interface GenericIdentityFn<Type> {
  (arg: Type): Type;
}
const numeric: GenericIdentityFn<number> = identity;
console.log(identity<string>("s"), own(1), literal([1]), numeric(4));

class GenericNumber<T> {
  zero!: T;
  add!: (x: T, y: T) => T;
  sum(xs: Iterable<T>) {
    let s = this.zero;
    for (const x of xs) s = this.add(s, x);
    return s;
  }
}
const g = new GenericNumber<string>();
g.zero = "";
g.add = (x, y) => x + y;
console.log(g, g.sum("abc"), g.sum(new Set(["x", "y", "x"])));
const n = Object.assign(new GenericNumber<bigint>(), { zero: 0n, add: (a: bigint, b: bigint) => a + b });
console.log(n.sum([1n, 2n, 2n ** 64n]));

interface Lengthwise {
  length: number;
}
const longest = <T extends Lengthwise>(a: T, b: T): T => (a.length >= b.length ? a : b);
console.log(
  longest("alice", "bob"),
  longest([1], [2, 3]),
  longest({ length: 3, tag: "x" }, { length: 9, tag: "y" }).tag,
);

function getProperty<T, K extends keyof T>(obj: T, key: K): T[K] {
  return obj[key];
}
function pluck<T, K extends keyof T>(items: readonly T[], ...keys: K[]): T[K][][] {
  return items.map((item) => keys.map((key) => item[key]));
}
const people = [
  { name: "Ann", age: 31, tags: ["a"] },
  { name: "Ben", age: 27, tags: [] },
];
console.log(getProperty(people[0]!, "age"), pluck(people, "name", "tags"));

class BeeKeeper {
  hasMask = true;
}
class ZooKeeper {
  nametag = "Mikle";
}
class Animal {
  numLegs: number = 4;
}
class Bee extends Animal {
  override numLegs = 6;
  keeper: BeeKeeper = new BeeKeeper();
}
class Lion extends Animal {
  keeper: ZooKeeper = new ZooKeeper();
}
function create<A extends Animal>(c: new () => A): A {
  return new c();
}
console.log(create(Lion).keeper.nametag, create(Bee).keeper.hasMask, create(Bee), create(Animal));

type Factory<T, Args extends unknown[] = []> = { new (...args: Args): T; readonly label?: string };
const make = <T, A extends unknown[]>(type: Factory<T, A>, ...args: A): [string, T] => [
  type.label ?? type.name,
  new type(...args),
];
class Point {
  static label = "P";
  constructor(
    public x: number,
    public y = x,
  ) {}
}
console.log(make(Point, 1), make(Point, 1, 2), make(Map<string, number>, [["k", 1]]), make(Date, 0)[1].getTime());

interface Box<out T> {
  readonly content: T;
}
interface Sink<in T> {
  put(x: T): void;
}
interface Cell<in out T> {
  value: T;
}
const box: Box<string | number> = { content: "c" } satisfies Box<string>;
const sunk: unknown[] = [];
const sink: Sink<string> = {
  put(x: unknown) {
    sunk.push(x);
  },
};
sink.put("in");
const cell: Cell<number[]> = { value: [] };
cell.value.push(1, 2);
console.log(box.content, sunk, cell);

class TypedMap<K extends string | number | symbol, V = K[]> {
  #store = new Map<K, V>();
  private constructor(private fallback: () => V) {}
  static of<K extends string, V = K[]>(fallback: () => V): TypedMap<K, V> {
    return new TypedMap<K, V>(fallback);
  }
  get(key: K): V {
    if (!this.#store.has(key)) this.#store.set(key, this.fallback());
    return this.#store.get(key)!;
  }
  update<R extends V>(key: K, f: (old: V) => R): this {
    this.#store.set(key, f(this.get(key)));
    return this;
  }
  *[Symbol.iterator](): IterableIterator<[K, V]> {
    yield* this.#store;
  }
}
const counts = TypedMap.of<"a" | "b" | "c", number>(() => 0);
for (const ch of "abacab") counts.update(ch as "a", (c) => c + 1);
console.log([...counts], counts.get("c"), TypedMap.of<"k">(() => []).get("k"));
const compose =
  <A, B, C>(f: (a: A) => B, g: (b: B) => C) =>
  (a: A): C =>
    g(f(a));
const lengthOf = compose(
  (s: string) => s.split(" "),
  (ws) => ws.length,
);
console.log(lengthOf("how many words"));
const curry =
  <A, B, R>(f: (a: A, b: B) => R) =>
  (a: A) =>
  (b: B): R =>
    f(a, b);
console.log(curry(Math.pow)(2)(10));
function tuple<T extends readonly unknown[]>(...items: T): T {
  return items;
}
const [first, ...others] = tuple(1, "two", true);
console.log(first.toFixed(1), others);
function merge<T extends object, U extends object = {}>(a: T, b?: U): T & U {
  return { ...a, ...b } as T & U;
}
console.log(merge({ a: 1 }), merge({ a: 1, c: [0] }, { b: "x", a: 2 }));
const constant = <const T extends readonly string[]>(x: T): T[number] => x[x.length - 1]!;
console.log(constant(["p", "q"]));
