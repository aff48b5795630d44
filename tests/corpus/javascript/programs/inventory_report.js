// covers: a program over records: filter, group, sort, format tables
const orders = [
  { id: 1, customer: "Ann", items: [{ sku: "A1", qty: 2, price: 9.99 }, { sku: "B2", qty: 1, price: 24.5 }], date: "2024-01-15", paid: true },
  { id: 2, customer: "Bob", items: [{ sku: "A1", qty: 1, price: 9.99 }], date: "2024-01-20", paid: false },
  { id: 3, customer: "Ann", items: [{ sku: "C3", qty: 10, price: 1.25 }], date: "2024-02-01", paid: true },
  { id: 4, customer: "Cy", items: [], date: "2024-02-03", paid: false },
];
const total = (o) => o.items.reduce((s, { qty, price }) => s + qty * price, 0);
const money = (n) => `$${n.toFixed(2)}`;
console.log("ID".padEnd(4) + "Customer".padEnd(10) + "Total".padStart(10)); console.log("-".repeat(24));
for (const o of orders) console.log(String(o.id).padEnd(4) + o.customer.padEnd(10) + money(total(o)).padStart(10));
const by = (list, key) => list.reduce((m, x) => { const k = typeof key === "function" ? key(x) : x[key]; (m[k] ??= []).push(x); return m; }, {});
const perCustomer = Object.entries(by(orders, "customer")).map(([name, os]) => ({ name, orders: os.length, total: +os.reduce((s, o) => s + total(o), 0).toFixed(2) })).sort((a, b) => b.total - a.total);
console.table(perCustomer); console.log(perCustomer);
console.log(by(orders, (o) => o.date.slice(0, 7)));
const stock = new Map([["A1", 5], ["B2", 0], ["C3", 100]]);
for (const { sku, qty } of orders.flatMap((o) => o.items)) stock.set(sku, stock.get(sku) - qty);
console.log(stock, [...stock].filter(([, n]) => n < 0).map(([sku]) => sku));
const { paid, unpaid } = orders.reduce((acc, o) => { acc[o.paid ? "paid" : "unpaid"] += total(o); return acc; }, { paid: 0, unpaid: 0 }); console.log(`paid ${money(paid)}, unpaid ${money(unpaid)}, share ${(paid / (paid + unpaid) * 100).toFixed(1)}%`);
console.log(JSON.stringify(orders.filter((o) => !o.paid).map(({ id, customer }) => ({ id, customer })), null, 2)); const csv = ["id,customer,total", ...orders.map((o) => [o.id, o.customer, total(o)].join(","))].join("\n"); console.log(csv); const parsed = csv.split("\n").slice(1).map((l) => l.split(",")).map(([id, customer, total]) => ({ id: +id, customer, total: parseFloat(total) })); console.log(parsed[0], parsed.length);
