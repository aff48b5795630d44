export * from "./star.js";
export * as all from "./counter.js";
export { default as def, increment as "quoted name" } from "./counter.js";
export { default } from "./star.js";
