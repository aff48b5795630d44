// covers: namespaces with functions, classes, enums; nested, aliased, declaration merging
namespace Validation {
  export interface StringValidator {
    isAcceptable(s: string): boolean;
  }
  const letters = /^[A-Za-z]+$/;
  const digits = /^[0-9]+$/;
  export class Letters implements StringValidator {
    isAcceptable(s: string) {
      return letters.test(s);
    }
  }
  export class Zip implements StringValidator {
    isAcceptable(s: string) {
      return s.length === 5 && digits.test(s);
    }
  }
  export let used = 0;
  export function check(s: string, v: StringValidator) {
    used++;
    return v.isAcceptable(s);
  }
}
const validators: { [s: string]: Validation.StringValidator } = {
  zip: new Validation.Zip(),
  letters: new Validation.Letters(),
};
for (const s of ["Hello", "98052", "101"])
  for (const name in validators)
    console.log(`"${s}" - ${Validation.check(s, validators[name]!) ? "matches" : "does not match"} ${name}`);
console.log(Validation.used);
interface Box {
  height: number;
  width: number;
}
interface Box {
  scale: number;
}
interface Cloner {
  clone(a: string): string;
}
interface Cloner {
  clone(a: number): number;
}
const box: Box = { height: 5, width: 6, scale: 10 };
const cl: Cloner = { clone: (a: any) => a };
console.log(box, cl.clone(1), cl.clone("s"));
class Album {
  label: Album.AlbumLabel = new Album.AlbumLabel("x");
  static count = 1;
}
namespace Album {
  export class AlbumLabel {
    constructor(public s: string) {}
  }
  export const max = count2() + 1;
  function count2() {
    return Album.count;
  }
}
console.log(new Album(), Album.max, Object.keys(Album));
function buildLabel(name: string): string {
  return buildLabel.prefix + name + buildLabel.suffix;
}
namespace buildLabel {
  export let suffix = ".";
  export let prefix = "Hello, ";
}
buildLabel.suffix = "!";
console.log(buildLabel("Sam Smith"), Object.keys(buildLabel));
enum Color {
  red = 1,
  green = 2,
  blue = 4,
}
namespace Color {
  export function mixColor(name: string) {
    return name === "yellow" ? Color.red + Color.green : name === "white" ? Color.red + Color.green + Color.blue : -1;
  }
  export const all = [Color.red, Color.blue];
}
console.log(Color.mixColor("yellow"), Color.mixColor("white"), Color.all, typeof Color.mixColor);
namespace Shapes {
  export namespace Polygons {
    export class Triangle {
      sides = 3;
    }
    export class Square {
      sides = sides(4);
    }
    function sides(n: number) {
      return n;
    }
  }
  export const unit = 1;
}
import polygons = Shapes.Polygons;
import Sq = Shapes.Polygons.Square;
console.log(new polygons.Square(), new Sq().sides, new Shapes.Polygons.Triangle());
namespace A.B {
  export const x = 1;
}
namespace A.B {
  export const y = x + 1;
}
namespace A {
  export const z = B.x + B.y;
}
console.log(A, A.z);
namespace Empty {}
namespace OnlyTypes {
  export interface T {
    a: 1;
  }
  export type U = T;
}
const t: OnlyTypes.U = { a: 1 };
console.log(t);
namespace Counter {
  let n = 0;
  export const next = () => ++n;
  export function reset(to = 0) {
    n = to;
  }
  export const { min, max: top } = Math;
  export let [p, q] = [1, 2];
  export enum Mode {
    On,
    Off,
  }
  export abstract class Base {
    abstract go(): string;
    static make(): Base {
      return new (class extends Base {
        go() {
          return `n=${n}`;
        }
      })();
    }
  }
}
console.log(
  Counter.next(),
  Counter.next(),
  Counter.min(3, 2),
  Counter.top(3, 2),
  Counter.p + Counter.q,
  Counter.Mode.Off,
  Counter.Base.make().go(),
);
Counter.reset();
console.log(Counter.next());
Counter.p = 50;
console.log(Counter.p);
class Observable<T> {
  constructor(public value: T) {}
}
interface Observable<T> {
  map<U>(f: (x: T) => U): Observable<U>;
}
Observable.prototype.map = function (f) {
  return new Observable(f(this.value));
};
console.log(new Observable(4).map((x) => x * 2).map(String));
interface Array<T> {
  second(): T | undefined;
}
Object.defineProperty(Array.prototype, "second", {
  value() {
    return this[1];
  },
  enumerable: false,
});
console.log([1, 2, 3].second(), ([] as string[]).second());
interface Number {
  times(f: (i: number) => void): void;
}
Number.prototype.times = function (f) {
  for (let i = 0; i < +this; i++) f(i);
};
const got: number[] = [];
(3).times((i) => got.push(i));
console.log(got);
delete (Number.prototype as any).times;
namespace Outer {
  export namespace Inner {
    export function hi() {
      return `${greeting} ${who}`;
    }
    let greeting = "hi";
  }
  export let who = "you";
  who += "!";
}
console.log(Outer.Inner.hi());
Outer.who = "me";
console.log(Outer.Inner.hi());
module Old {
  export var v = 1;
  export const f = () => v;
}
console.log(Old.f(), Old.v);
namespace Chain {
  export const steps: string[] = [];
  steps.push("first");
}
namespace Chain {
  steps.push("second");
  export const done = () => steps.join(">");
}
console.log(Chain.done());
(function () {
  namespaceLike();
  function namespaceLike() {
    console.log("hoisted");
  }
})();
