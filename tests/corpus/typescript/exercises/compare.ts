// Sorting, stacks and queues, with types of functions.
type Comparator<T> = (a: T, b: T) => number;
function quickSort<T>(xs: readonly T[], cmp: Comparator<T>): T[] {
  if (xs.length < 2) return [...xs];
  const [p, ...rest] = xs as [T, ...T[]];
  return [...quickSort(rest.filter(x => cmp(x, p) < 0), cmp), p, ...quickSort(rest.filter(x => cmp(x, p) >= 0), cmp)];
}
console.log(quickSort([3, 1, 2, 3], (a, b) => a - b), quickSort<string>(["b", "a"], (a, b) => a < b ? -1 : 1));
class Stack<T> { private readonly items: T[] = []; push(...xs: T[]): void { this.items.push(...xs); } pop(): T | undefined { return this.items.pop(); } get size() { return this.items.length; } }
const st = new Stack<number>(); st.push(1, 2); console.log(st.pop(), st.pop(), st.pop(), st.size, st);
class PriorityQueue<T> {
  private heap: T[] = [];
  constructor(private readonly before: (a: T, b: T) => boolean) {}
  push(x: T): void { const h = this.heap; h.push(x); let i = h.length - 1; while (i > 0) { const p = (i - 1) >> 1; if (!this.before(h[i]!, h[p]!)) break; [h[i], h[p]] = [h[p]!, h[i]!]; i = p; } }
  pop(): T | undefined { const h = this.heap; const top = h[0]; const last = h.pop(); if (h.length && last !== undefined) { h[0] = last; let i = 0; for (;;) { let m = i; for (const c of [2 * i + 1, 2 * i + 2]) if (c < h.length && this.before(h[c]!, h[m]!)) m = c; if (m === i) break; [h[i], h[m]] = [h[m]!, h[i]!]; i = m; } } return top; }
}
const q = new PriorityQueue<[number, string]>((a, b) => a[0] < b[0]); q.push([3, "c"]); q.push([1, "a"]); q.push([2, "b"]);
for (let x = q.pop(); x; x = q.pop()) console.log(x[0], x[1]);
const pipe = <A, B, C>(f: (a: A) => B, g: (b: B) => C) => (a: A): C => g(f(a)); console.log(pipe((x: number) => x + 1, (x: number) => `<${x}>`)(4));
function fib(n: number, seen: Record<number, bigint> = {}): bigint { return n < 2 ? BigInt(n) : (seen[n] ??= fib(n - 1, seen) + fib(n - 2, seen)); } console.log(fib(90), typeof fib(3));
const word: Readonly<Record<string, number>> = Object.freeze("the cat the dog".split(" ").reduce<Record<string, number>>((acc, w) => ({ ...acc, [w]: (acc[w] ?? 0) + 1 }), {})); console.log(word);
let x: number, y: string | undefined; x = 1; y ??= "y"; console.log(x!, y!);
function tag(strings: TemplateStringsArray, ...vals: unknown[]): string { return strings.raw.join("|") + vals.length; } console.log(tag`a${1}b${2}c`);
