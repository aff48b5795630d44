from __future__ import annotations

import accounts
from errors import BankError


class Ledger:
    def __init__(self):
        self._accounts: dict[str, accounts.Account] = {}

    def open(self, account):
        self._accounts[account.owner] = account
        return account

    def _find(self, owner):
        try:
            return self._accounts[owner]
        except KeyError as error:
            raise BankError(f"no account of {owner}") from error

    def transfer(self, giver, taker, amount):
        taker = self._find(taker)
        self._find(giver).withdraw(amount)
        taker.deposit(amount)

    def report(self):
        for owner in sorted(self._accounts):
            yield f"{owner:<5}{self._accounts[owner].balance:>8.2f}"

    def __repr__(self):
        return f"Ledger({list(self._accounts.values())})"
