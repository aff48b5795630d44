class WarehouseError(Exception):
    """What can go wrong in a warehouse."""


class OutOfStock(WarehouseError):
    def __init__(self, name, missing):
        super().__init__(f"not enough of {name}")
        self.missing = missing


class UnknownProduct(WarehouseError, KeyError):
    def __str__(self):
        return f"no product {self.args[0]!r}"
