// The same loop as in every other language: compare the instructions.
function factorial(n: number): number {
  let result = 1;
  let i = 2;
  while (i <= n) {
    result *= i;
    i += 1;
  }
  return result;
}

console.log(factorial(10));
