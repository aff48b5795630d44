type Shape = { kind: "circle"; r: number } | { kind: "rect"; w: number; h: number } | { kind: "unit" };
const area = (s: Shape): number => {
  switch (s.kind) {
    case "circle": return +(Math.PI * s.r ** 2).toFixed(2);
    case "rect": return s.w * s.h;
    case "unit": return 1;
    default: { const never: never = s; return never; }
  }
};
console.log(([{ kind: "circle", r: 2 }, { kind: "rect", w: 2, h: 3 }, { kind: "unit" }] as Shape[]).map(area));
function describe(value: string | number | boolean | null | undefined | Date | string[] | (() => string)): string {
  if (value == null) return `nothing: ${value}`;
  if (typeof value === "string") return value.toUpperCase();
  if (typeof value === "number") return value.toFixed(2);
  if (typeof value === "function") return value();
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.join("|");
  return value ? "yes" : "no";
}
for (const value of ["a", 1.005, true, null, undefined, new Date(0), ["x", "y"], () => "called"]) console.log(describe(value));
interface Fish { swim(): string }
interface Bird { fly(): string }
const isFish = (pet: Fish | Bird): pet is Fish => "swim" in pet;
const move = (pet: Fish | Bird) => (isFish(pet) ? pet.swim() : pet.fly());
console.log(move({ swim: () => "splash" }), move({ fly: () => "flap" }));
function assertNumber(value: unknown, name = "value"): asserts value is number {
  if (typeof value !== "number") throw new TypeError(`${name} is ${typeof value}`);
}
try { const input: unknown = "12"; assertNumber(input, "input"); console.log(input + 1); }
catch (error) { console.log((error as Error).name, (error as Error).message); }
const element = { tag: "a", attributes: { href: "#" } } as { tag: string; attributes?: { href?: string; title?: string } };
console.log(element.attributes?.title?.length ?? -1, element.attributes!.href!.length);
let text: string | undefined;
text ??= "default";
text &&= text + "!";
console.log(text, <string>text, (text satisfies string).length);
