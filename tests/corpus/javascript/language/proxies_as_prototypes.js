// covers: objects below proxies ask them for members: reads, writes, in, methods that are missing
const log = [];
const below = Object.create(
  new Proxy(
    {},
    {
      get: (t, k, r) => (k === "self" ? r : `got ${String(k)}`),
      has: (t, k) => k === "yes",
      set: (t, k, v, r) =>
        Reflect.defineProperty(r, k, { value: v * 2, writable: true, enumerable: true, configurable: true }),
    },
  ),
);
console.log(below.anything, below.self === below, "yes" in below, "no" in below);
below.x = 5;
console.log(below.x, Object.hasOwn(below, "x"), Object.keys(below));
class Base {}
Object.setPrototypeOf(
  Base.prototype,
  new Proxy({}, { get: (t, k, r) => (typeof k === "string" ? `missing ${k}` : undefined) }),
);
const b = new Base();
console.log(b.method, b.method, Base.name);
for (let i = 0; i < 3; i++) console.log(b["m" + i]);
const inherits = {
  __proto__: new Proxy(
    {
      inherited: 1,
      greet() {
        return "hi " + this.own;
      },
    },
    {
      get(t, k, r) {
        log.push(String(k));
        return Reflect.get(t, k, r);
      },
    },
  ),
  own: 2,
};
console.log(inherits.own, inherits.inherited, inherits.greet(), log.join());
class Model {
  constructor() {
    return new Proxy(this, { get: (t, k, r) => Reflect.get(t, k, r) ?? `no ${String(k)}` });
  }
  real() {
    return 1;
  }
}
class User extends Model {
  name = "u";
  hello() {
    return this.name + this.nothing;
  }
}
const u = new User();
console.log(u.real(), u.hello(), u.other);
