from ..prices import PRICES


def double(x):
    return 2 * x
