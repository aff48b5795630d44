import { isOdd } from "./odd.js";
import { log } from "./log.js";
log.push("even");
export function isEven(n) { return n === 0 || isOdd(n - 1); }
