import { Matrix } from "./matrix";
export type Pair = [position: number, value: number];
export const identity = (n: number): Matrix =>
  Matrix.of(Array.from({ length: n }, (_, r) => Array.from({ length: n }, (_, c) => Number(r === c))));
export function power(base: Matrix, exponent: number): Matrix {
  if (exponent === 0) return identity(base.size[0]);
  const half = power(base, exponent >> 1);
  const square = half.times(half);
  return exponent % 2 ? square.times(base) : square;
}
export function transpose(matrix: Matrix): Matrix {
  const [height, width] = matrix.size;
  return Matrix.of(Array.from({ length: width }, (_, r) => Array.from({ length: height }, (_, c) => matrix.at(c, r))));
}
