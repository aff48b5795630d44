import { type Item, priceOf } from "./model/item";
export interface CartOptions {
  currency: "EUR" | "USD";
}
export const TAX = 0.2;
export default class Cart {
  private readonly items: Item[] = [];
  constructor(readonly options: CartOptions) {
    console.log("cart made");
  }
  add(...items: Item[]): this {
    this.items.push(...items);
    return this;
  }
  get total(): number {
    return this.items.reduce((sum, item) => sum + priceOf(item), 0) * (1 + TAX);
  }
}
