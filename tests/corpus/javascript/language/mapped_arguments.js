// covers: elements of arguments that are parameters, redefined and frozen
function redefined(first) { Object.defineProperty(arguments, "0", { value: 3 }); return first; }
console.log(redefined(1));
function followed(first) { Object.defineProperty(arguments, "0", { value: 3 }); first = 4; return arguments[0]; }
console.log(followed(1));
function parted(first) { Object.defineProperty(arguments, "0", { writable: false }); first = 2; return arguments[0]; }
console.log(parted(1));
function computed(first) { Object.defineProperty(arguments, "0", { get() { return 7; } }); first = 4; return arguments[0]; }
console.log(computed(1));
function hidden(first) { Object.defineProperty(arguments, "0", { enumerable: false }); first = 5; return [arguments[0], Object.keys(arguments)]; }
console.log(hidden(1));
function frozen(first) { Object.freeze(arguments); first = 9; return [arguments[0], Object.isFrozen(arguments)]; }
console.log(frozen(1));
function described(first, second) { first = "new"; return Object.getOwnPropertyDescriptor(arguments, 0); }
console.log(described("old"));
function twice(same, same) { same = "last"; return [arguments[0], arguments[1]]; }
console.log(twice("a", "b"));
function shown(first) { first = 2; return arguments; }
console.log(shown(1, "rest"), JSON.stringify(shown(1)));
function handed(first) { change(arguments); return first; }
function change(list) { list[0] = "changed"; }
console.log(handed("kept"));
function changing() { "use strict"; arguments[0] = 5; return arguments[0]; }
console.log(changing(1));
