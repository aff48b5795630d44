from dataclasses import dataclass

from .errors import OutOfStock, UnknownProduct


@dataclass
class Line:
    amount: int
    price: float

    @property
    def worth(self):
        return self.amount * self.price


class Inventory:
    def __init__(self):
        self._lines = {}

    def __len__(self):
        return len(self._lines)

    def __iter__(self):
        yield from sorted(self._lines.items())

    def add(self, name, amount, *, price):
        line = self._lines.setdefault(name, Line(0, price))
        line.amount += amount
        line.price = price

    def take(self, name, amount):
        try:
            line = self._lines[name]
        except KeyError:
            raise UnknownProduct(name) from None
        if line.amount < amount:
            raise OutOfStock(name, amount - line.amount)
        line.amount -= amount

    def worth(self):
        return round(sum(line.worth for line in self._lines.values()), 2)
