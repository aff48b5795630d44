// Parameters of a constructor that are properties, and members that only the class can see.
abstract class Account {
  static opened = 0;
  #log: string[] = [];

  constructor(readonly owner: string, protected balance = 0) {
    Account.opened++;
  }

  abstract fee(amount: number): number;

  withdraw(amount: number): boolean {
    const whole = amount + this.fee(amount);
    if (whole > this.balance) return false;
    this.balance -= whole;
    this.#log.push(`${this.owner} took ${amount}`);
    return true;
  }

  get history(): readonly string[] {
    return this.#log;
  }
}

class Saver extends Account {
  override fee(amount: number): number {
    return amount > 100 ? 2 : 0;
  }
}

const ann = new Saver("Ann", 150);
console.log(ann.withdraw(120), ann.withdraw(100), ann);
console.log(ann.history, Account.opened);
