// Jobs with limited concurrency, retries and time limits.
type Job<T> = () => Promise<T>;
type Outcome<T> = { status: "done"; value: T; tries: number } | { status: "failed"; error: Error; tries: number };

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

class TimeoutError extends Error {
  constructor(ms: number) { super(`took longer than ${ms} ms`); this.name = "TimeoutError"; }
}

function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => { timer = setTimeout(() => reject(new TimeoutError(ms)), ms); });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

class JobQueue {
  private active = 0;
  private readonly waiting: Array<() => void> = [];
  readonly log: string[] = [];
  constructor(private readonly concurrency: number, private readonly retries = 1) {}

  private async acquire(): Promise<void> {
    if (this.active < this.concurrency) { this.active++; return; }
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }
  private release(): void {
    const next = this.waiting.shift();
    if (next) next(); else this.active--;
  }

  async run<T>(name: string, job: Job<T>, limit = 100): Promise<Outcome<T>> {
    await this.acquire();
    let tries = 0;
    try {
      for (;;) {
        tries++;
        this.log.push(`start ${name}#${tries}`);
        try {
          const value = await withTimeout(job(), limit);
          this.log.push(`end ${name}`);
          return { status: "done", value, tries };
        } catch (error: unknown) {
          const failure = error instanceof Error ? error : new Error(String(error));
          this.log.push(`fail ${name}: ${failure.message}`);
          if (tries > this.retries) return { status: "failed", error: failure, tries };
        }
      }
    } finally {
      this.release();
    }
  }
}

async function* numbers(count: number): AsyncGenerator<number, string, undefined> {
  for (let i = 1; i <= count; i++) { await sleep(1); yield i; }
  return "over";
}

async function main(): Promise<void> {
  const queue = new JobQueue(2);
  let flaky = 0;
  const outcomes = await Promise.all([
    queue.run("a", async () => { await sleep(30); return 1; }),
    queue.run("b", async () => { await sleep(10); return "two"; }),
    queue.run("c", async () => { if (flaky++ === 0) throw new Error("flaky"); return [3]; }),
    queue.run("d", async () => { await sleep(500); }, 20),
    queue.run("e", () => Promise.reject("plain text")),
  ]);
  for (const outcome of outcomes) {
    if (outcome.status === "done") console.log("done", outcome.value, outcome.tries);
    else console.log("failed", outcome.error.name, outcome.error.message, outcome.tries);
  }
  console.log(queue.log.join("\n"));
  let total = 0;
  for await (const n of numbers(4)) total += n;
  console.log(total);
  const settled = await Promise.allSettled([Promise.resolve(1), Promise.reject(new Error("no"))]);
  console.log(settled.map((s) => s.status === "fulfilled" ? s.value : (s.reason as Error).message));
  console.log(await Promise.any([Promise.reject(0), sleep(5).then(() => "any")]));
}
main().then(() => console.log("finished")).catch((e) => console.error(e));
console.log("started");
