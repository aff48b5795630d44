class P {
  setName(n) { this.name = n; } //+
  setAge(x) { this.age = x; }
}
const a = new P(); //+
const b = new P(); //-
a.setName("x"); //+
b.setName("y"); //-
a.setAge(3);
console.log(a.name); //@a
console.log(b.name);
