from dataclasses import dataclass

from errors import Overdrawn


@dataclass
class Account:
    owner: str
    balance: float = 0

    def withdraw(self, amount):
        if amount > self.balance:
            raise Overdrawn(self.owner, amount - self.balance)
        self.balance -= amount

    def deposit(self, amount):
        self.balance += amount


@dataclass
class Savings(Account):
    rate: float = 0.0

    def month(self):
        self.deposit(self.balance * self.rate)
