# covers: class-inheritance, super, custom-exception-hierarchy, property-setter, class-attribute, transactions, try-except-else-finally, uncaught-exception
"""Bank accounts with overdrafts, interest, transfers that roll back, and an uncaught error."""


class BankError(Exception):
    """Base of everything that goes wrong here."""


class InsufficientFunds(BankError):
    def __init__(self, account, wanted):
        self.account, self.wanted = account, wanted
        super().__init__(f"{account.owner} has {account.available:.2f}, needs {wanted:.2f}")

    @property
    def missing(self):
        return self.wanted - self.account.available


class AccountClosed(BankError):
    pass


class Account:
    opened = 0

    def __init__(self, owner, balance=0):
        type(self).opened += 1
        Account.last_number = getattr(Account, "last_number", 1000) + 1
        self.number = Account.last_number
        self.owner = owner
        self._balance = balance
        self.history = []
        self.closed = False

    @property
    def balance(self):
        return self._balance

    @balance.setter
    def balance(self, value):
        if self.closed:
            raise AccountClosed(f"account {self.number} is closed")
        self.history.append(round(value - self._balance, 2))
        self._balance = value

    @property
    def available(self):
        return self._balance

    def deposit(self, amount):
        if amount <= 0:
            raise ValueError("deposits are positive")
        self.balance += amount

    def withdraw(self, amount):
        if amount > self.available:
            raise InsufficientFunds(self, amount)
        self.balance -= amount

    def __repr__(self):
        return f"<{type(self).__name__} {self.number} {self.owner}: {self._balance:.2f}>"


class Savings(Account):
    rate = 0.02

    def add_interest(self):
        self.deposit(self.balance * self.rate)


class Checking(Account):
    def __init__(self, owner, balance=0, *, overdraft=100):
        super().__init__(owner, balance)
        self.overdraft = overdraft

    @property
    def available(self):
        return super().available + self.overdraft

    def withdraw(self, amount, fee=0.5):
        was = self.balance
        super().withdraw(amount)
        if self.balance < 0 <= was:
            self.balance -= fee


class Bank:
    def __init__(self):
        self.accounts = {}
        self.log = []

    def open(self, kind, owner, *args, **options):
        account = kind(owner, *args, **options)
        self.accounts[account.number] = account
        return account

    def transfer(self, source, target, amount):
        before = source.balance, target.balance
        try:
            source.withdraw(amount)
            target.deposit(amount)
        except BankError as e:
            source._balance, target._balance = before
            self.log.append(f"failed: {e}")
            return False
        else:
            self.log.append(f"moved {amount} from {source.owner} to {target.owner}")
            return True
        finally:
            self.log.append(f"  total is {self.total:.2f}")

    @property
    def total(self):
        return sum(a.balance for a in self.accounts.values())


bank = Bank()
ann = bank.open(Savings, "Ann", 500)
bob = bank.open(Checking, "Bob", 50, overdraft=200)
cat = bank.open(Account, "Cat")
print(*bank.accounts.values(), sep="\n")
print(bank.transfer(ann, bob, 120), bank.transfer(cat, ann, 1), bank.transfer(bob, cat, 300))
ann.add_interest()
Savings.rate = 0.03
ann.add_interest()
print(ann, bob, cat)
cat.closed = True
print(bank.transfer(ann, cat, 10), ann.balance == ann._balance)
print("\n".join(bank.log))
print(ann.history, bob.history)
print(Account.opened, Savings.opened, Checking.opened, [a.number for a in (ann, bob, cat)])
try:
    bob.withdraw(1000)
except InsufficientFunds as e:
    print(f"{e} (missing {e.missing:.2f}, {e.account is bob})")
try:
    ann.deposit(-5)
except ValueError as e:
    print("ValueError:", e)
try:
    ann.number.digits = 3
except AttributeError as e:
    print("AttributeError:", e)
print("closing time")
cat.deposit(1)
print("never printed")
