// covers: a file that is not there
console.log("before");
const store = require("./store-that-is-not-there");
console.log(store);
