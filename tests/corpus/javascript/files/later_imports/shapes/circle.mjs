import { log } from "../log.mjs";
log.push("circle");
export default (radius) => Math.PI * radius ** 2;
export const sides = 0;
