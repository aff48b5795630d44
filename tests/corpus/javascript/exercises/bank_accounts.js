"use strict";
class InsufficientFunds extends Error {
  constructor(needed, available) {
    super(`needed ${needed}, available ${available}`);
    this.name = "InsufficientFunds";
    this.short = needed - available;
  }
}
class Account {
  static #next = 1000;
  static #registry = new Map();
  #balance = 0;
  #log = [];
  constructor(owner) { this.owner = owner; this.number = Account.#next++; Account.#registry.set(this.number, this); }
  static find(n) { return Account.#registry.get(n) ?? null; }
  static *all() { yield* Account.#registry.values(); }
  get balance() { return this.#balance; }
  #record(type, amount) { this.#log.push({ type, amount, balance: this.#balance }); return this; }
  deposit(amount) {
    if (!(amount > 0)) throw new RangeError(`bad amount: ${amount}`);
    this.#balance += amount;
    return this.#record("deposit", amount);
  }
  withdraw(amount) {
    if (amount > this.#balance) throw new InsufficientFunds(amount, this.#balance);
    this.#balance -= amount;
    return this.#record("withdraw", amount);
  }
  transfer(to, amount) { this.withdraw(amount); to.deposit(amount); return this; }
  statement() { return this.#log.map(({ type, amount, balance }) => `${type.padEnd(9)}${amount.toFixed(2).padStart(10)}${balance.toFixed(2).padStart(11)}`).join("\n"); }
  toJSON() { return { owner: this.owner, balance: this.#balance }; }
}
class Savings extends Account {
  constructor(owner, rate) { super(owner); this.rate = rate; }
  accrue() { return this.deposit(Math.round(this.balance * this.rate * 100) / 100); }
  withdraw(amount) { if (amount > 500) throw new Error("limit"); return super.withdraw(amount); }
}
const a = new Account("Ann"), s = new Savings("Bob", 0.035);
a.deposit(300).withdraw(120.5).transfer(s, 100);
s.accrue();
console.log(a.statement());
console.log(s.statement());
for (const f of [() => a.withdraw(1e6), () => a.deposit(-5), () => a.deposit("x"), () => s.withdraw(501), () => { a.balance = 5; }, () => Account.find(1)])
  try { console.log(f()); } catch (e) { console.log(`${e.name}: ${e.message}`, e.short ?? ""); }
console.log(JSON.stringify([...Account.all()]), a, s);
console.log(Account.find(1001) === s, s instanceof Account, Object.keys(s));
console.log([...Account.all()].reduce((t, x) => t + x.balance, 0).toLocaleString("en-US", { style: "currency", currency: "USD" }));
