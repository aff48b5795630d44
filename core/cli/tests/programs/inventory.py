"""A shop's stock: orders come in, what is low is ordered again."""
from dataclasses import dataclass, field
from collections import defaultdict, deque
import requests

@dataclass
class Item:
    name: str
    price: float
    stock: int = 0
    history: list = field(default_factory=list)

    def take(self, n):
        if n > self.stock:
            raise ValueError(f"only {self.stock} of {self.name}")
        self.stock -= n
        self.history.append(-n)
        return n * self.price

class Shop:
    def __init__(self, items):
        self.items = {item.name: item for item in items}
        self.queue = deque()
        self.sold = defaultdict(int)

    def order(self, name, n):
        self.queue.append((name, n))

    def run(self):
        total = 0
        while self.queue:
            name, n = self.queue.popleft()
            try:
                total += self.items[name].take(n)
                self.sold[name] += n
            except KeyError as missing:
                print("no such thing:", missing)
            except ValueError as problem:
                print("sorry,", problem)
        return total

shop = Shop([Item("tea", 1.2, 10), Item("cake", 3.5, 2), Item("cup", 7.0, 40)])
for name, n in [("tea", 4), ("cake", 3), ("plate", 1), ("cup", 12), ("tea", 1)]:
    shop.order(name, n)
takings = shop.run()
print(f"takings: {takings:.2f}")
reply = requests.get("https://shop.example/rates").json()
tax = reply["tax"]
if tax > 20:
    print("high tax")
else:
    print("low tax", takings * (1 + tax / 100))
print(sorted(shop.sold.items(), key=lambda pair: -pair[1]))
