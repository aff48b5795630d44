# An object that guards its state with exceptions,
# caught where something can be done.

class Overdrawn(Exception):
    def __init__(self, missing):
        super().__init__(f"{missing} missing")
        self.missing = missing


class Account:
    def __init__(self, owner, balance=0):
        self.owner = owner
        self.balance = balance

    def withdraw(self, amount):
        if amount > self.balance:
            raise Overdrawn(amount - self.balance)
        self.balance -= amount


def transfer(source, target, amount):
    try:
        source.withdraw(amount)
    except Overdrawn as problem:
        print(f"{source.owner}: {problem}")
        amount -= problem.missing
        source.withdraw(amount)
    finally:
        print("done with", source.owner)
    target.balance += amount


ann, bob = Account("Ann", 50), Account("Bob")
transfer(ann, bob, 30)
transfer(ann, bob, 30)
print(ann.balance, bob.balance)
