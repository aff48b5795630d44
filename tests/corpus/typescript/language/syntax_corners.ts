// covers: corners of the syntax: ambiguities of < >, !, modifiers in all orders, types in odd places
declare global {
  interface Array<T> {
    lastOne(): T | undefined;
  }
  var shared: number;
}
Array.prototype.lastOne = function <T>(this: T[]) {
  return this[this.length - 1];
};
globalThis.shared = 5;
console.log([1, 2].lastOne(), shared);
const a = 1,
  b = 2,
  c = 3,
  d = 4;
const less = (x: boolean, y?: boolean) => [x, y];
console.log(a < b || c > d, less(a < b, c > d), less(a < b), a < (b as number), (a as number) < b);
const gen = <T>(x: T): T => x;
const gen2 = async <T extends object>(x: T): Promise<T> => x;
const gen3 = function* <T>(...xs: T[]): Generator<T> {
  yield* xs;
};
console.log(gen<number>(1), gen<Array<Map<string, number[]>>>([]), [...gen3<string>("p", "q")]);
gen2({ k: 1 }).then((v) => console.log(v.k));
const data = {
  list: [{ f: (n?: number) => ({ deep: n ?? 7 }) }] as { f?(n?: number): { deep: number } }[] | undefined,
};
console.log(data.list![0]!.f!(3)!.deep!.toFixed(1), data.list?.[0]?.f?.().deep, data!.list!.length! + 1);
let z: number | undefined;
z! = 4;
z!++;
(z as any)!--;
(<any>z) += 1;
console.log(z!, -z!, !z!, typeof z!, void z!, z! > 3 ? z! : 0, [...[z!]], `${z!}`, z! as number);
abstract class Shape {
  protected static readonly registry = new Map<string, typeof Shape>();
  public abstract readonly name: string;
  abstract get area(): number;
  abstract set scale(v: number);
  private static count?: number;
  constructor(protected readonly id: string | number = Shape.next()) {}
  static next(): number {
    return (Shape.count = (Shape.count ?? 0) + 1);
  }
  describe?(): string;
  declare ghost: string;
  public static override toString(): string {
    return "Shape class";
  }
}
class Sq extends Shape {
  override readonly name = "sq" as const;
  #s = 2;
  override get area(): number {
    return this.#s ** 2;
  }
  override set scale(v: number) {
    this.#s *= v;
  }
  override describe(): string {
    return `${this.name}${this.id}`;
  }
  async *walk(): AsyncGenerator<number, void, unknown> {
    yield this.area;
  }
  static async make(this: new () => Sq): Promise<Sq> {
    return new this();
  }
  "quoted-method"(x?: number) {
    return x;
  }
  123() {
    return "num";
  }
  readonly [Symbol.toStringTag] = "SQ";
  get [`comp${"uted"}`](): string {
    return "c";
  }
  in = 1;
  of = 2;
  readonly = 3;
  declare = 4;
  type = 6;
  get = 7;
  set = 8;
  static = 9;
  async = 10;
}
const sq = new Sq();
sq.scale = 3;
console.log(
  sq.area,
  sq.describe(),
  "ghost" in sq,
  `${Shape}`,
  sq["quoted-method"](4),
  sq[123](),
  String(sq),
  (sq as any).computed,
  sq.in + sq.of + sq.readonly + sq.declare + sq.type + sq.get + sq.set + sq.static + sq.async,
);
Sq.make().then(async (s) => {
  for await (const v of s.walk()) console.log("walk", v);
});
type Elem<T> = T extends readonly (infer U extends string)[] ? U : never;
const elem: Elem<["x", "y"]> = "x";
type Fn = typeof less extends (...args: infer A) => unknown ? A : never;
const args: Fn = [true];
console.log(elem, args, (<const>["t", 1])[0], (<T>(t: T) => [t] as const)(5));
const type = 1,
  of = 2,
  async = 3,
  as = 4,
  satisfies = 5,
  namespace = 6,
  declare = 8,
  abstract = 9,
  is = 10,
  keyof = 11,
  readonly = 12,
  unique = 13,
  infer = 14,
  asserts = 15,
  get = 16,
  set = 17,
  from = 18,
  accessor = 19,
  override = 20,
  out = 21,
  using = 22;
console.log(
  type +
    of +
    async +
    as +
    satisfies +
    namespace +
    declare +
    abstract +
    is +
    keyof +
    readonly +
    unique +
    infer +
    asserts +
    get +
    set +
    from +
    accessor +
    override +
    out +
    using,
);
const shorthand = { type, of, async, as, get, set, declare, using, accessor };
console.log(Object.values(shorthand).length);
let using2 = using;
using2 += 1;
console.log(using2, as as number, async + 1, type as unknown as string);
function over(this: void, x: string): string;
function over(x: number, y?: (n: number) => void): number;
function over(x: any) {
  return x;
}
console.log(
  over("s"),
  over(1, (n) => void n),
);
const obj = {
  m<T>(this: { v: number }, x: T): [T, number] {
    return [x, this.v];
  },
  v: 3,
  async a() {
    return 1;
  },
  *g(): Generator<number> {
    yield 1;
  },
  get p(): number {
    return 1;
  },
  set p(v: number) {},
  ["k" as string]: 1,
  5: 2,
  async *[Symbol.asyncIterator]() {},
  new: 1,
  function: 2,
  class: 3,
};
console.log(obj.m<string>("q"), obj.new + obj.function + obj.class, obj.k);
if (a < b) {
  type Local = { x: number };
  const l: Local = { x: 1 };
  console.log(l.x);
}
label: for (const x of <number[]>[1, 2, 3]) {
  switch (x as 1 | 2 | 3) {
    case 2:
      continue label;
    case 3:
      break label;
    default:
      console.log("x", x);
  }
}
const cond = a > 0 ? (x: number): string => `${x}` : (y: number): string => "" + y;
console.log(cond(1), ((x?: number): x is 5 => x === 5)(5), function (this: any): asserts this {}.call(1));
const big = 1_000.5e1,
  hex = 0xff_ff,
  bin = 0b1010_0001n;
console.log(big, hex, bin);
var v1: string | undefined = undefined,
  v2: number[] = [],
  v3;
console.log(v1, v2, v3);
try {
  throw <Error>new TypeError("t");
} catch (e: any) {
  console.log(e.message);
}
catchless: try {
  null!;
} catch {
} finally {
  console.log("f");
}
export type { Elem };
export { sq as default, type Fn };
export const enum CE {
  A = "a",
  B = 1 << 3,
}
console.log(CE.A, CE.B);
export declare const nothing: string;
export abstract class Exp<in out T, const U = T> {
  abstract t: [T, U];
}
export interface I1 extends Partial<Record<"a", number>> {
  new (x: number): I1;
  (y: string): void;
  readonly [k: string]: unknown;
  method?<T>(x: T): asserts x is NonNullable<T>;
  get g(): number;
  set g(v: number | string);
}
console.log(typeof Exp);
