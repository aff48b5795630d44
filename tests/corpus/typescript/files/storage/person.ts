import type { Identified } from "./repository";
export interface Person extends Identified { readonly name: string; age: number }
export type Draft<T extends Identified> = Omit<T, "id">;
export function isPerson(value: unknown): value is Person {
  return typeof value === "object" && value !== null && "name" in value && "age" in value;
}
