// covers: Promise types, async functions and iterators, races, timers, cancellation, errors
const sleep = <T>(ms: number, value?: T): Promise<T> =>
  new Promise((resolve) => setTimeout(() => resolve(value as T), ms));
type Task<T> = () => Promise<T>;
class TimeoutError extends Error {
  override name = "TimeoutError";
  constructor(readonly ms: number) {
    super(`timed out after ${ms}ms`);
  }
}
async function withTimeout<T>(task: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(ms)), ms);
  });
  try {
    return await Promise.race([task, limit]);
  } finally {
    clearTimeout(timer);
  }
}
async function retry<T>(task: (attempt: number) => Promise<T>, times: number, delay = 10): Promise<T> {
  for (let i = 1; ; i++) {
    try {
      return await task(i);
    } catch (e) {
      if (i >= times) throw new Error(`gave up after ${i}`, { cause: e });
      console.log("retry", i, (e as Error).message);
      await sleep(delay * 2 ** i);
    }
  }
}
async function pool<T>(tasks: Task<T>[], limit: number): Promise<T[]> {
  const results: T[] = new Array(tasks.length);
  let next = 0,
    active = 0,
    peak = 0;
  async function worker() {
    while (next < tasks.length) {
      const i = next++;
      peak = Math.max(peak, ++active);
      results[i] = await tasks[i]!();
      active--;
    }
  }
  await Promise.all(Array.from({ length: limit }, worker));
  console.log("peak", peak);
  return results;
}
async function* ticker(n: number, ms: number): AsyncGenerator<number, string, void> {
  try {
    for (let i = 0; i < n; i++) {
      await sleep(ms);
      yield i;
    }
    return "done";
  } finally {
    console.log("ticker closed");
  }
}
class Channel<T> implements AsyncIterable<T> {
  #queue: T[] = [];
  #waiting: ((r: IteratorResult<T>) => void)[] = [];
  #closed = false;
  send(v: T) {
    const w = this.#waiting.shift();
    if (w) w({ value: v, done: false });
    else this.#queue.push(v);
  }
  close() {
    this.#closed = true;
    for (const w of this.#waiting) w({ value: undefined, done: true });
  }
  [Symbol.asyncIterator](): AsyncIterator<T> {
    return {
      next: () => {
        if (this.#queue.length) return Promise.resolve({ value: this.#queue.shift()!, done: false as const });
        if (this.#closed) return Promise.resolve({ value: undefined, done: true as const });
        return new Promise((r) => this.#waiting.push(r));
      },
    };
  }
}
class Mutex {
  #last: Promise<unknown> = Promise.resolve();
  run<T>(f: () => T | Promise<T>): Promise<T> {
    const result = this.#last.then(f, f);
    this.#last = result.catch(() => {});
    return result;
  }
}
(async (): Promise<void> => {
  console.log(await withTimeout(sleep(10, "quick"), 50));
  try {
    await withTimeout(sleep(100), 20);
  } catch (e) {
    if (e instanceof TimeoutError) console.log(e.name, e.message, e.ms);
  }
  console.log(
    await retry(async (n) => {
      if (n < 3) throw new Error(`attempt ${n}`);
      return `ok at ${n}`;
    }, 5),
  );
  await retry(() => Promise.reject(new TypeError("always")), 2).catch((e: Error) =>
    console.log(e.message, "<-", (e.cause as Error).message),
  );
  console.log(
    await pool(
      [30, 10, 20, 5].map((ms, i) => () => sleep(ms, `${i}:${ms}`)),
      2,
    ),
  );
  for await (const t of ticker(5, 5)) {
    console.log("tick", t);
    if (t === 1) break;
  }
  const it = ticker(1, 1);
  console.log(await it.next(), await it.next(), await it.next());
  const ch = new Channel<number>();
  setTimeout(() => {
    ch.send(3);
    ch.close();
  }, 5);
  ch.send(1);
  ch.send(2);
  const got: number[] = [];
  for await (const v of ch) got.push(v);
  console.log(got);
  const settled = await Promise.allSettled([Promise.resolve(1), Promise.reject(new Error("no")), sleep(1, "s")]);
  console.log(settled.map((s) => (s.status === "fulfilled" ? s.value : s.reason.message)));
  console.log(await Promise.any([Promise.reject(1), sleep(3, "any")]));
  try {
    await Promise.any([Promise.reject(new Error("x")), Promise.reject("y")]);
  } catch (e) {
    const { errors, message } = e as AggregateError;
    console.log(message, errors.length);
  }
  const m = new Mutex();
  const log: string[] = [];
  await Promise.all(
    [3, 1, 2].map((n) =>
      m.run(async () => {
        log.push(`in${n}`);
        await sleep(n);
        log.push(`out${n}`);
      }),
    ),
  );
  console.log(log.join(" "));
  const controller = new AbortController();
  const { signal } = controller;
  signal.addEventListener("abort", () => console.log("aborted:", (signal.reason as Error).message));
  setTimeout(() => controller.abort(new Error("by hand")), 1);
  await sleep(2);
  console.log(signal.aborted);
  const thenable: PromiseLike<number> = { then: (ok) => Promise.resolve(ok!(5) as any) as any };
  console.log((await thenable) + 1, await (5 as unknown as Promise<number>));
  const obj = {
    async method(this: { n: number }) {
      return this.n;
    },
    n: 8,
    async *gen() {
      yield* [1, sleep(1, 2)];
    },
  };
  console.log(await obj.method());
  for await (const g of obj.gen()) console.log(g);
  for await (const x of [sleep(2, "b"), "a"]) console.log(x);
})()
  .catch((e) => console.log("fail", e))
  .finally(() => console.log("end"));
queueMicrotask(() => console.log("micro"));
Promise.resolve().then(() => console.log("then"));
process.nextTick(() => console.log("tick"));
console.log("sync");
