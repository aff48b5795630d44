// covers: generics, iterators, linked lists, stacks, queues, trees, heaps
interface Collection<T> extends Iterable<T> { readonly size: number; isEmpty(): boolean }
class Stack<T> implements Collection<T> {
  private items: T[] = [];
  push(...xs: T[]): this { this.items.push(...xs); return this; }
  pop(): T | undefined { return this.items.pop(); }
  get size() { return this.items.length; }
  isEmpty = (): boolean => this.size === 0;
  *[Symbol.iterator]() { for (let i = this.items.length - 1; i >= 0; i--) yield this.items[i]!; }
}
type Node_<T> = { value: T; next: Node_<T> | null };
class LinkedList<T> implements Collection<T> {
  private head: Node_<T> | null = null;
  private tail: Node_<T> | null = null;
  size = 0;
  static from<U>(xs: Iterable<U>): LinkedList<U> { const l = new LinkedList<U>(); for (const x of xs) l.add(x); return l; }
  add(value: T): this {
    const node: Node_<T> = { value, next: null };
    if (this.tail) this.tail.next = node; else this.head = node;
    this.tail = node;
    this.size++;
    return this;
  }
  reverse(): this {
    let previous: Node_<T> | null = null, at = this.head;
    this.tail = this.head;
    while (at) [at.next, previous, at] = [previous, at, at.next];
    this.head = previous;
    return this;
  }
  map<U>(f: (x: T, i: number) => U): LinkedList<U> { let i = 0; return LinkedList.from([...this].map((x) => f(x, i++))); }
  isEmpty() { return this.size === 0; }
  [Symbol.iterator](): Iterator<T> {
    let at = this.head;
    return { next: () => { if (!at) return { done: true, value: undefined }; const { value } = at; at = at.next; return { done: false, value }; } };
  }
}
class Heap<T> {
  private a: T[] = [];
  constructor(private readonly before: (x: T, y: T) => boolean) {}
  push(x: T): void {
    let i = this.a.push(x) - 1;
    while (i > 0) { const p = (i - 1) >> 1; if (!this.before(this.a[i]!, this.a[p]!)) break; [this.a[i], this.a[p]] = [this.a[p]!, this.a[i]!]; i = p; }
  }
  pop(): T | undefined {
    const first = this.a[0], last = this.a.pop();
    if (this.a.length && last !== undefined) {
      this.a[0] = last;
      for (let i = 0; ; ) {
        let c = 2 * i + 1;
        if (c >= this.a.length) break;
        if (c + 1 < this.a.length && this.before(this.a[c + 1]!, this.a[c]!)) c++;
        if (!this.before(this.a[c]!, this.a[i]!)) break;
        [this.a[i], this.a[c]] = [this.a[c]!, this.a[i]!];
        i = c;
      }
    }
    return first;
  }
}
class Tree<K, V> {
  private root?: { key: K; value: V; left?: any; right?: any };
  constructor(private compare: (a: K, b: K) => number = (a, b) => (a < b ? -1 : a > b ? 1 : 0)) {}
  set(key: K, value: V): this {
    const put = (n: typeof this.root): NonNullable<typeof this.root> => {
      if (!n) return { key, value };
      const c = this.compare(key, n.key);
      if (c === 0) n.value = value; else if (c < 0) n.left = put(n.left); else n.right = put(n.right);
      return n;
    };
    this.root = put(this.root);
    return this;
  }
  *entries(n = this.root): Generator<readonly [K, V]> { if (n) { yield* this.entries(n.left); yield [n.key, n.value] as const; yield* this.entries(n.right); } }
  get depth(): number { const d = (n?: typeof this.root): number => (n ? 1 + Math.max(d(n.left), d(n.right)) : 0); return d(this.root); }
}
const s = new Stack<number>().push(1, 2, 3);
console.log(s.pop(), [...s], s.isEmpty(), s);
const list = LinkedList.from("hello").reverse();
console.log([...list].join(""), list.size, [...list.map((c, i) => c + i)], Math.max(...new LinkedList<number>().add(4).add(9)));
const heap = new Heap<[string, number]>((a, b) => a[1] < b[1]);
for (const [i, w] of ["delta", "a", "ccc", "bb", "eeeeee"].entries()) heap.push([w, w.length + i / 10]);
for (let x; (x = heap.pop()); ) console.log(...x);
const tree = new Tree<string, number>();
"the quick brown fox jumps over the lazy dog".split(" ").forEach((w, i) => tree.set(w, i));
console.log([...tree.entries()].map(([k, v]) => `${k}${v}`).join(" "), tree.depth);
function* zip<A, B>(a: Iterable<A>, b: Iterable<B>): Generator<[A, B]> { const [i, j] = [a[Symbol.iterator](), b[Symbol.iterator]()]; for (;;) { const [x, y] = [i.next(), j.next()]; if (x.done || y.done) return; yield [x.value, y.value]; } }
console.log([...zip([1, 2, 3], "ab")], new Map(zip(["x", "y"], [1, 2])));
const groupBy = <T, K extends string | number>(xs: T[], f: (x: T) => K) => xs.reduce<Partial<Record<K, T[]>>>((g, x) => { (g[f(x)] ??= [])!.push(x); return g; }, {});
console.log(groupBy([1, 2, 3, 4, 5], (n) => (n % 2 ? "odd" : "even")), groupBy(["a", "bb", "cc"], (w) => w.length));
