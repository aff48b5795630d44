// covers: using, await using, DisposableStack-like helpers, order of disposal, suppressed errors
(Symbol as any).dispose ??= Symbol.for("Symbol.dispose");
(Symbol as any).asyncDispose ??= Symbol.for("Symbol.asyncDispose");
class Resource implements Disposable {
  static open = 0;
  constructor(
    readonly name: string,
    private fails = false,
  ) {
    Resource.open++;
    console.log("open", name);
  }
  read() {
    return `data of ${this.name}`;
  }
  [Symbol.dispose]() {
    Resource.open--;
    console.log("close", this.name);
    if (this.fails) throw new Error(`closing ${this.name}`);
  }
}
function simple() {
  using a = new Resource("a");
  using b = new Resource("b");
  console.log(a.read(), b.read());
  return "returned";
}
console.log(simple(), Resource.open);
function thrown() {
  using a = new Resource("t1");
  using _b = new Resource("t2");
  if (a) throw new RangeError("in body");
}
try {
  thrown();
} catch (e) {
  console.log(String(e));
}
function both() {
  using _a = new Resource("s1", true);
  using _b = new Resource("s2", true);
  throw new Error("body");
}
try {
  both();
} catch (e: any) {
  console.log(
    e.name,
    e.message,
    "|",
    e.error.message,
    "|",
    e.suppressed.name,
    e.suppressed.error.message,
    e.suppressed.suppressed.message,
  );
}
{
  using x = null;
  using y = undefined;
  using z = new Resource("block");
  console.log(x, y, z.name);
}
console.log("after block");
for (using r of [new Resource("r1"), new Resource("r2")]) {
  console.log("loop", r.name);
  if (r.name === "r2") continue;
}
for (let i = 0; i < 3; i++) {
  using r = new Resource("i" + i);
  if (i === 1) break;
  console.log(r.read());
}
try {
  using bad = { close() {} } as any;
  console.log(bad);
} catch (e) {
  console.log((e as Error).name, (e as Error).message);
}
function defer(f: () => void): Disposable {
  return { [Symbol.dispose]: f };
}
function work(log: string[]) {
  using _ = defer(() => log.push("deferred"));
  using __ = defer(() => log.push("deferred first"));
  log.push("work");
  return log.length;
}
const log: string[] = [];
console.log(work(log), log);
function* gen() {
  using g = new Resource("gen");
  yield 1;
  yield g.name.length;
}
for (const v of gen()) {
  console.log(v);
  if (v === 1) break;
}
console.log([...gen()], Resource.open);
switch (Resource.open) {
  case 0: {
    using c = new Resource("case");
    console.log(c.name);
    break;
  }
  default:
    console.log("default");
}
class AsyncRes implements AsyncDisposable {
  constructor(public id: number) {
    console.log("connect", id);
  }
  async [Symbol.asyncDispose]() {
    await null;
    console.log("disconnect", this.id);
  }
  async query() {
    await 0;
    return this.id * 10;
  }
}
async function main() {
  {
    await using a = new AsyncRes(1);
    await using b = new AsyncRes(2);
    using c = new Resource("sync inside");
    console.log(await a.query(), await b.query(), c.name);
  }
  console.log("between");
  try {
    await using bad = {
      async [Symbol.asyncDispose]() {
        throw new Error("async close");
      },
    };
    console.log(typeof bad);
    throw new Error("async body");
  } catch (e: any) {
    console.log(e.constructor.name, e.error?.message, e.suppressed?.message);
  }
  await using plain = new Resource("disposed by await using");
  for await (await using r of [new AsyncRes(7)]) console.log("for", r.id);
  return plain.name;
}
main()
  .then((name) => console.log("main", name, Resource.open))
  .catch((e) => console.log("failed", e));
const f = () => {
  using r = new Resource("arrow");
  return r.read();
};
console.log(f());
class Holder {
  static {
    using s = new Resource("static");
    console.log(s.name);
  }
  m() {
    using m = new Resource("method");
    return m.name;
  }
  get g() {
    using m = new Resource("getter");
    return m.name;
  }
}
console.log(new Holder().m(), new Holder().g);
