console.log("this never runs");
const total = 1;
function change() {
  let total = 2;
  return total;
}
const total = change();
