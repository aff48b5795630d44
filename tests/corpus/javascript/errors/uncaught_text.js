// covers: a text that is thrown
function withdraw(balance, amount) {
  if (amount > balance) throw "insufficient funds";
  return balance - amount;
}
console.log(withdraw(10, 3));
withdraw(10, 30);
