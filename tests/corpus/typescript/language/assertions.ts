// covers: assertion functions, unique symbols, overloads, conditional types, as const, satisfies, tuples
function assert(condition: unknown, message?: string): asserts condition { if (!condition) throw new Error(message ?? "assertion failed"); }
function assertString(x: unknown): asserts x is string { if (typeof x !== "string") throw new TypeError(`not a string: ${typeof x}`); }
const tag: unique symbol = Symbol("tag");
interface Tagged { [tag]: string; readonly [index: number]: string; length?: number }
const t: Tagged = { [tag]: "yes", 0: "zero" };
console.log(t[tag], t[0], t?.[tag]!.length, t);
type Unwrap<T> = T extends Promise<infer U> ? Unwrap<U> : T extends (infer E)[] ? E : T;
type Getters<T> = { [K in keyof T as `get${Capitalize<string & K>}`]: () => T[K] };
function getters<T extends object>(o: T): Getters<T> {
  const out: Record<string, () => unknown> = {};
  for (const k in o) out[`get${k[0]!.toUpperCase()}${k.slice(1)}`] = () => o[k];
  return out as Getters<T>;
}
console.log(getters({ name: "x", age: 3 }).getAge());
const point = { x: 1, y: [1, 2] } as const satisfies { x: number; y: readonly number[] };
const pair = <const T extends readonly unknown[]>(...xs: T): T => xs;
console.log(point, pair(1, "a", true));
function pick<T, K extends keyof T>(o: T, ...keys: K[]): Pick<T, K> { return Object.fromEntries(keys.map((k) => [k, o[k]])) as Pick<T, K>; }
console.log(pick({ a: 1, b: 2, c: 3 }, "a", "c"));
function area(side: number): number;
function area(w: number, h: number): number;
function area(...xs: [number, number?]): number { return xs[0] * (xs[1] ?? xs[0]); }
console.log(area(3), area(3, 4));
let later!: { deep?: { f?: () => number } };
later = {};
console.log(later.deep?.f?.(), later!.deep?.f!?.call(null));
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
const walk = (j: Json): number => Array.isArray(j) ? j.reduce<number>((s, x) => s + walk(x), 0) : j !== null && typeof j === "object" ? Object.values(j).map(walk).reduce((a, b) => a + b, 0) : typeof j === "number" ? j : 0;
console.log(walk(JSON.parse('{"a":[1,2,{"b":3}],"c":null,"d":"x"}') as Json));
for (const f of [() => assert(1 > 2, "math works"), () => assertString(5), () => assert("")]) {
  try { f(); } catch (e) { console.log(`${e}`); }
}
class Temp { static #made = 0; static { Temp.#made = 10; } constructor(private _c = 0) { Temp.#made++; } get f() { return this._c * 1.8 + 32; } set f(v: number) { this._c = (v - 32) / 1.8; } static made = () => Temp.#made; isHot(this: Temp): this is Temp & { hot: true } { return this._c > 30; } }
const temp = new Temp(); temp.f = 212;
console.log(temp.f, temp.isHot(), Temp.made(), temp);
const wrong: number = "text" as unknown as number;
const alsoWrong: number = "oops";
console.log(wrong, alsoWrong, typeof alsoWrong);
const compose = <T,>(...fs: Array<(x: T) => T>) => (x: T) => fs.reduceRight((v, f) => f(v), x);
console.log(compose<number>((x) => x + 1, (x) => x * 2)(5));
let v: string | number | undefined = Math.max(1, 2) > 1 ? "s" : 4;
if (typeof v === "string") console.log(v.toUpperCase()); else console.log(v?.toFixed());
type A1 = typeof import("fs"); type B1 = keyof A1; type C1 = Record<"a" | "b", number>["a"];
abstract class Base<T = string> { protected items: T[] = []; abstract key(t: T): string; add(...t: T[]): this { this.items.push(...t); return this; } *[Symbol.iterator]() { yield* this.items; } }
const anon = new (class extends Base<number> { key(n: number) { return `#${n}`; } })();
console.log([...anon.add(1, 2)], anon.key(3));
