// covers: scores by letter, atbash, rot13, vigenere, rail fence, transposition
const scores = Object.entries({ 1: "AEIOULNRST", 2: "DG", 3: "BCMP", 4: "FHVWY", 5: "K", 8: "JX", 10: "QZ" });
const score = (w) => [...w.toUpperCase()].reduce((s, c) => s + Number(scores.find(([, l]) => l.includes(c))[0]), 0);
console.log(["cabbage", "quirky", "OxyphenButazone", "a"].map(score));
const atbash = (s) => s.toLowerCase().replace(/[^a-z0-9]/g, "").replace(/[a-z]/g, (c) => String.fromCharCode(219 - c.charCodeAt())).match(/.{1,5}/g).join(" ");
console.log(atbash("Testing, 1 2 3, testing."));
const rot13 = (s) => s.replace(/[a-z]/gi, (c) => String.fromCharCode(c.charCodeAt(0) + (c.toLowerCase() < "n" ? 13 : -13)));
console.log(rot13("Why did the chicken?"), rot13(rot13("Same")));
function rail(text, n) {
  const rails = Array.from({ length: n }, () => []);
  [...text].forEach((c, i) => { const p = i % (2 * n - 2); rails[p < n ? p : 2 * n - 2 - p].push(c); });
  return rails.flat().join("");
}
console.log(rail("WEAREDISCOVEREDFLEEATONCE", 3), rail("XOXOXOXOXO", 4));
const vigenere = (s, k, d = 1) => { let i = 0; return s.replace(/[A-Z]/g, (c) => String.fromCharCode(((c.charCodeAt(0) - 65 + d * (k.charCodeAt(i++ % k.length) - 65) + 26) % 26) + 65)); };
const v = vigenere("ATTACK AT DAWN", "LEMON"); console.log(v, vigenere(v, "LEMON", -1));
const square = (s) => { const t = s.toLowerCase().replace(/[^a-z0-9]/g, ""), c = Math.ceil(Math.sqrt(t.length)); const rows = t.match(new RegExp(`.{1,${c}}`, "g")).map((r) => r.padEnd(c)); return Array.from({ length: c }, (_, i) => rows.map((r) => r[i]).join("")).join(" "); };
console.log(square("If man was meant to stay on the ground, god would have given us roots."));
