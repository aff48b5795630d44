import type Cart from "./cart";
export type Formatter = (cart: Cart) => string;
export function money(amount: number, currency: string): string {
  return `${amount.toFixed(2)} ${currency}`;
}
export default function list(parts: readonly string[]): string {
  return parts.join(" and ");
}
