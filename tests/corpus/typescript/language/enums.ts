enum Direction { Up = 1, Down, Left, Right }
enum Mixed { No = 0, Yes = "YES", Later = "later".length, Much = 1 << 4 }
enum Empty {}
enum Permission { None = 0, Read = 1 << 0, Write = 1 << 1, Execute = 1 << 2, All = Read | Write | Execute }
const enum Size { Small = 10, Large = Small * 3 }
enum Late { A = 5 }
enum Late { B = 6 }
enum Quoted { "with space" = 3, plain }

console.log(Direction.Up, Direction.Right, Direction[2], Direction["Left"]);
console.log(Direction);
console.log(Mixed, Mixed.Yes, Mixed[0], Object.keys(Mixed));
console.log(Empty, Size.Large, Late, Quoted);
let granted: Permission = Permission.Read | Permission.Write;
console.log(granted, (granted & Permission.Write) !== 0, Permission[granted & Permission.Read]);
granted &= ~Permission.Write;
console.log(granted === Permission.Read, Permission.All);
function name(direction: Direction): string {
  switch (direction) {
    case Direction.Up: return "up";
    case Direction.Down: return "down";
    default: return Direction[direction].toLowerCase();
  }
}
for (const key in Direction) if (isNaN(Number(key))) console.log(key, name(Direction[key as keyof typeof Direction]));
console.log(Object.values(Direction).filter((value) => typeof value === "number"));
