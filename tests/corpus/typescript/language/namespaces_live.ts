// covers: namespaces merged with classes, functions and enums; live exports
namespace Counter {
  export let count = 0;
  export const step = 2;
  let hidden = 1;
  export function next() { count += step; hidden++; return count; }
  export namespace Inner { export const deep = () => count * 10 + hidden; }
}
Counter.next(); Counter.next();
console.log(Counter.count, Counter.Inner.deep());
Counter.count = 50;
console.log(Counter.next(), Counter.count, Object.keys(Counter));
class Album { label = new Album.Label("x"); }
namespace Album { export class Label { constructor(public name: string) {} } export const total = 7; }
console.log(new Album().label.name, Album.total);
function greet(name: string) { return greet.prefix + name + greet.suffix; }
namespace greet { export let prefix = "hello "; export const suffix = "!"; }
greet.prefix = "hi ";
console.log(greet("bo"));
enum Color { Red, Green = 5, Blue }
namespace Color { export function parse(text: string): Color { return (Color as any)[text]; } export const all = () => Object.keys(Color).filter((k) => isNaN(+k)); }
console.log(Color.parse("Blue"), Color[5], Color.all(), Color.Red);
enum Flags { None = 0, A = 1 << 0, B = 1 << 1, C = A | B, D = "abc".length, E = ~A }
console.log(Flags.C, Flags.D, Flags.E, Flags[3], Flags);
enum Color2 { X = "x", Y = `${Color2.X}y`, Z = 3, W }
console.log(Color2);
const enum Size { S = 1, M = S * 2, L = M + 3 }
console.log(Size.S, Size.M, Size.L, Size["M"]);
declare const VERSION: string;
declare global { interface Array<T> { last(): T | undefined } }
Array.prototype.last = function () { return this[this.length - 1]; };
console.log([1, 2, 3].last(), typeof VERSION);
declare function unknownOne(x: number): void;
declare enum Ext { A = 1 }
abstract class Shape { abstract readonly name: string; abstract area(): number; describe() { return `${this.name} ${this.area().toFixed(1)}`; } static count = 0; declare tag: string; weight!: number; protected constructor() { Shape.count++; } }
class Sq extends Shape { readonly name = "square"; constructor(private s: number) { super(); } override area() { return this.s ** 2; } }
console.log(new Sq(3).describe(), Shape.count, new Sq(1));
export {};
