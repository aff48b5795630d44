// covers: many small exercises as Exercism's TypeScript track has them
export const twoFer = (name = "you"): string => `One for ${name}, one for me.`;
export function isLeap(y: number): boolean {
  return y % 4 === 0 && (y % 100 !== 0 || y % 400 === 0);
}
export function hamming(a: string, b: string): number {
  if (a.length !== b.length) throw new Error("DNA strands must be of equal length.");
  return [...a].filter((c, i) => c !== b[i]).length;
}
console.log(
  twoFer(),
  twoFer("Zaphod"),
  [1900, 2000, 2023, 2024].map(isLeap),
  hamming("GGACGGATTCTG", "AGGACGGATTCT"),
);
try {
  hamming("A", "AB");
} catch (e) {
  console.log((e as Error).message);
}
class Clock {
  private readonly minutes: number;
  constructor(hour: number, minute = 0) {
    this.minutes = (((hour * 60 + minute) % 1440) + 1440) % 1440;
  }
  plus(n: number): Clock {
    return new Clock(0, this.minutes + n);
  }
  minus = (n: number): Clock => this.plus(-n);
  equals(o: Clock): boolean {
    return o.minutes === this.minutes;
  }
  toString(): string {
    const p = (n: number): string => n.toString().padStart(2, "0");
    return `${p(Math.floor(this.minutes / 60))}:${p(this.minutes % 60)}`;
  }
}
console.log(
  `${new Clock(-25, -160)} ${new Clock(10).plus(1500)} ${new Clock(0, 3).minus(4)}`,
  new Clock(24).equals(new Clock(0)),
);
type Resource = "C" | "G" | "T" | "A";
const TRANSCRIBE: { [K in Resource]: string } = { G: "C", C: "G", T: "A", A: "U" };
const toRna = (dna: string): string =>
  [...dna]
    .map((c) => {
      if (!(c in TRANSCRIBE)) throw Error("Invalid input DNA.");
      return TRANSCRIBE[c as Resource];
    })
    .join("");
