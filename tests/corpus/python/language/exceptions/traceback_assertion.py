# covers: uncaught-exception, traceback, assert, decorator-traceback
"""A failing assertion inside a decorated function."""

import functools


def checked(func):
    @functools.wraps(func)
    def wrapper(*args):
        result = func(*args)
        assert result >= 0, f"{func.__name__}{args} gave {result}"
        return result

    return wrapper


@checked
def balance(income, cost):
    return income - cost


print(balance(10, 3))
print(balance(1, 5))
