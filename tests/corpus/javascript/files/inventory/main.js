// covers: classes of other files, default values of module.exports, reports over groups, errors with data
const { Inventory, OutOfStock } = require("./lib/inventory");
const report = require("./lib/report");

const inventory = Inventory.parse(`tea,green,12,3.20
tea,black,4,2.80
mug,white,0,7.00
broken line
spoon,steel,30,0.90`);
for (const [number, line] of inventory.problems) console.log(`line ${number}: cannot read '${line}'`);
console.log(report(inventory, (item) => item.kind));
try {
  inventory.take("mug", 1);
} catch (e) {
  console.log(e instanceof OutOfStock, e.name, e.message, e.item.kind);
}
inventory.take("tea", 5);
console.log(report(inventory, ({ stock }) => (stock > 10 ? "plenty" : "few")));
console.log([...inventory].map(String).join("; "), inventory.size);
console.log(Object.keys(require("./lib")).sort(), require("./lib").report === report);
console.log(inventory);
