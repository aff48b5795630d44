# covers: dataclass, field-default-factory, sorting-attrgetter, groupby, generator-pipeline, frozen-dataclass, dict-update, nested-f-string
"""An inventory with orders, reorder levels and a little reporting pipeline."""
from dataclasses import dataclass, field, replace
from itertools import groupby
from operator import attrgetter


@dataclass(frozen=True)
class Product:
    sku: str
    name: str
    price: float
    category: str = "misc"

    def __post_init__(self):
        if self.price < 0:
            raise ValueError(f"negative price for {self.sku}")


@dataclass
class Line:
    product: Product
    quantity: int
    reserved: int = 0

    @property
    def free(self):
        return self.quantity - self.reserved

    @property
    def value(self):
        return self.quantity * self.product.price


@dataclass
class Inventory:
    lines: dict[str, Line] = field(default_factory=dict)
    events: list[str] = field(default_factory=list, repr=False)
    reorder_at: int = 3

    def receive(self, product, quantity):
        line = self.lines.setdefault(product.sku, Line(product, 0))
        line.quantity += quantity
        self.events.append(f"+{quantity} {product.sku}")

    def reserve(self, wanted):
        short = {sku: n - self.lines[sku].free if sku in self.lines else n for sku, n in wanted.items()}
        short = {sku: n for sku, n in short.items() if n > 0}
        if short:
            self.events.append(f"short {short}")
            return short
        for sku, n in wanted.items():
            self.lines[sku].reserved += n
        return {}

    def ship(self, wanted):
        for sku, n in wanted.items():
            line = self.lines[sku]
            line.reserved -= n
            line.quantity -= n
            self.events.append(f"-{n} {sku}")
            if line.quantity <= self.reorder_at:
                self.events.append(f"reorder {line.product.name!r} ({line.quantity} left)")

    def reprice(self, category, factor):
        for line in self.lines.values():
            if line.product.category == category:
                line.product = replace(line.product, price=round(line.product.price * factor, 2))


catalogue = [
    Product("B1", "bolt", 0.10, "metal"),
    Product("N7", "nut", 0.05, "metal"),
    Product("R3", "rope", 4.25, "fibre"),
    Product("T9", "tape", 2.0, "fibre"),
    Product("X0", "mystery box", 19.99),
]
store = Inventory()
for product, n in zip(catalogue, (500, 450, 8, 5, 1)):
    store.receive(product, n)

orders = [{"B1": 100, "N7": 100}, {"R3": 5, "T9": 5}, {"R3": 4}, {"X0": 1, "Z9": 2}, {"X0": 1}]
for number, order in enumerate(orders, 1):
    short = store.reserve(order)
    if short:
        print(f"order {number}: cannot, short of {short}")
    else:
        store.ship(order)
        print(f"order {number}: shipped {sum(order.values())} items worth {sum(store.lines[s].product.price * n for s, n in order.items()):.2f}")
print(*store.events, sep="; ")

store.reprice("metal", 1.15)
rows = sorted((line.product for line in store.lines.values()), key=attrgetter("category", "name"))
for category, group in groupby(rows, key=attrgetter("category")):
    names = [f"{p.name} @{p.price}" for p in group]
    print(f"{category:<6} {', '.join(names)}")
print(f"stock value {sum(line.value for line in store.lines.values()):,.2f}")
width = 12
for line in store.lines.values():
    print(f"{line.product.name:.<{width}}{line.quantity:.>{width // 2}}{'  LOW' if line.quantity <= store.reorder_at else ''}")
print(store.lines["X0"])
print(Inventory(), Product("A", "a", 1) == Product("A", "a", 1), hash(Product("A", "a", 1)) == hash(Product("A", "a", 1)))
for attempt in (lambda: Product("Q", "q", -1), lambda: setattr(catalogue[0], "price", 2)):
    try:
        attempt()
    except Exception as e:
        print(f"{type(e).__name__}: {e}")
