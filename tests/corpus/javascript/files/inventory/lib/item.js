class Item {
  constructor(kind, variant, stock, price) {
    Object.assign(this, { kind, variant, stock: Number(stock), price: Number(price) });
  }
  get value() { return this.stock * this.price; }
  toString() { return `${this.kind}/${this.variant} ${this.stock}`; }
}
module.exports = Item;
