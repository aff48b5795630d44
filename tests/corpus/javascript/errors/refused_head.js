// covers: a loop whose head is not closed
function total(list) {
  let sum = 0;
  for (let i = 0; i < list.length; i++ {
    sum += list[i];
  }
  return sum;
}
console.log(total([1, 2]));
