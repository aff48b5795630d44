// covers: inference from schema builders, recursive conditional types, path errors
type Issue = { path: string; message: string };
abstract class Schema<T> {
  declare readonly _type: T;
  abstract check(value: unknown, path: string, issues: Issue[]): value is T;
  parse(value: unknown): { ok: true; value: T } | { ok: false; issues: Issue[] } {
    const issues: Issue[] = [];
    return this.check(value, "$", issues) ? { ok: true, value } : { ok: false, issues };
  }
  optional(): Schema<T | undefined> {
    return new Union<[this, Literal<undefined>]>([this, new Literal(undefined)]) as unknown as Schema<T | undefined>;
  }
  refine(test: (value: T) => boolean, message: string): Schema<T> {
    const base = this;
    return new (class extends Schema<T> {
      check(value: unknown, path: string, issues: Issue[]): value is T {
        if (!base.check(value, path, issues)) return false;
        if (test(value)) return true;
        issues.push({ path, message });
        return false;
      }
    })();
  }
}
type Infer<S> = S extends Schema<infer T> ? T : never;
class Primitive<K extends "string" | "number" | "boolean"> extends Schema<
  { string: string; number: number; boolean: boolean }[K]
> {
  constructor(private kind: K) {
    super();
  }
  check(value: unknown, path: string, issues: Issue[]): value is never {
    const ok = typeof value === this.kind;
    if (!ok) issues.push({ path, message: `${this.kind} expected, got ${value === null ? "null" : typeof value}` });
    return ok;
  }
}
class Literal<T> extends Schema<T> {
  constructor(private expected: T) {
    super();
  }
  check(value: unknown, path: string, issues: Issue[]): value is T {
    if (value === this.expected) return true;
    issues.push({ path, message: `${JSON.stringify(this.expected)} expected` });
    return false;
  }
}
class List<S extends Schema<any>> extends Schema<Infer<S>[]> {
  constructor(private of: S) {
    super();
  }
  check(value: unknown, path: string, issues: Issue[]): value is Infer<S>[] {
    if (!Array.isArray(value)) {
      issues.push({ path, message: "array expected" });
      return false;
    }
    return value.map((v, i) => this.of.check(v, `${path}[${i}]`, issues)).every(Boolean);
  }
}
class Struct<F extends Record<string, Schema<any>>> extends Schema<{ [K in keyof F]: Infer<F[K]> }> {
  constructor(private fields: F) {
    super();
  }
  check(value: unknown, path: string, issues: Issue[]): value is never {
    if (typeof value !== "object" || value === null) {
      issues.push({ path, message: "object expected" });
      return false;
    }
    let ok = true;
    for (const [key, schema] of Object.entries(this.fields))
      if (!schema.check((value as Record<string, unknown>)[key], `${path}.${key}`, issues)) ok = false;
    return ok;
  }
}
class Union<S extends Schema<any>[]> extends Schema<Infer<S[number]>> {
  constructor(private options: S) {
    super();
  }
  check(value: unknown, path: string, issues: Issue[]): value is never {
    const inner: Issue[] = [];
    const ok = this.options.some((o) => o.check(value, path, inner));
    if (!ok) issues.push({ path, message: inner.map((i) => i.message).join(" or ") });
    return ok;
  }
}
const s = {
  string: () => new Primitive("string"),
  number: () => new Primitive("number"),
  boolean: () => new Primitive("boolean"),
  literal: <T>(v: T) => new Literal(v),
  array: <S extends Schema<any>>(of: S) => new List(of),
  object: <F extends Record<string, Schema<any>>>(f: F) => new Struct(f),
  union: <S extends Schema<any>[]>(...o: S) => new Union(o),
};
const user = s.object({
  name: s.string().refine((n) => n.length > 1, "too short"),
  age: s.number().optional(),
  role: s.union(s.literal("admin"), s.literal("guest")),
  tags: s.array(s.string()),
});
type User = Infer<typeof user>;
const good: User = { name: "Ann", age: 3, role: "admin", tags: ["x"] };
for (const value of [
  good,
  { name: "B", role: "guest", tags: [] },
  { name: "Cy", age: "4", role: "root", tags: ["a", 1, null] },
  null,
  5,
]) {
  const result = user.parse(value);
  if (result.ok) console.log("ok", result.value.name, result.value.tags.length);
  else for (const { path, message } of result.issues) console.log(`${path}: ${message}`);
}
console.log(user);
