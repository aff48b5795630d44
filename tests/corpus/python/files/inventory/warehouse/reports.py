from . import inventory as _inventory

WIDTH = 8


def table(stock: "_inventory.Inventory") -> str:
    rows = [f"{name:<{WIDTH}}{line.amount:>5}{line.worth:>9.2f}" for name, line in stock]
    return "\n".join(rows)
