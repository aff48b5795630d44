// covers: a module that exports what it does not have
console.log("not told");
export { nothing };
