const a = { list: [] }; //+
const alias = a; //+
const other = { list: [] }; //-
alias.list.push("x"); //+
other.list.push("y"); //-
console.log(a.list.join()); //@a
console.log(other.list.join());
