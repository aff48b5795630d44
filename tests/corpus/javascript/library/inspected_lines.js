// covers: texts of several lines that objects write of themselves, inside of others; Array.prototype; objects that write themselves
class Matrix {
  constructor(...rows) { this.rows = rows; }
  [Symbol.for("nodejs.util.inspect.custom")]() { return this.rows.map((row) => row.join(" ")).join("\n"); }
}
const unit = new Matrix([1, 0], [0, 1]);
console.log(unit, [unit], { unit, nested: { unit } }, new Map([["key", unit]]), new Set([unit]));
console.log({ address: new URL("http://host/path?query=1") });
console.log(Array.isArray(Array.prototype), Array.isArray({ __proto__: Array.prototype }));
class Written { toString() { return "written"; } }
for (const value of [new Written(), new (class Plain { })(), { a: 1 }]) {
  try { new Set(value); } catch (error) { console.log(error.message); }
  try { null.nothing(value); } catch (error) { console.log(error.message); }
  try { "use strict"; Reflect.setPrototypeOf(Object.preventExtensions(value), []) || Object.setPrototypeOf(value, []); } catch (error) { console.log(error.message); }
}
