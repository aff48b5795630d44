// covers: Rosetta tasks: sorts, towers of Hanoi, queens, sieve, levenshtein, knapsack, permutations, bits
type Comparator<T> = (a: T, b: T) => number;
const byNumber: Comparator<number> = (a, b) => a - b;
interface Sorter {
  readonly name: string;
  sort<T>(xs: readonly T[], by: Comparator<T>): T[];
}
const sorters: Sorter[] = [
  {
    name: "bubble",
    sort(xs, by) {
      const a = [...xs];
      for (let n = a.length, moved = true; moved; n--) {
        moved = false;
        for (let i = 1; i < n; i++)
          if (by(a[i - 1]!, a[i]!) > 0) {
            [a[i - 1], a[i]] = [a[i]!, a[i - 1]!];
            moved = true;
          }
      }
      return a;
    },
  },
  {
    name: "quick",
    sort: function quick<T>(xs: readonly T[], by: Comparator<T>): T[] {
      if (xs.length < 2) return [...xs];
      const [p, ...rest] = xs as [T, ...T[]];
      return [
        ...quick(
          rest.filter((x) => by(x, p) < 0),
          by,
        ),
        p,
        ...quick(
          rest.filter((x) => by(x, p) >= 0),
          by,
        ),
      ];
    },
  },
  {
    name: "merge",
    sort<T>(xs: readonly T[], by: Comparator<T>): T[] {
      if (xs.length < 2) return xs.slice();
      const m = xs.length >> 1,
        [l, r] = [this.sort(xs.slice(0, m), by), this.sort(xs.slice(m), by)];
      const out: T[] = [];
      while (l.length && r.length) out.push((by(l[0]!, r[0]!) <= 0 ? l : r).shift()!);
      return out.concat(l, r);
    },
  },
  new (class ShellSort implements Sorter {
    name = "shell";
    sort<T>(xs: readonly T[], by: Comparator<T>) {
      const a = Array.from(xs);
      for (let gap = a.length >> 1; gap > 0; gap = gap === 2 ? 1 : Math.floor((gap * 5) / 11))
        for (let i = gap; i < a.length; i++) {
          const t = a[i]!;
          let j = i;
          for (; j >= gap && by(a[j - gap]!, t) > 0; j -= gap) a[j] = a[j - gap]!;
          a[j] = t;
        }
      return a;
    }
  })(),
];
for (const s of sorters)
  console.log(
    s.name,
    s.sort([3, 1, 4, 1, 5, 9, 2, 6], byNumber).join(),
    s.sort(["pear", "fig", "apple"], (a, b) => a.length - b.length || a.localeCompare(b)),
  );
function* hanoi(n: number, a = "A", b = "B", c = "C"): Generator<`${string}->${string}`> {
  if (n === 0) return;
  yield* hanoi(n - 1, a, c, b);
  yield `${a}->${b}`;
  yield* hanoi(n - 1, c, b, a);
}
console.log([...hanoi(3)].join(" "));
const queens = (n: number): number[][] => {
  const out: number[][] = [];
  (function place(rows: number[]): void {
    if (rows.length === n) return void out.push(rows);
    for (let c = 0; c < n; c++)
      if (rows.every((q, r) => q !== c && Math.abs(q - c) !== rows.length - r)) place([...rows, c]);
  })([]);
  return out;
};
console.log(queens(6).length, queens(6)[0], queens(8).length);
const sieve = (n: number): number[] => {
  const marks = new Uint8Array(n + 1);
  const out: number[] = [];
  for (let i = 2; i <= n; i++)
    if (!marks[i]) {
      out.push(i);
      for (let j = i * i; j <= n; j += i) marks[j] = 1;
    }
  return out;
};
console.log(sieve(60), sieve(10000).length);
const levenshtein = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + Number(a[i - 1] !== b[j - 1])));
    row = next;
  }
  return row[b.length]!;
};
console.log(levenshtein("kitten", "sitting"), levenshtein("rosettacode", "raisethysword"));
interface Item {
  name: string;
  weight: number;
  value: number;
  pieces?: number;
}
const items: Item[] = [
  { name: "map", weight: 9, value: 150 },
  { name: "compass", weight: 13, value: 35 },
  { name: "water", weight: 153, value: 200 },
  { name: "sandwich", weight: 50, value: 60, pieces: 2 },
  { name: "glucose", weight: 15, value: 60, pieces: 2 },
];
function knapsack(items: Item[], capacity: number) {
  type Best = { value: number; picked: string[] };
  let best: Best[] = Array.from({ length: capacity + 1 }, () => ({ value: 0, picked: [] }));
  for (const { name, weight, value, pieces = 1 } of items)
    for (let p = 0; p < pieces; p++)
      best = best.map((old, w) => {
        const from = w >= weight ? best[w - weight] : undefined;
        return from && from.value + value > old.value
          ? { value: from.value + value, picked: [...from.picked, name] }
          : old;
      });
  return best[capacity]!;
}
console.log(knapsack(items, 200));
const caesar = (s: string, k: number) =>
  s.replace(/[a-z]/gi, (c) => {
    const base = c <= "Z" ? 65 : 97;
    return String.fromCharCode(((c.charCodeAt(0) - base + k + 26) % 26) + base);
  });
