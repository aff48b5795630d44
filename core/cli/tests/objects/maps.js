const users = new Map();                          //+
const logs = new Map();                           //-
users.set("ann", 30);                             //+
logs.set("ann", "in");                            //-
users.set("bob", 25);                             //+
const age = users.get("ann");                     //+
const log = logs.get("ann");                      //-
console.log(age);                                 //@age
console.log(log);
