// covers: interfaces, index types, reduce, sorting, intl, utility types
interface Item { sku: string; name: string; price: number; qty: number; tags?: string[]; added: Date }
type Draft = Omit<Item, "sku" | "added"> & Partial<Pick<Item, "added">>;
type Sorter<T> = { [K in keyof T]-?: { by: K; descending?: boolean } }[keyof T];
class Inventory {
  private items: Record<string, Item> = Object.create(null);
  private static seq = 100;
  add({ added = new Date(Date.UTC(2024, 0, 31)), ...rest }: Draft): string { const sku = `SKU-${(Inventory.seq++).toString(16).toUpperCase()}`; this.items[sku] = { sku, added, ...rest }; return sku; }
  update(sku: string, change: Partial<Omit<Item, "sku">>): boolean { const known = this.items[sku]; if (!known) return false; Object.assign(known, change); return true; }
  remove(sku: string): Item | undefined { const { [sku]: gone, ...rest } = this.items; this.items = rest; return gone; }
  sorted({ by, descending = false }: Sorter<Item>): Item[] { return Object.values(this.items).sort((a, b) => { const [x, y] = [a[by]!, b[by]!]; return (x < y ? -1 : +(x > y)) * (descending ? -1 : 1); }); }
  get total(): number { return Object.values(this.items).reduce((s, { price, qty }) => s + price * qty, 0); }
  byTag(): Map<string, string[]> { const m = new Map<string, string[]>(); for (const i of Object.values(this.items)) for (const t of i.tags ?? ["untagged"]) m.set(t, [...(m.get(t) ?? []), i.name]); return m; }
  toJSON() { return { count: Object.keys(this.items).length, items: Object.values(this.items).map(({ sku, qty }) => [sku, qty] as const) }; }
}
const shop = new Inventory();
const pen = shop.add({ name: "pen", price: 1.2, qty: 100, tags: ["office", "small"] });
shop.add({ name: "desk", price: 249.99, qty: 2, tags: ["office"], added: new Date("2023-05-06T07:08:09Z") });
const mug = shop.add({ name: "mug", price: 7.5, qty: 12 });
console.log(shop.sorted({ by: "price", descending: true }).map((i) => i.name), shop.sorted({ by: "added" })[0]!.added.toISOString());
console.log(shop.total.toFixed(2), shop.update(mug, { qty: 0 }), shop.update("nope", {}), shop.byTag());
console.log(JSON.stringify(shop), JSON.stringify({ shop }, null, 1).split("\n").length, shop.remove(pen)?.name, shop.remove("x"));
console.log(shop.sorted({ by: "name" }).map((i) => `${i.name.padEnd(6, ".")}${i.price.toLocaleString("en-US", { style: "currency", currency: "USD" }).padStart(10)}`).join("\n"));
const frozen: Readonly<Item> = Object.freeze({ sku: "z", name: "n", price: 1, qty: 1, added: new Date(0) });
try { (frozen as Item).qty = 5; } catch (e) { console.log((e as Error).message); }
console.log(Object.entries(frozen).filter(([, v]) => typeof v === "number"), "tags" in frozen, frozen.tags?.length ?? "no tags");
