// covers: Iterable, Iterator, generators with types, lazy sequences, return/throw, symbols
class Seq<T> implements Iterable<T> {
  constructor(private readonly source: () => Iterator<T>) {}
  static from<T>(xs: Iterable<T>) {
    return new Seq(() => xs[Symbol.iterator]());
  }
  static iterate<T>(seed: T, f: (x: T) => T) {
    return new Seq<T>(function* () {
      for (let x = seed; ; x = f(x)) yield x;
    });
  }
  static range(from: number, to = Infinity, step = 1): Seq<number> {
    return new Seq(function* () {
      for (let i = from; i < to; i += step) yield i;
    });
  }
  [Symbol.iterator]() {
    return this.source();
  }
  map<U>(f: (x: T, i: number) => U) {
    const self = this;
    return new Seq<U>(function* () {
      let i = 0;
      for (const x of self) yield f(x, i++);
    });
  }
  filter<U extends T>(p: (x: T) => x is U): Seq<U>;
  filter(p: (x: T) => boolean): Seq<T>;
  filter(p: (x: T) => boolean) {
    const self = this;
    return new Seq(function* () {
      for (const x of self) if (p(x)) yield x;
    });
  }
  take(n: number) {
    const self = this;
    return new Seq<T>(function* () {
      if (n <= 0) return;
      let left = n;
      for (const x of self) {
        yield x;
        if (--left === 0) return;
      }
    });
  }
  takeWhile(p: (x: T) => boolean) {
    const self = this;
    return new Seq<T>(function* () {
      for (const x of self) {
        if (!p(x)) return;
        yield x;
      }
    });
  }
  flatMap<U>(f: (x: T) => Iterable<U>) {
    const self = this;
    return new Seq<U>(function* () {
      for (const x of self) yield* f(x);
    });
  }
  zip<U>(other: Iterable<U>): Seq<[T, U]> {
    const self = this;
    return new Seq<[T, U]>(function* () {
      const it = other[Symbol.iterator]();
      try {
        for (const x of self) {
          const { done, value } = it.next();
          if (done) return;
          yield [x, value];
        }
      } finally {
        it.return?.();
      }
    });
  }
  chunk(n: number) {
    const self = this;
    return new Seq<T[]>(function* () {
      let c: T[] = [];
      for (const x of self) {
        c.push(x);
        if (c.length === n) {
          yield c;
          c = [];
        }
      }
      if (c.length) yield c;
    });
  }
  reduce<A>(f: (a: A, x: T) => A, a: A): A {
    for (const x of this) a = f(a, x);
    return a;
  }
  toArray(): T[] {
    return [...this];
  }
}
console.log(
  Seq.range(1)
    .filter((n) => n % 3 === 0)
    .map((n) => n ** 2)
    .take(4)
    .toArray(),
  Seq.iterate(1, (x) => x * 2)
    .takeWhile((x) => x < 100)
    .toArray(),
);
console.log(
  Seq.from("abc").zip(Seq.range(0)).toArray(),
  Seq.from([[1], [2, 3]])
    .flatMap((x) => x)
    .chunk(2)
    .toArray(),
  Seq.range(1, 6).reduce((a, x) => a * x, 1),
);
const texts: Seq<string> = Seq.from<unknown>([1, "a", null, "b"]).filter((x): x is string => typeof x === "string");
console.log([...texts].join());
function* accumulator(): Generator<number, string, number | undefined> {
  let total = 0;
  try {
    while (true) {
      const n = yield total;
      if (n === undefined) return `total ${total}`;
      total += n;
    }
  } catch (e) {
    return `caught ${(e as Error).message}`;
  } finally {
    console.log("cleanup", total);
  }
}
const acc = accumulator();
console.log(acc.next(), acc.next(5), acc.next(7), acc.next(undefined), acc.next());
const acc2 = accumulator();
acc2.next();
acc2.next(3);
console.log(acc2.throw(new Error("stop")), acc2.return("late"));
const acc3 = accumulator();
acc3.next();
console.log(acc3.return("early"));
class Tree<T> {
  constructor(
    public value: T,
    public left?: Tree<T>,
    public right?: Tree<T>,
  ) {}
  *inorder(): Generator<T, void, undefined> {
    if (this.left) yield* this.left.inorder();
    yield this.value;
    if (this.right) yield* this.right.inorder();
  }
  *[Symbol.iterator](): IterableIterator<T> {
    const queue: Tree<T>[] = [this];
    while (queue.length) {
      const { value, left, right } = queue.shift()!;
      yield value;
      if (left) queue.push(left);
      if (right) queue.push(right);
    }
  }
  get depth(): number {
    return 1 + Math.max(this.left?.depth ?? 0, this.right?.depth ?? 0);
  }
}
const tree = new Tree(4, new Tree(2, new Tree(1), new Tree(3)), new Tree(6, undefined, new Tree(7)));
console.log([...tree.inorder()], [...tree], tree.depth, Math.max(...tree));
const [root, , six] = tree;
console.log(root, six);
class Countdown implements IterableIterator<number> {
  constructor(private n: number) {}
  next(): IteratorResult<number, undefined> {
    return this.n > 0 ? { value: this.n--, done: false } : { value: undefined, done: true };
  }
  return(value?: any) {
    console.log("closed at", this.n);
    return { value, done: true as const };
  }
  [Symbol.iterator]() {
    return this;
  }
}
for (const n of new Countdown(5)) {
  if (n < 4) break;
  console.log(n);
}
const [a, b] = new Countdown(9);
console.log(
  a,
  b,
  Array.from(new Countdown(3), (n) => n * 10),
  new Map([...new Countdown(2)].map((n) => [n, "x".repeat(n)])),
);
function* permutations<T>(xs: T[], n = xs.length): Generator<T[]> {
  if (n <= 1) yield xs.slice();
  else
    for (let i = 0; i < n; i++) {
      yield* permutations(xs, n - 1);
      const j = n % 2 ? 0 : i;
      [xs[n - 1], xs[j]] = [xs[j]!, xs[n - 1]!];
    }
}
console.log([...permutations([1, 2, 3])].map((p) => p.join("")).join(" "));
function* delegate(): Generator<string, number> {
  const got: string = yield* (function* (): Generator<string, string> {
    yield "inner";
    return "from inner";
  })();
  yield got;
  return 9;
}
const d = delegate();
console.log([...delegate()], d.next().value, d.next().value, d.next());
let entries: [number, string][] = [];
for (const [i, c] of [..."hé"].entries()) entries.push([i, c]);
console.log(entries, typeof d[Symbol.iterator], String(d));
