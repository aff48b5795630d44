// covers: word frequency, sentences, longest words, histogram
const text = `It was the best of times, it was the worst of times, it was the age of wisdom,
it was the age of foolishness. Was it? "Yes", said Charles; it certainly was!`;
const words = text.toLowerCase().match(/[a-z]+/g);
const freq = words.reduce((m, w) => m.set(w, (m.get(w) ?? 0) + 1), new Map());
const top = [...freq].sort(([a, x], [b, y]) => y - x || a.localeCompare(b)).slice(0, 5);
console.log(top);
for (const [w, n] of top) console.log(w.padEnd(8, ".") + "*".repeat(n) + ` ${n}`);
console.log(words.length, freq.size, text.split(/[.!?]+/).map((s) => s.trim()).filter(Boolean).length, text.split("\n").length);
console.log([...new Set(words)].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).slice(0, 3));
const letters = {}; for (const c of words.join("")) letters[c] = (letters[c] || 0) + 1; console.log(letters);
console.log(text.replace(/\b(\w)(\w*)/g, (_, a, b) => a.toUpperCase() + b).split("\n")[0]);
console.log((words.join("").length / words.length).toFixed(3), words.every((w) => /^[a-z]+$/.test(w)));
