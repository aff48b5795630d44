import { log } from "./log";
class Counter {
  constructor(public value = 0) {
    Counter.made++;
    log("made");
  }
  step(by: Counter.Step): this {
    this.value += by;
    return this;
  }
}
namespace Counter {
  export enum Step {
    Small = 1,
    Big = 10,
  }
  export let made = 0;
  export const describe = (c: Counter): string => `Counter(${c.value})`;
}
export = Counter;
