// covers: grids, sets of keys, generators of states, seeded random numbers, recursion, string building
type Cell = readonly [x: number, y: number];
const keyOf = ([x, y]: Cell): `${number},${number}` => `${x},${y}`;
class Life {
  private alive: ReadonlySet<string>;
  constructor(cells: Iterable<Cell>) {
    this.alive = new Set([...cells].map(keyOf));
  }
  static parse(text: string): Life {
    return new Life(
      text
        .trim()
        .split("\n")
        .flatMap((row, y) => [...row.trim()].flatMap((c, x): Cell[] => (c === "#" ? [[x, y]] : []))),
    );
  }
  step(): Life {
    const counts = new Map<string, number>();
    for (const k of this.alive) {
      const [x, y] = k.split(",").map(Number) as [number, number];
      for (let dx = -1; dx <= 1; dx++)
        for (let dy = -1; dy <= 1; dy++)
          if (dx || dy) {
            const n = keyOf([x + dx, y + dy]);
            counts.set(n, (counts.get(n) ?? 0) + 1);
          }
    }
    const next = new Life([]);
    next.alive = new Set([...counts].filter(([k, n]) => n === 3 || (n === 2 && this.alive.has(k))).map(([k]) => k));
    return next;
  }
  *generations(n: number): Generator<Life, Life> {
    let at: Life = this;
    for (let i = 0; i < n; i++) {
      yield at;
      at = at.step();
    }
    return at;
  }
  draw(w: number, h: number): string {
    return Array.from({ length: h }, (_, y) =>
      Array.from({ length: w }, (_, x) => (this.alive.has(keyOf([x, y])) ? "#" : ".")).join(""),
    ).join("\n");
  }
  get size(): number {
    return this.alive.size;
  }
}
for (const g of Life.parse("...\n###\n...").generations(2)) console.log(g.draw(3, 3), g.size);
const glider = Life.parse(".#.\n..#\n###");
let last: Life = glider;
for (let i = 0; i < 4; i++) last = last.step();
console.log(last.draw(5, 5));
class Random {
  constructor(private state: number) {}
  next(): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return this.state / 2 ** 32;
  }
  below = (n: number): number => Math.floor(this.next() * n);
  shuffle<T>(xs: T[]): T[] {
    for (let i = xs.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [xs[i], xs[j]] = [xs[j]!, xs[i]!];
    }
    return xs;
  }
}
function maze(width: number, height: number, random: Random): string[] {
  const grid = Array.from({ length: height * 2 + 1 }, () => Array<string>(width * 2 + 1).fill("#"));
  const carve = (x: number, y: number): void => {
    grid[y * 2 + 1]![x * 2 + 1] = " ";
    for (const [dx, dy] of random.shuffle<Cell>([
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ])) {
      const [nx, ny] = [x + dx, y + dy];
      if (grid[ny * 2 + 1]?.[nx * 2 + 1] !== "#" || nx < 0 || ny < 0) continue;
      grid[y * 2 + 1 + dy]![x * 2 + 1 + dx] = " ";
      carve(nx, ny);
    }
  };
  carve(0, 0);
  return grid.map((r) => r.join(""));
}
const m = maze(8, 4, new Random(42));
console.log(m.join("\n"));
function solve(rows: string[]): number {
  const goal: Cell = [rows[0]!.length - 2, rows.length - 2];
  const queue: [Cell, number][] = [[[1, 1], 0]];
  const seen = new Set([keyOf([1, 1])]);
  while (queue.length) {
    const [[x, y], d] = queue.shift()!;
    if (x === goal[0] && y === goal[1]) return d;
    for (const [dx, dy] of [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ] as Cell[]) {
      const n: Cell = [x + dx, y + dy];
      if (rows[n[1]]?.[n[0]] === " " && !seen.has(keyOf(n))) {
        seen.add(keyOf(n));
        queue.push([n, d + 1]);
      }
    }
  }
  return -1;
}
console.log(solve(m));
const mandelbrot = (w: number, h: number): string =>
  Array.from({ length: h }, (_, j) =>
    Array.from({ length: w }, (_, i) => {
      let [x, y, n] = [0, 0, 0];
      const [a, b] = [(i / w) * 3 - 2.2, (j / h) * 2.4 - 1.2];
      while (x * x + y * y < 4 && n < 40) [x, y, n] = [x * x - y * y + a, 2 * x * y + b, n + 1];
      return " .:-=+*#%@"[Math.min(9, n >> 2)];
    }).join(""),
  ).join("\n");
console.log(mandelbrot(40, 12));
const sierpinski = (n: number): string[] =>
  n === 0
    ? ["*"]
    : ((s) => [...s.map((r) => " ".repeat(s.length) + r + " ".repeat(s.length)), ...s.map((r) => r + " " + r)])(
        sierpinski(n - 1),
      );
console.log(
  sierpinski(2)
    .map((r) => r.trimEnd())
    .join("\n"),
);
