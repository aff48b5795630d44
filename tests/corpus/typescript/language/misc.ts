// Small things of the syntax.
let a: Array<Array<number>> = [[1]], b = <number[]>[2];
const fn = function <T>(this: unknown, x: T): T { return x; }; console.log(fn<number[]>(b)[0]! + a[0]![0]!);
type A1 = typeof a; type B1 = ReturnType<typeof fn>; interface C1 { (x: number): string; new (y: string): C1; readonly [i: number]: string; m?(): void; get q(): number }
var o = { m<T>(x?: T, ...r: T[]) { return [x, r.length]; }, async *g(): AsyncGenerator<number> { yield 1; } }; console.log(o.m<number>(1, 2, 3), o.m());
for (const [k, v] of new Map<string, number>([["x", 1]])) console.log(k, v as number);
for (let i: number = 0, n = 2; i < n; i++) console.log(i);
const { x: renamed = 5 as number, ...others }: { x?: number; [k: string]: any } = { y: 1 }; console.log(renamed, others);
class K<in out T = string> { static s?: number; static #p: number = 1; protected static readonly q: string = "q"; static get p(): number { return K.#p; } public async m(): Promise<void> {} private get v(): T | undefined { return undefined; } [key: string]: any; accessor z = 3; }
console.log(K.p, K.s, (K as any).q, new K<number>().z);
if (!(a as unknown as any).nothing) console.log((a)!.length as number);
abstract class Q { abstract x: number; abstract m(): void; static make(): Q { return new (class extends Q { x = 1; m(): void {} })(); } } console.log(Q.make().x);
let z = a! as any as number[][]; z![0]![0]!++; z[0]![0]! += 2; console.log(z); (z as any) = 5; console.log(z);
const big = 10n as bigint; console.log(big ** 2n, typeof big === "bigint" ? "big" : 0);
let opt: { a?: { b?(): number } } | undefined; console.log(opt?.a?.b?.(), opt?.a!.b);
declare let ghost: number; declare class G { x: number } declare namespace N3 { const x: number } declare module "m" { export const y: number } declare enum DE { A }
function isA(this: void, x: unknown): asserts x {} isA(1); try { console.log(typeof ghost); } catch {}
label: { if (a) break label; console.log("no"); } console.log(((x: number, y?: string): number => x)(1), (async <T>(x: T) => x) instanceof Function);
type Rec = { readonly [K in "a" | "b" as `${K}x`]-?: K }; const rec: Rec = { ax: "a", bx: "b" }; console.log(rec); let u!: number; u = 3; console.log(u < 4, u > 2);
