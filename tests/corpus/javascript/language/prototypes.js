// covers: prototypes, constructor functions, Object.create, property descriptors, getters, inheritance by hand
function Person(name) { this.name = name; }
Person.prototype.greet = function () { return "Hi, " + this.name; };
Person.of = (n) => new Person(n);
const p = new Person("Ann"); console.log(p.greet(), p, p.constructor === Person, Person.prototype);
function Student(name, school) { Person.call(this, name); this.school = school; }
Student.prototype = Object.create(Person.prototype, { constructor: { value: Student, writable: true, configurable: true } });
Student.prototype.greet = function () { return Person.prototype.greet.call(this) + " of " + this.school; };
const s = new Student("Bob", "MIT"); console.log(s.greet(), s instanceof Person, s, Object.getPrototypeOf(s) === Student.prototype);
const proto = { hello() { return "hello " + this.who; } }; const child = Object.create(proto); child.who = "child"; console.log(child.hello(), child, proto.isPrototypeOf(child));
console.log(Object.create(null), Object.create({ a: 1 }), Object.create(Person.prototype));
const o = {}; Object.defineProperty(o, "hidden", { value: 1 }); Object.defineProperty(o, "shown", { value: 2, enumerable: true });
o.hidden = 5; delete o.hidden; console.log(o, o.hidden, Object.keys(o), Object.getOwnPropertyNames(o), JSON.stringify(o));
console.log(Object.getOwnPropertyDescriptor(o, "hidden"), Object.getOwnPropertyDescriptors({ get a() { return 1; }, b: 2 }));
const acc = { _v: 1, get v() { return this._v; }, set v(x) { this._v = x * 2; } }; acc.v = 5; console.log(acc.v, acc);
const frozen = Object.freeze({ a: 1, n: { b: 2 } }); frozen.a = 2; frozen.n.b = 3; delete frozen.a; frozen.c = 1; console.log(frozen, Object.isFrozen(frozen));
(function () { "use strict"; try { frozen.a = 3; } catch (e) { console.log(e.message); } try { frozen.z = 3; } catch (e) { console.log(e.message); } try { delete frozen.a; } catch (e) { console.log(e.message); } try { acc2.only = 1; } catch (e) { console.log(e.message); } })();
var acc2 = { get only() { return 1; } }; (function () { "use strict"; try { acc2.only = 2; } catch (e) { console.log(e.message); } })();
const sealed = Object.seal({ a: 1 }); sealed.a = 2; sealed.b = 3; delete sealed.a; console.log(sealed, Object.isSealed(sealed), Object.isExtensible(sealed));
console.log({}.toString(), Object.prototype.toString.call([]), Object.prototype.toString.call(null), Object.prototype.toString.call(1), Object.prototype.toString.call(() => 1));
Array.prototype.last = function () { return this[this.length - 1]; }; console.log([1, 2, 3].last()); delete Array.prototype.last; String.prototype.shout = function () { return this.toUpperCase() + "!"; }; console.log("hey".shout());
console.log(p.hasOwnProperty("name"), "greet" in p, Object.hasOwn(p, "greet"), p.propertyIsEnumerable("name"));
const dyn = { ["a" + 1]: 1, "b-c": 2, 3: 4, [Symbol("s")]: 5, async f() {}, *g() {}, get h() { return 1; } }; console.log(dyn);
console.log({ __proto__: { inherited: 1 }, own: 2 }.inherited, Object.entries({ b: 1, a: 2, 1: 3, 0: 4 }), Object.fromEntries([["x", 1], ["y", 2]]), Object.assign({}, { a: 1 }, { b: 2 }));
console.log(new Person("x").toString === Object.prototype.toString, Object.setPrototypeOf({ a: 1 }, Person.prototype) instanceof Person);
