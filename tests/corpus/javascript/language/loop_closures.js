// covers: functions that the head of a loop makes, and what is refused of its constants
let first;
for (let round = (first = () => round, 0); round < 3; round++) ;
console.log(first());
function inside() {
  const seen = [];
  for (let round = 0, read = () => round; round < 3; round++) seen.push(read(), () => round);
  return seen.map((one) => (typeof one === "function" ? one() : one));
}
console.log(inside());
try {
  for (const round = 0; ; round++) if (round > 2) break;
} catch (error) {
  console.log(error.name, error.message);
}
for (const round = 0, read = () => round; ;) { console.log(read()); break; }
try {
  for (let round = (() => round)(); ;) break;
} catch (error) {
  console.log(error.message);
}
outer: for (let row = 0; ; row++) {
  for (let column = 0; ; column++) {
    if (column > 1) continue outer;
    if (row > 1) break outer;
    try { continue; } finally { console.log(row, column); }
  }
}
