"""Two modules that import each other, one of them late, and a bus that both share."""
import bus
import orders
import shipping
from orders import Order

log = []
bus.subscribe("shipped", lambda order: log.append(f"told {order.customer}"))
bus.subscribe("*", lambda *what: log.append(f"saw {len(what)}"))

first = Order("ann", ["book", "pen"])
second = Order("bob", [])
for order in (first, second):
    try:
        orders.place(order)
    except orders.Empty as error:
        print("refused:", error, repr(order))
print(first, first.state, second.state)
print(log)
print(bus.names(), shipping.shipped is orders.shipping.shipped, len(shipping.shipped))
bus.unsubscribe_all()
orders.place(Order("cid", ["cup"]))
print(log[-1], bus.names(), [order.customer for order in shipping.shipped])
