// covers: backtracking, generators, bit masks
function* queens(size, row = 0, columns = 0, left = 0, right = 0, placed = []) {
  if (row === size) {
    yield placed.slice();
    return;
  }
  for (let free = ~(columns | left | right) & ((1 << size) - 1); free; free &= free - 1) {
    const bit = free & -free;
    placed.push(Math.log2(bit));
    yield* queens(size, row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1, placed);
    placed.pop();
  }
}
for (const size of [4, 5, 6, 7, 8]) console.log(size, [...queens(size)].length);
const [first] = queens(8);
console.log(first.map((column) => ".".repeat(column) + "Q" + ".".repeat(7 - column)).join("\n"));

class Sudoku {
  constructor(text) {
    this.cells = [...text].map((c) => (c === "." ? 0 : +c));
  }
  #candidates(at) {
    const [row, column] = [Math.floor(at / 9), at % 9];
    const used = new Set();
    for (let i = 0; i < 9; i++) {
      used.add(this.cells[row * 9 + i]);
      used.add(this.cells[i * 9 + column]);
      const [r, c] = [3 * Math.floor(row / 3) + Math.floor(i / 3), 3 * Math.floor(column / 3) + (i % 3)];
      used.add(this.cells[r * 9 + c]);
    }
    return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((n) => !used.has(n));
  }
  solve() {
    let best = -1, options;
    for (let at = 0; at < 81; at++) {
      if (this.cells[at] !== 0) continue;
      const found = this.#candidates(at);
      if (options === undefined || found.length < options.length) [best, options] = [at, found];
      if (found.length <= 1) break;
    }
    if (best < 0) return true;
    for (const option of options) {
      this.cells[best] = option;
      if (this.solve()) return true;
    }
    this.cells[best] = 0;
    return false;
  }
  toString() {
    return this.cells.reduce((text, n, i) => text + n + (i % 9 === 8 ? "\n" : i % 3 === 2 ? " | " : " "), "");
  }
}
const puzzle = new Sudoku("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
console.log(puzzle.solve());
console.log(`${puzzle}`);
