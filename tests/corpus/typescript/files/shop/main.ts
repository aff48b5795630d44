// covers: modules with types: type-only imports, re-exports, defaults, namespaces, interfaces across files
import type { Item } from "./model/item";
import Cart, { type CartOptions, TAX as tax } from "./cart";
import * as format from "./format";
import { Category, isCheap } from "./model";
import { Unused } from "./effects";
export const shop: CartOptions = { currency: "EUR" };
const items: Item[] = [
  { name: "pen", price: 2, category: Category.Office },
  { name: "lamp", price: 30, category: Category.Home },
];
const unused: Unused | undefined = undefined;
const cart = new Cart(shop).add(...items);
console.log(cart.total, tax, format.money(cart.total, shop.currency), unused);
console.log(
  items.filter(isCheap).map((i) => `${i.name}:${Category[i.category]}`),
  Object.keys(format).sort(),
);
console.log(format.default.name, format.default(["a", "b"]));
import("./model/item").then(({ describe }) => console.log(describe(items[1]!)));
