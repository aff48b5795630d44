module.exports = (inventory, by) => {
  const groups = new Map();
  for (const item of inventory) {
    const name = by(item);
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, items]) => {
      const stock = items.reduce((sum, item) => sum + item.stock, 0);
      const value = items.reduce((sum, item) => sum + item.value, 0);
      return `${name.padEnd(7)} ${String(stock).padStart(2)} items ${value.toFixed(2).padStart(7)}`;
    })
    .join("\n");
};
