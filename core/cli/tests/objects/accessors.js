class T { #c = 0; get c() { return this.#c; } set c(v) { this.#c = v; } } //+
const a = new T(); //+
const b = new T(); //-
a.c = 5; //+
b.c = 6; //-
const r = a.c; //+
console.log(r, b.c); //@r
