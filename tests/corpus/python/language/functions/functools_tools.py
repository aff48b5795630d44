# covers: functools-lru-cache, functools-cache, singledispatch, cached-property, functools-wraps, functools-partial, partialmethod, itertools-basics
"""Helpers for functions."""

from functools import cache, cached_property, lru_cache, partial, partialmethod, singledispatch, wraps
from itertools import accumulate, chain, count, cycle, groupby, islice, product, takewhile, zip_longest

calls = 0


@lru_cache(maxsize=2)
def square(n):
    global calls
    calls += 1
    return n * n


print([square(n) for n in (1, 2, 1, 3, 1, 2)], calls, square.cache_info())
square.cache_clear()
print(square.cache_info(), square.__name__, square.__wrapped__(9))


@cache
def grid_paths(r, c):
    return 1 if r == 0 or c == 0 else grid_paths(r - 1, c) + grid_paths(r, c - 1)


print(grid_paths(30, 30))
try:
    square([1])
except TypeError as error:
    print("TypeError:", error)


@singledispatch
def show(value):
    return f"something {value!r}"


@show.register
def _(value: int):
    return f"int {value}"


@show.register(list)
def show_list(value):
    return "list of " + ", ".join(show(v) for v in value)


@show.register(str)
@show.register(bytes)
def _(value):
    return f"text {len(value)}"


print(show(5), "|", show([1, "ab", 2.5, None]), "|", show(True), "|", show(b"xyz"), "|", show.dispatch(bool).__name__ != "show")


class Data:
    def __init__(self, values):
        self.values = values

    @cached_property
    def total(self):
        print("(adding)", end=" ")
        return sum(self.values)

    def scale(self, factor, offset=0):
        return [v * factor + offset for v in self.values]

    double = partialmethod(scale, 2)
    shifted = partialmethod(scale, 1, offset=100)


d = Data([1, 2, 3])
print(d.total, d.total, d.double(), d.double(offset=1), d.shifted(), "total" in vars(d))
del d.total
d.values.append(4)
print(d.total)


def logged(prefix):
    def decorate(f):
        @wraps(f)
        def inner(*args, **kwargs):
            return f"{prefix}{f(*args, **kwargs)}"

        inner.prefix = prefix
        return inner

    return decorate


@logged(">> ")
def shout(text, *, times=1):
    """Loud."""
    return text.upper() * times


print(shout("hey", times=2), shout.__name__, shout.__doc__, shout.prefix)
hey = partial(shout, "hey")
twice = partial(hey, times=2)
print(hey(), twice(), twice.func is shout, twice.args, twice.keywords)

print(list(chain("ab", [1])), list(islice(count(10, 5), 3)), [x for x, _ in zip(cycle("xy"), range(5))], list(accumulate([1, 2, 3])), list(takewhile(lambda n: n < 3, count())))
print([(k, len(list(g))) for k, g in groupby("aaabbc")], list(zip_longest("abc", [1], fillvalue="-")), ["".join(p) for p in product("ab", repeat=2)], list(chain.from_iterable([[1], [2, 3]])))
