// covers: satisfies, as const, assertions, definite assignment, non-null, literal inference
type Colors = "red" | "green" | "blue";
type RGB = readonly [red: number, green: number, blue: number];
const palette = { red: [255, 0, 0], green: "#00ff00", blue: [0, 0, 255] } satisfies Record<Colors, string | RGB>;
console.log(palette.red.at(0), palette.green.toUpperCase(), palette);
const routes = [
  { path: "/", name: "home" },
  { path: "/users/:id", name: "user", params: ["id"] },
] as const satisfies readonly { path: string; name: string; params?: readonly string[] }[];
type RouteName = (typeof routes)[number]["name"];
const byName = Object.fromEntries(routes.map((r) => [r.name, r])) as {
  [K in RouteName]: Extract<(typeof routes)[number], { name: K }>;
};
console.log(byName.user.params[0], byName.home, Object.isFrozen(routes));
const handlers = { click: (e: { x: number }) => e.x, key: (e: { code: string }) => e.code.length } satisfies Record<
  string,
  (e: any) => number
>;
const fire = <K extends keyof typeof handlers>(k: K, e: Parameters<(typeof handlers)[K]>[0]) =>
  (handlers[k] as (e: any) => number)(e);
console.log(fire("click", { x: 4 }), fire("key", { code: "Enter" }));
let x = "hello" as const;
let y = [10, 20] as const;
let z = { text: "hello", list: [1, { deep: true }] } as const;
console.log(x, y, z, (z as any).list[1].deep);
const el = <HTMLish>{ tagName: "DIV" };
interface HTMLish {
  tagName: string;
  child?: HTMLish;
}
console.log(el!.tagName, el.child?.child!.tagName, (el.child as HTMLish | undefined)?.tagName);
class Late {
  value!: number;
  other?: string;
  init() {
    this.value = 1;
    return this;
  }
}
console.log(new Late(), new Late().init().value);
let assigned!: string;
(() => {
  assigned = "now";
})();
console.log(assigned.length);
const req = { url: "https://e.com", method: "GET" as "GET" | "POST" };
function handle(url: string, method: typeof req.method) {
  return `${method} ${url}`;
}
console.log(handle(req.url, req.method));
const num = "5" as unknown as number;
console.log(num + 1, (num as any as string).length, typeof (num satisfies number));
const matrix = [
  [1, 2],
  [3, 4],
] as [number, number][];
for (const [a, b] of matrix as Iterable<[number, number]>) console.log(a! * b!);
matrix[0]![1]! += 10;
matrix[1]![0]!++;
--matrix[1]![1]!;
console.log(matrix);
(matrix as any)[2] = [0, 0];
delete (matrix as any)[2];
console.log(matrix.length);
const maybe = [1, undefined, 3].map((v) => v! + 1);
console.log(maybe);
const nested = { a: { b: null as null | { c: number } } };
console.log(nested.a!.b?.c, nested!.a!.b);
try {
  console.log(nested.a.b!.c);
} catch (e) {
  console.log((e as Error).message);
}
const fnA = (
  function (this: any) {
    return this;
  } as () => unknown
).call(7 as any);
console.log(typeof fnA);
console.log(
  (<T>(v: T) => v)(3),
  ((a: number, b = a as number): number => a + b)(4),
  (async <T>(v: T): Promise<T> => v) instanceof Function,
);
type Tuple = [a: number, b?: string];
const t1: Tuple = [1] satisfies Tuple;
const [p, q = "dflt"] = t1;
console.log(p, q);
const weekdays = ["mon", "tue"] as const;
type Day = (typeof weekdays)[number];
const isDay = (s: string): s is Day => (weekdays as readonly string[]).includes(s);
console.log(isDay("mon"), isDay("sun"));
const big = { n: 10n } satisfies { n: bigint };
console.log(big.n ** 20n, -big.n, big);
const version = `v${1}.${2}` as `v${number}.${number}`;
console.log(version);
const keyed = { ["a" as string]: 1, ...({ b: 2 } as object), ...(null as any), ...[3] };
console.log(keyed);
const u = undefined as undefined | { f(): string };
console.log(u?.f(), u?.["f"]?.().length, typeof u?.f);
label: for (const i of [1, 2, 3] as const) {
  for (const j of [1, 2] as number[]) {
    if (j === 2) continue label;
    if (i === 3) break label;
    console.log(i, j);
  }
}
console.log(void 0 as any, typeof (void 0 as unknown), !!(0 as number));
