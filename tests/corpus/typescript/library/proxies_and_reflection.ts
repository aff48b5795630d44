// covers: Proxy and Reflect with types, observed objects, default values, method tracing, revocation
function defaults<T extends object, D>(target: T, value: (key: string) => D): T & Record<string, D> {
  return new Proxy(target, {
    get: (t, k, r) => (typeof k === "string" && !(k in t) ? ((t as any)[k] = value(k)) : Reflect.get(t, k, r)),
  }) as T & Record<string, D>;
}
const counts = defaults({} as Record<string, number>, () => 0);
for (const c of "hello") counts[c]!++;
console.log(counts, Object.keys(counts));
type Change = { path: string; from: unknown; to: unknown };
function observe<T extends object>(root: T, report: (c: Change) => void, path = ""): T {
  return new Proxy(root, {
    get(t, k, r) {
      const v = Reflect.get(t, k, r);
      return typeof v === "object" && v !== null && typeof k === "string" ? observe(v, report, `${path}${k}.`) : v;
    },
    set(t, k, to, r) {
      const from = Reflect.get(t, k, r);
      const done = Reflect.set(t, k, to, r);
      if (from !== to) report({ path: path + String(k), from, to });
      return done;
    },
    deleteProperty(t, k) {
      report({ path: path + String(k), from: Reflect.get(t, k), to: undefined });
      return Reflect.deleteProperty(t, k);
    },
  });
}
const changes: Change[] = [];
const state = observe({ user: { name: "a", tags: ["x"] }, n: 1 } as any, (c) => changes.push(c));
state.user.name = "b";
state.user.tags.push("y");
state.n = 1;
delete state.n;
state.fresh = { a: 1 };
state.fresh.a++;
console.log(changes.map((c) => `${c.path}: ${JSON.stringify(c.from)} -> ${JSON.stringify(c.to)}`));
class Api {
  calls = 0;
  get(path: string): string {
    this.calls++;
    return `GET ${path}`;
  }
  post(path: string, body: object) {
    this.calls++;
    return { path, ...body };
  }
}
const trace: string[] = [];
const traced = new Proxy(new Api(), {
  get(t, k, r) {
    const v = Reflect.get(t, k, r);
    return typeof v === "function"
      ? (...a: unknown[]) => {
          trace.push(`${String(k)}(${a.map((x) => JSON.stringify(x)).join()})`);
          return Reflect.apply(v, t, a);
        }
      : v;
  },
});
console.log(traced.get("/a"), traced.post("/b", { c: 1 }), traced.calls, trace);
type Fluent = { [k: string]: Fluent } & ((...a: (string | number)[]) => Fluent) & { toString(): string };
const build = (parts: string[] = []): Fluent =>
  new Proxy(function () {}, {
    get: (_, k) =>
      k === "toString" || k === Symbol.toPrimitive ? () => parts.join("/") : build([...parts, String(k)]),
    apply: (_, __, args) => build([...parts, ...args.map(String)]),
  }) as unknown as Fluent;
console.log(`${build().users!(5)!.posts!("new")}`);
const range = (from: number, to: number) =>
  new Proxy({} as Record<number, boolean>, {
    has: (_, k) => typeof k === "string" && +k >= from && +k <= to,
    ownKeys: () => Array.from({ length: to - from + 1 }, (_, i) => String(from + i)),
    getOwnPropertyDescriptor: (_, k) => ({ value: Number(k) ** 2, enumerable: true, configurable: true }),
  });
console.log(
  3 in range(1, 5),
  9 in range(1, 5),
  Object.keys(range(2, 4)),
  { ...range(1, 3) },
  Object.entries(range(1, 2)),
);
const { proxy, revoke } = Proxy.revocable({ secret: 1 }, {});
console.log(proxy.secret);
revoke();
try {
  console.log(proxy.secret);
} catch (e) {
  console.log((e as Error).message);
}
const readonly = <T extends object>(o: T): Readonly<T> =>
  new Proxy(o, {
    set: (_, k) => {
      throw new TypeError(`${String(k)} is read-only`);
    },
    defineProperty: () => false,
    setPrototypeOf: () => false,
  });
const ro = readonly({ a: 1 }) as any;
try {
  ro.a = 2;
} catch (e) {
  console.log((e as Error).message);
}
console.log(
  Reflect.defineProperty(ro, "b", { value: 1 }),
  Reflect.setPrototypeOf(ro, null),
  Reflect.has(ro, "a"),
  Reflect.getPrototypeOf(ro) === Object.prototype,
);
class Model<T extends Record<string, unknown>> {
  constructor(attributes: T) {
    return new Proxy(this, {
      get: (t, k, r) => (k in attributes ? attributes[k as keyof T] : Reflect.get(t, k, r)),
      has: (t, k) => k in attributes || k in t,
    }) as this & T;
  }
  describe() {
    return Object.keys(this).length;
  }
}
const model = new Model({ title: "t" }) as Model<{ title: string }> & { title: string };
console.log(model.title, "title" in model, model.describe(), model instanceof Model);
const ctor = new Proxy(
  class P {
    constructor(public v: number) {}
  },
  { construct: (t, [v]: number[], nt) => Reflect.construct(t, [v! * 2], nt) },
);
console.log(
  new ctor(4).v,
  Reflect.ownKeys(
    class {
      static s = 1;
      static m() {}
    },
  ),
);
