"""A bank in four modules, with errors of its own."""
from accounts import Account, Savings
from errors import BankError, Overdrawn
from ledger import Ledger

ledger = Ledger()
ann = ledger.open(Account("Ann", 100))
bob = ledger.open(Savings("Bob", 50, rate=0.1))
ann.withdraw(30)
bob.month()
try:
    bob.withdraw(1000)
except Overdrawn as error:
    print("refused:", error, error.missing)
ledger.transfer("Ann", "Bob", 20)
for line in ledger.report():
    print(line)
try:
    ledger.transfer("Ann", "Eve", 1)
except BankError as error:
    print(type(error).__name__, error, repr(error.__cause__))
print(ledger)
ledger.transfer("Bob", "Ann", 10_000)
