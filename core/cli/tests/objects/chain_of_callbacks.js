const src = [3, 1, 2]; //+
const k = 10; //+
const unused = [9]; //-
const out = src.map(x => x * k).filter(x => x > 10); //+
unused.push(4); //-
console.log(out); //@out
