function overloaded(x: number): string;
function overloaded(x: string, times: number): string;
function overloaded(x: number | string, times = 2): string {
  return typeof x === "number" ? x.toString(2) : x.repeat(times);
}
console.log(overloaded(10), overloaded("ab", 3));
function optional(a: number, b?: number, c: number = (b ?? 1) * 10, ...rest: number[]) {
  return [a, b, c, rest, arguments.length];
}
console.log(optional(1), optional(1, 2), optional(1, 2, 3, 4, 5), optional.length);
interface Callable { (x: number): number; label: string }
const callable = Object.assign((x: number) => x * x, { label: "square" }) as Callable;
console.log(callable(4), callable.label);
function bound(this: { factor: number }, x: number): number { return this.factor * x; }
console.log(bound.call({ factor: 3 }, 5), bound.bind({ factor: 2 })(7));
const curry = (a: number) => (b: number) => (c: number): number => a + b * c;
console.log(curry(1)(2)(3));
type Handler<T extends unknown[]> = (...args: T) => void;
const log: Handler<[string, number]> = (name, n) => console.log(name, n);
log(...(["spread", 5] as [string, number]));
function destructured({ a, b: { c = 3, ...others } = {} as any }: { a: number; b?: any }, [x, , y]: number[] = [1, 2, 3]) {
  return { a, c, others, x, y };
}
console.log(destructured({ a: 1 }), destructured({ a: 2, b: { c: 0, d: 4 } }, [7, 8, 9]));
const memo = <A extends string | number, R>(f: (a: A) => R): ((a: A) => R) => {
  const known = new Map<A, R>();
  return (a) => known.get(a) ?? (known.set(a, f(a)), known.get(a)!);
};
let calls = 0;
const slow = memo((n: number) => { calls++; return n * 2; });
console.log(slow(4), slow(4), calls);
function* ids(prefix: string): Generator<string, void, number | undefined> {
  for (let i = 0; ; ) i += (yield `${prefix}${i}`) ?? 1;
}
const generator = ids("id");
console.log(generator.next().value, generator.next().value, generator.next(10).value);
abstract class Never { private constructor() {} static value = 1 }
console.log(Never.value);
