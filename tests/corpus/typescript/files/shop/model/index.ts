export { Category, type Item } from "./item";
export * from "./checks";
