// covers: a class of numbers in a file of its own, operators as functions of another, iterators and tuples over files
import { Matrix } from "./matrix";
import { identity, power, transpose, type Pair } from "./algebra";
const a = Matrix.of([[1, 1], [1, 0]]);
console.log(`${power(a, 10)}`, a.determinant, `${transpose(Matrix.of([[1, 2, 3]]))}`);
for (const row of identity(2)) console.log(row.join(" "));
const fibonacci: Pair[] = Array.from({ length: 5 }, (_, n): Pair => [n, power(a, n).at(0, 1)]);
console.log(fibonacci.map(([n, value]) => `F${n}=${value}`).join(" "));
try {
  a.times(Matrix.of([[1]]));
} catch (e) {
  console.log(e instanceof RangeError, (e as Error).message);
}
