// Shapes: abstract bases, statics, private members, accessors, super, species.
class Shape {
  static #count = 0;
  static kinds = [];
  static { this.kinds.push("shape"); }
  #id;
  constructor(name = this.constructor.name) {
    if (new.target === Shape) throw new TypeError("Shape is abstract");
    this.name = name; this.#id = ++Shape.#count;
  }
  get id() { return this.#id; }
  area() { throw new Error(`${this.name}.area is not implemented`); }
  toString() { return `${this.name}#${this.id}(${this.area().toFixed(2)})`; }
  static compare(a, b) { return a.area() - b.area(); }
  static isShape(o) { return typeof o === "object" && o !== null && #id in o; }
  static get count() { return Shape.#count; }
}
class Circle extends Shape {
  constructor(r) { super(); this.r = r; }
  area() { return Math.PI * this.r ** 2; }
  get diameter() { return this.r * 2; }
  set diameter(d) { this.r = d / 2; }
}
class Rect extends Shape {
  constructor(w, h, ...rest) { super(...rest); Object.assign(this, { w, h }); }
  area() { return this.w * this.h; }
  [Symbol.toPrimitive](hint) { return hint === "number" ? this.area() : this.toString(); }
}
class Square extends Rect {
  static kinds = [...super.kinds, "square"];
  constructor(s) { super(s, s, "Sq"); }
  toString() { return "[" + super.toString() + "]"; }
}
class Blob extends Shape {}
try { new Shape(); } catch (e) { console.log(e.name, e.message); }
const all = [new Circle(1), new Rect(2, 3), new Square(1.5)];
console.log(all.sort(Shape.compare).map(String));
console.log(all);
all.find(s => s instanceof Circle).diameter = 10;
console.log(all.map(s => s.area()), Shape.count, Square.kinds, Shape.kinds);
console.log(+all[0], `${all[0]}`, all[0] + "", all[1] > 3);
try { new Blob().area(); } catch (e) { console.log(e.message); }
console.log(Shape.isShape(all[0]), Shape.isShape({}), Shape.isShape(null));
console.log(Object.getOwnPropertyNames(Circle.prototype), Circle.name, Circle.length, Object.getPrototypeOf(Square) === Rect);
try { Circle(); } catch (e) { console.log(e.message); }
class Stack extends Array { peek() { return this.at(-1); } static get [Symbol.species]() { return Array; } }
const st = Stack.from([1, 2, 3]);
console.log(st, st.peek(), st.length, st.map(x => x) instanceof Stack, st instanceof Array, Array.isArray(st));
class Temp { static #k = 273; static toK(c) { return c + this.#k; } #secret() { return 7; } reveal() { return this.#secret(); } get #x() { return 1; } set #x(v) { console.log("set", v); } touch() { this.#x = 5; return this.#x; } }
console.log(Temp.toK(1), new Temp().reveal(), new Temp().touch());
try { class D extends Temp {} D.toK(1); } catch (e) { console.log(e.name, e.message); }
try { Temp.prototype.reveal.call({}); } catch (e) { console.log(e.name, e.message); }
const Mixed = (B => class extends B { fly() { return this.name + " flies"; } })(Blob);
console.log(new Mixed().fly(), Mixed.name, class {}.name, (class X {}).name);
console.log(new Mixed(), Shape, Circle, class {}, class extends Shape {});
class A { x = this.y; y = 2; ["c" + 1] = 3; static s = this.name; 'quoted key' = 1; 5 = 6; fn = () => this.y; }
console.log(new A(), A.s, new A().fn.call(null));
console.log(Object.getOwnPropertyDescriptor(A.prototype, "constructor"), Object.getOwnPropertyDescriptor(A, "prototype"));
try { class E extends Shape { constructor() { this.x = 1; } } new E(); } catch (e) { console.log(e.name, e.message); }
try { class F extends null {} new F(); } catch (e) { console.log(e.name, e.message); }
try { class F extends 5 {} } catch (e) { console.log(e.name, e.message); }
