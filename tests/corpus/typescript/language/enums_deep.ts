enum Direction { Up, Down, Left = 10, Right }
enum Level { Low = "LOW", High = "HIGH" }
enum Flags { None = 0, Read = 1 << 0, Write = 1 << 1, Exec = 1 << 2, All = Read | Write | Exec, Len = "abc".length }
const enum Size { S = 1, M = S * 2, L = M * 2 }
enum Mixed { A, B = "b", C = 5 }
declare enum Ambient { X }
namespace Direction { export function opposite(d: Direction): Direction { return d === Direction.Up ? Direction.Down : Direction.Up; } }
console.log(Direction, Level, Flags, Mixed);
console.log(Direction[0], Direction["Up"], Direction[Direction.Right], (Level as any)["LOW"], Flags[7]);
console.log(Size.L, Direction.opposite(Direction.Up), Object.keys(Direction), Object.values(Level));
function describe(flags: Flags): string {
  const names: string[] = [];
  for (const [name, value] of Object.entries(Flags)) if (typeof value === "number" && value && (value & (value - 1)) === 0 && flags & value) names.push(name);
  return names.join("|") || "None";
}
console.log(describe(Flags.Read | Flags.Exec), describe(Flags.None), describe(Flags.All));
type LevelName = keyof typeof Level;
const name: LevelName = "High";
console.log(Level[name], `${Level.Low}` satisfies string);
const isLevel = (v: string): v is Level => Object.values<string>(Level).includes(v);
console.log(isLevel("LOW"), isLevel("low"));
switch (Direction.Left as Direction) { case Direction.Up: console.log("up"); break; case Direction.Left: console.log("left"); }
enum Computed { A = Math.max(1, 2), B = A + 1, C = `x${1}`.length }
console.log(Computed.A, Computed.B, Computed.C, Computed[2]);
const Color = { Red: "red", Green: "green" } as const;
type Color = (typeof Color)[keyof typeof Color];
const paint = (c: Color): Color => c;
console.log(paint(Color.Red), Object.keys(Color));
for (const key in Direction) if (isNaN(Number(key))) console.log(key);
let d: Direction = Direction.Up; d++; console.log(d, Direction[d]);
