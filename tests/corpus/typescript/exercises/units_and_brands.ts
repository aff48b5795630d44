// covers: branded types, opaque ids, unit conversions, operator-like functions, literal unions
declare const unit: unique symbol;
type Unit<N extends string> = number & { readonly [unit]: N };
type Meters = Unit<"m">;
type Feet = Unit<"ft">;
type Seconds = Unit<"s">;
const meters = (n: number) => n as Meters,
  feet = (n: number) => n as Feet,
  seconds = (n: number): Seconds => n as Seconds;
const toFeet = (m: Meters): Feet => feet(m / 0.3048);
const speed = (d: Meters, t: Seconds) => (d / t) as Unit<"m/s">;
console.log(toFeet(meters(1)).toFixed(4), speed(meters(100), seconds(9.58)).toFixed(2));
type Temperature = { unit: "C" | "F" | "K"; value: number };
const convert: Record<Temperature["unit"], Record<Temperature["unit"], (v: number) => number>> = {
  C: { C: (v) => v, F: (v) => (v * 9) / 5 + 32, K: (v) => v + 273.15 },
  F: { C: (v) => ((v - 32) * 5) / 9, F: (v) => v, K: (v) => convert.C.K(convert.F.C(v)) },
  K: { C: (v) => v - 273.15, F: (v) => convert.C.F(convert.K.C(v)), K: (v) => v },
};
for (const [from, value] of [
  ["C", 100],
  ["F", -40],
  ["K", 0],
] as const)
  console.log((["C", "F", "K"] as const).map((to) => `${+convert[from][to](value).toFixed(2)}${to}`).join(" = "));
type Currency = "EUR" | "USD" | "JPY";
class Money<C extends Currency> {
  static readonly digits: Readonly<Record<Currency, number>> = { EUR: 2, USD: 2, JPY: 0 };
  private constructor(
    readonly currency: C,
    private readonly minor: number,
  ) {}
  static of<C extends Currency>(amount: number, currency: C): Money<C> {
    return new Money(currency, Math.round(amount * 10 ** Money.digits[currency]));
  }
  plus(other: Money<C>): Money<C> {
    return new Money(this.currency, this.minor + other.minor);
  }
  split(n: number): Money<C>[] {
    const [share, rest] = [Math.trunc(this.minor / n), this.minor % n];
    return Array.from({ length: n }, (_, i) => new Money(this.currency, share + (i < rest ? 1 : 0)));
  }
  to<D extends Currency>(currency: D, rate: number): Money<D> {
    return Money.of(this.valueOf() * rate, currency);
  }
  valueOf(): number {
    return this.minor / 10 ** Money.digits[this.currency];
  }
  toString(): string {
    return `${this.valueOf().toFixed(Money.digits[this.currency])} ${this.currency}`;
  }
}
const price = Money.of(19.99, "EUR");
console.log(
  `${price.plus(Money.of(0.02, "EUR"))}`,
  price.split(3).join(" + "),
  `${price.to("JPY", 163.4)}`,
  price > Money.of(5, "EUR"),
  price,
);
type Email = string & { readonly __brand: "Email" };
function isEmail(s: string): s is Email {
  return /^[^@\s]+@[^@\s]+\.\w+$/.test(s);
}
const sent: Email[] = [];
const send = (to: Email) => void sent.push(to);
for (const s of ["a@b.org", "nope", "x.y@z.dev"])
  if (isEmail(s)) send(s);
  else console.log("refused", s);
console.log(sent);
type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type Hex = `#${string}`;
const hex = (r: number, g: number, b: number): Hex =>
  `#${[r, g, b].map((c) => c.toString(16).padStart(2, "0")).join("")}`;
const digits = (n: number): Digit[] => [...String(n)].map((c) => +c as Digit);
console.log(
  hex(255, 128, 0),
  digits(90210).reduce<number>((s, d) => s + d, 0),
);
type Size = 1 | 2 | 4 | 8;
const mask = (s: Size): bigint => (1n << BigInt(s * 8)) - 1n;
console.log(([1, 2, 4, 8] as Size[]).map(mask));
