// covers: abstract classes, errors, access modifiers, readonly, enumerations
enum Kind { Deposit = "deposit", Withdrawal = "withdrawal", Transfer = "transfer" }
interface Entry { readonly id: number; kind: Kind; amount: number; note?: string }
class InsufficientFunds extends Error {
  constructor(public readonly needed: number, public readonly available: number) {
    super(`needed ${needed.toFixed(2)}, available ${available.toFixed(2)}`);
    this.name = this.constructor.name;
    Object.setPrototypeOf(this, new.target.prototype);
  }
}
abstract class Account {
  private static nextId = 1;
  protected readonly entries: Entry[] = [];
  readonly id = Account.nextId++;
  constructor(public readonly owner: string, protected _balance: number = 0) {}
  abstract get limit(): number;
  abstract fee(amount: number): number;
  get balance(): number { return Math.round(this._balance * 100) / 100; }
  deposit(amount: number, note?: string): this {
    if (amount <= 0) throw new RangeError("amount must be positive");
    this._balance += amount;
    return this.record(Kind.Deposit, amount, note);
  }
  withdraw(amount: number): this {
    const total = amount + this.fee(amount);
    if (this._balance - total < -this.limit) throw new InsufficientFunds(total, this._balance + this.limit);
    this._balance -= total;
    return this.record(Kind.Withdrawal, total);
  }
  protected record(kind: Kind, amount: number, note?: string): this {
    this.entries.push({ id: this.entries.length + 1, kind, amount, ...(note !== undefined && { note }) });
    return this;
  }
  statement(): string {
    return this.entries.map(({ id, kind, amount, note = "-" }) => `${String(id).padStart(2, "0")} ${kind.padEnd(10)} ${amount.toFixed(2).padStart(9)} ${note}`).join("\n");
  }
}
class Checking extends Account {
  get limit() { return 100; }
  fee(amount: number) { return amount > 50 ? 1.5 : 0; }
}
class Savings extends Account {
  constructor(owner: string, balance: number, private readonly rate: number) { super(owner, balance); }
  override get limit() { return 0; }
  override fee() { return 0.25; }
  accrue(years: number): number {
    for (let i = 0; i < years; i++) this.deposit(this._balance * this.rate, `year ${i + 1}`);
    return this.balance;
  }
}
class Bank {
  #accounts: Map<number, Account> = new Map();
  open<T extends Account>(account: T): T { this.#accounts.set(account.id, account); return account; }
  transfer(from: number, to: number, amount: number): boolean {
    const [a, b] = [this.#accounts.get(from), this.#accounts.get(to)];
    if (!a || !b) return false;
    try { a.withdraw(amount); b.deposit(amount, `from ${a.owner}`); return true; }
    catch (e) { if (e instanceof InsufficientFunds) { console.log(`${e.name}: ${e.message}`); return false; } throw e; }
    finally { console.log(`tried ${amount} from ${from} to ${to}`); }
  }
  get total() { return [...this.#accounts.values()].reduce((s, a) => s + a.balance, 0); }
  by<K extends string>(key: (a: Account) => K): Record<K, Account[]> {
    return [...this.#accounts.values()].reduce((r, a) => { (r[key(a)] ??= []).push(a); return r; }, {} as Record<K, Account[]>);
  }
}
const bank = new Bank();
const ann = bank.open(new Checking("ann", 120)), bo = bank.open(new Savings("bo", 1000, 0.02));
console.log(bank.transfer(1, 2, 200), bank.transfer(1, 2, 250), bank.transfer(9, 2, 1));
console.log(ann.balance, bo.balance, bo.accrue(2), bank.total.toFixed(2));
console.log(ann.statement()); console.log(bo.statement());
try { ann.deposit(-1); } catch ({ name, message }: any) { console.log(name, message); }
try { ann.withdraw(1e6); } catch (e) { console.log(e instanceof InsufficientFunds && e.available, Object.prototype.toString.call(e)); }
console.log(Object.entries(bank.by((a) => a.constructor.name as "Checking" | "Savings")).map(([k, v]) => `${k}:${v.length}`), ann);
