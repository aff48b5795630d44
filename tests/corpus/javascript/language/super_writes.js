// covers: super, members of the parent that are written, static members
class Base { get kept() { return this.inner; } set kept(value) { this.inner = value; } }
Base.prototype.shared = "of the parent";
class Derived extends Base {
  write(key) {
    super.shared = "own"; super[key] = key + "!"; super.kept = 1; super.kept += 2; super["k" + "ept"]++;
    return [this.shared, this[key], this.inner, Object.keys(this), Base.prototype.shared];
  }
  order(log = []) { super[(log.push("key"), "x")] = log.push("value"); return log.join() + this.x; }
}
console.log(new Derived().write("made"), new Derived().order());
const object = { __proto__: { size: 1 }, grow() { super.size += 4; return this.size; } };
console.log(object.grow(), Object.getPrototypeOf(object).size);
class Fixed extends Base { constructor() { super(); Object.defineProperty(this, "shared", { value: 1, writable: false }); } set() { super.shared = 2; } }
try { new Fixed().set(); } catch (error) { console.log(error.message); }
// A static member may not take the place of the prototype, whatever its key is called.
for (const make of [() => class { static ["proto" + "type"]() {} }, () => class { static ["prototype"] = 1; }]) {
  try { make(); } catch (error) { console.log(error.name, error.message); }
}
const symbol = Symbol(), named = Symbol("named");
class Keys { [symbol]() {} [named]() {} static get [symbol]() { return 1; } }
console.log(JSON.stringify([Keys.prototype[symbol].name, Keys.prototype[named].name]));
console.log((function (undefined) { return undefined; })(5), (() => { let undefined = 6; return undefined; })(), (({ undefined }) => undefined)({ undefined: 7 }));
(function () { arguments = 8; console.log(arguments); })(); { let arguments = 9; console.log(arguments, (function () { return arguments.length; })(1, 2)); }
