class Box {
  constructor(v) { this.v = v; } //+
  get() { return this.v; } //+
}
const a = new Box("one"); //+
const b = new Box("two"); //-
const r = a.get(); //+
const q = b.get(); //-
console.log(r); //@r
console.log(q);
