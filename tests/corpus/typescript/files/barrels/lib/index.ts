export * from "./flat";
export * as geo from "./flat";
export { volume as space, DEPTH } from "./solids";
export { default, version as VERSION } from "./about";
console.log("index runs");
