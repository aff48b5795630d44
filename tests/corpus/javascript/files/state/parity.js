export { isEven } from "./even.js";
export { isOdd } from "./odd.js";
export { log } from "./log.js";
