// covers: ranking, sorting by several keys, counting, destructuring
const order = "23456789TJQKA";
const parse = (h) => h.split(" ").map(([r, s]) => ({ r: order.indexOf(r), s }));
function rank(hand) {
  const cards = parse(hand);
  const counts = {};
  for (const { r } of cards) counts[r] = (counts[r] ?? 0) + 1;
  const groups = Object.entries(counts).map(([r, n]) => [n, +r]).sort((a, b) => b[0] - a[0] || b[1] - a[1]);
  const ranks = groups.map(([, r]) => r);
  const flush = cards.every((c) => c.s === cards[0].s);
  const sorted = cards.map((c) => c.r).sort((a, b) => a - b);
  const straight = groups.length === 5 && sorted[4] - sorted[0] === 4;
  const shape = groups.map(([n]) => n).join("");
  const name = straight && flush ? "straight flush" : shape === "41" ? "four of a kind" : shape === "32" ? "full house" : flush ? "flush" : straight ? "straight" : shape === "311" ? "three of a kind" : shape === "221" ? "two pair" : shape === "2111" ? "pair" : "high card";
  const value = ["high card", "pair", "two pair", "three of a kind", "straight", "flush", "full house", "four of a kind", "straight flush"].indexOf(name);
  return { name, key: [value, ...ranks] };
}
const compare = (a, b) => { for (let i = 0; i < Math.max(a.length, b.length); i++) if (a[i] !== b[i]) return (a[i] ?? -1) - (b[i] ?? -1); return 0; };
const hands = ["2H 3D 5S 9C KD", "2C 2D 4H 8S AH", "TH JH QH KH AH", "3S 3D 3H 9C 9D", "2S 8S AS QS 3S", "4D 5S 6S 7H 8D", "4S 4H 4C 4D JC", "7D 7C 9S 9H 2C", "5H 5C 5D 8S QS"];
for (const h of [...hands].sort((a, b) => compare(rank(b).key, rank(a).key))) console.log(h, "->", rank(h).name);
