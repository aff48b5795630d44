// covers: classes, inheritance, super, static, private, getters, setters, fields, instanceof, toString
class Animal {
  #secret = "hidden"; name; static count = 0; kind = "animal";
  static #registry = [];
  constructor(name) { this.name = name; Animal.count++; Animal.#registry.push(name); }
  speak() { return `${this.name} makes a sound`; }
  get secret() { return this.#secret; }
  set secret(v) { this.#secret = v + "!"; }
  #hidden() { return "private method"; }
  reveal() { return this.#hidden(); }
  static names() { return [...this.#registry]; }
  static { this.ready = true; }
  toString() { return `Animal(${this.name})`; }
  static isAnimal(o) { return #secret in o; }
}
class Dog extends Animal {
  tricks = [];
  constructor(name, ...tricks) { super(name); this.tricks.push(...tricks); }
  speak() { return super.speak() + ": woof"; }
  get [Symbol.toStringTag]() { return "Dog"; }
  static create(...a) { return new this(...a); }
}
const d = Dog.create("Rex", "sit"), a = new Animal("Cat");
console.log(d.speak(), a.speak(), `${a}`, String(d), d.secret, d.reveal());
d.secret = "new"; console.log(d.secret, Animal.count, Dog.count, Animal.names(), Animal.ready);
console.log(d instanceof Dog, d instanceof Animal, a instanceof Dog, Animal.isAnimal(d), Animal.isAnimal({}));
console.log(d, a, Animal, Dog, [Dog], class {}, { Dog });
console.log(Object.getPrototypeOf(Dog) === Animal, Dog.name, Dog.length, typeof Dog, d.constructor.name);
console.log(Object.keys(d), Object.getOwnPropertyNames(Dog.prototype), Object.prototype.toString.call(d));
try { Dog(); } catch (e) { console.log(e.message); }
try { class X extends Animal { constructor() { this.a = 1; } } new X(); } catch (e) { console.log(e.message); }
const Named = class Inner { who() { return Inner.name; } }; console.log(new Named().who(), Named.name);
const Mixin = (B) => class extends B { fly() { return this.name + " flies"; } };
class Bird extends Mixin(Animal) {} console.log(new Bird("Tweety").fly());
class Temp { static #c = 0; static get c() { return Temp.#c; } static set c(v) { Temp.#c = v; } static inc() { return ++Temp.#c; } } Temp.inc(); Temp.c += 5; console.log(Temp.c);
class Stack extends Array { top() { return this[this.length - 1]; } } const s = new Stack(); s.push(1, 2, 3); console.log(s.top(), s.length, s, s.map((x) => x * 2) instanceof Stack);
class Shape { area() { throw new Error("abstract"); } describe() { return `${this.constructor.name} ${this.area().toFixed(2)}`; } }
class Circle extends Shape { constructor(r) { super(); this.r = r; } area() { return Math.PI * this.r ** 2; } }
console.log(new Circle(2).describe()); try { new Shape().describe(); } catch (e) { console.log(e.message); }
class Computed { ["dyn" + 1]() { return 1; } static ["s" + 2] = 2; 0 = "zero"; "quoted key" = 1; async am() {} *gm() {} } console.log(new Computed().dyn1(), Computed.s2, new Computed());
console.log(new (class { x = this; y = () => this.x === this; })().y());
class Base { constructor() { this.init(); } init() { this.v = "base"; } } class Derived extends Base { w = "field"; init() { this.v = "derived " + this.w; } } console.log(new Derived());
