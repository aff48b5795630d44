const Item = require("./item");

class OutOfStock extends Error {
  name = "OutOfStock";
  constructor(item, wanted) {
    super(`only ${item.stock} ${item.variant}, ${wanted} wanted`);
    this.item = item;
  }
}

class Inventory {
  #items = [];
  problems = new Map();
  static parse(text) {
    const made = new Inventory();
    text.split("\n").forEach((line, at) => {
      const parts = line.split(",");
      if (parts.length === 4) made.#items.push(new Item(...parts));
      else made.problems.set(at + 1, line);
    });
    return made;
  }
  *[Symbol.iterator]() { yield* this.#items; }
  get size() { return this.#items.length; }
  take(kind, count) {
    const item = this.#items.find((one) => one.kind === kind);
    if (item.stock < count) throw new OutOfStock(item, count);
    item.stock -= count;
  }
}
Object.assign(exports, { Inventory, OutOfStock });
