// Maps with texts as keys: how often each word of a long made-up text occurs.

const SYLLABLES = ["ka", "to", "mi", "re", "su", "no", "ha", "li"];

function* words(count) {
  let state = 12345;
  for (let i = 0; i < count; i++) {
    state = (state * 16807) % 2147483647;
    const number = state >> 8;
    yield SYLLABLES[number % 8] + SYLLABLES[(number >> 3) % 8] + SYLLABLES[(number >> 6) % 8];
  }
}

const text = [...words(60_000)].join(" ");
const counts = new Map();
for (const word of text.split(" ")) counts.set(word, (counts.get(word) ?? 0) + 1);
const top = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).slice(0, 3);
console.log(counts.size, JSON.stringify(top));
