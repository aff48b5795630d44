# covers: uncaught-exception, traceback, raise-from, custom-exceptions
"""The traceback of an exception raised `from` another."""


class OrderError(Exception):
    def __init__(self, order, reason):
        super().__init__(order, reason)
        self.order = order
        self.reason = reason

    def __str__(self):
        return f"order {self.order}: {self.reason}"


PRICES = {"tea": 3, "cake": 5}


def price_of(item):
    return PRICES[item]


def total(order, items):
    try:
        return sum([price_of(item) for item in items])
    except KeyError as error:
        raise OrderError(order, f"no price for {error}") from error


print(total(1, ["tea", "tea", "cake"]))
print(total(2, ["tea", "pie"]))
