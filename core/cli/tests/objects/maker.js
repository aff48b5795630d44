function make(v) { return { v: v }; } //+
const a = make(1); //+
const b = make(2); //-
b.v = 5; //-
a.v = 7; //+
const r = a.v; //+
console.log(r, b); //@r
