// covers: visitors, generics with constraints, abstract classes, static members, symbols
interface Visitor<R> { circle(c: Circle): R; rect(r: Rect): R; group(g: Group): R }
abstract class Shape {
  private static created = 0;
  static get made(): number { return Shape.created; }
  readonly id: number;
  constructor(protected readonly label: string = "?") { this.id = ++Shape.created; }
  abstract accept<R>(visitor: Visitor<R>): R;
  toString(): string { return `${this.constructor.name}#${this.id}(${this.label})`; }
  get [Symbol.toStringTag]() { return "Shape"; }
  [Symbol.toPrimitive](hint: "string" | "number" | "default"): string | number { return hint === "number" ? this.id : this.toString(); }
}
class Circle extends Shape { constructor(public r: number) { super("circle"); } accept<R>(v: Visitor<R>): R { return v.circle(this); } }
class Rect extends Shape { constructor(public w: number, public h = w) { super("rect"); } accept<R>(v: Visitor<R>): R { return v.rect(this); } }
class Group extends Shape {
  readonly parts: readonly Shape[];
  constructor(...parts: Shape[]) { super("group of " + parts.length); this.parts = Object.freeze([...parts]); }
  accept<R>(v: Visitor<R>): R { return v.group(this); }
}
class Area implements Visitor<number> {
  circle = ({ r }: Circle) => Math.PI * r ** 2;
  rect({ w, h }: Rect) { return w * h; }
  group(g: Group): number { return g.parts.map((p) => p.accept(this)).reduce((a, b) => a + b, 0); }
}
const names: Visitor<string> = { circle: (c) => `o${c.r}`, rect: (r) => `[${r.w}x${r.h}]`, group(g) { return `{${g.parts.map((p) => p.accept(this)).join(" ")}}`; } };
const all = new Group(new Circle(1), new Rect(2), new Group(new Rect(1, 5), new Circle(0.5)));
console.log(all.accept(new Area()).toFixed(3), all.accept(names), Shape.made, `${all}`, +all, Object.prototype.toString.call(all));
try { (all.parts as Shape[]).push(new Circle(9)); } catch (e) { console.log((e as Error).constructor.name, Object.isFrozen(all.parts)); }
type Constructor<T = {}> = abstract new (...args: any[]) => T;
function byType<T extends Shape>(xs: readonly Shape[], type: Constructor<T>): T[] { return xs.filter((x): x is T => x instanceof type); }
console.log(byType(all.parts, Rect).map((r) => r.w + r.h), byType(all.parts, Group).length);
const maxBy = <T, K extends keyof T>(xs: readonly T[], key: K): T | undefined => xs.reduce<T | undefined>((m, x) => (m === undefined || x[key] > m[key] ? x : m), undefined);
console.log(maxBy([{ n: 1, s: "a" }, { n: 3, s: "b" }, { n: 2, s: "c" }], "n")?.s, maxBy([] as { q: number }[], "q"));
