// covers: keyof, typeof types, indexed access, conditional, infer, mapped types, template literal types
type Getters<T> = { [K in keyof T as `get${Capitalize<string & K>}`]: () => T[K] };
type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Concrete<T> = { [K in keyof T]-?: T[K] };
type Flatten<T> = T extends (infer Item)[] ? Flatten<Item> : T;
type Deep<T> = T extends Function ? T : T extends object ? { readonly [K in keyof T]: Deep<T[K]> } : T;
type ToArray<T> = T extends any ? T[] : never;
type ToArrayNonDist<T> = [T] extends [any] ? T[] : never;

function getters<T extends object>(of: T): Getters<T> {
  const made: Record<string, () => unknown> = {};
  for (const key of Object.keys(of) as (keyof T & string)[])
    made[`get${key[0]!.toUpperCase()}${key.slice(1)}`] = () => of[key];
  return made as Getters<T>;
}
const person = { name: "Ada", age: 36, location: { city: "London" } };
const asked = getters(person);
person.age++;
console.log(asked, asked.getName(), asked.getAge(), asked.getLocation().city);

interface Locked {
  readonly id: string;
  readonly name?: string;
}
const unlocked: Mutable<Concrete<Locked>> = { id: "1", name: "n" };
unlocked.id += "b";
console.log(unlocked);

function flatten<T>(items: T[]): Flatten<T>[] {
  return items.reduce<any[]>((all, x) => all.concat(Array.isArray(x) ? flatten(x) : x), []);
}
console.log(flatten([1, [2, [3, [4]], 5]] as any[]), flatten([["a"], ["b"]]));
function freeze<T>(value: T): Deep<T> {
  if (value && typeof value === "object") {
    Object.values(value).forEach(freeze);
    Object.freeze(value);
  }
  return value as Deep<T>;
}
const frozen = freeze({ a: { b: [1, 2] }, f: () => 1 });
try {
  ("use strict");
  (frozen.a as any).b.push(3);
} catch (e) {
  console.log((e as Error).constructor.name, (e as Error).message);
}
console.log(Object.isFrozen(frozen.a.b), frozen.f());

type MessageOf<T> = T extends { message: unknown } ? T["message"] : never;
interface Email {
  message: string;
}
interface Dog {
  bark(): void;
}
const contents: MessageOf<Email> = "mail";
const nothing: MessageOf<Dog>[] = [];
console.log(contents, nothing);
const MyArray = [
  { name: "Alice", age: 15 },
  { name: "Bob", age: 23 },
] as const;
type Person = (typeof MyArray)[number];
type Age = Person["age"];
type Names = { [P in Person as P["name"]]: P["age"] };
const ages: Names = Object.fromEntries(MyArray.map(({ name, age }) => [name, age])) as Names;
const age: Age = ages.Bob;
console.log(ages, age);

type PropEventSource<T> = {
  on<K extends string & keyof T>(event: `${K}Changed`, callback: (value: T[K]) => void): void;
};
function watched<T extends object>(base: T): T & PropEventSource<T> {
  const listeners = new Map<string, ((value: any) => void)[]>();
  return new Proxy(base, {
    get(target, key, receiver) {
      if (key === "on")
        return (event: string, f: (value: any) => void) =>
          void listeners.set(event, [...(listeners.get(event) ?? []), f]);
      return Reflect.get(target, key, receiver);
    },
    set(target, key, value, receiver) {
      const done = Reflect.set(target, key, value, receiver);
      for (const f of listeners.get(`${String(key)}Changed`) ?? []) f(value);
      return done;
    },
  }) as T & PropEventSource<T>;
}
const seen = watched({ first: "S", age: 26 });
seen.on("ageChanged", (now) => console.log("age", now.toFixed(1)));
seen.on("firstChanged", (now) => console.log("first", now.toUpperCase()));
seen.age = 27;
seen.first = "ronan";
seen.age += 1;
console.log(seen.age);

type Split<S extends string, D extends string> = S extends `${infer H}${D}${infer T}` ? [H, ...Split<T, D>] : [S];
const split = <S extends string, D extends string>(s: S, d: D) => s.split(d) as Split<S, D>;
const [y, m, d] = split("2024-02-29", "-");
console.log(+y, Number(m), parseInt(d));
type ParamsOf<F> = F extends (...args: infer A) => infer R ? [A, R] : never;
const recorded: ParamsOf<(a: string, b?: number) => boolean>[] = [
  [["a", 1], true],
  [["b"], false],
];
console.log(
  recorded,
  ((null! as ToArray<string | number>) ?? [1]).length,
  (null as unknown as ToArrayNonDist<1>)?.length,
);
type Join<K extends string, P extends string> = `${K}.${P}`;
const path: Join<"a", "b" | "c"> = "a.c";
console.log(path.split("."));
function getPath<T>(of: T, path: string): unknown {
  return path.split(".").reduce<any>((at, key) => at?.[key], of);
}
console.log(getPath({ a: { b: [{ c: 5 }] } }, "a.b.0.c"), getPath({}, "x.y"), getPath(null, "z"));
