import { Unit } from "./units";

export abstract class Shape {
  static made = 0;
  protected constructor(readonly unit: Unit) { Shape.made++; }
  abstract area(): number;
  get name(): string { return this.constructor.name.toLowerCase(); }
  toString(): string { return `${this.name}(${this.area().toFixed(1)})`; }
}
export class Circle extends Shape {
  constructor(private radius: number) { super(Unit.Metre); }
  area(): number { return Math.PI * this.radius ** 2; }
}
export class Square extends Shape {
  constructor(private side: number) { super(Unit.Foot); }
  area(): number { return this.side ** 2; }
}
export namespace Sizes {
  export const large = 3;
  export function fits(shape: Shape): boolean { return shape.area() < large; }
}
