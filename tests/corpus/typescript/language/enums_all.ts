// covers: enums numeric, string, heterogeneous, computed, const, flags, reverse mapping, as objects
enum Direction {
  Up = 1,
  Down,
  Left,
  Right,
}
enum Plain {
  A,
  B,
  C = 10,
  D,
  E = -1,
  F,
}
console.log(Direction, Direction.Up, Direction[2], Direction["Left"], Plain, Plain[0], Plain[-1]);
enum Reply {
  No = 0,
  Yes = "YES",
  Maybe = "MAY" + "BE",
}
console.log(Reply, Reply.Yes, Reply[0], (Reply as any)["YES"]);
enum FileAccess {
  None,
  Read = 1 << 1,
  Write = 1 << 2,
  ReadWrite = Read | Write,
  G = "123".length,
  H = G * 2,
  "quoted-name" = 99,
}
console.log(FileAccess, FileAccess["quoted-name"], FileAccess[3]);
const base = 7;
enum Computed {
  X = base,
  Y = Math.max(base, 9),
  Z = X + Y,
  W = ~X,
  V = Direction.Right,
}
console.log(Computed);
const enum Inlined {
  One = 1,
  Two = One * 2,
  Four = Two << 1,
}
console.log(Inlined.One, Inlined.Two, Inlined["Four"], [Inlined.One, Inlined.Four]);
enum Perm {
  R = 4,
  W = 2,
  X = 1,
}
const describe = (p: number): string =>
  [Perm.R, Perm.W, Perm.X].map((f) => (p & f ? Perm[f]!.toLowerCase() : "-")).join("");
for (const p of [7, 6, 5, 0]) console.log(p, describe(p));
let perm: Perm = Perm.R | Perm.X;
perm |= Perm.W;
perm &= ~Perm.R;
perm ^= Perm.X;
console.log(perm, Perm[perm]);
console.log(
  Object.keys(Direction),
  Object.values(Direction).filter((v) => typeof v === "number"),
  Object.entries(Reply),
);
type Level = keyof typeof LogLevel;
enum LogLevel {
  ERROR,
  WARN,
  INFO,
  DEBUG,
}
function log(key: Level, message: string) {
  const num = LogLevel[key];
  if (num <= LogLevel.WARN) console.log(key, num, message);
}
log("ERROR", "e");
log("INFO", "i");
log("WARN", "w");
enum E {
  X,
  Y,
  Z,
}
function f(obj: { X: number }) {
  return obj.X;
}
console.log(f(E));
for (const name in E) if (isNaN(Number(name))) console.log(name, E[name as keyof typeof E]);
enum Dup {
  A = 1,
  B = 1,
  C,
}
console.log(Dup, Dup[1], Dup.A === (Dup.B as number));
enum Neg {
  M = -2,
  N,
  O,
  P,
}
console.log(Neg, Neg[-1]);
enum Merge {
  A = 1,
}
enum Merge {
  B = 5,
  C,
}
console.log(Merge);
declare enum Ghost {
  A = 1,
}
enum Float {
  Half = 0.5,
  Big = 1e3,
  Inf = 1 / 0,
  Nan = 0 / 0,
}
console.log(Float);
const ODirection = { Up: 0, Down: 1 } as const;
type ODir = (typeof ODirection)[keyof typeof ODirection];
const run = (d: ODir) => Object.keys(ODirection)[d];
console.log(run(ODirection.Down), ODirection);
enum Color {
  Red = "RED",
  Green = "GREEN",
}
function isColor(x: string): x is Color {
  return Object.values<string>(Color).includes(x);
}
console.log(isColor("RED"), isColor("Red"));
const toColor = (k: string) => Color[k as keyof typeof Color] ?? Color.Green;
console.log(toColor("Red"), toColor("Blue"));
const byColor: Record<Color, number> & { [k: string]: number } = { [Color.Red]: 1, [Color.Green]: 2 };
console.log(byColor, byColor.RED);
const counts = new Map<Direction, number>();
for (const d of [1, 2, 1, 4] as Direction[]) counts.set(d, (counts.get(d) ?? 0) + 1);
console.log([...counts].map(([d, n]) => `${Direction[d]}=${n}`).join());
function next(d: Direction): Direction {
  return d === Direction.Right ? Direction.Up : d + 1;
}
console.log(Direction[next(Direction.Up)], Direction[next(Direction.Right)]);
switch (perm as number) {
  case Perm.W | Perm.X:
    console.log("wx");
    break;
  default:
    console.log("other");
}
{
  enum Local {
    Z = 26,
  }
  console.log(Local, typeof Local);
}
function inner() {
  enum Inside {
    Q,
  }
  return Inside;
}
console.log(inner() === inner(), inner().Q);
export enum Exported {
  A = "a",
}
console.log(Exported, JSON.stringify(Plain));
