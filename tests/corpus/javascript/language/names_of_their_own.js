// covers: names that the library has for itself are none of a program's; a program's own names are none of the library's
console.log(typeof inspect, typeof util, typeof EventEmitter, typeof assert, typeof Hash, typeof format, typeof Readable, typeof _key);
console.log([typeof count, typeof name, typeof callee, typeof mark, typeof pairs, typeof words], typeof CustomEvent, typeof Buffer);
for (const text of ["assert", "StringDecoder", "finished", "_text"]) {
  console.log(text, eval("typeof " + text), (0, eval)("typeof " + text), new Function("return typeof " + text)(), text in globalThis);
}
try { pipeline; } catch (error) { console.log(error.name + ": " + error.message); }
function _key() { return "own key"; }
function _text() { return "own text"; }
var _delete = 1, _iterate = 2, _operator = 3, _tagged = 4, _in = 5, _spread_object = 6, _heritage = 7, _instance_of = 8, _iteratorOf = 9;
var _undeclared = 10, _arguments = 11, _refuse = 12, _set_global = 13, _async_iterate = 14, _literalParent = 15, _made = 16, _walked = 17;
class Base { constructor() { this.made = true; } }
class Derived extends Base { constructor() { super(); } static [`${"s"}1`] = 1; }
const object = { a: 1, ["b" + 1]: 2, ...{ c: 3 }, __proto__: { inherited: 4 } };
console.log(_key(), _text(), delete object.a, object, object.inherited, "c" in object, object instanceof Object, new Derived(), Derived.s1);
console.log(`${{ toString: () => "text" }}`, [..."ab"], ((strings, value) => strings.raw.join(value))`x${1}y`, [1, 2][Symbol.iterator]().next());
(function () { console.log(arguments.length, [...arguments]); })(1, 2);
(async () => { for await (const value of [1]) console.log("awaited", value); })();
{
  class TypeError extends Error {}
  class ReferenceError {}
  const Object = 1, Array = 2, Symbol = 3, Promise = 4, Math = 5;
  const fixed = 1;
  for (const failing of [() => undefined.x, () => { fixed = 2; }, () => { new (class extends Base { constructor() {} })(); }]) {
    try { failing(); } catch (error) { console.log(error.name, error instanceof TypeError, error instanceof ReferenceError, error.message); }
  }
  console.log([1, { a: 2 }], Object + Array + Symbol + Promise + Math, [3, 1, 2].sort(), new Map([[1, new Set([2])]]));
}
