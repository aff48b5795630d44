// Namespaces: exported members, nested ones, merged with functions and classes.
namespace Geometry {
  export const unit = 2;
  let calls = 0;
  export let last: number | undefined;
  export interface Point { x: number; y: number }
  export function length(p: Point): number { calls++; last = Math.hypot(p.x, p.y); return last * unit; }
  export namespace Deep { export const name = "deep"; export function twice(n: number) { return n * unit * 2; } }
  export class Box { constructor(public w: number, public h: number) {} area() { return this.w * this.h * unit; } }
  export function count() { return calls; }
}
console.log(Geometry.length({ x: 3, y: 4 }), Geometry.last, Geometry.count());
console.log(Geometry.Deep.twice(4), Geometry.Deep.name, new Geometry.Box(2, 3).area());
Geometry.last = 9;
console.log(Geometry.last);
namespace Geometry { export function more() { return unit + 1; } }
console.log(Geometry.more(), Object.keys(Geometry));
function counter() { return ++counter.value; }
namespace counter { export let value = 10; }
console.log(counter(), counter(), counter.value);
class Album { label!: Album.Label; }
namespace Album { export class Label { constructor(public s: string) {} } export const max = 3; }
console.log(new Album.Label("x"), Album.max);
namespace A.B.C { export const deep = "abc"; }
import short = A.B.C;
console.log(short.deep, A);
enum Level { Low, High }
namespace Level { export function parse(s: string): Level { return s === "low" ? Level.Low : Level.High; } }
console.log(Level.parse("low"), Level.High);
namespace TypesOnly { export type T = string }
const v: TypesOnly.T = "t"; console.log(v);
