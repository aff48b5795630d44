// Abstract classes, parameter properties and discriminated unions.
interface Named { readonly name: string }
type Kind = "circle" | "square";
abstract class Shape implements Named {
  constructor(public readonly name: string, protected kind: Kind) {}
  abstract area(): number;
  describe(this: Shape, digits?: number): string {
    return `${this.name} (${this.kind}) ${this.area().toFixed(digits ?? 1)}`;
  }
}
class Circle extends Shape {
  private static made: number = 0;
  constructor(private r: number, label: string = "c") {
    super(label, "circle");
    Circle.made++;
  }
  override area(): number { return Math.PI * this.r ** 2; }
  static get count(): number { return Circle.made; }
}
class Square extends Shape {
  side!: number;
  declare hidden: string;
  constructor(side: number) { super("s", "square"); this.side = side; }
  area(): number { return this.side * this.side; }
}
const shapes: Shape[] = [new Circle(1), new Square(2), new Circle(3, "big")];
for (const s of shapes) console.log(s.describe());
console.log(shapes[0], shapes[1]);
console.log(Circle.count);
type Result<T, E = Error> = { ok: true; value: T } | { ok: false; error: E };
function parse(text: string): Result<number, string> {
  const n = Number(text);
  return Number.isNaN(n) ? { ok: false, error: `bad: ${text}` } : { ok: true, value: n };
}
function isOk<T, E>(r: Result<T, E>): r is { ok: true; value: T } { return r.ok; }
for (const t of ["1", "x"] as const) {
  const r = parse(t);
  if (isOk(r)) console.log(r.value + 1); else console.log((r as { error: string }).error);
}
