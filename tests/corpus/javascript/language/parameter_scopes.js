// Values for parameters that are left out see what is around the function, never the variables of its body.
const name = "outside";
var count = 1;

function greet(who = name) {
  const name = "inside";
  return [who, name];
}
console.log(greet(), greet("given"));

function next(step = count, add = () => count + step) {
  var count = 10;
  count += step;
  return [step, add(), count];
}
console.log(next(), next(5), count);

class Logger {
  write(text, { prefix = name, level = count } = {}) {
    let name = `[${prefix}]`, count = level * 2;
    return `${name} ${text} ${count}`;
  }
  async later(text = name) {
    const name = await text;
    return name.toUpperCase();
  }
  *parts(from = count) {
    let count = from;
    while (count-- > 0) yield count;
  }
}
const logger = new Logger();
console.log(logger.write("a"), logger.write("b", { level: 3 }), [...logger.parts(), ...logger.parts(2)]);
logger.later().then((text) => console.log(text));

// What a function hands on that assigns to a parameter of its own.
function firstOf(list) {
  list = list || [];
  return Array.prototype.slice.call(arguments).length + ":" + JSON.stringify(arguments[0]);
}
console.log(firstOf(), firstOf(null, 1));

// A constructor may call its parent's in an arrow function.
class Shape { constructor(sides) { this.kind = new.target.name; this.sides = sides; } }
class Square extends Shape {
  constructor() {
    const begin = (sides) => super(sides);
    begin(4);
  }
}
class Tile extends Square { constructor(...rest) { super(...rest); this.rest = rest; } }
console.log(new Square(), new Tile(1, 2), new Tile() instanceof Shape);

// Texts that run among parameters.
const tries = [
  () => { function f(a, b = eval("var c = a + 1; c")) { return [a, b, c]; } return f(1); },
  () => { function f(a = eval("var a = 1")) { return a; } return f(); },
  () => { function f(a = eval("var b = 1"), b) { return b; } return f(); },
];
for (const run of tries) try { console.log(run()); } catch (error) { console.log(String(error)); }

(async () => {
  for await (let [key, value = 0] of [["a", 1], ["b"]]) console.log(key, value);
  const broken = { [Symbol.asyncIterator]() { return { next() { return 7; } }; } };
  try { for await (const item of broken) console.log(item); } catch (error) { console.log(error.message); }
})();
