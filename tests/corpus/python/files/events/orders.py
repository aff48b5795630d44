from dataclasses import dataclass, field

import bus
import shipping


class Empty(ValueError):
    pass


@dataclass
class Order:
    customer: str
    items: list = field(repr=False)
    state: str = "new"

    def __str__(self):
        return f"{self.customer}: " + ", ".join(self.items)


def place(order):
    if not order.items:
        raise Empty(f"{order.customer} ordered nothing")
    order.state = "placed"
    bus.publish("placed", order)
    shipping.ship(order)
