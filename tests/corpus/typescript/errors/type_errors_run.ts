// Programs with type errors run all the same: every line here with a wrong type is emitted as it stands.
let n: number = "text";
console.log(n.toUpperCase());
function add(a: number, b: number): number {
  return a + b;
}
console.log(add("1", 2), add(1), (add as any)(1, 2, 3));
const user: { name: string } = { name: 5, extra: true };
console.log(user, user.extra);
class P {
  private secret = 1;
  protected p = 2;
  readonly r = 3;
  abstract m(): void;
}
const p = new P();
p.r = 4;
console.log(p.secret, p.p, p.r);
try {
  p.m();
} catch (e) {
  console.log(e.message);
}
const undef: string = undefined;
console.log(undef?.length, undef ?? "fallback");
interface Shape {
  kind: "a" | "b";
}
const s: Shape = { kind: "c" };
console.log(s.kind);
try {
  (null as any).x;
} catch (e: unknown) {
  console.log((e as Error).message);
}
abstract class Q {
  x = 1;
}
console.log(new Q());
class R implements Shape {}
console.log(new R() instanceof R);
const fn = (x: string) => x.length;
console.log(fn(5), fn([1, 2]));
enum E {
  A,
}
console.log(E.B, E["A"]);
let t: [number, string] = ["x", 1, 2];
console.log(t[5], t.length);
const c = 1;
try {
  eval("c = 2");
} catch (e) {
  console.log(e.name);
}
function f(this: string) {
  return typeof this;
}
console.log(f());
var dup: number = 1;
var dup: string = "s";
console.log(dup);
if (1 === "1") console.log("never");
else console.log("differs");
function noReturn(): number {}
console.log(noReturn());
console.log("5" * "2", [] + {}, true + 1, "3" - 1);
type T = { a: T2 };
const missing: T = {};
console.log(missing.a?.b);
