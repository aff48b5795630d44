type Transaction = { readonly kind: "deposit" | "withdrawal"; readonly amount: number; readonly at: number };
class InsufficientFunds extends Error {
  constructor(readonly needed: number) { super(`missing ${needed.toFixed(2)}`); this.name = new.target.name; }
}
abstract class Account {
  private static next = 1;
  readonly id: string;
  protected readonly history: Transaction[] = [];
  constructor(readonly owner: string) { this.id = `${this.prefix}-${String(Account.next++).padStart(3, "0")}`; }
  protected abstract get prefix(): string;
  get balance(): number {
    return this.history.reduce((sum, { kind, amount }) => sum + (kind === "deposit" ? amount : -amount), 0);
  }
  deposit(amount: number): this { return this.record("deposit", amount); }
  withdraw(amount: number): this {
    if (amount > this.limit()) throw new InsufficientFunds(amount - this.limit());
    return this.record("withdrawal", amount);
  }
  protected limit(): number { return this.balance; }
  private record(kind: Transaction["kind"], amount: number): this {
    if (!(amount > 0)) throw new RangeError(`bad amount ${amount}`);
    this.history.push({ kind, amount, at: this.history.length });
    return this;
  }
  *[Symbol.iterator](): IterableIterator<Transaction> { yield* this.history; }
}
class Checking extends Account {
  protected get prefix() { return "CHK"; }
  constructor(owner: string, private readonly overdraft = 50) { super(owner); }
  protected override limit() { return super.limit() + this.overdraft; }
}
class Savings extends Account {
  protected get prefix() { return "SAV"; }
  addInterest(rate: number): void { this.deposit(Math.round(this.balance * rate * 100) / 100); }
}
const checking = new Checking("Ann");
const savings = new Savings("Ann");
checking.deposit(100).withdraw(120);
savings.deposit(200).addInterest(0.015);
console.log(checking.id, checking.balance, savings.id, savings.balance);
for (const action of [() => checking.withdraw(40), () => savings.deposit(-1)]) {
  try { action(); } catch (e) { console.log(e instanceof InsufficientFunds ? `${e.name}: ${e.message}` : String(e)); }
}
console.log([...checking]);
const transfer = (from: Account, to: Account, amount: number) => { from.withdraw(amount); to.deposit(amount); };
transfer(savings, checking, 103);
console.table([checking, savings].map(({ id, owner, balance }) => ({ id, owner, balance })));
