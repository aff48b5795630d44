class Matrix {
  constructor(rows) { this.rows = rows; }
  static identity(n) { return new Matrix(Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => +(i === j)))); }
  static of(r, c, f) { return new Matrix(Array.from(Array(r), (_, i) => Array.from(Array(c), (_, j) => f(i, j)))); }
  get size() { return [this.rows.length, this.rows[0].length]; }
  transpose() { return new Matrix(this.rows[0].map((_, j) => this.rows.map(r => r[j]))); }
  times(o) {
    if (typeof o === "number") return new Matrix(this.rows.map(r => r.map(x => x * o)));
    if (this.size[1] !== o.size[0]) throw new RangeError(`cannot multiply ${this.size.join("x")} by ${o.size.join("x")}`);
    return Matrix.of(this.size[0], o.size[1], (i, j) => this.rows[i].reduce((s, x, k) => s + x * o.rows[k][j], 0));
  }
  pow(n) { let r = Matrix.identity(this.size[0]), b = this; for (; n; n >>= 1, b = b.times(b)) if (n & 1) r = r.times(b); return r; }
  det() { const [h, ...t] = this.rows; return t.length === 0 ? h[0] : h.reduce((s, x, j) => s + (j % 2 ? -1 : 1) * x * new Matrix(t.map(r => r.filter((_, k) => k !== j))).det(), 0); }
  *[Symbol.iterator]() { for (const r of this.rows) yield* r; }
  toString() { const w = Math.max(...[...this].map(x => String(x).length)); return this.rows.map(r => r.map(x => String(x).padStart(w)).join(" ")).join("\n"); }
}
const m = new Matrix([[1, 2], [3, 4]]);
console.log(`${m.times(m)}`, m.transpose(), m.det(), `${new Matrix([[1, 1], [1, 0]]).pow(30)}`);
console.log(new Matrix([[2, 0, 1], [1, 3, 2], [1, 1, 4]]).det(), Matrix.identity(3).rows, [...m], m.times(0.5));
try { m.times(Matrix.identity(3)); } catch (e) { console.log(e.message); }
const spiral = g => g.length ? [...g[0], ...spiral(g.slice(1)[0]?.map((_, i) => g.slice(1).map(r => r[i])).reverse() ?? [])] : [];
console.log(spiral([[1, 2, 3], [4, 5, 6], [7, 8, 9]]));
const make = n => { const g = Array.from({ length: n }, () => new Array(n)); let [x, y, dx, dy] = [0, 0, 1, 0]; for (let i = 1; i <= n * n; i++) { g[y][x] = i; if (g[y + dy]?.[x + dx] !== undefined || !(x + dx in g) || !(y + dy in g)) [dx, dy] = [-dy, dx]; x += dx; y += dy; } return g; };
console.table(make(4));
const rot = g => g[0].map((_, i) => g.map(r => r[i]).reverse()); console.log(rot([[1, 2, 3], [4, 5, 6]]), rot(rot([[1, 2], [3, 4]])));
const pascal = Array.from({ length: 6 }).reduce((t, _, n) => [...t, Array.from({ length: n + 1 }, (_, k) => (t[n - 1]?.[k - 1] ?? 0) + (t[n - 1]?.[k] ?? 0) || 1)], []); console.log(pascal.map(r => r.join(" ").padStart(10 + r.length)).join("\n"));
const life = new Set(["1,0", "1,1", "1,2"]); const step = s => { const n = {}; for (const c of s) { const [x, y] = c.split(",").map(Number); for (let i = -1; i < 2; i++) for (let j = -1; j < 2; j++) if (i || j) n[[x + i, y + j]] = (n[[x + i, y + j]] ?? 0) + 1; } return new Set(Object.keys(n).filter(k => n[k] === 3 || n[k] === 2 && s.has(k))); };
console.log(step(life), step(step(life)).size); const f64 = new Float64Array([1.5, 2.5]); console.log(f64.map(x => x * 2), Float32Array.of(0.1)[0], new Uint8ClampedArray([300, -5, 1.5]), Int8Array.from([127, 128, 129]), new Uint16Array(new Uint8Array([1, 2])).byteLength);
const sudoku = ["53..7....", "6..195...", ".98....6."]; console.log(sudoku.map(r => [...r].map(c => c === "." ? 0 : +c)));
