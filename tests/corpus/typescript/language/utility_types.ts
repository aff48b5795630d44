// covers: Partial, Required, Readonly, Record, Pick, Omit, Exclude, Extract, ReturnType, Parameters, Awaited
interface Todo {
  title: string;
  description: string;
  done: boolean;
  due?: Date;
}
const update = (todo: Todo, fields: Partial<Todo>): Todo => ({ ...todo, ...fields });
const first: Todo = { title: "organize", description: "clear clutter", done: false };
console.log(
  update(first, { description: "throw out trash" }),
  update(first, { due: new Date(Date.UTC(2024, 0, 2)), done: true }),
);
const complete: Required<Todo> = { ...first, due: new Date(86400000) };
console.log(complete.due.toISOString(), Object.keys(complete));
const still: Readonly<Todo> = Object.freeze({ ...first });
try {
  (still as Todo).title = "no";
  console.log(still.title);
} catch (e) {
  console.log((e as Error).message);
}
type CatName = "miffy" | "boris" | "mordred";
interface CatInfo {
  age: number;
  breed: string;
}
const cats: Record<CatName, CatInfo> = {
  miffy: { age: 10, breed: "Persian" },
  boris: { age: 5, breed: "Maine Coon" },
  mordred: { age: 16, breed: "British" },
};
for (const name of Object.keys(cats) as CatName[]) console.log(name, cats[name].age);
console.table(cats);
function pick<T extends object, K extends keyof T>(of: T, ...keys: K[]): Pick<T, K> {
  return keys.reduce((made, key) => ({ ...made, [key]: of[key] }), {} as Pick<T, K>);
}
function omit<T extends object, K extends keyof T>(of: T, ...keys: K[]): Omit<T, K> {
  const made: Partial<T> = { ...of };
  for (const key of keys) delete made[key];
  return made as Omit<T, K>;
}
console.log(pick(first, "title", "done"), omit(first, "description"), omit(cats.boris, "age", "breed"));
type Event1 = { kind: "click"; x: number } | { kind: "key"; code: string } | { kind: "tick" };
type Positioned = Extract<Event1, { x: number }>;
type Plain = Exclude<Event1["kind"], "tick">;
const at: Positioned = { kind: "click", x: 3 };
const kinds: Plain[] = ["click", "key"];
console.log(at, kinds);
function makeUser(name: string, age = 3, ...roles: string[]) {
  return { name, age, roles, id: Symbol.for(name) };
}
type User = ReturnType<typeof makeUser>;
type UserArgs = Parameters<typeof makeUser>;
const args: UserArgs = ["ann", 4, "admin", "dev"];
const user: User = makeUser(...args);
console.log(user, makeUser.length);
class Service {
  constructor(
    public readonly url: string,
    protected retries: number = 2,
  ) {}
  fetch = async (n: number) => ({ url: this.url, n });
}
type Made = InstanceType<typeof Service>;
const build = (...a: ConstructorParameters<typeof Service>): Made => new Service(...a);
console.log(build("u"), build("v", 5));
type Fetched = Awaited<ReturnType<Service["fetch"]>>;
build("w")
  .fetch(7)
  .then(
    (got: Fetched) => console.log("fetched", got),
    () => console.log("failed"),
  )
  .finally(() => console.log("done"));
function toHex(this: Number, digits: number) {
  return this.toString(16).padStart(digits, "0");
}
const bound: OmitThisParameter<typeof toHex> = toHex.bind(5);
console.log(bound(2), toHex.call(255, 4));
type Descriptor<D, M> = { data?: D; methods?: M & ThisType<D & M> };
function makeObject<D, M>(desc: Descriptor<D, M>): D & M {
  return { ...desc.data, ...desc.methods } as D & M;
}
const obj = makeObject({
  data: { x: 0, y: 0 },
  methods: {
    moveBy(dx: number, dy: number) {
      this.x += dx;
      this.y += dy;
      return this;
    },
  },
});
console.log(obj.moveBy(5, 6).moveBy(1, 1));
type Shout = Uppercase<"hi"> | Capitalize<"low"> | Uncapitalize<"HIGH"> | Lowercase<"ABC">;
const s: Shout[] = ["HI", "Low", "hIGH", "abc"];
console.log(s.join());
const nn = (x: NonNullable<string | null | undefined>): number => x.length;
console.log([null, "abc", undefined, "z"].filter((x) => x != null).map((x) => nn(x!)));
