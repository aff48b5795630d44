// covers: with, code that is not strict, arguments, functions in blocks
function area(shape) {
  with (shape) {
    return width * height;
  }
}
console.log(area({ width: 3, height: 4 }), area({ width: 2, height: 5 }));

var settings = { level: 1, name: "test", show() { return this.name + level; } };
var level = 100;
with (settings) {
  level = level + 1;
  var message = show();
  missing = "a global";
}
console.log(settings.level, level, message, missing, "missing" in settings);

with ([1, 2, 3]) {
  console.log(length, join("+"), typeof values);
}
var inner;
with ({ hidden: "seen", [Symbol.unscopables]: { level: true }, level: 5 }) {
  inner = () => hidden + level;
}
console.log(inner());
with (Math) console.log(max(1, 2), floor(PI));

function count() {
  return arguments.length + ":" + Array.from(arguments).join("");
}
console.log(count(), count(1, 2), count.apply(null, [3, 4, 5]));
function receiver() { return this === globalThis; }
console.log(receiver(), receiver.call(null), typeof (function () { return this; }).call("text"));

if (true) {
  function inBlock() { return "in a block"; }
}
console.log(inBlock());
undeclared = 5;
console.log(undeclared, globalThis.undeclared, delete globalThis.undeclared, typeof undeclared);
globalThis.shared = [1, 2];
console.log(shared.length);
var x = 010 + 08;
console.log(x, "\101", delete settings.level, settings.level);
