// covers: an argument list that is not closed
const names = ["Ann", "Bob"];
names.forEach((name) => {
  console.log(`Hello, ${name}!`;
});
