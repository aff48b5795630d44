"""A warehouse: a package with a module for each concern, run as a script."""
from warehouse import Inventory, __version__
from warehouse.errors import OutOfStock, WarehouseError
from warehouse.reports import table


def main():
    stock = Inventory()
    stock.add("bolt", 100, price=0.25)
    stock.add("nut", 40, price=0.1)
    stock.add("gear", 3, price=12.5)
    print(f"warehouse {__version__}: {len(stock)} products")
    for name, amount in [("bolt", 30), ("gear", 5), ("cog", 1)]:
        try:
            stock.take(name, amount)
        except OutOfStock as error:
            print(f"{type(error).__module__}: {error} (short of {error.missing})")
        except WarehouseError as error:
            print(f"refused: {error}")
    print(table(stock))
    print("worth", stock.worth())


if __name__ == "__main__":
    main()
