import { log } from "../log.mjs";
log.push("square");
export default (side) => side ** 2;
export const sides = 4;
