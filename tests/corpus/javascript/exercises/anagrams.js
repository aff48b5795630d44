// covers: grouping words, sorting letters, Map of arrays
const words = ["listen", "silent", "enlist", "google", "elgoog", "abc", "cab", "bca", "xyz"];
const groups = new Map();
for (const w of words) {
  const key = [...w].sort().join("");
  if (!groups.has(key)) groups.set(key, []);
  groups.get(key).push(w);
}
for (const [key, list] of groups) if (list.length > 1) console.log(key, list.sort());
console.log(groups);
console.log(words.filter((w, i) => words.findIndex((x) => [...x].sort().join() === [...w].sort().join()) === i));
