const even = require("./even");
const { isOdd, trace } = require("./odd");
console.log(even.isEven(10), isOdd(7), isOdd(4));
console.log(trace.length, require.main === module, typeof __filename);
const first = require("./even.js");
first.extra = "kept";
console.log(require("./even").extra, Object.keys(first));
function load(name) {
  return require("./" + name);
}
console.log(load("odd").isOdd(3));
try {
  first.check("text");
} catch (e) {
  console.log(e.name, e.message);
}
