// covers: abstract classes over files, discriminated unions, enums imported from elsewhere, namespaces exported
import { Shape, Circle, Square } from "./shapes";
import { Unit, describe as text } from "./units";
import * as all from "./shapes";

const shapes: Shape[] = [new Circle(1.5), new Square(2), new Circle(0.5)];
for (const shape of shapes) console.log(shape.name.padEnd(7), shape.area().toFixed(2), text(shape.unit));
shapes.sort((a, b) => a.area() - b.area());
console.log(shapes.map((shape) => `${shape}`).join(" < "));
console.log(Unit.Metre, Unit[1], Object.keys(all).sort(), Shape.made);
console.log(all.Sizes.large, all.Sizes.fits(shapes[0]!), shapes[0] instanceof all.Circle);
