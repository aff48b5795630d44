// covers: a module's namespace whose later part calls what an earlier one exports
namespace Geometry {
  export interface Point { x: number; y: number }
  export const origin: Point = { x: 0, y: 0 };
  export function distance(a: Point, b: Point = origin): number { return Math.hypot(a.x - b.x, a.y - b.y); }
  export class Circle { constructor(readonly radius: number) {} get area(): number { return Math.round(Math.PI * this.radius ** 2); } }
}
namespace Geometry {
  export const diagonal = distance({ x: 3, y: 4 });
  export function farthest(points: Point[]): number { return Math.max(...points.map((point) => distance(point))); }
  export const unit = new Circle(1).area;
}
namespace Geometry {
  export namespace Solids { export const cube = (side: number): number => side ** 3; }
  export import Bodies = Solids;
  export const eight = Bodies.cube(2);
}
console.log(Geometry.eight, Geometry.Bodies.cube(3), Geometry.Bodies === Geometry.Solids);
console.log(Geometry.diagonal, Geometry.unit, Geometry.farthest([{ x: 1, y: 0 }, { x: 5, y: 12 }]), Geometry.distance(Geometry.origin, { x: 0, y: 2 }));
export {};
