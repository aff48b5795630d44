// covers: super in methods, accessors, literals and fields; what functions are called on
class Base {
  static kind = "base";
  constructor(name) { this.name = name; }
  greet() { return `I am ${this.name}`; }
  get label() { return `<${this.name}>`; }
  set label(value) { this.name = value; }
  static create(...args) { return new this(...args); }
}
class Derived extends Base {
  static kind = `derived of ${super.kind}`;
  suffix = super.greet().length;
  greet() { return `${super.greet()}!`; }
  get label() { return super.label.toUpperCase(); }
  set label(value) { super.label = value + "!"; }
  later() { return [1, 2].map((n) => super.greet() + n); }
  static create(name) { return super.create(name + "2"); }
}
const made = Derived.create("ada");
console.log(made.greet(), made.label, made.suffix, Derived.kind);
made.label = "bob";
console.log(made.name, made.later());

const parent = { hello() { return `parent of ${this.id}`; } };
const child = {
  __proto__: parent,
  id: 7,
  hello() { return super.hello() + " through child"; },
};
console.log(child.hello(), { ...child, id: 8 }.hello());
const copy = { hello: child.hello, id: 9 };
console.log(copy.hello(), Object.getPrototypeOf(copy) === Object.prototype);

for (const [label, attempt] of Object.entries({
  "no super call": () => new (class extends Base { constructor() {} })(),
  "super call twice": () => new (class extends Base { constructor() { super(); super(); } })(),
  "this before": () => new (class extends Base { constructor() { this.x = 1; super(); } })(),
  "a number given": () => new (class extends Base { constructor() { super(); return 1; } })(),
  "an object given": () => new (class extends Base { constructor() { return { own: true }; } })(),
  "not a constructor": () => class extends (() => {}) {},
  "null": () => Object.getPrototypeOf((class extends null {}).prototype),
  "called": () => Base("x"),
  "arrow": () => new (() => {})(),
  "method": () => new made.greet(),
})) {
  try {
    console.log(label, attempt());
  } catch (error) {
    console.log(label, error.name, error.message);
  }
}
function sloppy() { return typeof this; }
function strict() { "use strict"; return typeof this; }
console.log(sloppy.call(5), strict.call(5), sloppy.call("s"), strict.call(undefined), sloppy.call(null));
Number.prototype.describe = function () { return this instanceof Number; };
console.log((5).describe(), Object.is((function () { return this; }).call(globalThis), globalThis));
