// covers: numeric classes, tuples, operators as methods, generics over sizes, Rosetta matrix tasks
type Row = readonly number[];
class Matrix {
  private constructor(private readonly rows: readonly Row[]) {}
  static of(...rows: Row[]): Matrix {
    const width = rows[0]?.length ?? 0;
    if (rows.some((r) => r.length !== width)) throw new RangeError("rows differ in length");
    return new Matrix(rows.map((r) => [...r]));
  }
  static identity(n: number) {
    return Matrix.build(n, n, (i, j) => +(i === j));
  }
  static build(h: number, w: number, f: (i: number, j: number) => number): Matrix {
    return new Matrix(Array.from({ length: h }, (_, i) => Array.from({ length: w }, (_, j) => f(i, j))));
  }
  get height(): number {
    return this.rows.length;
  }
  get width(): number {
    return this.rows[0]?.length ?? 0;
  }
  at(i: number, j: number): number {
    return this.rows[i]![j]!;
  }
  times(other: Matrix | number): Matrix {
    if (typeof other === "number") return Matrix.build(this.height, this.width, (i, j) => this.at(i, j) * other);
    if (this.width !== other.height) throw new RangeError(`${this.width} columns times ${other.height} rows`);
    return Matrix.build(this.height, other.width, (i, j) =>
      this.rows[i]!.reduce((s, x, k) => s + x * other.at(k, j), 0),
    );
  }
  plus({ rows }: Matrix): Matrix {
    return Matrix.build(this.height, this.width, (i, j) => this.at(i, j) + rows[i]![j]!);
  }
  get transposed() {
    return Matrix.build(this.width, this.height, (i, j) => this.at(j, i));
  }
  power(n: number): Matrix {
    let [result, base]: [Matrix, Matrix] = [Matrix.identity(this.height), this];
    for (; n > 0; n >>>= 1, base = base.times(base)) if (n & 1) result = result.times(base);
    return result;
  }
  determinant(): number {
    const m = this.rows.map((r) => [...r]);
    let d = 1;
    for (let c = 0; c < m.length; c++) {
      let p = c;
      while (p < m.length && m[p]![c] === 0) p++;
      if (p === m.length) return 0;
      if (p !== c) {
        [m[p], m[c]] = [m[c]!, m[p]!];
        d = -d;
      }
      d *= m[c]![c]!;
      for (let r = c + 1; r < m.length; r++) {
        const f = m[r]![c]! / m[c]![c]!;
        for (let k = c; k < m.length; k++) m[r]![k]! -= f * m[c]![k]!;
      }
    }
    return d;
  }
  *[Symbol.iterator](): Iterator<Row> {
    yield* this.rows;
  }
  equals = (other: Matrix): boolean => this.toString() === other.toString();
  toString(pad = 4): string {
    return this.rows.map((r) => r.map((x) => String(+x.toFixed(3)).padStart(pad)).join("")).join("\n");
  }
  toJSON() {
    return this.rows;
  }
}
const a = Matrix.of([1, 2], [3, 4]),
  b = Matrix.build(2, 3, (i, j) => i * 3 + j);
console.log(`${a.times(b)}`);
console.log(a.transposed.toString(3), a.determinant(), JSON.stringify(a.plus(a)));
console.log(Matrix.of([1, 1], [1, 0]).power(30).at(0, 1), a.power(0).equals(Matrix.identity(2)), a.times(0.5));
try {
  b.times(b);
} catch (e) {
  console.log((e as RangeError).message);
}
try {
  Matrix.of([1], [1, 2]);
} catch (e) {
  console.log(e instanceof RangeError && e.message);
}
console.log(
  [...b].map(([x, ...rest]) => [x, rest.length]),
  Math.max(...[...b].flat()),
  Matrix.of([0, 2, 1], [1, 1, 0], [2, 0, 3]).determinant(),
);
type Vec<N extends 2 | 3> = N extends 2 ? [number, number] : [number, number, number];
const dot = <V extends readonly number[]>(u: V, v: { [K in keyof V]: number }): number =>
  u.reduce((s, x, i) => s + x * (v as Row)[i]!, 0);
const cross = ([a1, a2, a3]: Vec<3>, [b1, b2, b3]: Vec<3>): Vec<3> => [
  a2 * b3 - a3 * b2,
  a3 * b1 - a1 * b3,
  a1 * b2 - a2 * b1,
];
console.log(dot([3, 4, 5], [4, 3, 5]), cross([3, 4, 5], [4, 3, 5]), dot([1, 2] as Vec<2>, [3, 4]));
function spiral(n: number): number[][] {
  const g: number[][] = Array.from({ length: n }, () => Array<number>(n).fill(-1));
  let [r, c, dr, dc] = [0, 0, 0, 1];
  for (let k = 0; k < n * n; k++) {
    g[r]![c] = k;
    if (g[r + dr]?.[c + dc] !== -1) [dr, dc] = [dc, -dr];
    r += dr;
    c += dc;
  }
  return g;
}
for (const row of spiral(4)) console.log(row.map((x) => `${x}`.padStart(3)).join(""));
const zigzag = (n: number): number[][] => {
  const cells: [number, number][] = [];
  for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) cells.push([i, j]);
  cells.sort(([a, b], [c, d]) => a + b - (c + d) || ((a + b) % 2 ? a - c : c - a));
  const out = Array.from({ length: n }, () => new Array<number>(n));
  cells.forEach(([i, j], k) => (out[i]![j] = k));
  return out;
};
console.log(zigzag(4));
const pascal = (n: number): number[][] =>
  Array.from({ length: n }).reduce<number[][]>((rows) => {
    const last = rows.at(-1);
    return [...rows, last ? [1, ...last.slice(1).map((x, i) => x + last[i]!), 1] : [1]];
  }, []);
console.log(
  pascal(6)
    .map((r) => r.join(" "))
    .join(" | "),
);
