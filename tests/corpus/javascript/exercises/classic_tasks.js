// covers: Rosetta-like tasks: hanoi, queens, knapsack, levenshtein, lcs, permutations, mandelbrot, game of life
function hanoi(n, a, b, c, moves = []) { if (n) { hanoi(n - 1, a, c, b, moves); moves.push(`${a}->${c}`); hanoi(n - 1, b, a, c, moves); } return moves; }
console.log(hanoi(3, "A", "B", "C"), hanoi(8, 1, 2, 3).length);
function queens(n) { const found = []; (function place(row, cols) { if (row === n) { found.push(cols.slice()); return; } for (let c = 0; c < n; c++) { if (cols.every((k, r) => k !== c && Math.abs(k - c) !== row - r)) place(row + 1, cols.concat(c)); } })(0, []); return found; }
console.log(queens(6), queens(5).length);
const items = [["map", 9, 150], ["compass", 13, 35], ["water", 153, 200], ["sandwich", 50, 160], ["glucose", 15, 60], ["tin", 68, 45], ["banana", 27, 60]];
function knapsack(max) { const best = Array.from({ length: max + 1 }, () => ({ value: 0, items: [] })); for (const [name, weight, value] of items) for (let w = max; w >= weight; w--) { const c = best[w - weight]; if (c.value + value > best[w].value) best[w] = { value: c.value + value, items: [...c.items, name] }; } return best[max]; }
console.log(knapsack(200));
function levenshtein(a, b) { const d = [...Array(a.length + 1)].map((_, i) => [i, ...Array(b.length).fill(0)]); for (let j = 1; j <= b.length; j++) d[0][j] = j; for (let i = 1; i <= a.length; i++) for (let j = 1; j <= b.length; j++) d[i][j] = Math.min(d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)); return d[a.length][b.length]; }
console.log(levenshtein("kitten", "sitting"), levenshtein("rosettacode", "raisethysword"));
const lcs = (a, b, memo = new Map()) => { const go = (i, j) => { if (i === a.length || j === b.length) return ""; const k = `${i},${j}`; if (memo.has(k)) return memo.get(k); const r = a[i] === b[j] ? a[i] + go(i + 1, j + 1) : [go(i + 1, j), go(i, j + 1)].reduce((x, y) => (y.length > x.length ? y : x)); memo.set(k, r); return r; }; return go(0, 0); };
console.log(lcs("thisisatest", "testing123testing"));
function* permutations(list) { if (list.length < 2) { yield list; return; } for (let i = 0; i < list.length; i++) for (const rest of permutations([...list.slice(0, i), ...list.slice(i + 1)])) yield [list[i], ...rest]; }
console.log([...permutations([1, 2, 3])], [...permutations("abc".split(""))].map((p) => p.join("")));
const powerset = (s) => s.reduce((acc, x) => acc.concat(acc.map((y) => [...y, x])), [[]]);
console.log(powerset([1, 2, 3]));
const mandel = []; for (let y = -1.2; y <= 1.2; y += 0.3) { let row = ""; for (let x = -2; x <= 0.6; x += 0.1) { let [a, b, n] = [0, 0, 0]; while (a * a + b * b < 4 && n < 30) { [a, b] = [a * a - b * b + x, 2 * a * b + y]; n++; } row += n === 30 ? "#" : n > 5 ? "+" : "."; } mandel.push(row); } console.log(mandel.join("\n"));
const life = (grid) => grid.map((row, y) => row.map((cell, x) => { let n = 0; for (const dy of [-1, 0, 1]) for (const dx of [-1, 0, 1]) if ((dx || dy) && grid[y + dy]?.[x + dx]) n++; return +(n === 3 || (cell && n === 2)); }));
let world = [[0, 1, 0], [0, 1, 0], [0, 1, 0]]; for (let i = 0; i < 2; i++) { console.log(world.map((r) => r.map((c) => ".#"[c]).join("")).join("\n") + "\n"); world = life(world); }
console.log([..."The Quick Brown"].map((c) => { const base = /[a-z]/.test(c) ? 97 : /[A-Z]/.test(c) ? 65 : 0; return base ? String.fromCharCode((c.charCodeAt(0) - base + 13) % 26 + base) : c; }).join(""));
const ack = (m, n) => m === 0 ? n + 1 : n === 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)); console.log(ack(2, 3));
console.log((0b101010).toString(2).padStart(8, "0"), (255).toString(16), parseInt("zz", 36), (3.7).toString(2).slice(0, 20), 0xff, 0o17, 1_000_000);
let f = 1n; for (let i = 1n; i <= 30n; i++) f *= i; console.log(f, String(2n ** 100n), (-7n) / 2n, BigInt.asUintN(8, 300n));
const perfect = []; for (let n = 2; n < 500; n++) { let s = 1; for (let d = 2; d * d <= n; d++) if (n % d === 0) { s += d; if (d !== n / d) s += n / d; } if (s === n) perfect.push(n); } console.log(perfect);
const dot = (a, b) => a.map((r) => b[0].map((_, j) => r.reduce((s, v, k) => s + v * b[k][j], 0))); console.log(dot([[1, 2], [3, 4]], [[5, 6], [7, 8]]));
console.log(Array.from({ length: 15 }, (_, i) => (i + 1) % 15 === 0 ? "FizzBuzz" : (i + 1) % 5 === 0 ? "Buzz" : (i + 1) % 3 === 0 ? "Fizz" : i + 1));
for (let i = 99; i > 97; i--) console.log(`${i} bottle${i === 1 ? "" : "s"} of beer`); console.log("%s is %d years and %i, %f, %j %o %O %%", "Bob", 42.5, 42.9, "3.5", { a: 1 }, [1, { b: 2 }], { c: { d: { e: {} } } }, "extra");
const hash = {}; ["b", "a", 3, 1, "c"].forEach((k, i) => { hash[k] = i; }); for (const k in hash) process.stdout.write(k + "=" + hash[k] + ";"); console.log();
console.log([3, 1, 10, 2].sort(), [3, 1, 10, 2].sort((a, b) => a - b), [undefined, 3, null, 1].sort(), ["é", "z", "a", "Z"].sort((a, b) => a.localeCompare(b)));