console.log(toRna("ACGTGGTCTTAA"));
try {
  toRna("XYZ");
} catch ({ message }: any) {
  console.log(message);
}
class Robot {
  static #used = new Set<string>();
  static #n = 0;
  #name = Robot.#fresh();
  static #fresh(): string {
    let name: string;
    do {
      const n = (Robot.#n++ * 7919) % 676000;
      name =
        String.fromCharCode(65 + Math.floor(n / 26000), 65 + (Math.floor(n / 1000) % 26)) +
        String(n % 1000).padStart(3, "0");
    } while (Robot.#used.has(name));
    Robot.#used.add(name);
    return name;
  }
  get name() {
    return this.#name;
  }
  resetName(): void {
    this.#name = Robot.#fresh();
  }
  static releaseNames() {
    Robot.#used.clear();
  }
}
const robot = new Robot();
const before = robot.name;
robot.resetName();
console.log(before, robot.name, /^[A-Z]{2}\d{3}$/.test(robot.name), new Robot().name);
class SpaceAge {
  private static readonly years = { mercury: 0.2408467, venus: 0.61519726, earth: 1, mars: 1.8808158 } as const;
  constructor(private readonly seconds: number) {}
  on(planet: keyof typeof SpaceAge.years) {
    return Number((this.seconds / 31557600 / SpaceAge.years[planet]).toFixed(2));
  }
}
console.log(new SpaceAge(2134835688).on("mercury"), new SpaceAge(1e9).on("earth"));
class Allergies {
  static readonly all = [
    "eggs",
    "peanuts",
    "shellfish",
    "strawberries",
    "tomatoes",
    "chocolate",
    "pollen",
    "cats",
  ] as const;
  constructor(private score: number) {}
  list() {
    return Allergies.all.filter((_, i) => this.score & (1 << i));
  }
  allergicTo(a: (typeof Allergies.all)[number]): boolean {
    return this.list().includes(a);
  }
}
console.log(new Allergies(509).list(), new Allergies(5).allergicTo("shellfish"));
const encode = (s: string) => s.replace(/(.)\1+/g, (m, c: string) => m.length + c);
const decode = (s: string) => s.replace(/(\d+)(.)/g, (_, n, c) => c.repeat(+n));
console.log(encode("WWWWWBBBcd  "), decode("5W3Bcd2 "), decode(encode("zzz ZZ  zZ")) === "zzz ZZ  zZ");
const isIsogram = (s: string): boolean =>
  ((t) => new Set(t).size === t.length)(s.toLowerCase().replace(/[^a-z]/g, ""));
console.log(["six-year-old", "isograms", "Alphabet"].map(isIsogram));
const say = (n: number): string => {
  const small =
      ("zero one two three four five six seven eight nine ten eleven twelve thirteen " +
      "fourteen fifteen sixteen seventeen eighteen nineteen").split(
        " ",
      ),
    tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
  if (n < 20) return small[n]!;
  if (n < 100) return tens[Math.trunc(n / 10) - 2]! + (n % 10 ? "-" + small[n % 10] : "");
  for (const [v, w] of [
    [1e9, "billion"],
    [1e6, "million"],
    [1e3, "thousand"],
    [100, "hundred"],
  ] as [number, string][])
    if (n >= v) return say(Math.floor(n / v)) + " " + w + (n % v ? " " + say(n % v) : "");
  return "";
};
console.log(say(0), say(14), say(987654321123));
function primeFactors(n: number): number[] {
  const f: number[] = [];
  for (let d = 2; n > 1; d++) for (; n % d === 0; n /= d) f.push(d);
  return f;
}
console.log(primeFactors(93819012551), primeFactors(360));
const collatz = (n: number, steps = 0): number => (n === 1 ? steps : collatz(n % 2 ? 3 * n + 1 : n / 2, steps + 1));
console.log(collatz(1000000));
const triplets = (sum: number) => {
  const out: number[][] = [];
  for (let a = 1; a < sum / 3; a++)
    for (let b = a + 1; b < sum / 2; b++) {
      const c = sum - a - b;
      if (a * a + b * b === c * c) out.push([a, b, c]);
    }
  return out;
};
console.log(triplets(90));
class Triangle {
  constructor(...sides: number[]);
  constructor(
    private a: number,
    private b: number,
    private c: number,
  ) {}
  get kind() {
    const [a, b, c] = [this.a, this.b, this.c].sort((x, y) => x - y) as [number, number, number];
    if (a <= 0 || a + b < c) throw new RangeError("no triangle");
    return ["scalene", "isosceles", , "equilateral"][+(a === b) + +(b === c) + +(a === c)];
  }
}
console.log(new Triangle(3, 4, 5).kind, new Triangle(2, 2, 3).kind, new Triangle(2, 2, 2).kind);
try {
  new Triangle(1, 1, 3).kind;
} catch (e) {
  console.log(String(e));
}
class CircularBuffer<T> {
  #items: T[] = [];
  constructor(private readonly capacity: number) {}
  read(): T {
    if (!this.#items.length) throw new BufferEmptyError();
    return this.#items.shift()!;
  }
  write(v: T): void {
    if (this.#items.length === this.capacity) throw new BufferFullError("full");
    this.#items.push(v);
  }
  forceWrite(v: T) {
    if (this.#items.length === this.capacity) this.#items.shift();
    this.write(v);
  }
  clear() {
    this.#items = [];
  }
}
class BufferFullError extends Error {}
class BufferEmptyError extends Error {
  constructor() {
    super("empty");
  }
}
const buf = new CircularBuffer<string>(2);
buf.write("1");
buf.write("2");
try {
  buf.write("3");
} catch (e) {
  console.log(e instanceof BufferFullError, (e as Error).name);
}
buf.forceWrite("A");
console.log(buf.read(), buf.read());
try {
  buf.read();
} catch (e) {
  console.log((e as Error).constructor.name, (e as Error).message);
}
const keep = <T>(xs: readonly T[], p: (x: T) => boolean): T[] => {
  const out: T[] = [];
  for (const x of xs) if (p(x)) out.push(x);
  return out;
};
console.log(
  keep([1, 2, 3], (x) => x % 2 === 1),
  keep(["apple", "zebra"], (s) => s.startsWith("z")),
);
function flatten(xs: unknown): unknown[] {
  return Array.isArray(xs) ? xs.flatMap(flatten) : xs == null ? [] : [xs];
}
console.log(flatten([0, 2, [[2, 3], null, 8, [[100]], 4, [[[undefined]]], -2]]));
const score = (w: string): number =>
  [...w.toUpperCase()].reduce(
    (s, c) =>
      s +
      (Object.entries({ AEIOULNRST: 1, DG: 2, BCMP: 3, FHVWY: 4, K: 5, JX: 8, QZ: 10 }).find(([l]) =>
        l.includes(c),
      )?.[1] ?? 0),
    0,
  );
console.log(score("quirky"), score("OxyphenButazone"));
const bin = (xs: number[], v: number): number => {
  let [lo, hi] = [0, xs.length - 1];
  while (lo <= hi) {
    const m = (lo + hi) >>> 1;
    if (xs[m] === v) return m;
    xs[m]! < v ? (lo = m + 1) : (hi = m - 1);
  }
  return -1;
};
console.log(bin([1, 3, 4, 6, 8, 9, 11], 6), bin([1, 3], 2), bin([], 1));
