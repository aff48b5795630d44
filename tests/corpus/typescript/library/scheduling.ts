// covers: event queues with virtual time, typed timers, debounce, throttle, generators as processes
type Process = Generator<number | { wait: string }, void, string | undefined>;
class Simulation {
  private now = 0;
  private queue: { at: number; order: number; run: () => void }[] = [];
  private order = 0;
  private waiting: Record<string, ((v: string) => void)[]> = {};
  readonly log: string[] = [];
  schedule(delay: number, run: () => void): this {
    this.queue.push({ at: this.now + delay, order: this.order++, run });
    this.queue.sort((a, b) => a.at - b.at || a.order - b.order);
    return this;
  }
  spawn(name: string, make: (say: (s: string) => void, sim: this) => Process): this {
    const p = make((s) => this.log.push(`${this.now} ${name}: ${s}`), this);
    const step = (v?: string): void => {
      const { done, value } = p.next(v);
      if (done || value === undefined) return;
      if (typeof value === "number") this.schedule(value, () => step());
      else (this.waiting[value.wait] ??= []).push(step);
    };
    return this.schedule(0, () => step());
  }
  signal(event: string, value: string): void {
    const all = this.waiting[event] ?? [];
    delete this.waiting[event];
    all.forEach((f) => this.schedule(0, () => f(value)));
  }
  run(): string[] {
    for (let next; (next = this.queue.shift());) {
      this.now = next.at;
      next.run();
    }
    return this.log;
  }
}
console.log(
  new Simulation()
    .spawn("car", function* (say) {
      for (let i = 0; i < 2; i++) {
        say("drive");
        yield 5;
        say("park");
        yield 2;
      }
    })
    .spawn("bank", function* (say, sim) {
      yield 3;
      say("open");
      sim.signal("open", "door");
      yield 4;
      say("close");
    })
    .spawn("client", function* (say) {
      say("waits");
      const what = yield { wait: "open" };
      say(`through the ${what}`);
    })
    .run()
    .join("\n"),
);
function debounce<A extends unknown[]>(f: (...args: A) => void, ms: number) {
  let timer: NodeJS.Timeout | undefined;
  const g = (...args: A): void => {
    clearTimeout(timer);
    timer = setTimeout(() => f(...args), ms);
  };
  g.cancel = () => clearTimeout(timer);
  return g;
}
function throttle<A extends unknown[], R>(f: (...args: A) => R, ms: number): (...args: A) => R | undefined {
  let last = -Infinity;
  return (...args) => {
    const now = Date.now();
    if (now - last < ms) return undefined;
    last = now;
    return f(...args);
  };
}
const save = debounce((s: string) => console.log("saved", s), 20);
save("a");
save("b");
setTimeout(() => save("c"), 5);
const other = debounce((n: number) => console.log("never", n), 1);
other(1);
other.cancel();
let calls = 0;
const th = throttle(() => ++calls, 50);
const results: (number | undefined)[] = [];
const interval = setInterval(() => {
  results.push(th());
  if (results.length === 3) {
    clearInterval(interval);
    console.log(results.filter((r) => r !== undefined).length >= 1, calls >= 1);
  }
}, 10);
const rate = {
  tokens: 2,
  async take(this: { tokens: number }, n: number): Promise<string> {
    while (this.tokens < n) {
      await new Promise<void>((r) => setTimeout(r, 1));
      this.tokens++;
    }
    this.tokens -= n;
    return `took ${n}`;
  },
};
Promise.all([rate.take(1), rate.take(3), rate.take(1)]).then((r) => console.log(r));
setImmediate(() => console.log("immediate"));
process.nextTick((a: string) => console.log("tick", a), "arg");
(async function* (): AsyncGenerator<number> {
  yield 1;
})()
  .next()
  .then(({ value }) => console.log("gen", value));
