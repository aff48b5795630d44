// covers: getters and setters with different types, static members, inheritance of statics, frozen objects
"use strict";
class Temperature {
  static #count = 0;
  static readonly absoluteZero = -273.15;
  #celsius = 0;
  get value(): number {
    return this.#celsius;
  }
  set value(v: number | string | { c: number }) {
    Temperature.#count++;
    const n = typeof v === "object" ? v.c : Number(v);
    if (Number.isNaN(n)) throw new TypeError(`not a temperature: ${String(v)}`);
    if (n < Temperature.absoluteZero) throw new RangeError("too cold");
    this.#celsius = n;
  }
  static get writes() {
    return this.#count;
  }
}
const t = new Temperature();
for (const v of [20, "21.5", { c: 22 }, "x", -300] as const)
  try {
    t.value = v;
    console.log(t.value);
  } catch (e) {
    console.log(`${e}`);
  }
console.log(Temperature.writes);
class A {
  static who = "A";
  static hello() {
    return `hello from ${this.who} ${this.name}`;
  }
  static make<T extends typeof A>(this: T): InstanceType<T> {
    return new this() as InstanceType<T>;
  }
  id = (this.constructor as typeof A).who;
}
class B extends A {
  static override who = "B";
  extra = 1;
}
class C extends B {}
console.log(A.hello(), B.hello(), C.hello(), B.make(), C.make().extra, Object.hasOwn(C, "who"));
C.who = "C";
console.log(C.hello(), B.who, new C().id);
const frozen = Object.freeze({ a: 1, nested: { b: 2 } }) as { a: number; nested: { b: number }; c?: number };
for (const f of [
  () => (frozen.a = 2),
  () => (frozen.c = 1),
  () => delete (frozen as any).a,
  () => (frozen.nested.b = 3),
])
  try {
    console.log("done", f());
  } catch (e) {
    console.log((e as Error).message);
  }
console.log(frozen);
class Ro {
  readonly list: readonly number[] = Object.freeze([1, 2]);
  get only() {
    return 1;
  }
  static readonly S = Symbol("s");
}
const ro: any = new Ro();
for (const f of [
  () => ro.list.push(3),
  () => (ro.only = 2),
  () => (ro.list = []),
  () => ro.missing.x,
  () => ro.missing(),
])
  try {
    console.log(f());
  } catch (e) {
    console.log((e as Error).name, (e as Error).message);
  }
console.log(ro, Object.isFrozen(ro.list), String(Ro.S));
const sealed = Object.seal({ x: 1 }) as any;
sealed.x = 2;
try {
  sealed.y = 1;
} catch (e) {
  console.log((e as Error).message);
}
const lazy = {
  get once(): number {
    Object.defineProperty(this, "once", { value: 42 });
    console.log("computed");
    return this.once;
  },
};
console.log(lazy.once, lazy.once);
const accessors = Object.entries(
  Object.getOwnPropertyDescriptors(
    class {
      get a() {
        return 1;
      }
      set a(_) {}
      static b() {}
      c() {}
    }.prototype,
  ),
).map(
  ([k, d]) =>
    `${k}:${Object.keys(d)
      .filter((x) => (d as any)[x])
      .join("/")}`,
);
console.log(accessors);
export {};
