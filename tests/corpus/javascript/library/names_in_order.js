// covers: the names of the built-in objects, in node's order; iterators that are not asked on themselves
for (const object of [Math, JSON, Reflect, Object, Object.prototype, Array.from, String.prototype, Map.prototype, Promise, Symbol]) {
  console.log(Object.getOwnPropertyNames(object).join(" "));
}
console.log(Reflect.ownKeys(Number).join(" "), Reflect.ownKeys([1]), Object.getOwnPropertyNames("ab"));
const told = (run) => { try { console.log(run()); } catch (error) { console.log(error.name + ": " + error.message); } };
told(() => [].values().next.call({}));
told(() => new Map().entries().next.call([].values()));
told(() => { const { next } = (function* () {})(); next(); });
told(() => (function* () {})().return.call({}));
told(() => "a".matchAll(/a/g).next.call(5));
class Watched extends new Proxy(class { constructor() { this.made = new.target.name; } }, {}) {}
console.log(new Watched(), {} instanceof new Proxy(Object, {}), new Proxy({}, { getPrototypeOf: () => Array.prototype }) instanceof Array);
class Twice extends Object { constructor() { const make = () => super(); make(); try { make(); } catch (error) { console.log(error.message); } } }
console.log(new Twice());
