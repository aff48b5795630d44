import { Item } from "./item";

export class OutOfStock extends Error {
  override name = "OutOfStock";
  constructor(readonly item: Item, wanted: number) {
    super(`only ${item.stock} ${item.variant}, ${wanted} wanted`);
  }
}

export class Inventory implements Iterable<Item> {
  private items: Item[] = [];
  readonly problems = new Map<number, string>();
  static parse(text: string): Inventory {
    const made = new Inventory();
    text.split("\n").forEach((line, at) => {
      const [kind, variant, stock, price, ...rest] = line.split(",");
      if (price !== undefined && rest.length === 0) made.items.push(new Item(kind!, variant!, Number(stock), Number(price)));
      else made.problems.set(at + 1, line);
    });
    return made;
  }
  [Symbol.iterator](): Iterator<Item> { return this.items[Symbol.iterator](); }
  take(kind: string, count: number): void {
    const item = this.items.find((one) => one.kind === kind)!;
    if (item.stock < count) throw new OutOfStock(item, count);
    item.stock -= count;
  }
}
