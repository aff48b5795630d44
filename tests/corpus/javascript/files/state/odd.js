import { isEven } from "./even.js";
import { log } from "./log.js";
log.push("odd", typeof isEven);
export function isOdd(n) { return n !== 0 && isEven(n - 1); }
