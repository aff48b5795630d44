import { Item, priceOf } from "./item";
export function isCheap(item: Item): boolean {
  return priceOf(item) < 10;
}
