// covers: an uncaught error ends the program with 1
console.log("before"); function inner() { throw new TypeError("something is wrong"); } inner(); console.log("never");
