// covers: object types, optional and readonly members, index signatures, intersections, tuples
interface PaintOptions {
  shape: { side: number };
  xPos?: number;
  yPos?: number;
}
const paint = ({ shape: { side }, xPos = 0, yPos = 100 }: PaintOptions): string => `${side}@${xPos},${yPos}`;
console.log(
  paint({ shape: { side: 2 } }),
  paint({ shape: { side: 1 }, xPos: 5, yPos: undefined }),
  paint({ shape: { side: 1 }, yPos: 0 }),
);
interface StringArray {
  readonly [index: number]: string;
  readonly length: number;
}
const list: StringArray = ["a", "b"];
console.log(list[1], list[2], list.length);
interface Dictionary {
  [index: string]: number | string;
  length: number;
  name: string;
}
const dictionary: Dictionary = { length: 1, name: "d", extra: "e" };
dictionary["more"] = 7;
dictionary.even_more = 8;
delete dictionary.extra;
console.log(
  dictionary,
  "extra" in dictionary,
  Object.entries(dictionary).filter(([, v]) => typeof v === "number"),
);
type Colorful = { color: string };
interface Circle {
  radius: number;
}
type ColorfulCircle = Colorful & Circle & { scale(by: number): ColorfulCircle };
const ball: ColorfulCircle = {
  color: "red",
  radius: 2,
  scale(by) {
    return { ...this, radius: this.radius * by };
  },
};
console.log(ball.scale(2).scale(3).radius, ball.scale(2));
type Pair = readonly [left: string, right?: number];
const pairs: Pair[] = [["a", 1], ["b"]];
for (const [left, right = -1] of pairs) console.log(left, right, right === -1);
type Rest = [string, ...boolean[], number];
const rest: Rest = ["x", true, false, 5];
const [head, ...tail] = rest;
console.log(head, tail, tail.pop(), rest.at(-1));
function readInput(...[name, version, ...flags]: [string, number, ...boolean[]]) {
  return { name, version, flags };
}
console.log(readInput("n", 1, true, false), readInput("m", 2));
let point = [3, 4] as const;
const hyp = ([x, y]: readonly [number, number]) => Math.sqrt(x ** 2 + y ** 2);
console.log(hyp(point));
const tag: unique symbol = Symbol("tag");
interface Tagged {
  [tag]: string;
  [Symbol.toPrimitive](hint: string): string | number;
  [Symbol.toStringTag]: string;
}
const tagged: Tagged = {
  [tag]: "secret",
  [Symbol.toPrimitive]: (hint) => (hint === "number" ? 42 : `<${hint}>`),
  [Symbol.toStringTag]: "Tagged",
};
console.log(
  `${tagged}`,
  +tagged,
  (tagged as any) + "",
  tagged[tag],
  String(Object.prototype.toString.call(tagged)),
  tagged,
);
enum Key {
  A = "alpha",
  B = "beta",
}
const table: { [K in Key]?: number } & { other?: string } = { [Key.A]: 1, ["be" + "ta"]: 2 };
console.log(table, table[Key.B]);
const numbered: { [n: number]: string } = { 10: "ten", 2: "two", [1 + 0]: "one" };
console.log(numbered, Object.keys(numbered));
class Grid<T> {
  [key: `row${number}`]: T[];
  constructor(rows: T[][]) {
    rows.forEach((row, i) => (this[`row${i}`] = row));
  }
}
console.log(new Grid([[1, 2], [3]]), new Grid<string>([]).row0);
interface Node1 {
  value: number;
  next?: Node1 | null;
}
const chain: Node1 = { value: 1, next: { value: 2, next: { value: 3, next: null } } };
let sum = 0;
for (let at: Node1 | null | undefined = chain; at; at = at.next) sum += at.value;
console.log(sum, chain.next?.next?.next?.next, chain);
const weak: { a?: { b?: { c?: () => string[] } } } = {};
console.log(weak.a?.b?.c?.()[0]!.length, (weak.a ??= { b: {} }).b!.c?.call(null) ?? "none", weak);
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
const count = (j: Json): number =>
  Array.isArray(j)
    ? j.reduce<number>((s, x) => s + count(x), 0)
    : j && typeof j === "object"
      ? Object.values(j).reduce((s: number, x) => s + count(x), 0)
      : 1;
const parsed: Json = JSON.parse('{"a":[1,2,{"b":null}],"c":"d","e":{}}');
console.log(count(parsed), parsed, JSON.stringify(parsed, null, 1).length);
const copy = {
  ...{
    get computed() {
      return 1 + 1;
    },
    m() {
      return this.computed;
    },
  },
};
console.log(copy, copy.m());
