// Guards: typeof, in, instanceof, predicates, exhaustive switches.
type Cat = { meow(): string }; type Dog = { bark(): string; age?: number };
function speak(pet: Cat | Dog): string { return "meow" in pet ? pet.meow() : pet.bark(); }
console.log(speak({ meow: () => "meow" }), speak({ bark() { return "woof"; } }));
const isString = (x: unknown): x is string => typeof x === "string";
const mixed: (string | number | null | undefined)[] = ["a", 1, null, "b", undefined];
console.log(mixed.filter(isString).map(s => s.toUpperCase()), mixed.filter((x): x is number => typeof x === "number"));
function show(x: string | number | boolean | Date | string[]): string {
  if (typeof x === "string") return `text ${x.length}`;
  if (typeof x === "number") return `number ${x.toFixed(2)}`;
  if (x instanceof Date) return `date ${x.getTime()}`;
  if (Array.isArray(x)) return `list ${x.join()}`;
  return `truth ${x}`;
}
console.log([show("abc"), show(2.5), show(new Date(5)), show(["a", "b"]), show(true)].join("\n"));
function assertNever(x: never): never { throw new Error("unexpected " + JSON.stringify(x)); }
type Shape = { kind: "sq"; s: number } | { kind: "rect"; w: number; h: number };
function area(s: Shape): number { switch (s.kind) { case "sq": return s.s ** 2; case "rect": return s.w * s.h; default: return assertNever(s); } }
console.log(area({ kind: "sq", s: 3 }), area({ kind: "rect", w: 2, h: 5 }));
try { area({ kind: "tri" } as unknown as Shape); } catch (e: any) { console.log(e.message); }
const ROLES = ["admin", "user"] as const; type Role = (typeof ROLES)[number];
function isRole(x: string): x is Role { return (ROLES as readonly string[]).includes(x); }
console.log(isRole("admin"), isRole("root"));
type Fn<A extends any[], R> = (...args: A) => R;
function memo<A extends any[], R>(fn: Fn<A, R>): Fn<A, R> { const seen = new Map<string, R>(); return (...args: A): R => { const k = JSON.stringify(args); if (!seen.has(k)) { console.log("miss", k); seen.set(k, fn(...args)); } return seen.get(k)!; }; }
const add = memo((a: number, b: number): number => a + b); console.log(add(1, 2), add(1, 2));
export type { Role }; export const exported = 1; export default function main(): void {}
