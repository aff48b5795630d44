const m = new Map(); //+
const n = new Map(); //-
m.set("a", 1); //+
n.set("b", 2); //-
console.log(m.get("a")); //@m
console.log(n.get("b"));
