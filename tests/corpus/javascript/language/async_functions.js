// covers: chapters 15.8 and 27.6: async functions, async generators, for await, order of reactions
let passed = 0;
const failed = [];
function sameValue(actual, expected, what) {
  if (Object.is(actual, expected)) passed++;
  else failed.push(`${what}: ${String(actual)} instead of ${String(expected)}`);
}
function throws(kind, body, what) {
  try {
    body();
  } catch (error) {
    return sameValue(error instanceof kind ? kind : error?.constructor, kind, `${what} throws`);
  }
  failed.push(`${what}: nothing thrown`);
}
function refused(text, what = text, kind = SyntaxError) {
  throws(kind, () => Function(text), what);
}
function accepted(text) {
  try {
    Function(text);
    passed++;
  } catch (error) {
    failed.push(`${text}: ${error.message}`);
  }
}
function compare(actual, expected, what) {
  sameValue(JSON.stringify(actual), JSON.stringify(expected), what);
}
const log = [];
const tick = (n = 1) => (n ? Promise.resolve().then(() => tick(n - 1)) : undefined);
async function main() {
  await Promise.all([
    (async () => {
      log.push("a1");
      await null;
      log.push("a2");
      await new Promise((r) => setTimeout(r));
      log.push("a3");
    })(),
    (async () => {
      log.push("b1");
      await undefined;
      log.push("b2");
    })(),
    Promise.resolve()
      .then(() => log.push("t1"))
      .then(() => log.push("t2")),
  ]);
  compare(log.splice(0), ["a1", "b1", "a2", "b2", "t1", "t2", "a3"], "order");
  const thenable = {
    then(ok) {
      log.push("then");
      ok("v");
    },
  };
  const later = (async () => await thenable)();
  log.push("sync");
  sameValue(await later, "v", "thenable");
  compare(log.splice(0), ["sync", "then"], "then is called later");
  const order = [];
  const p1 = (async () => Promise.resolve())().then(() => order.push("returned promise"));
  const p2 = tick(3).then?.(() => order.push("three ticks"));
  await p1;
  await p2;
  compare(order.length, 2, "both came");
  async function fails() {
    throw new RangeError("r");
  }
  try {
    await fails();
    failed.push("no throw");
  } catch (e) {
    sameValue(e.message, "r", "rejected");
  }
  sameValue(
    await fails()
      .catch((e) => e.name)
      .finally(() => "ignored"),
    "RangeError",
    "through finally",
  );
  async function f(
    a = (() => {
      throw new TypeError("p");
    })(),
  ) {}
  let sync = true;
  const rejected = f();
  sync = false;
  sameValue(await rejected.catch((e) => e.message), "p", "parameters reject");
  sameValue(sync, false, "no synchronous throw");
  async function* g() {
    try {
      const x = yield 1;
      log.push(x);
      yield Promise.resolve(2);
      yield* [3, Promise.resolve(4)];
      return 5;
    } finally {
      log.push("done");
    }
  }
  const it = g();
  compare(
    [await it.next("lost"), await it.next("x"), await it.next(), await it.next(), await it.next(), await it.next()],
    [
      { value: 1, done: false },
      { value: 2, done: false },
      { value: 3, done: false },
      { value: 4, done: false },
      { value: 5, done: true },
      { done: true },
    ],
    "async generator",
  );
  compare(log.splice(0), ["x", "done"], "what it saw");
  const q = g();
  compare(
    (await Promise.all([q.next(), q.next("y"), q.return("r"), q.next()])).map((r) => r.value),
    [1, 2, "r", undefined],
    "queued",
  );
  log.length = 0;
  const r = g();
  await r.next();
  sameValue(await r.throw(new Error("t")).catch((e) => e.message), "t", "throw");
  compare(log.splice(0), ["done"], "finally of a throw");
  sameValue((await g().return(Promise.resolve(7))).value, 7, "return waits");
  const out = [];
  for await (const v of [1, Promise.resolve(2), { then: (ok) => ok(3) }]) out.push(v);
  for await (const [k, v] of Object.entries({ a: Promise.resolve(1) }).map(([k, v]) => [k, v]))
    out.push(k, v instanceof Promise);
  for await (const { x = 5 } of g()) {
    out.push(x);
    break;
  }
  for await (var hoisted of [8]);
  out.push(hoisted);
  let target = {};
  for await (target.m of [9]);
  out.push(target.m);
  compare(out, [1, 2, 3, "a", true, 5, 8, 9], "for await");
  log.length = 0;
  const closing = {
    [Symbol.asyncIterator]() {
      return {
        next: async () => ({ value: 1, done: false }),
        return: async () => {
          log.push("closed");
          return {};
        },
      };
    },
  };
  for await (const _ of closing) break;
  try {
    for await (const _ of closing) throw new Error("out");
  } catch (e) {
    log.push(e.message);
  }
  await (async () => {
    for await (const _ of closing) return;
  })();
  compare(log.splice(0), ["closed", "closed", "out", "closed"], "closed");
  const syncFails = {
    *[Symbol.iterator]() {
      try {
        yield Promise.reject(new Error("inner"));
      } finally {
        log.push("sync closed");
      }
    },
  };
  try {
    for await (const _ of syncFails);
  } catch (e) {
    log.push(e.message);
  }
  compare(log.slice(-1), ["inner"], "rejected item");
  log.length = 0;
  throws(SyntaxError, () => eval("for await (const x of y);"), "for await outside");
  throws(SyntaxError, () => eval("async () => { for await (const x in y); }"), "for await in");
  throws(SyntaxError, () => eval("async function f(await) {}"), "await as a parameter");
  throws(SyntaxError, () => eval("(async (x = await 1) => 1)"), "await in parameters");
  throws(TypeError, () => new (async () => {})(), "constructed");
  sameValue(
    Object.prototype.toString.call(async () => {}),
    "[object AsyncFunction]",
    "tag",
  );
  sameValue(Object.prototype.toString.call(g()), "[object AsyncGenerator]", "tag of generators");
  sameValue(async function named() {}.name, "named", "name");
  sameValue(
    await (async () => {
      try {
        return await Promise.reject(1);
      } catch (e) {
        return e + 1;
      } finally {
        log.push("f");
      }
    })(),
    2,
    "return await",
  );
  const nested = await (
    await (
      async () => async () =>
        3
    )()
  )();
  sameValue(nested, 3, "nested");
  sameValue(
    await Promise.race([new Promise((r) => setTimeout(r, 5, "slow")), new Promise((r) => setTimeout(r, 1, "fast"))]),
    "fast",
    "race",
  );
  class K {
    static async s() {
      return this === K;
    }
    async #p() {
      return 1;
    }
    run() {
      return this.#p();
    }
    async *[Symbol.asyncIterator]() {
      yield* [1, 2];
    }
    get [Symbol.toStringTag]() {
      return "K";
    }
  }
  sameValue(await K.s(), true, "static");
  sameValue(await new K().run(), 1, "private");
  const ks = [];
  for await (const k of new K()) ks.push(k);
  compare(ks, [1, 2], "method");
  const { promise, resolve } =
    Promise.withResolvers?.() ??
    (() => {
      let resolve;
      const promise = new Promise((r) => {
        resolve = r;
      });
      return { promise, resolve };
    })();
  setTimeout(resolve, 1, "ok");
  sameValue(await promise, "ok", "from outside");
  sameValue(await new Promise((ok) => ok(new Promise((ok2) => ok2(1)))), 1, "adopted");
  const self = new Promise((r) => setTimeout(() => r(self)));
  sameValue(await self.catch((e) => e.constructor), TypeError, "itself");
  compare(
    await Promise.allSettled([1, Promise.reject(2)]),
    [
      { status: "fulfilled", value: 1 },
      { status: "rejected", reason: 2 },
    ],
    "settled",
  );
  throws(TypeError, () => Promise(), "without new");
  throws(TypeError, () => new Promise(1), "no executor");
  sameValue(
    await Promise.reject(1)
      .then(2)
      .catch((x) => x),
    1,
    "no functions",
  );
  sameValue(
    await Promise.resolve(1)
      .finally(() => {
        throw 2;
      })
      .catch((x) => x),
    2,
    "finally throws",
  );
}
main().then(() => {
  console.log(`${passed} passed, ${failed.length} failed`);
  for (const line of failed) console.log(line);
});
