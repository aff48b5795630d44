// A program that shows TypeScript's own syntax.
import { inspect } from "util";

type Point = { x: number; y: number };
type Result<T, E = string> = { ok: true; value: T } | { ok: false; error: E };
type Keys<T> = { readonly [K in keyof T]?: T[K] };
type Unwrapped<T> = T extends Promise<infer U> ? U : T;

interface Shape {
  readonly name: string;
  area(): number;
  scale?(by: number): this;
}

enum Color {
  Red,
  Green = 5,
  Blue,
}

enum Word {
  Yes = "yes",
  No = "no",
}

abstract class Base implements Shape {
  static made = 0;
  constructor(public readonly name: string, protected unit: string = "cm") {
    Base.made++;
  }
  abstract area(): number;
  toString(): string {
    return `${this.name}: ${this.area().toFixed(1)} ${this.unit}`;
  }
}

class Circle extends Base {
  private radius!: number;
  constructor(radius: number) {
    super("circle");
    this.radius = radius;
  }
  override area(): number {
    return Math.PI * this.radius ** 2;
  }
}

namespace Geometry {
  export const origin: Point = { x: 0, y: 0 };
  export function distance(a: Point, b: Point = origin): number {
    return Math.hypot(a.x - b.x, a.y - b.y);
  }
}

function parse(text: string): Result<number>;
function parse(text: number): Result<number>;
function parse(text: string | number): Result<number> {
  const value = Number(text);
  return Number.isNaN(value) ? { ok: false, error: `bad ${text}` } : { ok: true, value };
}

const isNumber = (x: unknown): x is number => typeof x === "number";
const mixed: (string | number)[] = ["a", 1, 2];
const pair = [1, "one"] as const;
const table = { a: 1, b: 2 } satisfies Record<string, number>;
let later: number | undefined;

console.log(String(new Circle(2)), Base.made);
console.log(Color.Green, Color[6], Word.Yes, Object.values(Word));
console.log(Geometry.distance({ x: 3, y: 4 }), mixed.filter(isNumber));
for (const text of ["12", "x"]) {
  const result = parse(text);
  console.log(result.ok ? result.value : (result as { error: string }).error);
}
console.log(pair[1], table.b, later ?? "nothing", inspect(<Point>Geometry.origin));
