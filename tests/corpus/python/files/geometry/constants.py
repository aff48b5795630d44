import math

PI = round(math.pi, 4)
_LATE = {"GOLDEN": lambda: round((1 + math.sqrt(5)) / 2, 4)}


def __getattr__(name):
    try:
        return _LATE[name]()
    except KeyError:
        raise AttributeError(f"no constant is called {name}") from None
