// covers: errors of syntax, a text whose quote is not closed
console.log("nothing runs");
const greeting = 'hello;
console.log(greeting);
