export * as shapes from "./shapes.js";
export { square as default } from "./shapes.js";
