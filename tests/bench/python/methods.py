# Objects: method calls, attributes, inheritance and super().


class Account:
    def __init__(self, owner):
        self.owner = owner
        self.balance = 0
        self.operations = 0

    def deposit(self, amount):
        self.balance += amount
        self.operations += 1
        return self

    def withdraw(self, amount):
        if self.can_pay(amount):
            self.balance -= amount
            self.operations += 1
            return True
        return False

    def can_pay(self, amount):
        return self.balance >= amount


class CreditAccount(Account):
    def __init__(self, owner, limit):
        super().__init__(owner)
        self.limit = limit

    def can_pay(self, amount):
        return super().can_pay(amount) or self.balance + self.limit >= amount


accounts = [Account("ann"), CreditAccount("bob", 50), CreditAccount("cid", 500)]
refused = 0
for turn in range(60_000):
    account = accounts[turn % 3]
    account.deposit(turn % 11)
    if not account.withdraw(turn % 17):
        refused += 1
print([account.balance for account in accounts], sum(a.operations for a in accounts), refused)
