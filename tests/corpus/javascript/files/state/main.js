// covers: live bindings, modules run once and in order, cycles of ES modules, re-exports, default functions, import.meta
import { count, increase, reset } from "./counter.js";
import * as again from "./counter.js";
import { isEven, isOdd, log } from "./parity.js";
import defaultLabel, { label as named } from "./labels.js";
console.log("main runs", count);
increase();
increase(5);
console.log(count, again.count, again.increase === increase);
reset();
console.log(count, isEven(10), isOdd(7), isOdd(4));
console.log(log.join(" "), defaultLabel(1), named);
try {
  again.count = 3;
} catch (e) {
  console.log(e.name);
}
console.log(typeof import.meta.url, this === undefined);
const { default: fallback, ...rest } = await import("./labels.js");
console.log(fallback === defaultLabel, rest);
console.log(await import("./nowhere.js").catch((e) => e.code));
