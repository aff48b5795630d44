// covers: typed emitters, plugin registry, generics keyed by event maps, middlewares, WeakMap privates
type EventMap = { start: []; data: [chunk: string, size: number]; error: [Error]; end: [reason?: string] };
type Handler<A extends unknown[]> = (...args: A) => void | boolean;
class Emitter<M extends Record<keyof M, unknown[]>> {
  private handlers: { [K in keyof M]?: Set<Handler<M[K]>> } = {};
  on<K extends keyof M>(event: K, handler: Handler<M[K]>): () => void {
    (this.handlers[event] ??= new Set()).add(handler);
    return () => void this.handlers[event]?.delete(handler);
  }
  once<K extends keyof M>(event: K, handler: Handler<M[K]>) {
    const off = this.on(event, (...args) => {
      off();
      return handler(...args);
    });
    return off;
  }
  emit<K extends keyof M>(event: K, ...args: M[K]): number {
    let n = 0;
    for (const h of [...(this.handlers[event] ?? [])]) {
      n++;
      if (h(...args) === false) break;
    }
    return n;
  }
  get events(): (keyof M)[] {
    return Object.keys(this.handlers) as (keyof M)[];
  }
}
class Source extends Emitter<EventMap> {
  async run(...chunks: string[]): Promise<this> {
    this.emit("start");
    for await (const c of chunks) {
      if (c === "!") {
        this.emit("error", new Error("bad chunk"));
        continue;
      }
      this.emit("data", c, c.length);
    }
    this.emit("end", chunks.length ? undefined : "empty");
    return this;
  }
}
const source = new Source();
const seen: unknown[] = [];
source.once("start", () => void seen.push("start"));
const off = source.on("data", (c, n) => {
  seen.push(`${c}:${n}`);
  return n < 3;
});
source.on("data", (c) => void seen.push(c.toUpperCase()));
source.on("error", ({ message }) => {
  console.log("error:", message);
});
source.on("end", (reason = "complete") => {
  console.log("end:", reason);
});
interface Plugin<O = void> {
  readonly name: string;
  readonly requires?: readonly string[];
  install(app: App, options: O): void;
}
class App {
  readonly installed: string[] = [];
  #config = new WeakMap<object, Record<string, unknown>>();
  private hooks: Array<(x: number) => number> = [];
  use<O>(plugin: Plugin<O>, ...[options]: O extends void ? [] : [options: O]): this {
    const missing = plugin.requires?.filter((r) => !this.installed.includes(r)) ?? [];
    if (missing.length) throw new ReferenceError(`${plugin.name} needs ${missing.join(" and ")}`);
    this.#config.set(plugin, { options });
    plugin.install(this, options as O);
    this.installed.push(plugin.name);
    return this;
  }
  hook(f: (x: number) => number) {
    this.hooks.push(f);
  }
  run(x: number) {
    return this.hooks.reduce((v, f) => f(v), x);
  }
  configOf(p: Plugin<any>) {
    return this.#config.get(p);
  }
}
const adder: Plugin<{ by: number }> = { name: "adder", install: (app, { by }) => app.hook((x) => x + by) };
const doubler = {
  name: "doubler",
  requires: ["adder"],
  install(app: App) {
    app.hook((x) => x * 2);
  },
} satisfies Plugin;
const app = new App();
try {
  app.use(doubler);
} catch (e) {
  console.log(`${e}`);
}
console.log(
  app.use(adder, { by: 3 }).use(doubler).run(4),
  app.installed,
  app.configOf(adder),
  app.configOf({ ...adder }),
);
source.run("ab", "!", "cdef", "x").then(async (s) => {
  console.log(seen.join(" "));
  off();
  seen.length = 0;
  await s.run();
  await s.run("q");
  console.log(seen, s.events);
});
type Next = () => Promise<void>;
type Middleware<C> = (context: C, next: Next) => Promise<void> | void;
const composed =
  <C>(...ms: Middleware<C>[]) =>
  async (context: C): Promise<C> => {
    let last = -1;
    const go = async (i: number): Promise<void> => {
      if (i <= last) throw new Error("next() called twice");
      last = i;
      await ms[i]?.(context, () => go(i + 1));
    };
    await go(0);
    return context;
  };
const traced = composed<{ path: string[]; n?: number }>(
  async (c, next) => {
    c.path.push("1 in");
    await next();
    c.path.push("1 out");
  },
  (c, next) => {
    c.path.push("2");
    c.n = 1;
    return next();
  },
  async (c) => {
    await null;
    c.path.push("3");
  },
);
traced({ path: [] }).then((c) => console.log(c));
composed<{}>(async (_, next) => {
  await next();
  await next();
})({}).catch((e) => console.log(e.message));
function singleton<T extends new (...a: any[]) => any>(c: T): T {
  let one: InstanceType<T> | undefined;
  return new Proxy(c, { construct: (t, args) => (one ??= Reflect.construct(t, args)) });
}
const Config = singleton(
  class {
    constructor(public env: string) {}
  },
);
console.log(new Config("dev") === new Config("prod"), new Config("x").env);
