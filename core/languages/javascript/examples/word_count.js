const text = "the quick brown fox jumps over the lazy dog the end";
const counts = new Map();
for (const word of text.split(" ")) {
  counts.set(word, (counts.get(word) ?? 0) + 1);
}

const sorted = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
for (const [word, count] of sorted.slice(0, 3)) {
  console.log(word.padEnd(6), "*".repeat(count));
}
