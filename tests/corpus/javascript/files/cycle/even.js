exports.ready = false;
const odd = require("./odd");
exports.isEven = (n) => (n === 0 ? true : odd.isOdd(n - 1));
exports.check = (n) => { if (typeof n !== "number") throw new TypeError(`${n} is no number`); };
exports.ready = true;
