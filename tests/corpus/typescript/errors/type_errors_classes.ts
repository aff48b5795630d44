// covers: programs that tsc refuses and emits all the same: classes, interfaces, modules
interface HasArea {
  area(): number;
  name: string;
}
class Square implements HasArea {
  constructor(side: number) {
    this.side = side;
  }
  area() {
    return this.side ** 2;
  }
}
const sq: HasArea = new Square(3);
console.log(sq.area(), sq.name, sq.side, sq);
class Secret {
  #hidden = 1;
  private soft = 2;
  protected half = 3;
}
console.log(new Secret().soft, new Secret().half, Object.keys(new Secret()));
abstract class Base {
  abstract run(): string;
  start() {
    return this.run();
  }
}
class Incomplete extends Base {}
try {
  new Incomplete().start();
} catch (e) {
  console.log(e.message);
}
console.log(new Base() instanceof Base);
class Over extends Square {
  area(): string {
    return "wide " + super.area();
  }
}
console.log(new Over(2).area(), new Over().area());
function greet(name: string, times: number): string {
  return name.repeat(times);
}
console.log(greet("ab"), greet("ab", "2"), greet("x", 2, 3));
const list: number[] = [1, "two", { three: 3 }];
list.push(null);
console.log(
  list,
  list.map((x) => x?.toFixed?.(1)),
);
let value: string | number = 5;
value.toUpperCase?.();
value = true;
console.log(value);
const readonly: readonly number[] = [1];
readonly.push(2);
(readonly as number[]).push(3);
console.log(readonly);
type Point = { x: number; y: number };
const point: Point = { x: 1 };
console.log(point.y, point.z?.w);
enum Level {
  Low = 1,
  High,
}
const level: Level = "High";
console.log(level, Level[level], Level.Medium);
const tuple: [string, number] = ["a"];
console.log(tuple[1], tuple.length);
tuple.push(1, 2, 3);
console.log(tuple);
