// covers: discriminated unions, results, options, validation, type predicates, never
type Result<T, E = string> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };
const Ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
const Err = <E>(error: E): Result<never, E> => ({ ok: false, error });
const chain = <T, U, E>(r: Result<T, E>, f: (x: T) => Result<U, E>): Result<U, E> => (r.ok ? f(r.value) : r);
class Option<T> {
  private constructor(private readonly value: T | null) {}
  static some<T>(value: NonNullable<T>): Option<NonNullable<T>> { return new Option(value); }
  static none: Option<never> = new Option<never>(null);
  static of<T>(value: T | null | undefined): Option<NonNullable<T>> { return value == null ? Option.none : Option.some(value!); }
  map<U>(f: (x: T) => U | null | undefined): Option<NonNullable<U>> { return this.value === null ? Option.none : Option.of(f(this.value)); }
  orElse<U>(other: U): T | U { return this.value ?? other; }
}
console.log(Option.of<string>("abc").map((s) => s.length).orElse(-1), Option.of<string>(null).map((s) => s.length).orElse("none"), Option.of([1]).map((a) => a[5]).orElse(0));
type Rule<T> = (value: unknown, path: string) => Result<T, string[]>;
const text = (min = 0): Rule<string> => (v, p) => (typeof v !== "string" ? Err([`${p}: expected text, got ${v === null ? "null" : typeof v}`]) : v.length < min ? Err([`${p}: too short`]) : Ok(v));
const integer = ({ min = -Infinity, max = Infinity } = {}): Rule<number> => (v, p) => (Number.isInteger(v) && (v as number) >= min && (v as number) <= max ? Ok(v as number) : Err([`${p}: not an integer of ${min}..${max}`]));
const list = <T>(rule: Rule<T>): Rule<T[]> => (v, p) => {
  if (!Array.isArray(v)) return Err([`${p}: expected a list`]);
  const all = v.map((x, i) => rule(x, `${p}[${i}]`));
  const errors = all.flatMap((r) => (r.ok ? [] : r.error));
  return errors.length ? Err(errors) : Ok(all.map((r) => (r as { value: T }).value));
};
const record = <S extends Record<string, Rule<any>>>(shape: S): Rule<{ [K in keyof S]: S[K] extends Rule<infer T> ? T : never }> => (v, p) => {
  if (typeof v !== "object" || !v) return Err([`${p}: expected a record`]);
  const out: any = {}, errors: string[] = [];
  for (const [key, rule] of Object.entries(shape)) {
    const r = rule((v as any)[key], p ? `${p}.${key}` : key);
    if (r.ok) out[key] = r.value; else errors.push(...r.error);
  }
  return errors.length > 0 ? Err(errors) : Ok(out);
};
const user = record({ name: text(2), age: integer({ min: 0, max: 150 }), tags: list(text()), home: record({ city: text() }) });
for (const source of ['{"name":"ann","age":30,"tags":["x"],"home":{"city":"Rome"}}', '{"name":"a","age":1.5,"tags":["x",1,null],"home":{}}', "[]", "{bad"]) {
  const parsed: Result<unknown, string[]> = (() => { try { return Ok(JSON.parse(source)); } catch (e) { return Err([(e as Error).name]); } })();
  const result = chain(parsed, (v) => user(v, ""));
  switch (result.ok) {
    case true: console.log("valid", result.value.name, result.value.home.city, result.value.tags); break;
    case false: console.log("invalid", result.error); break;
    default: ((x: never) => { throw new Error(String(x)); })(result);
  }
}
console.log(chain(Ok(4), (n) => (n > 3 ? Err("big") : Ok(n * 2))), chain(Ok(2) as Result<number>, (n) => Ok(n * 2)));
