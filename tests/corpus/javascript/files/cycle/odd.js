const trace = [];
const even = require("./even");
trace.push(even.ready);
module.exports = { isOdd: (n) => { trace.push(n); return n === 0 ? false : even.isEven(n - 1); }, trace };
