# covers: state-machine, dict-dispatch, stdin-commands, exceptions, sys-exit, greedy-change, getattr-dispatch, str-split
"""A vending machine driven by commands on standard input; leaves with a status code."""
import sys

COINS = (200, 100, 50, 20, 10, 5)


class Refused(Exception):
    pass


class Machine:
    def __init__(self):
        self.stock = {"tea": [120, 2], "crisps": [85, 1], "gum": [35, 5]}
        self.till = {c: 2 for c in COINS}
        self.credit = 0
        self.sales = 0

    def do_insert(self, *coins):
        for text in coins:
            coin = int(text)
            if coin not in COINS:
                raise Refused(f"a {coin} coin is not accepted")
            self.till[coin] += 1
            self.credit += coin
        return f"credit {self.credit}"

    def do_buy(self, name):
        try:
            price, left = self.stock[name]
        except KeyError:
            raise Refused(f"there is no {name}") from None
        if not left:
            raise Refused(f"{name} is sold out")
        if self.credit < price:
            raise Refused(f"{name} costs {price}, credit is {self.credit}")
        coins = self._change(self.credit - price)
        self.stock[name][1] -= 1
        self.credit = 0
        self.sales += price
        return f"{name}, change {coins or 'none'}"

    def do_cancel(self):
        coins, self.credit = self._change(self.credit), 0
        return f"returned {coins or 'nothing'}"

    def do_show(self):
        return ", ".join(f"{n} {p} x{k}" for n, (p, k) in self.stock.items())

    def _change(self, amount):
        coins = []
        for coin in COINS:
            while amount >= coin and self.till[coin]:
                amount -= coin
                self.till[coin] -= 1
                coins.append(coin)
        if amount:
            for coin in coins:
                self.till[coin] += 1
            raise Refused(f"cannot give change, {amount} short")
        return coins

    def execute(self, line):
        verb, *args = line.split()
        action = getattr(self, f"do_{verb}", None)
        if action is None:
            raise Refused(f"unknown command {verb!r}")
        return action(*args)


machine = Machine()
failures = 0
for number, line in enumerate(map(str.strip, sys.stdin), 1):
    if not line:
        continue
    if line == "quit":
        break
    try:
        print(f"{number:>2}: {machine.execute(line)}")
    except Refused as e:
        failures += 1
        print(f"{number:>2}: refused, {e}")
    except (TypeError, ValueError) as e:
        failures += 1
        print(f"{number:>2}: bad command ({type(e).__name__}: {e})")
rest = sys.stdin.read()
print("sales:", machine.sales, "till:", sum(c * n for c, n in machine.till.items()), "unread:", repr(rest))
print(f"{failures} failures", file=sys.stderr)
sys.exit(min(failures, 99))
