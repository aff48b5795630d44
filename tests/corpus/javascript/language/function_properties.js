// covers: length, name and prototype of functions, what cannot be constructed
function plain(a, b = 2, ...rest) {}
const arrow = (x) => x;
const object = {
  method(a, b) {},
  get value() { return 1; },
  ["comp" + "uted"]: () => {},
  [Symbol("sign")]() {},
  async later() {},
  *several() {},
};
class Shape {
  static create() { return new this(); }
  area() { return 0; }
}

const describe = (label, callee) => {
  const names = Object.getOwnPropertyNames(callee).filter((name) => !["arguments", "caller"].includes(name));
  console.log(label, JSON.stringify(callee.name), callee.length, names.join(","));
};
describe("plain", plain);
describe("arrow", arrow);
describe("method", object.method);
describe("computed", object.computed);
describe("symbol", object[Object.getOwnPropertySymbols(object)[0]]);
describe("async", object.later);
describe("generator", object.several);
describe("class", Shape);
describe("static", Shape.create);
describe("bound", plain.bind(null, 1));
describe("getter", Object.getOwnPropertyDescriptor(object, "value").get);

for (const key of ["length", "name", "prototype"]) {
  console.log(key, JSON.stringify(Object.getOwnPropertyDescriptor(plain, key)));
}
const candidates = {
  plain, arrow, Shape, method: object.method, later: object.later, several: object.several,
};
for (const [name, candidate] of Object.entries(candidates)) {
  try {
    console.log(name, typeof new candidate());
  } catch (error) {
    console.log(name, error.constructor.name, error.message);
  }
}
plain.name = "ignored";
console.log(plain.name);
Object.defineProperty(plain, "name", { value: "renamed" });
console.log(plain.name, delete plain.name, plain.name === "");
const factorial = function self(n) {
  self = null;
  return n < 2 ? 1 : n * self(n - 1);
};
console.log(factorial(5), factorial.name);
