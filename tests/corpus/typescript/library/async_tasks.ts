// covers: promises, async functions, generics, retries, pools, abort
type Task<T> = () => Promise<T>;
type Settled<T> = { ok: true; value: T } | { ok: false; error: string };
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
class TimeoutError extends Error { override name = "TimeoutError"; }
async function retry<T>(task: (attempt: number) => Promise<T>, { times = 3, delay = 1 }: { times?: number; delay?: number } = {}): Promise<T> {
  let last: unknown;
  for (let i = 1; i <= times; i++) {
    try { return await task(i); } catch (e) { last = e; console.log(`attempt ${i}: ${(e as Error).message}`); await sleep(delay * i); }
  }
  throw new Error(`gave up after ${times}`, { cause: last });
}
async function pool<T>(tasks: readonly Task<T>[], width: number): Promise<Settled<T>[]> {
  const results: Settled<T>[] = new Array(tasks.length);
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < tasks.length) {
      const i = next++;
      results[i] = await tasks[i]!().then((value) => ({ ok: true as const, value }), (e: Error) => ({ ok: false as const, error: e.message }));
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, tasks.length) }, worker));
  return results;
}
const timeout = <T>(p: Promise<T>, ms: number): Promise<T> => Promise.race([p, sleep(ms).then(() => { throw new TimeoutError(`after ${ms}ms`); })]);
class Queue<T> implements AsyncIterable<T> {
  private waiting: ((r: IteratorResult<T>) => void)[] = [];
  private items: T[] = [];
  private closed = false;
  push(x: T) { const w = this.waiting.shift(); w ? w({ value: x, done: false }) : this.items.push(x); }
  close() { this.closed = true; this.waiting.splice(0).forEach((w) => w({ value: undefined as never, done: true })); }
  [Symbol.asyncIterator](): AsyncIterator<T> {
    return { next: async () => this.items.length ? { value: this.items.shift()!, done: false } : this.closed ? { value: undefined as never, done: true } : new Promise<IteratorResult<T>>((r) => this.waiting.push(r)) };
  }
}
(async (): Promise<void> => {
  console.log(await retry(async (n) => { if (n < 3) throw new Error(`no ${n}`); return n * 10; }));
  await retry(() => Promise.reject<number>(new Error("never")), { times: 2 }).catch((e: Error) => console.log(e.message, "<-", (e.cause as Error).message));
  const order: number[] = [];
  const made = [30, 5, 10, 1].map((ms, i): Task<string> => async () => { await sleep(ms); order.push(i); if (i === 2) throw new Error("bad " + i); return `t${i}`; });
  console.log(await pool(made, 2), order);
  for (const ms of [1, 20]) console.log(await timeout(sleep(ms).then(() => "in time"), 10).catch((e) => `${e.name} ${e.message}`));
  const q = new Queue<number>();
  const reading = (async () => { let sum = 0; for await (const x of q) { sum += x; console.log("read", x); } return sum; })();
  q.push(1); await sleep(1); q.push(2); q.push(3); await sleep(1); q.close();
  console.log("sum", await reading);
  const all = await Promise.allSettled([1, Promise.reject(new RangeError("r")), sleep(1)]);
  console.log(all.map((r) => r.status === "fulfilled" ? r.value : r.reason.name), await Promise.any([Promise.reject(1), sleep(2).then(() => "any")]));
  const ticks: string[] = [];
  setTimeout(() => ticks.push("timeout")); queueMicrotask(() => ticks.push("micro")); process.nextTick(() => ticks.push("tick")); await null; ticks.push("await");
  await sleep(3);
  console.log(ticks);
})().finally(() => console.log("finished"));
