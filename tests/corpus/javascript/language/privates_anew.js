// covers: a class that is made again has private names of its own; brands are the object's own
const failing = (run) => { try { return run(); } catch (error) { return error.name + ": " + error.message; } };
const make = (start) => class {
  #value = start;
  static #made = 0;
  constructor() { this.constructor.count(); }
  static count() { return ++this.#made; }
  static read(object) { return object.#value; }
  static write(object) { object.#value = 0; }
  static is(object) { return #value in object; }
  #twice() { return this.#value * 2; }
  get #half() { return this.#value / 2; }
  set #half(half) { this.#value = half * 2; }
  static call(object) { return object.#twice(); }
  halve() { this.#half = this.#half / 2; return [this.#value, this.#twice(), ++this.#value, this.#value **= 2, this?.#value]; }
};
const One = make(8), Two = make(5), one = new One(), two = new Two();
console.log(One.read(one), Two.read(two), One.is(one), One.is(two), Two.is(one), one.halve(), One.count(), Two.count());
console.log([() => One.read(two), () => Two.write(one), () => One.call(two), () => One.is(1)].map(failing));
const Counted = (Parent) => class extends Parent { #count = 0; count() { return ++this.#count; } above() { return super.count(); } };
class Both extends Counted(Counted(Object)) {}
const both = new Both();
console.log(both.count(), both.count(), both.above(), both.count(), both);
const classes = [];
for (let i = 0; i < 3; i++) classes.push(class { #i = i; static #all = []; static of(...objects) { return this.#all = objects.map((object) => object.#i); } });
console.log(classes.map((Class) => Class.of(new Class())), failing(() => classes[0].of(new classes[1]())));
function stamped() {
  class Base { constructor(object) { return object; } }
  class Stamp extends Base { #mark = "mark"; #method() { return this.#mark; } static read(object) { return object.#method(); } static is(object) { return #mark in object; } }
  const target = {};
  new Stamp(target);
  return [Stamp.read(target), Stamp.is(target), Stamp.is(Object.create(target)), failing(() => new Stamp(target)), Object.keys(target), target];
}
console.log(stamped());
class Outer { #x = "outer"; inner() { const outer = this; return new (class { #x = "inner"; both() { return this.#x + outer.#y + outer.read(); } })().both(); } #y = "-"; read() { return this.#x; } }
console.log(new Outer().inner());
