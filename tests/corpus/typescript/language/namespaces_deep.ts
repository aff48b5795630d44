namespace Geometry {
  export interface Point { x: number; y: number }
  export const origin: Point = { x: 0, y: 0 };
  const secret = 42;
  export let scale = 1;
  export function distance(a: Point, b: Point = origin): number { return Math.hypot(a.x - b.x, a.y - b.y) * scale; }
  export class Circle { constructor(public center: Point, public r: number) {} contains(p: Point) { return distance(this.center, p) <= this.r; } }
  export namespace Units { export enum Unit { Cm = "cm", In = "in" } export const convert = (v: number, u: Unit) => u === Unit.In ? v / 2.54 : v; }
  export const reveal = () => secret;
}
namespace Geometry { export const unitCircle = new Circle(origin, 1); export function bump() { scale *= 2; } }
import Units = Geometry.Units;
console.log(Geometry.distance({ x: 3, y: 4 }), Geometry.unitCircle.contains({ x: 0.5, y: 0.5 }), Geometry.reveal());
Geometry.bump(); console.log(Geometry.scale, Geometry.distance({ x: 3, y: 4 }));
console.log(Units.convert(2.54, Units.Unit.In), Object.keys(Geometry));
function counter() { return ++counter.calls; }
namespace counter { export let calls = 0; export const reset = () => { calls = 0; }; }
counter(); counter(); console.log(counter.calls); counter.reset(); console.log(counter.calls, counter());
class Album { label: Album.Label; constructor(name: string) { this.label = new Album.Label(name); } }
namespace Album { export class Label { constructor(public name: string) {} } export const VERSION = "1.0"; }
console.log(new Album("x").label, Album.VERSION, new Album("y"));
namespace A.B.C { export const deep = "deep"; }
console.log(A.B.C.deep, A);
namespace OnlyTypes { export type T = number; }
declare global { interface Array<T> { lastItem(): T | undefined } }
Array.prototype.lastItem = function () { return this[this.length - 1]; };
console.log([1, 2, 3].lastItem());
module Old { export var v = 1; export function f() { return v + 1; } }
console.log(Old.f(), Old);
abstract class Base { static create<T extends Base>(this: new () => T): T { return new this(); } hello() { return this.constructor.name; } }
class Derived extends Base {}
console.log(Derived.create().hello(), Derived.create());
export {};
