// covers: classes, errors, events in order, reports
class InsufficientFunds extends Error {
  constructor(account, amount) {
    super(`${account.owner} has ${account.balance.toFixed(2)}, needs ${amount.toFixed(2)}`);
    this.name = "InsufficientFunds";
    this.missing = amount - account.balance;
  }
}
class Account {
  static #next = 100; #balance = 0; #log = [];
  constructor(owner, opening = 0) { this.id = Account.#next++; this.owner = owner; if (opening) this.deposit(opening); }
  get balance() { return this.#balance; }
  deposit(amount) { if (!(amount > 0)) throw new RangeError(`Invalid amount: ${amount}`); this.#balance += amount; this.#log.push({ type: "deposit", amount }); return this; }
  withdraw(amount) { if (amount > this.#balance) throw new InsufficientFunds(this, amount); this.#balance -= amount; this.#log.push({ type: "withdraw", amount }); return this; }
  *[Symbol.iterator]() { yield* this.#log; }
  toJSON() { return { id: this.id, owner: this.owner, balance: this.balance }; }
}
class Savings extends Account { constructor(owner, opening, rate) { super(owner, opening); this.rate = rate; } addInterest() { return this.deposit(this.balance * this.rate); } }
const a = new Account("Ann", 100), s = new Savings("Sam", 1000, 0.05);
function transfer(from, to, amount) { from.withdraw(amount); to.deposit(amount); }
for (const [f, t, n] of [[a, s, 30], [a, s, 500], [s, a, 250.5], [a, s, -5]]) {
  try { transfer(f, t, n); console.log(`moved ${n} from ${f.owner} to ${t.owner}`); }
  catch (e) { if (e instanceof InsufficientFunds) console.log(`${e.name}: ${e.message} (missing ${e.missing.toFixed(2)})`); else console.log(`${e.name}: ${e.message}`); }
}
s.addInterest(); console.log(a.balance, s.balance.toFixed(2), JSON.stringify([a, s]), [...a]); console.log(a, s instanceof Account, Object.keys(s));