console.log(caesar("The Quick Brown Fox", 3), caesar(caesar("Zebra", 5), -5));
const gray = (n: number): string => (n ^ (n >> 1)).toString(2).padStart(4, "0");
console.log(
  [...Array(8).keys()].map(gray).join(" "),
  (0b1011 >>> 0).toString(16),
  ~7 & 0xff,
  1 << 31,
  (1 << 31) >>> 0,
  -7 >> 1,
  -7 >>> 28,
);
const powerset = <T>(xs: readonly T[]): T[][] =>
  xs.reduce<T[][]>((sets, x) => sets.concat(sets.map((s) => [...s, x])), [[]]);
console.log(powerset(["a", "b", "c"]));
const gcd = (a: bigint, b: bigint): bigint => (b ? gcd(b, a % b) : a);
class Fraction {
  readonly n: bigint;
  readonly d: bigint;
  constructor(n: bigint | number, d: bigint | number = 1n) {
    const [a, b] = [BigInt(n), BigInt(d)];
    if (b === 0n) throw new RangeError("denominator is zero");
    const g = gcd(a < 0n ? -a : a, b < 0n ? -b : b) || 1n;
    this.n = (b < 0n ? -a : a) / g;
    this.d = (b < 0n ? -b : b) / g;
  }
  plus(o: Fraction) {
    return new Fraction(this.n * o.d + o.n * this.d, this.d * o.d);
  }
  times(o: Fraction) {
    return new Fraction(this.n * o.n, this.d * o.d);
  }
  valueOf() {
    return Number(this.n) / Number(this.d);
  }
  toString() {
    return this.d === 1n ? `${this.n}` : `${this.n}/${this.d}`;
  }
}
const h = (n: number): Fraction =>
  Array.from({ length: n }, (_, i) => new Fraction(1, i + 1)).reduce((a, b) => a.plus(b));
console.log(
  `${h(20)}`,
  +h(4),
  new Fraction(6, -8),
  String(new Fraction(-4, -2)),
  new Fraction(1, 3) < new Fraction(1, 2),
);
const luhn = (s: string): boolean =>
  [...s].reverse().reduce((sum, c, i) => sum + (i % 2 ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][+c]! : +c), 0) % 10 === 0;
console.log(["49927398716", "49927398717", "1234567812345670"].map(luhn));
const roman = (n: number): string =>
  (
    Object.entries({
      M: 1000,
      CM: 900,
      D: 500,
      CD: 400,
      C: 100,
      XC: 90,
      L: 50,
      XL: 40,
      X: 10,
      IX: 9,
      V: 5,
      IV: 4,
      I: 1,
    }) as [string, number][]
  ).reduce((s, [r, v]) => {
    while (n >= v) {
      s += r;
      n -= v;
    }
    return s;
  }, "");
console.log([1990, 2008, 1666].map(roman));
const bottles = (n: number): string => `${n || "No"} bottle${n === 1 ? "" : "s"}`;
for (let i = 2; i > 0; i--) console.log(`${bottles(i)} of beer; take one down: ${bottles(i - 1).toLowerCase()}`);
const towers = new Map<string, Set<number>>([["a", new Set([3, 2, 1])]]);
for (const [k, v] of towers) console.log(k, v, Math.min(...v));
const runs = ([..."aabbbca"].join("").match(/(.)\1*/g) ?? []).map((m) => [m[0], m.length] as const);
console.log(runs);
