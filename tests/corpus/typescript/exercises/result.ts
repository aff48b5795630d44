// Result and Option as classes with generic methods.
abstract class Option<T> {
  abstract map<U>(f: (value: T) => U): Option<U>;
  abstract getOr(other: T): T;
  static of<T>(value: T | null | undefined): Option<T> { return value == null ? new None<T>() : new Some<T>(value); }
}
class Some<T> extends Option<T> {
  constructor(private readonly value: T) { super(); }
  map<U>(f: (value: T) => U): Option<U> { return Option.of(f(this.value)); }
  getOr(_other: T): T { return this.value; }
}
class None<T> extends Option<T> {
  map<U>(_f: (value: T) => U): Option<U> { return new None<U>(); }
  getOr(other: T): T { return other; }
}
console.log(Option.of(4).map(x => x * 2).getOr(0), Option.of<number>(null).map(x => x * 2).getOr(0), Option.of("x"));
type Result<T, E extends Error = Error> = Ok<T> | Err<E>;
class Ok<T> { readonly ok = true as const; constructor(readonly value: T) {} }
class Err<E> { readonly ok = false as const; constructor(readonly error: E) {} }
function attempt<T>(f: () => T): Result<T> { try { return new Ok(f()); } catch (e) { return new Err(e instanceof Error ? e : new Error(String(e))); } }
for (const r of [attempt(() => JSON.parse('{"a":1}') as { a: number }), attempt<never>(() => { throw "plain"; }), attempt(() => (null as unknown as string).length)]) {
  if (r.ok) console.log("ok", r.value); else console.log("err", r.error.message);
}
