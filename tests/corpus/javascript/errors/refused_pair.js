// covers: errors of syntax, a default in an object that is no pattern
const { a = 1 } = {};
const settings = { size = 3, color: "red" };
console.log(a, settings);
