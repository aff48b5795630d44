// A shop: interfaces that extend others, optional parts, records of enums.
enum Category { Food = "food", Tool = "tool" }
interface Priced { price: number; currency?: "EUR" | "USD" }
interface Product extends Priced { readonly sku: string; name: string; category: Category; tags?: string[] }
type Line = Readonly<{ product: Product; count: number }>;
class Basket {
  private readonly lines: Line[] = [];
  private static readonly RATES: Readonly<Record<Category, number>> = { [Category.Food]: 0.07, [Category.Tool]: 0.19 };
  add(product: Product, count: number = 1): this { this.lines.push({ product, count }); return this; }
  get total(): number { return this.lines.reduce((sum, { product: { price }, count }) => sum + price * count, 0); }
  taxes(): Partial<Record<Category, number>> {
    const out: Partial<Record<Category, number>> = {};
    for (const { product, count } of this.lines) {
      const rate = Basket.RATES[product.category];
      out[product.category] = (out[product.category] ?? 0) + product.price * count * rate;
    }
    return out;
  }
  *[Symbol.iterator](): IterableIterator<string> { for (const l of this.lines) yield `${l.count} x ${l.product.name}${l.product.tags ? ` [${l.product.tags.join()}]` : ""}`; }
}
const apple: Product = { sku: "a1", name: "apple", price: 2, category: Category.Food, tags: ["red", "sweet"] };
const saw = { sku: "s1", name: "saw", price: 10, category: Category.Tool } satisfies Product;
const basket = new Basket().add(apple, 3).add(saw);
console.log(basket.total, [...basket]);
for (const [k, v] of Object.entries(basket.taxes()) as [Category, number][]) console.log(k.padEnd(6), v.toFixed(2));
console.log(Object.values(Category).includes("food" as Category));
