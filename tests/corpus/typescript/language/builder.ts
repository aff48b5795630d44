// Builders with polymorphic this, accessors, statics and index signatures.
class Query {
  private parts: string[] = [];
  protected limitTo?: number;
  static readonly DEFAULT: number = 10;
  static from(table: string): Query { return new Query(table); }
  protected constructor(private table: string) {}
  where(field: string, value: string | number): this {
    this.parts.push(`${field} = ${typeof value === "string" ? `'${value}'` : value}`);
    return this;
  }
  limit(n: number = Query.DEFAULT): this { this.limitTo = n; return this; }
  get sql(): string {
    const where = this.parts.length ? ` WHERE ${this.parts.join(" AND ")}` : "";
    return `SELECT * FROM ${this.table}${where}${this.limitTo !== undefined ? ` LIMIT ${this.limitTo}` : ""}`;
  }
}
console.log(Query.from("users").where("name", "ann").where("age", 3).limit().sql);
console.log(Query.from("t").sql, Query.from("t"));
class Temperature {
  #celsius = 0;
  static { console.log("made"); }
  get fahrenheit(): number { return this.#celsius * 9 / 5 + 32; }
  set fahrenheit(f: number) { this.#celsius = (f - 32) * 5 / 9; }
  static isOne(x: unknown): x is Temperature { return typeof x === "object" && x !== null && #celsius in x; }
}
const t = new Temperature(); t.fahrenheit = 212; console.log(t.fahrenheit, Temperature.isOne(t), Temperature.isOne({}));
interface Dict { [key: string]: number }
const d: Dict = {}; d["a"] = 1; d.b = 2; for (const k in d) console.log(k, d[k]);
class Base { x = 1; y; constructor() { this.y = this.x + 1; } }
class Derived extends Base { declare x: number; z: number = this.x + this.y; opt?: string; constructor(public w: string, readonly q = 5) { super(); console.log("in", this.w); } }
console.log(new Derived("w"), Object.keys(new Derived("v")));
let f: (a: number, ...rest: string[]) => void = function (this: void, a, ...rest) { console.log(a, rest); };
f(1, "a", "b");
const sym: unique symbol = Symbol("s"); class WithSym { [sym]: string = "v"; ["comp" + 1]?: number = 3; static [Symbol.hasInstance](x: any): boolean { return x === 1; } }
console.log(new WithSym(), (1 as any) instanceof WithSym);
let bits = 5 as number as unknown as any; bits <<= 2; (bits as number)++; console.log(bits, -(<number>bits), (bits as any)?.foo?.bar);
label: for (let i = 0 as number; i < 3; i++) { for (const j of [0, 1] as const) { if (j === 1) continue label; console.log(i, j); } }
