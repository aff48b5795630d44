// covers: recursive generics, comparators, optional members, iteration both ways, keyof lookups
interface TreeNode<K, V> {
  key: K;
  value: V;
  left?: TreeNode<K, V>;
  right?: TreeNode<K, V>;
  height: number;
}
type Compare<T> = (a: T, b: T) => -1 | 0 | 1;
const order = <T extends number | string | bigint>(a: T, b: T): -1 | 0 | 1 => (a < b ? -1 : a > b ? 1 : 0);
class AvlMap<K, V> implements Iterable<[K, V]> {
  private root?: TreeNode<K, V>;
  private count = 0;
  constructor(
    private readonly compare: Compare<K>,
    entries: Iterable<readonly [K, V]> = [],
  ) {
    for (const [k, v] of entries) this.set(k, v);
  }
  static of<V>(entries: Record<string, V>): AvlMap<string, V> {
    return new AvlMap<string, V>(order, Object.entries(entries));
  }
  get size(): number {
    return this.count;
  }
  get depth(): number {
    return this.root?.height ?? 0;
  }
  set(key: K, value: V): this {
    this.root = this.insert(this.root, key, value);
    return this;
  }
  get<D = undefined>(key: K, otherwise?: D): V | D {
    let at = this.root;
    while (at) {
      const c = this.compare(key, at.key);
      if (c === 0) return at.value;
      at = c < 0 ? at.left : at.right;
    }
    return otherwise as D;
  }
  private insert(at: TreeNode<K, V> | undefined, key: K, value: V): TreeNode<K, V> {
    if (!at) {
      this.count++;
      return { key, value, height: 1 };
    }
    switch (this.compare(key, at.key)) {
      case 0:
        at.value = value;
        return at;
      case -1:
        at.left = this.insert(at.left, key, value);
        break;
      default:
        at.right = this.insert(at.right, key, value);
    }
    return this.balance(at);
  }
  private static height(n?: { height: number }) {
    return n?.height ?? 0;
  }
  private update<N extends TreeNode<K, V>>(n: N): N {
    n.height = 1 + Math.max(AvlMap.height(n.left), AvlMap.height(n.right));
    return n;
  }
  private rotate(n: TreeNode<K, V>, from: "left" | "right", to: "left" | "right"): TreeNode<K, V> {
    const top = n[from]!;
    n[from] = top[to];
    top[to] = this.update(n);
    return this.update(top);
  }
  private balance(n: TreeNode<K, V>): TreeNode<K, V> {
    this.update(n);
    const lean = AvlMap.height(n.left) - AvlMap.height(n.right);
    if (lean > 1) {
      if (AvlMap.height(n.left!.left) < AvlMap.height(n.left!.right)) n.left = this.rotate(n.left!, "right", "left");
      return this.rotate(n, "left", "right");
    }
    if (lean < -1) {
      if (AvlMap.height(n.right!.right) < AvlMap.height(n.right!.left))
        n.right = this.rotate(n.right!, "left", "right");
      return this.rotate(n, "right", "left");
    }
    return n;
  }
  *[Symbol.iterator](): Generator<[K, V]> {
    function* walk(n?: TreeNode<K, V>): Generator<[K, V]> {
      if (n) {
        yield* walk(n.left);
        yield [n.key, n.value];
        yield* walk(n.right);
      }
    }
    yield* walk(this.root);
  }
  *keys() {
    for (const [k] of this) yield k;
  }
  reduce<A>(f: (acc: A, value: V, key: K) => A, acc: A): A {
    for (const [k, v] of this) acc = f(acc, v, k);
    return acc;
  }
}
const squares = new AvlMap<number, number>(order);
for (let i = 0; i < 100; i++) squares.set((i * 37) % 100, i);
console.log(squares.size, squares.depth, squares.get(37), squares.get(1000), squares.get(1000, "none"));
const words = AvlMap.of({ pear: 4, fig: 3, apple: 5 });
words.set("fig", 33);
console.log(
  [...words],
  [...words.keys()].join(),
  words.reduce((s, v, k) => s + v * k.length, 0),
);
const reversed = new AvlMap<bigint, string>(
  (a, b) => order(b, a),
  [
    [1n, "one"],
    [3n, "three"],
    [2n, "two"],
  ],
);
console.log(Array.from(reversed, ([k, v]) => `${k}=${v}`));
console.log(words);
