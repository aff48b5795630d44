// covers: symbol keys, unique symbol, well-known symbols, computed members, enumeration
const id: unique symbol = Symbol("id");
const hidden = Symbol();
declare const brand: unique symbol;
type UserId = number & { readonly [brand]?: "UserId" };
const uid = 5 as UserId;
console.log(uid + 1);
interface Entity {
  [id]: number;
  name: string;
}
const entity: Entity & { [hidden]?: string } = { [id]: 1, name: "e", [hidden]: "h" };
console.log(
  entity,
  entity[id],
  Object.keys(entity),
  Object.getOwnPropertySymbols(entity).map(String),
  JSON.stringify(entity),
  id.description,
  hidden.description,
);
class Money {
  constructor(
    readonly amount: number,
    readonly currency = "EUR",
  ) {}
  [Symbol.toPrimitive](hint: "string" | "number" | "default") {
    return hint === "number"
      ? this.amount
      : hint === "string"
        ? `${this.amount.toFixed(2)} ${this.currency}`
        : `default:${this.amount}`;
  }
  get [Symbol.toStringTag]() {
    return "Money";
  }
  static [Symbol.hasInstance](x: any) {
    return typeof x?.amount === "number";
  }
}
const m = new Money(5);
console.log(
  `${m}`,
  +m,
  m + "",
  Object.prototype.toString.call(m),
  { amount: 1 } instanceof Money,
  m,
  (m as any) > 4,
  (m as any) * 2,
);
class Tokens {
  constructor(private text: string) {}
  *[Symbol.iterator]() {
    yield* this.text.matchAll(/\w+/g);
  }
  [Symbol.search](s: string) {
    return s.indexOf(this.text);
  }
  [Symbol.replace](s: string, r: string) {
    return s.split(this.text).join(r);
  }
  [Symbol.split](s: string) {
    return s.split(this.text).map((x) => x.trim());
  }
  [Symbol.match](s: string): RegExpMatchArray | null {
    return s.includes(this.text) ? ([this.text] as any) : null;
  }
}
const tk = new Tokens("-");
console.log(
  "a-b".search(tk as any),
  "a-b-c".replace(tk as any, "+"),
  "a - b".split(tk),
  "x".match(tk as any),
  [...new Tokens("one two")].map((x) => x[0] + x.index),
);
const species = class MyArray<T> extends Array<T> {
  static get [Symbol.species]() {
    return Array;
  }
  sum(this: MyArray<number>) {
    return this.reduce((a, b) => a + b, 0);
  }
};
const xs = species.from([1, 2, 3]) as InstanceType<typeof species<number>>;
console.log(xs.sum(), xs instanceof species, xs.map((x) => x) instanceof species, xs);
const spread = { [Symbol.isConcatSpreadable]: true, length: 2, 0: "a", 1: "b" };
console.log(([] as string[]).concat(spread as any));
const registry: Record<symbol, unknown> & Record<string, unknown> = { [Symbol.for("app.key")]: 1, plain: 2 };
console.log(
  registry[Symbol.for("app.key")],
  Symbol.keyFor(Symbol.for("app.key")),
  Symbol.keyFor(id),
  Reflect.ownKeys(registry),
);
const method = ("dyn" + "amic") as const;
class Dyn {
  [method]() {
    return 1;
  }
  get [`${method}Get`]() {
    return 2;
  }
  static ["s" + 1] = 3;
  [Symbol.for("field")] = 4;
  async *["gen"]() {
    yield 1;
  }
}
console.log(
  new Dyn()[method](),
  (new Dyn() as any).dynamicGet,
  (Dyn as any).s1,
  new Dyn(),
  Object.getOwnPropertyNames(Dyn.prototype),
);
function keysOf<T extends object>(o: T): (keyof T)[] {
  return Reflect.ownKeys(o) as (keyof T)[];
}
for (const k of keysOf({ b: 1, 2: "two", a: 3, 1: "one", [id]: 0 })) console.log(typeof k, String(k));
const acc = {
  get v() {
    return this._v * 2;
  },
  set v(x: number) {
    this._v = x;
  },
  _v: 1,
};
acc.v = 5;
console.log(acc.v, acc, Object.getOwnPropertyDescriptor(acc, "v"));
try {
  console.log(`${id as any}`);
} catch (e) {
  console.log((e as Error).message);
}
try {
  console.log((id as any) + 1);
} catch (e) {
  console.log((e as Error).message);
}
console.log(Symbol.iterator.toString(), typeof id, Object(id) == id, [id].includes(id));
