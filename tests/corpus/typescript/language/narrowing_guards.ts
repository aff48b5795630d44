// covers: typeof, truthiness, equality, in, instanceof narrowing, predicates, assertion functions
type Maybe<T> = T | null | undefined;
function padLeft(padding: number | string, input: string): string {
  if (typeof padding === "number") return " ".repeat(padding) + input;
  return padding + input;
}
console.log(padLeft(3, "x") + "|", padLeft("--", "y"));

function printAll(strs: string | string[] | null): string {
  if (strs && typeof strs === "object") return strs.map((s) => s.toUpperCase()).join("+");
  else if (typeof strs === "string") return strs.length ? strs : "(empty)";
  return "(null)";
}
console.log(printAll(["a", "b"]), printAll("c"), printAll(null), printAll(""));

function example(x: string | number, y: string | boolean) {
  if (x === y) return x.toUpperCase() + y.toLowerCase();
  return [typeof x, typeof y].join("/");
}
console.log(example("Ab", "Ab"), example(1, true), example("a", false));

interface Container {
  value: number | null | undefined;
}
function multiply(container: Container, factor: number): number {
  if (container.value != null) {
    container.value *= factor;
    return container.value;
  }
  return NaN;
}
console.log(
  multiply({ value: 5 }, 2),
  multiply({ value: null }, 2),
  multiply({ value: undefined }, 3),
  multiply({ value: 0 }, 3),
);

type Fish = { swim: () => string };
type Bird = { fly: () => string; name?: string };
type Human = { swim?: () => string; fly?: () => string };
const move = (animal: Fish | Bird | Human): string => {
  if ("swim" in animal) return animal.swim?.() ?? "cannot swim";
  return "fly" in animal ? (animal.fly?.() ?? "no wings") : "walks";
};
console.log(move({ swim: () => "swims" }), move({ fly: () => "flies" }), move({}), move({ fly: undefined } as Human));

const logValue = (x: Date | RegExp | Error | unknown[]): string =>
  x instanceof Date
    ? x.toISOString()
    : x instanceof RegExp
      ? x.source
      : x instanceof Error
        ? x.message
        : String(x.length);
console.log(logValue(new Date(0)), logValue(/a+b/i), logValue(new RangeError("far")), logValue([1, , 3]));

function isFish(pet: Fish | Bird): pet is Fish {
  return (pet as Fish).swim !== undefined;
}
const zoo: (Fish | Bird)[] = [{ swim: () => "s1" }, { fly: () => "f1", name: "sharky" }, { swim: () => "s2" }];
const fishes: Fish[] = zoo.filter(isFish);
const named = zoo.filter((pet): pet is Bird => !isFish(pet) && pet.name === "sharky");
console.log(
  fishes.length,
  fishes.map((f) => f.swim()),
  named.length && named[0]!.fly(),
);

class Guard {
  constructor(private readonly limit: number) {}
  isSmall(this: Guard, n: unknown): n is number {
    return typeof n === "number" && n < this.limit;
  }
  assertText(value: unknown, what = "value"): asserts value is string {
    if (typeof value !== "string")
      throw new TypeError(`${what} is ${value === null ? "null" : typeof value}, no string`);
  }
}
const guard: Guard = new Guard(10);
console.log([1, "2", 30, 4].filter((n) => guard.isSmall(n)));
function shout(value: unknown): string {
  guard.assertText(value, "shout's argument");
  return value.toUpperCase();
}
for (const value of ["hey", 5, null, undefined, {}]) {
  try {
    console.log(shout(value));
  } catch (e) {
    console.log((e as Error).message);
  }
}
function assert(condition: unknown, message?: string): asserts condition {
  if (!condition) throw new Error(message ?? "assertion failed");
}
let maybe: Maybe<{ n: number }> = Math.max(1, 2) > 1 ? { n: 3 } : null;
assert(maybe);
console.log(maybe.n.toFixed(1));
try {
  assert(0 as number, "zero");
} catch ({ message }: any) {
  console.log(message);
}
let x: string | number | boolean = Math.min(0.2, 0.6) < 0.5;
console.log(typeof x);
x = "text";
console.log(x.length);
x = x.length > 3 ? 10 : "no";
console.log(typeof x === "number" ? x + 1 : x);
function never(): never {
  throw new Error("never returns");
}
const pick = (s: "a" | "b") => {
  switch (s) {
    case "a":
      return 1;
    case "b":
      return 2;
    default: {
      const rest: never = s;
      return rest;
    }
  }
};
console.log(pick("a"), pick("b"), pick("z" as any));
try {
  never();
} catch (e: unknown) {
  if (e instanceof Error && "message" in e) console.log(e.message);
}
