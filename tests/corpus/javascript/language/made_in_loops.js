// covers: classes and objects that a loop of the file makes: each has its own parent, keys and objects of `with`
class One { static who() { return "One"; } hi() { return "hi"; } get kind() { return 1; } }
class Two { static who() { return "Two"; } hi() { return "ho"; } get kind() { return 2; } }
const made = [];
for (const Parent of [One, Two]) {
  made.push(class extends Parent {
    static who() { return super.who() + "!"; }
    hi() { return super.hi() + "?"; }
    get kind() { return super.kind * 10; }
    again = () => super.hi();
  });
}
console.log(made.map((Made) => [Made.who(), new Made().hi(), new Made().kind, new Made().again()]));
const objects = [];
for (const parent of [{ m() { return 1; } }, { m() { return 2; } }]) objects.push({ __proto__: parent, m() { return super.m() * 10; } });
console.log(objects.map((object) => object.m()));
const keyed = [];
let n = 0;
while (n < 2) { const name = "key" + n++; keyed.push(class { [name] = name; static [name + "s"] = name; [name + "m"]() { return name; } }); }
console.log(keyed.map((Keyed) => [new Keyed(), Object.keys(Keyed)]), new keyed[0]().key0m());
const named = [];
for (const n of [1, 2]) {
  named.push(function self(depth) { return depth === 0 ? n : self(depth - 1) + n; });
  const Known = class Own { is() { return [Own === Known, n]; } };
  named.push(() => new Known().is());
}
console.log(named.map((one) => one(2)));
const readers = [];
for (const within of [{ x: "first" }, { x: "second" }]) { with (within) readers.push(() => x); }
console.log(readers.map((read) => read()));
const sealed = Object.seal([1, 2]);
try { "use strict"; sealed.pop(); } catch (error) { console.log(error.message); }
sealed[0] = 5;
console.log(sealed, Object.isSealed(sealed), Object.isFrozen(sealed), Object.getOwnPropertyDescriptor(sealed, 0), delete sealed[0], sealed.length);
const computed = [1, 2];
Object.defineProperty(computed, 0, { get() { return 9; }, enumerable: true, configurable: true });
Object.defineProperty(computed, 3, { get: () => "three", enumerable: true });
console.log(computed, computed[0], computed.length, JSON.stringify(computed), computed.map((item) => item), 2 in computed, Object.keys(computed));
function outer() { return "outer"; }
{ function outer() { return "block"; } }
console.log(outer());
