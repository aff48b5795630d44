class Account {
  #balance = 0;
  static opened = 0;

  constructor(owner) {
    this.owner = owner;
    Account.opened += 1;
  }

  deposit(amount) {
    if (amount <= 0) throw new RangeError(`cannot deposit ${amount}`);
    this.#balance += amount;
    return this;
  }

  get balance() {
    return this.#balance;
  }
}

class Savings extends Account {
  constructor(owner, rate) {
    super(owner);
    this.rate = rate;
  }

  addInterest() {
    return this.deposit(this.balance * this.rate);
  }
}

const savings = new Savings("Ada", 0.05).deposit(200).addInterest();
console.log(savings.owner, savings.balance, Account.opened);
try {
  savings.deposit(-1);
} catch (error) {
  console.log(error.name, error.message);
}
