const rows = [{ k: "b", v: 2 }, { k: "a", v: 1 }]; //+
const names = ["z", "y"];                         //-
rows.sort((p, q) => (p.k < q.k ? -1 : 1));        //+
names.sort();                                     //-
const first = rows[0].v;                          //+
console.log(names);                               //-
console.log(first);                               //@first
