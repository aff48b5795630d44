// covers: errors of syntax, a function whose brace is not closed
function total(list) {
  let sum = 0;
  for (const item of list) sum += item;
  return sum;

console.log(total([1, 2]));
