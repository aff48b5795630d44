type Ok<T> = { readonly ok: true; readonly value: T };
type Err<E> = { readonly ok: false; readonly error: E };
type Result<T, E = string> = Ok<T> | Err<E>;
const ok = <T,>(value: T): Ok<T> => ({ ok: true, value });
const err = <E,>(error: E): Err<E> => ({ ok: false, error });
namespace Result {
  export const map = <T, U, E>(r: Result<T, E>, f: (t: T) => U): Result<U, E> => (r.ok ? ok(f(r.value)) : r);
  export const chain = <T, U, E, F>(r: Result<T, E>, f: (t: T) => Result<U, F>): Result<U, E | F> => (r.ok ? f(r.value) : r);
  export function all<T, E>(results: Iterable<Result<T, E>>): Result<T[], E> {
    const values: T[] = [];
    for (const r of results) { if (!r.ok) return r; values.push(r.value); }
    return ok(values);
  }
  export const unwrapOr = <T, E>(r: Result<T, E>, fallback: T): T => r.ok ? r.value : fallback;
}
type ParseError = { kind: "empty" } | { kind: "not-a-number"; text: string } | { kind: "range"; min: number; max: number };
function parse(text: string): Result<number, ParseError> {
  if (!text.trim()) return err({ kind: "empty" });
  const n = Number(text);
  return Number.isNaN(n) ? err({ kind: "not-a-number", text }) : ok(n);
}
const within = (min: number, max: number) => (n: number): Result<number, ParseError> => n >= min && n <= max ? ok(n) : err({ kind: "range", min, max });
function assertNever(x: never): never { throw new Error(`unexpected ${JSON.stringify(x)}`); }
function explain(e: ParseError): string {
  switch (e.kind) {
    case "empty": return "nothing given";
    case "not-a-number": return `"${e.text}" is no number`;
    case "range": return `not within ${e.min}..${e.max}`;
    default: return assertNever(e);
  }
}
for (const input of ["42", "", "abc", "1000", " 7 "]) {
  const r = Result.map(Result.chain(parse(input), within(0, 100)), (n) => n * 2);
  console.log(JSON.stringify(input), r.ok ? r.value : explain(r.error));
}
console.log(Result.all(["1", "2", "3"].map(parse)), Result.all(["1", "x"].map(parse)), Result.unwrapOr(parse("?"), -1));
function pipe<A, B>(a: A, f: (a: A) => B): B;
function pipe<A, B, C>(a: A, f: (a: A) => B, g: (b: B) => C): C;
function pipe(a: unknown, ...fs: Array<(x: any) => any>): unknown { return fs.reduce((x, f) => f(x), a); }
console.log(pipe(3, (n) => n + 1, (n) => `n=${n}`), pipe("x", (s) => s.repeat(3)));
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
const walk = (j: Json, depth = 0): number => Array.isArray(j) ? Math.max(depth, ...j.map((x) => walk(x, depth + 1))) : j && typeof j === "object" ? Math.max(depth, ...Object.values(j).map((x) => walk(x, depth + 1))) : depth;
console.log(walk([1, [2, { a: [3] }]]), walk({}), walk("x"));
type DeepReadonly<T> = { readonly [K in keyof T]: T[K] extends object ? DeepReadonly<T[K]> : T[K] };
function freeze<T extends object>(o: T): DeepReadonly<T> { for (const v of Object.values(o)) if (v && typeof v === "object") freeze(v); return Object.freeze(o) as DeepReadonly<T>; }
const config = freeze({ db: { host: "localhost", ports: [1, 2] }, debug: true });
try { (config.db as any).host = "x"; } catch (e) { console.log((e as TypeError).name, (e as Error).message); }
console.log(config, Object.isFrozen(config.db.ports));
const tuple = [1, "a", true] as const; const [first, ...rest] = tuple; console.log(first, rest, tuple.length);
type Getters<T> = { [K in keyof T as `get${Capitalize<string & K>}`]: () => T[K] };
function getters<T extends object>(o: T): Getters<T> { return Object.fromEntries(Object.entries(o).map(([k, v]) => [`get${k[0].toUpperCase()}${k.slice(1)}`, () => v])) as Getters<T>; }
const g = getters({ name: "Ann", age: 3 }); console.log(g.getName(), g.getAge(), Object.keys(g));
function assertIsString(v: unknown): asserts v is string { if (typeof v !== "string") throw new TypeError(`expected string, got ${typeof v}`); }
try { assertIsString(5); } catch ({ message }: any) { console.log(message); }
let maybe: { a?: { b?: () => number } } | undefined = { a: { b: () => 5 } }; console.log(maybe?.a?.b?.()!.toFixed(1), maybe!.a!.b!(), (maybe as any)?.x?.y.z ?? "none");
