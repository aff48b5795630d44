type Rows = readonly (readonly number[])[];
export class Matrix implements Iterable<readonly number[]> {
  private constructor(private readonly rows: Rows) {}
  static of(rows: Rows): Matrix { return new Matrix(rows); }
  get size(): readonly [number, number] { return [this.rows.length, this.rows[0]?.length ?? 0]; }
  get determinant(): number {
    const [[a, b], [c, d]] = this.rows as [[number, number], [number, number]];
    return a * d - b * c;
  }
  at(row: number, column: number): number { return this.rows[row]![column]!; }
  *[Symbol.iterator](): Generator<readonly number[]> { yield* this.rows; }
  times(other: Matrix): Matrix {
    const [height, inner] = this.size;
    const [expected, width] = other.size;
    if (inner !== expected) throw new RangeError(`${height}x${inner} by ${expected}x${width}`);
    const cell = (r: number, c: number) => this.rows[r]!.reduce((sum, value, k) => sum + value * other.at(k, c), 0);
    return new Matrix(Array.from({ length: height }, (_, r) => Array.from({ length: width }, (_, c) => cell(r, c))));
  }
  toString(): string { return this.rows.map((row) => `[${row.join(" ")}]`).join(""); }
}
