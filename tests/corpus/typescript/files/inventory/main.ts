// covers: classes and interfaces of other files, type-only imports, generic helpers, errors with data
import { Inventory, OutOfStock } from "./lib/inventory";
import type { Item } from "./lib/item";
import report, { type Grouping } from "./lib/report";

const inventory = Inventory.parse(`tea,green,12,3.20
tea,black,4,2.80
mug,white,0,7.00
broken line
spoon,steel,30,0.90`);
for (const [number, line] of inventory.problems) console.log(`line ${number}: cannot read '${line}'`);
const byKind: Grouping = (item) => item.kind;
console.log(report(inventory, byKind));
try {
  inventory.take("mug", 1);
} catch (e: unknown) {
  if (e instanceof OutOfStock) console.log(e.name, e.message, e.item.kind);
}
inventory.take("tea", 5);
console.log(report(inventory, ({ stock }: Item) => (stock > 10 ? "plenty" : "few")));
console.log([...inventory].map(String).join("; "));
