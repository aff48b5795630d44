export { Dog } from "./dog.js";
export * from "./cat.js";
