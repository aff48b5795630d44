const config = { depth: 3, colour: "red" };       //+
const copy = { ...config, colour: "blue" };       //+
const rest = { size: 4 };                         //-
rest.size = 9;                                    //-
const words = ["a", "b"].map((w) => w + rest.size); //-
const seen = copy.depth;                          //+
console.log(words.join(" "));                     //-
console.log(seen);                                //@seen
