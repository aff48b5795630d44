// covers: template literal types, generics, enums as keys, async, generators
enum Light { Red = "RED", Green = "GREEN", Amber = "AMBER" }
type Transition<S extends string> = `${S}->${S}`;
interface Step<S> { from: S; to: S; after: number }
class Machine<S extends string> {
  private history: Step<S>[] = [];
  private hooks: Partial<Record<Transition<S>, Array<(s: Step<S>) => void>>> = {};
  constructor(private current: S, private readonly table: Readonly<Record<S, [next: S, after: number]>>) {}
  get state() { return this.current; }
  when(t: Transition<S>, hook: (s: Step<S>) => void) { (this.hooks[t] ||= []).push(hook); return this; }
  step(): Step<S> {
    const [to, after] = this.table[this.current];
    const step: Step<S> = { from: this.current, to, after };
    this.history.push(step);
    this.hooks[`${step.from}->${to}` as Transition<S>]?.forEach((h) => h(step));
    this.current = to;
    return step;
  }
  *run(n: number): Generator<S, string, boolean | undefined> {
    let total = 0;
    for (let i = 0; i < n; i++) { total += this.step().after; const again = yield this.state; if (again === false) return `stopped after ${total}`; }
    return `done after ${total}`;
  }
  summary(): Map<S, number> {
    return this.history.reduce((m, { from, after }) => m.set(from, (m.get(from) ?? 0) + after), new Map<S, number>());
  }
}
const lights = new Machine<Light>(Light.Red, { [Light.Red]: [Light.Green, 30], [Light.Green]: [Light.Amber, 20], [Light.Amber]: [Light.Red, 5] });
lights.when("RED->GREEN", (s) => console.log("go", s)).when(`${Light.Amber}->${Light.Red}`, () => console.log("stop"));
console.log([...lights.run(4)], lights.summary());
const g = lights.run(5);
console.log(g.next(), g.next(true), g.next(false), g.next());
async function play(ms: readonly number[]): Promise<string> {
  const seen: string[] = [];
  for await (const s of (async function* () { for (const m of ms) { await new Promise<void>((r) => setTimeout(r, m)); yield m; } })()) seen.push(`${s}ms`);
  return seen.join(" ");
}
play([3, 1, 2]).then(console.log).finally(() => console.log("end"));
const keys = Object.keys(Light) as (keyof typeof Light)[];
console.log(keys, Object.values(Light), keys.map((k) => Light[k]), Light);
function isLight(x: unknown): x is Light { return Object.values<string>(Light).includes(x as string); }
console.log(["RED", "BLUE"].map(isLight));
