"""A small bank with a log of what happened."""
import json
import random
from abc import ABC, abstractmethod
from collections import Counter, deque, namedtuple
from functools import lru_cache, reduce
from typing import Optional

Entry = namedtuple("Entry", "kind amount")


class Account(ABC):
    rate = 0.01

    def __init__(self, owner: str, balance: float = 0.0):
        self.owner = owner
        self.balance = balance
        self.log = []

    def deposit(self, amount):
        self.balance += amount
        self.log.append(Entry("deposit", amount))

    def withdraw(self, amount):
        fee = self.fee(amount)
        if amount + fee > self.balance:
            raise ValueError(f"{self.owner} has only {self.balance}")
        self.balance -= amount + fee
        self.log.append(Entry("withdraw", amount))
        return amount

    @abstractmethod
    def fee(self, amount):
        ...


class Basic(Account):
    def fee(self, amount):
        return amount * self.rate


class Premium(Account):
    def fee(self, amount):
        return 0


@lru_cache(maxsize=None)
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


def busiest(accounts) -> Optional[Account]:
    best = None
    for account in accounts:
        if best is None or len(account.log) > len(best.log):
            best = account
    return best


start = 100
ann = Basic("Ann", start)
bob = Premium("Bob", 2 * start)
ann.deposit(50)
paid = bob.withdraw(30)
try:
    ann.withdraw(1000)
except ValueError as problem:
    message = str(problem)
    print(message)
top = busiest([ann, bob])
kinds = Counter(entry.kind for entry in top.log)
common = kinds.most_common(1)
sizes = [fib(n) for n in range(8)]
summed = reduce(lambda a, b: a + b, sizes)
queue = deque(sizes)
first = queue.popleft()
text = json.dumps({"paid": paid, "first": first})
dice = random.randint(1, 6)
print(text, common, summed, dice)
