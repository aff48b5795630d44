import { area } from "./flat";
console.log("solids runs");
export const DEPTH = 2;
export function volume(a: number, b: number, c: number): number { return a * b * c + area(0); }
