class Overdrawn extends Error {
  constructor(public readonly owner: string, public readonly missing: number) {
    super(`${owner} lacks ${missing}`);
    this.name = "Overdrawn";
  }
}

type Account = { owner: string; balance: number };

function withdraw(account: Account, amount: number): number {
  if (amount > account.balance) throw new Overdrawn(account.owner, amount - account.balance);
  return (account.balance -= amount);
}

const ann: Account = { owner: "Ann", balance: 10 };
console.log(withdraw(ann, 4));
try {
  withdraw(ann, 100);
} catch (error: unknown) {
  if (error instanceof Overdrawn) console.log(error.name, error.message, error.missing);
}
withdraw(ann, 7);
