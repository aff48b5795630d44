// covers: static blocks and fields that name their class, before the class is there for others
class Temperature {
  static #count = 0;
  static zero = new Temperature(0);
  static { Temperature.ready = true; }
  #degrees;
  constructor(degrees) { this.#degrees = degrees; Temperature.#count++; }
  static get count() { return Temperature.#count; }
  static isOne(value) { return #degrees in value; }
  toString() { return `${this.#degrees} degrees`; }
}
console.log(String(Temperature.zero), Temperature.count, Temperature.ready, Temperature.isOne(Temperature.zero), Temperature.isOne({}));
function make() {
  class Inner { static self = Inner; static names = [Inner.name]; }
  return Inner;
}
console.log(make().self.names, make().self === make());
const Named = class Other { static label = Other.name; };
console.log(Named.label, Named.name);
try { Later.x; } catch (error) { console.log(error.message); }
class Later { static x = Later === undefined ? 0 : 1; }
console.log(Later.x);
