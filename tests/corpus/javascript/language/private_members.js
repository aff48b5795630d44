// covers: private fields and methods, static private members, brand checks, accessors
class Account {
  #balance = 0;
  #log = [];
  static #count = 0;

  constructor(owner) {
    this.owner = owner;
    Account.#count++;
  }

  #note(kind, amount) {
    this.#log.push(`${kind}:${amount}`);
  }

  get #last() {
    return this.#log.at(-1);
  }

  deposit(amount) {
    this.#balance += amount;
    this.#note("in", amount);
    return this;
  }

  get balance() {
    return this.#balance;
  }

  get last() {
    return this.#last;
  }

  static isAccount(value) {
    return #balance in value;
  }

  static get count() {
    return Account.#count;
  }

  overwrite() {
    this.#note = 5;
  }

  compare(other) {
    return this.#balance - other.#balance;
  }
}

class Savings extends Account {
  #balance = "a name of its own";

  describe() {
    return `${this.owner}: ${this.balance}, ${this.#balance}`;
  }
}

const plain = new Account("Ann").deposit(5).deposit(7);
const savings = new Savings("Bob").deposit(3);
console.log(plain.balance, plain.last, savings.describe());
console.log(Account.count, Account.isAccount(savings), Account.isAccount({}));
console.log(plain.compare(savings), Object.keys(plain), JSON.stringify(savings));

const attempt = (label, action) => {
  try {
    console.log(label, action());
  } catch (error) {
    console.log(label, error.name, error.message);
  }
};
attempt("read", () => Object.getOwnPropertyDescriptor(Account.prototype, "balance").get.call({}));
attempt("write", () => Account.prototype.deposit.call({}, 1));
attempt("method", () => plain.overwrite());
attempt("compare", () => plain.compare({ balance: 3 }));
attempt("in", () => Account.isAccount(5));
attempt("null", () => plain.compare(null));
