class A { constructor() { this.log = []; } on(f) { this.f = f; } fire(x) { this.f(x); } } //+
const seen = []; //+
const other = [];
const a = new A(); //+
const b = new A();
a.on(x => seen.push(x)); //+
b.on(x => other.push(x));
a.fire(1); //+
b.fire(2);
console.log(seen); //@seen
console.log(other);
