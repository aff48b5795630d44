// Each round of the loop has a variable of its own, which its function keeps.
const counters = [];
for (let i = 0; i < 3; i++) {
  let count = i * 10;
  counters.push(() => ++count);
}

for (const counter of counters) {
  console.log(counter(), counter());
}
