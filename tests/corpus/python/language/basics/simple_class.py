# covers: class, init, methods, instance-attributes, inheritance, str-dunder, isinstance
class Account:
    interest = 0.02

    def __init__(self, owner, balance=0):
        self.owner = owner
        self.balance = balance

    def deposit(self, amount):
        self.balance += amount
        return self

    def withdraw(self, amount):
        if amount > self.balance:
            print("not enough money for", self.owner)
            return False
        self.balance -= amount
        return True

    def year_end(self):
        self.balance *= 1 + self.interest

    def __str__(self):
        return f"{self.owner}: {self.balance:.2f}"


class Savings(Account):
    interest = 0.05

    def withdraw(self, amount):
        if amount > 100:
            print("at most 100 at once")
            return False
        return super().withdraw(amount)


a = Account("Ann", 50)
s = Savings("Sue")
a.deposit(25).deposit(5)
s.deposit(500)
print(a.withdraw(100), a.withdraw(30), s.withdraw(200), s.withdraw(100))
for account in [a, s]:
    account.year_end()
    print(account, isinstance(account, Savings), type(account).__name__)
