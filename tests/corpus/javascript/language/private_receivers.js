// covers: private members asked of what lacks them, super with a computed key, the text of a method
class Kept {
  #field = 1;
  #method() { return 2; }
  get #read() { return 3; }
  set #written(value) {}
  static ask(what, object) {
    try {
      switch (what) {
        case "field": return object.#field;
        case "set field": return object.#field = 5;
        case "method": return object.#method();
        case "set method": return object.#method = 1;
        case "set reader": return object.#read = 1;
        case "read writer": return object.#written;
        case "in": return #field in object;
      }
    } catch (error) {
      return error.name + ": " + error.message;
    }
  }
}
const below = Object.create(new Kept());
const words = ["field", "set field", "method", "set method", "set reader", "read writer", "in"];
for (const word of words) console.log(word, "|", Kept.ask(word, new Kept()), "|", Kept.ask(word, {}));
console.log(Kept.ask("field", new Proxy(new Kept(), {})));
console.log(Kept.ask("field", below), Kept.ask("set field", below), Kept.ask("in", below), Kept.ask("field", 1));

const order = [];
const named = {
  set() {
    return super[{ toString() { order.push("key"); return "kept"; } }] = (order.push("value"), 3);
  },
};
console.log(named.set(), order, named.kept);

class Shown {
  static plain() { return 1; }
  static async /* waits */ later() {}
  static get one() { return 1; }
  static * many() {}
  own() {}
}
console.log(String(Shown.plain), "|", String(Shown.later), "|", String(Shown.many), "|", String(Shown.prototype.own));
console.log(String(Object.getOwnPropertyDescriptor(Shown, "one").get));

try {
  class Early { [Early.key]() {} }
} catch (error) {
  console.log(error.message);
}
