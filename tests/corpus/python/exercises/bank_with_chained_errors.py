# covers: classes, exception-chaining, classmethod, tracebacks
"""Bank with exceptions, logging to stderr, chain; ends with traceback with nested calls and multi-line statement."""
import sys
class BankError(Exception):
    """Base."""
class InsufficientFunds(BankError):
    def __init__(self, need, have):
        self.need, self.have = need, have
        super().__init__(f"need {need}, have {have}")
class Account:
    interest = 0.02
    _next = 1
    def __init__(self, owner, balance=0):
        self.owner, self.balance = owner, balance
        self.id = Account._next; Account._next += 1
        self.history = []
    def deposit(self, amount):
        if amount <= 0: raise ValueError("Deposit must be positive")
        self.balance += amount; self.history.append(("deposit", amount)); return self
    def withdraw(self, amount):
        if amount > self.balance: raise InsufficientFunds(amount, self.balance)
        self.balance -= amount; self.history.append(("withdraw", amount)); return self
    def __str__(self): return f"{self.owner}: ${self.balance:,.2f}"
    def __repr__(self): return f"<Account {self.id} {self.owner!r}>"
    def __eq__(self, o): return isinstance(o, Account) and self.id == o.id
    def __hash__(self): return hash(self.id)
    def __lt__(self, o): return self.balance < o.balance
    @classmethod
    def from_string(cls, s): name, bal = s.split(":"); return cls(name.strip(), float(bal))
class Savings(Account):
    interest = 0.05
    def add_interest(self): return self.deposit(self.balance * self.interest)
    def withdraw(self, amount):
        print("Savings withdraw", amount)
        return super().withdraw(amount)
a = Account("Ann", 100); s = Savings.from_string("Bob: 2500.5")
a.deposit(50).withdraw(30); s.add_interest()
print(a, s, repr(a), [a, s], {a: 1}, sorted([s, a]), max(a, s), sep=" | ")
for amt in (-1, 1000, 20):
    try: a.withdraw(amt) if amt > 0 else a.deposit(amt)
    except InsufficientFunds as e: print("insufficient", e, e.need, e.args)
    except (ValueError, TypeError) as e: print(type(e).__name__, e)
    else: print("ok", a.balance)
    finally: print("done", amt)
print(a.history, isinstance(s, Account), issubclass(Savings, Account), Savings.__mro__[1].__name__, Account.__doc__, BankError.__doc__)
print("to stderr", file=sys.stderr)
def process(accounts, amount):
    results = [
        acc.withdraw(amount)
        for acc in accounts
    ]
    return results
try:
    process([s, a], 1e6)
except BankError as e:
    err = e
    print("caught", repr(e), e.__traceback__ is not None, e.__traceback__.tb_lineno)
def outer():
    try:
        process([a], 9999)
    except InsufficientFunds as e:
        raise RuntimeError(
            "batch failed",
            {"amount": 9999},
        ) from e
sys.stdout.write("before\n")
outer()
