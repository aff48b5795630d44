// covers: fs.readFileSync of standard input, parsing
const input = require("fs").readFileSync(0, "utf8").trim().split("\n");
const [n, ...rows] = input; console.log("n =", +n); const grid = rows.map((r) => r.split(" ").map(Number)); console.log(grid); console.log(grid.map((r) => r.reduce((a, b) => a + b)), Math.max(...grid.flat()));
