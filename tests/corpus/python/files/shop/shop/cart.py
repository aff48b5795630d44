from . import prices
from .prices import price
from .deep.tools import double


class Cart:
    def __init__(self):
        self.items = []

    def add(self, name, count):
        self.items.append((name, count))

    def total(self, currency=None):
        total = sum(price(name) * count for name, count in self.items)
        if currency:
            raise ValueError("no " + currency)
        return double(total)
