// covers: static methods, operators on arrays, tuples, readonly, getters
type Row = readonly number[];
class Matrix {
  static identity(n: number): Matrix { return new Matrix(Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => +(i === j)))); }
  static of(...rows: Row[]): Matrix { return new Matrix(rows); }
  readonly shape: readonly [rows: number, columns: number];
  private constructor(private readonly rows: readonly Row[]) {
    const widths = new Set(rows.map((r) => r.length));
    if (widths.size !== 1) throw new TypeError("ragged rows: " + [...widths]);
    this.shape = [rows.length, rows[0]!.length] as const;
  }
  at(i: number, j: number): number { return this.rows[i]?.[j] ?? NaN; }
  get transposed(): Matrix { return new Matrix(this.rows[0]!.map((_, j) => this.rows.map((r) => r[j]!))); }
  times(other: Matrix): Matrix;
  times(scalar: number): Matrix;
  times(x: Matrix | number): Matrix {
    if (typeof x === "number") return new Matrix(this.rows.map((r) => r.map((v) => v * x)));
    const { shape: [, inner] } = this;
    if (inner !== x.shape[0]) throw new RangeError(`${this.shape.join("x")} times ${x.shape.join("x")}`);
    const columns = x.transposed.rows;
    return new Matrix(this.rows.map((r) => columns.map((c) => r.reduce((sum, v, k) => sum + v * c[k]!, 0))));
  }
  power(n: number): Matrix {
    let result = Matrix.identity(this.shape[0]), base: Matrix = this;
    for (; n > 0; n >>= 1) { if (n & 1) result = result.times(base); base = base.times(base); }
    return result;
  }
  determinant(): number {
    const m = this.rows.map((r) => [...r]);
    let det = 1;
    for (let i = 0; i < m.length; i++) {
      const pivot = m.findIndex((r, k) => k >= i && r[i] !== 0);
      if (pivot < 0) return 0;
      if (pivot !== i) { [m[i], m[pivot]] = [m[pivot]!, m[i]!]; det = -det; }
      det *= m[i]![i]!;
      for (let k = i + 1; k < m.length; k++) {
        const f = m[k]![i]! / m[i]![i]!;
        for (let j = i; j < m.length; j++) m[k]![j]! -= f * m[i]![j]!;
      }
    }
    return det;
  }
  *cells(): Generator<[number, number, number], void, undefined> {
    for (const [i, row] of this.rows.entries()) for (const [j, v] of row.entries()) yield [i, j, v];
  }
  toString(): string { return this.rows.map((r) => r.map((v) => v.toString().padStart(4)).join("")).join("\n"); }
}
const fib = Matrix.of([1, 1], [1, 0]);
console.log(fib.power(30).at(0, 1), String(fib.power(5)));
const a = Matrix.of([2, -1, 0], [1, 3, 5], [4, 4, -2]);
console.log(a.determinant(), a.transposed.toString(), a.times(2).shape, [...a.cells()].filter(([i, j]) => i === j).map(([, , v]) => v));
for (const bad of [() => a.times(fib), () => Matrix.of([1], [2, 3])]) {
  try { bad(); } catch (e) { console.log((e as Error).name, (<Error>e).message); }
}
console.log(fib, a.at(9, 9));
