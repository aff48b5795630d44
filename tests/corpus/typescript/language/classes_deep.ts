abstract class Shape {
  static #count = 0;
  protected abstract readonly kind: string;
  abstract get area(): number;
  constructor(public readonly id: number = ++Shape.#count) {}
  static get count(): number { return Shape.#count; }
  describe(this: Shape): string { return `${this.kind}#${this.id} area=${this.area.toFixed(2)}`; }
  [Symbol.toPrimitive](hint: string): string | number { return hint === "number" ? this.area : this.describe(); }
}
class Circle extends Shape {
  protected override readonly kind = "circle";
  constructor(private readonly radius: number) { super(); }
  get area(): number { return Math.PI * this.radius ** 2; }
}
class Rect extends Shape {
  protected readonly kind: string = "rect";
  constructor(protected width: number, protected height: number, id?: number) { super(id); }
  get area() { return this.width * this.height; }
  set size([w, h]: [number, number]) { this.width = w; this.height = h; }
}
class Square extends Rect {
  override kind = "square";
  constructor(side: number) { super(side, side, 99); }
}
const shapes: Shape[] = [new Circle(1), new Rect(2, 3), new Square(4)];
for (const s of shapes) console.log(s.describe(), `${s}`, +s);
console.log(Shape.count, shapes);
const r = shapes[1] as Rect; r.size = [5, 6]; console.log(r.area, r instanceof Shape, r instanceof Circle);
class Stack<T> implements Iterable<T> {
  private items: T[] = [];
  constructor(...items: T[]) { this.items.push(...items); }
  push(item: T): this { this.items.push(item); return this; }
  pop(): T | undefined { return this.items.pop(); }
  peek = (): T | undefined => this.items.at(-1);
  get size() { return this.items.length; }
  *[Symbol.iterator](): Iterator<T> { for (let i = this.items.length - 1; i >= 0; i--) yield this.items[i]!; }
  static of<U>(...items: U[]): Stack<U> { return new Stack(...items); }
}
const st = Stack.of(1, 2, 3).push(4);
console.log([...st], st.pop(), st.peek(), st.size, st);
class Temp { static readonly ZERO = -273.15; static { console.log("static block", this.ZERO); } #c = 0; get f() { return this.#c * 9 / 5 + 32; } set f(v) { this.#c = (v - 32) * 5 / 9; } has(o: object) { return #c in o; } }
const t = new Temp(); t.f = 212; console.log(t.f, t.has(t), t.has({}), t);
type Ctor<T = {}> = new (...args: any[]) => T;
function Timestamped<B extends Ctor>(Base: B) { return class extends Base { stamp = "now"; stampIt() { return `${this.stamp}`; } }; }
function Tagged<B extends Ctor>(Base: B) { return class Tagged extends Base { tags = new Set<string>(); tag(t: string) { this.tags.add(t); return this; } }; }
class Note { constructor(public text: string) {} }
const Special = Tagged(Timestamped(Note));
const n = new Special("hi").tag("a").tag("b"); console.log(n.text, n.stampIt(), [...n.tags], n);
interface Point { x: number; y?: number; readonly z: number }
class P implements Point { x!: number; y?: number; readonly z = 1; declare q: string; [key: string]: unknown; }
console.log(new P(), "y" in new P(), "q" in new P());
class Over { f(a: string): string; f(a: number): number; f(a: any): any { return typeof a === "string" ? a + "!" : a + 1; } }
console.log(new Over().f("x"), new Over().f(1));
const o = { get full() { return this.a + this.b; }, a: "x", b: "y", ["c" + 1]: 2, async m() { return 1; } }; console.log(o.full, o);
try { (shapes[0] as any).area = 5; } catch (e) { console.log((e as Error).message); }
console.log(Object.getOwnPropertyNames(Square.prototype), Square.name, new (class { x = 1 })());
