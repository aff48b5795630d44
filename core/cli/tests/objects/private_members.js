class Account {
  #balance = 0;                                   //+
  deposit(n) { this.#balance += n; }              //+
  get balance() { return this.#balance; }         //+
}
const mine = new Account();                       //+
const yours = new Account();                      //-
mine.deposit(5);                                  //+
yours.deposit(7);                                 //-
const have = mine.balance;                        //+
console.log(yours.balance);                       //-
console.log(have);                                //@have
