"""A shop whose parts live in a package."""
import shop
import shop.cart as cart
from shop.deep import tools
from shop import prices, NAME
import helper
from helper import *


def main():
    basket = cart.Cart()
    basket.add("apple", 3)
    basket.add("pear", 2)
    print(NAME, basket.total(), tools.double(21))
    print(shop.prices is prices, helper.__name__, __name__, shop.__name__, prices.__name__)
    print(shout("x"), "_private" in globals())
    print(basket.total("EUR"))


if __name__ == "__main__":
    main()
