// covers: readline on standard input, line events, close
const readline = require("readline");
const rl = readline.createInterface({ input: process.stdin });
const lines = []; rl.on("line", (l) => { lines.push(l); console.log(`${lines.length}: ${l.trim()}`); });
rl.on("close", () => { const nums = lines.flatMap((l) => l.match(/-?\d+/g) ?? []).map(Number); console.log("count", lines.length, "sum", nums.reduce((a, b) => a + b, 0)); });
