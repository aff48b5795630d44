class Node2 { constructor(v) { this.v = v; this.next = null; } } //+
const a = new Node2(1); //+
const b = new Node2(2); //+
const c = new Node2(3); //-
a.next = b; //+
const r = a.next.v; //+
c.next = a; //-
console.log(r); //@r
