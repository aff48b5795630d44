// covers: overloads, optional/default/rest parameters, this parameters, call/construct signatures, callbacks
function makeDate(timestamp: number): Date;
function makeDate(m: number, d: number, y: number): Date;
function makeDate(mOrTimestamp: number, d?: number, y?: number): Date {
  return d !== undefined && y !== undefined ? new Date(Date.UTC(y, mOrTimestamp - 1, d)) : new Date(mOrTimestamp);
}
console.log(makeDate(12345678).toISOString(), makeDate(5, 5, 2015).toISOString(), makeDate.length);
function len(s: string): number;
function len(arr: any[]): number;
function len(x: any) {
  return x.length;
}
console.log(len("hello"), len([0]));
class Stringy {
  get(i: number): string;
  get(from: number, to: number): string[];
  get(i: number, to?: number): string | string[] {
    return to === undefined ? this.text.charAt(i) : [...this.text.slice(i, to)];
  }
  constructor(text: string);
  constructor(code: number, times: number);
  constructor(
    private text: any,
    times?: number,
  ) {
    if (times !== undefined) this.text = String.fromCharCode(text).repeat(times);
  }
}
console.log(new Stringy("abc").get(1), new Stringy(65, 4).get(1, 3), new Stringy(66, 2));
type DescribableFunction = { description: string; (someArg: number): boolean };
function doSomething(fn: DescribableFunction) {
  return fn.description + " returned " + fn(6);
}
const isBig: DescribableFunction = Object.assign((n: number) => n > 3, { description: "isBig" });
console.log(doSomething(isBig), isBig);
function isEven(n: number): boolean {
  return n % 2 === 0;
}
isEven.description = "is even?";
isEven.cache = new Map<number, boolean>();
console.log(doSomething(isEven), isEven.cache.size);
interface CallOrConstruct {
  new (s: string): Date;
  (n?: number): string;
}
const both: CallOrConstruct = Date as any;
console.log(new both("2020-01-01").getUTCFullYear(), typeof both());
function f(x?: number, ...rest: string[]): string {
  return `${x ?? "none"}:${rest.length}`;
}
console.log(f(), f(undefined), f(0, "a", "b"), f.length, f(...([1, "q"] as [number, string])));
function multiply(n: number, ...m: number[]) {
  return m.map((x) => n * x);
}
console.log(multiply(10, 1, 2, 3), Math.atan2(...([8, 5] as const)).toFixed(4));
const sum3 = ({ a, b = a * 2, c: [d, e = 1] = [0] }: { a: number; b?: number; c?: number[] }) => a + b + d! + e;
console.log(sum3({ a: 1 }), sum3({ a: 1, b: 1, c: [5, 6] }));
interface DB {
  filterUsers(filter: (this: User, index: number) => boolean): User[];
}
interface User {
  id: number;
  admin: boolean;
}
const db: DB = {
  filterUsers(filter) {
    return users.filter((u, i) => filter.call(u, i));
  },
};
const users: User[] = [
  { id: 1, admin: true },
  { id: 2, admin: false },
  { id: 3, admin: true },
];
console.log(
  db.filterUsers(function (this: User) {
    return this.admin;
  }),
  db.filterUsers(function (i) {
    return i === 1 && !this.admin;
  }).length,
);
function bindAll<T extends Record<string, unknown>>(o: T): T {
  for (const k of Object.keys(o)) {
    const v = o[k];
    if (typeof v === "function") (o as any)[k] = v.bind(o);
  }
  return o;
}
const { inc } = bindAll({
  n: 1,
  inc() {
    return ++this.n;
  },
});
console.log(inc(), inc());
function forEachIndexed(arr: readonly any[], callback: (arg: any, index?: number) => void) {
  for (let i = 0; i < arr.length; i++) callback(arr[i], i);
}
const out: string[] = [];
forEachIndexed(["a", "b"], (a, i) => out.push(a + i));
forEachIndexed([1], (a) => out.push(String(a)));
console.log(out);
type VoidFunc = () => void;
const f1: VoidFunc = () => true;
const v1 = f1();
console.log(
  v1,
  ["x"].forEach((w) => w.length),
);
const fns: ((n: number) => number)[] = [];
for (var i = 0; i < 3; i++) {
  const j = i;
  fns.push((n) => n * j + i);
}
console.log(fns.map((fn) => fn(10)));
function firstElement<T>(arr: T[]): T | undefined;
function firstElement<T, D>(arr: T[], fallback: D): T | D;
function firstElement(arr: unknown[], fallback?: unknown) {
  return arr.length ? arr[0] : fallback;
}
console.log(firstElement([7]), firstElement([], "none"), firstElement([]));
export type Reducer<S, A> = (state: S, action: A) => S;
const pipe =
  (...fs: Function[]) =>
  (x: unknown) =>
    fs.reduce((v, fn) => fn(v), x);
console.log(
  pipe(
    (x: number) => x + 1,
    String,
    (s: string) => s.padStart(3, "0"),
  )(41),
);
function memo<A extends unknown[], R>(fn: (...args: A) => R): ((...args: A) => R) & { hits: number } {
  const seen = new Map<string, R>();
  const g = ((...args: A) => {
    const k = JSON.stringify(args);
    if (seen.has(k)) {
      g.hits++;
      return seen.get(k)!;
    }
    const r = fn(...args);
    seen.set(k, r);
    return r;
  }) as ((...args: A) => R) & { hits: number };
  g.hits = 0;
  return g;
}
const fib: ((n: number) => number) & { hits: number } = memo((n: number): number =>
  n < 2 ? n : fib(n - 1) + fib(n - 2),
);
console.log(fib(50), fib.hits, fib.name, fib);
