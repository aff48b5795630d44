# covers: undefined-name, unknown-function, unknown-constant, symbolic-branch, diagnostics-with-position
"""A piece cut out of something larger: several names are defined elsewhere."""


def checkout(cart):
    subtotal = sum(item.price * item.quantity for item in cart.items)
    discount = loyalty_discount(cart.customer)
    total = subtotal - discount
    if total > FREE_SHIPPING_LIMIT:
        shipping = 0
    else:
        shipping = STANDARD_SHIPPING
    return total + shipping


def line(label, amount):
    return f"{label:<10}{amount:>8}"


print(line("answer", 6 * 7))
result = checkout(current_cart)
doubled = result * 2
logger.info("checked out %s", result)
print(line("end", 1))
