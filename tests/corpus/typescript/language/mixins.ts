type Constructor<T = object> = new (...args: any[]) => T;
function Timestamped<Base extends Constructor>(base: Base) {
  return class Timestamped extends base { created = 1000; age(now: number) { return now - this.created; } };
}
function Tagged<Base extends Constructor<{ name: string }>>(base: Base) {
  return class extends base {
    tags = new Set<string>();
    tag(...names: string[]) { names.forEach((one) => this.tags.add(one)); return this; }
    describe() { return `${this.name}: ${[...this.tags].join(", ")}`; }
  };
}
class Item { constructor(public name: string) {} }
const Article = Tagged(Timestamped(Item));
const article = new Article("TS").tag("types", "js", "types");
console.log(article.describe(), article.age(1500), article instanceof Item);
console.log(article);
const point = { x: 1, y: 2 } as const;
type Mutable<T> = { -readonly [K in keyof T]: T[K] };
const copy: Mutable<{ x: number; y: number }> = { ...point };
copy.x = 10;
console.log(point, copy, Object.isFrozen(point));
const config = { host: "h", port: 80 } satisfies Record<string, string | number>;
console.log(config.port.toFixed(1), `${config.host}:${config.port}` as `${string}:${number}`);
class Temperature {
  static from = { celsius: (c: number) => new Temperature(c), kelvin: (k: number) => new Temperature(k - 273) };
  private constructor(readonly celsius: number) {}
  [Symbol.toPrimitive](hint: "number" | "string" | "default") { return hint === "string" ? `${this.celsius}C` : this.celsius; }
}
console.log(`${Temperature.from.kelvin(300)}`, +Temperature.from.celsius(5) + 1);
let unset!: number;
console.log(typeof unset);
const tuple: readonly [name: string, age?: number, ...rest: boolean[]] = ["n", 3, true];
const [name, age = 0, ...rest] = tuple;
console.log(name, age, rest);
