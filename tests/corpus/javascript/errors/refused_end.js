// covers: a block that is not closed
function outer() {
  if (true) {
    console.log("inside");
}
outer();
