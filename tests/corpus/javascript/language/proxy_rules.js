// covers: chapters 10.5 and 28: proxies' invariants, proxies as prototypes, Reflect, receivers
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
const handler = new Proxy(
  {},
  {
    get:
      (_, trap) =>
      (target, ...rest) => {
        log.push(trap);
        return Reflect[trap](target, ...rest);
      },
  },
);
const watched = (target) => new Proxy(target, handler);
const p = watched({ a: 1 });
p.a;
p.b = 2;
"a" in p;
delete p.b;
Object.keys(p);
Object.getOwnPropertyDescriptor(p, "a");
compare(
  log.splice(0),
  [
    "get",
    "set",
    "getOwnPropertyDescriptor",
    "defineProperty",
    "has",
    "deleteProperty",
    "ownKeys",
    "getOwnPropertyDescriptor",
    "getOwnPropertyDescriptor",
  ],
  "traps of objects",
);
const f = watched(function (x) {
  return x;
});
f(1);
f.call(null, 3);
compare(log.splice(0), ["apply", "get", "apply"], "traps of functions");
Object.isExtensible(p);
Object.preventExtensions(p);
Object.getPrototypeOf(p);
Object.setPrototypeOf(watched({}), null);
compare(
  log.splice(0),
  ["isExtensible", "preventExtensions", "getPrototypeOf", "setPrototypeOf"],
  "traps of the object itself",
);
({ ...p });
Object.assign({}, p);
for (const k in p);
JSON.stringify(p);
log.length = 0;
const frozen = Object.freeze({ v: 1 });
const lies = new Proxy(frozen, {
  get: () => 2,
  has: () => false,
  ownKeys: () => [],
  getOwnPropertyDescriptor: () => undefined,
  deleteProperty: () => true,
  getPrototypeOf: () => null,
  isExtensible: () => true,
  defineProperty: () => true,
});
throws(TypeError, () => lies.v, "get invariant");
throws(TypeError, () => "v" in lies, "has invariant");
throws(TypeError, () => Object.keys(lies), "ownKeys invariant");
throws(TypeError, () => Object.getOwnPropertyDescriptor(lies, "v"), "descriptor invariant");
throws(TypeError, () => delete lies.v, "delete invariant");
throws(TypeError, () => Object.getPrototypeOf(lies), "prototype invariant");
throws(TypeError, () => Object.isExtensible(lies), "extensible invariant");
throws(
  TypeError,
  () => {
    "use strict";
    new Proxy({}, { set: () => false }).x = 1;
  },
  "refused in strict code",
);
new Proxy({}, { set: () => false }).x = 1;
throws(
  TypeError,
  () => new Proxy({}, { ownKeys: () => ["a", "a"] }) && Reflect.ownKeys(new Proxy({}, { ownKeys: () => ["a", "a"] })),
  "keys twice",
);
throws(TypeError, () => Reflect.ownKeys(new Proxy({}, { ownKeys: () => [1] })), "keys of other kinds");
throws(TypeError, () => new Proxy(1, {}), "of a primitive");
throws(TypeError, () => Proxy({}, {}), "without new");
throws(TypeError, () => new new Proxy(function () {}, { construct: () => 1 })(), "construct gives no object");
throws(TypeError, () => new Proxy({}, { get: 1 }).x, "trap is no function");
const rev = Proxy.revocable({}, {});
rev.revoke();
for (const use of [
  (x) => x.a,
  (x) => {
    x.a = 1;
  },
  (x) => "a" in x,
  (x) => Object.keys(x),
  (x) => Object.getPrototypeOf(x),
  (x) => Array.isArray(x),
])
  throws(TypeError, () => use(rev.proxy), `revoked ${use}`);
sameValue(typeof rev.proxy, "object", "typeof of revoked");
sameValue(Array.isArray(new Proxy([], {})), true, "array behind");
sameValue(Object.prototype.toString.call(new Proxy([], {})), "[object Array]", "tag");
sameValue(JSON.stringify(new Proxy([1, 2], {})), "[1,2]", "as json");
compare(
  [...new Proxy([1, 2, 3], { get: (t, k, r) => (k === "1" ? "two" : Reflect.get(t, k, r)) })],
  [1, "two", 3],
  "walked",
);
const arr = new Proxy([], {
  set(t, k, v) {
    log.push(k);
    t[k] = v;
    return true;
  },
});
arr.push("a", "b");
compare(log.splice(0), ["0", "1", "length"], "push writes");
const o = {
  get g() {
    return this.v;
  },
  v: 1,
};
sameValue(Reflect.get(o, "g", { v: 9 }), 9, "receiver of Reflect.get");
const target = {};
sameValue(Reflect.set(target, "n", 1, Object.freeze({})), false, "receiver of Reflect.set");
sameValue("n" in target, false, "target not written");
compare(
  [
    Reflect.ownKeys({ b: 1, 2: 1, a: 1, 1: 1, [Symbol.iterator]: 1 }).map(String),
    Reflect.apply(Math.max, null, [1, 3]),
    Reflect.has({ x: 1 }, "x"),
    Reflect.defineProperty(frozen, "q", { value: 1 }),
    Reflect.deleteProperty(frozen, "v"),
  ],
  [["1", "2", "b", "a", "Symbol(Symbol.iterator)"], 3, true, false, false],
  "Reflect",
);
throws(TypeError, () => Reflect.apply(1), "apply of a number");
throws(TypeError, () => Reflect.construct(() => 1, []), "construct of an arrow");
throws(TypeError, () => Reflect.get(1, "x"), "get of a number");
class NT {
  constructor() {
    this.t = new.target;
  }
}
sameValue(Reflect.construct(NT, [], Array).t, Array, "new.target");
sameValue(Reflect.construct(NT, [], Array) instanceof Array, true, "prototype by new.target");
console.log(`${passed} passed, ${failed.length} failed`);
for (const line of failed) console.log(line);
