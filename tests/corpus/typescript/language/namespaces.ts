namespace Validation {
  export interface Validator { accepts(text: string): boolean }
  const letters = /^[A-Za-z]+$/;
  export class Letters implements Validator {
    accepts(text: string) { return letters.test(text); }
  }
  export class Zip implements Validator {
    constructor(private readonly length = 5) {}
    accepts(text: string) { return text.length === this.length && !isNaN(Number(text)); }
  }
  export const all: Record<string, Validator> = { letters: new Letters(), zip: new Zip() };
  export namespace Inner {
    export function describe(v: Validator): string { return v.constructor.name; }
  }
}
namespace Validation {
  export const count = Object.keys(all).length;
}
namespace Deep.Er.Est {
  export let value = 7;
  export function bump() { return ++value; }
}
function counter() { return ++counter.calls; }
namespace counter { export let calls = 10; }
import Inner = Validation.Inner;
for (const text of ["hello", "98052", "x1"]) {
  for (const name in Validation.all) console.log(text, name, Validation.all[name].accepts(text));
}
console.log(Validation.count, Inner.describe(Validation.all.zip), Deep.Er.Est.bump());
console.log(counter(), counter(), counter.calls, typeof Validation, Object.keys(Validation));
