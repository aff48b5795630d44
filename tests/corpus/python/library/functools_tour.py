# covers: lru-cache, functools-cache, partial, reduce, wraps, singledispatch, total-ordering, cmp-to-key, cached-property, partialmethod
"""functools: caching, partial application, dispatch and ordering."""
import functools
from functools import cache, cached_property, cmp_to_key, lru_cache, partial, partialmethod, reduce, singledispatch, singledispatchmethod, total_ordering, wraps

calls = []


@lru_cache(maxsize=3)
def square(n):
    calls.append(n)
    return n * n


print([square(n) for n in (1, 2, 1, 3, 4, 1, 2)], calls, square.cache_info())
square.cache_clear()
print(square.cache_info(), square(9), square.__name__, square.__wrapped__(5), square.cache_parameters())


@cache
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


print(fib(80), fib.cache_info().misses, fib.cache_info().hits)


@lru_cache
def key_test(*args, **kwargs):
    return args, tuple(kwargs.items())


print(key_test(1, a=2), key_test(1.0, a=2), key_test(a=2), key_test.cache_info()[:2])
try:
    key_test([])
except TypeError as e:
    print("TypeError:", e)

base2 = partial(int, base=2)
print(base2("1010"), base2.func is int, base2.args, base2.keywords, partial(print, "a", sep="-")("b", "c"))
greet = partial("{} {}, {}".format, "Dear")
print(greet("Ms", "X"), partial(partial(pow, 2), 3)(), list(map(partial(max, 3), [1, 5])))
print(reduce(lambda a, b: a * b, range(1, 6)), reduce(lambda a, b: a + [b], "xy", []), reduce(max, [3, 9, 2], 100), reduce(lambda a, f: f(a), [str.strip, str.upper], "  hi "))
try:
    reduce(lambda a, b: a, [])
except TypeError as e:
    print("TypeError:", e)


def traced(label):
    def decorate(f):
        @wraps(f)
        def wrapper(*args, **kwargs):
            print(f"  {label}> {f.__name__}{args}", kwargs or "")
            return f(*args, **kwargs)

        return wrapper

    return decorate


@traced("T")
def add(a, b=1):
    """Adds."""
    return a + b


print(add(1), add(1, b=5), add.__name__, add.__doc__, add.__wrapped__(2, 2))


@singledispatch
def describe(x):
    return f"thing {x!r}"


@describe.register
def _(x: int):
    return f"int {x}"


@describe.register(list)
@describe.register(tuple)
def _(x):
    return f"{type(x).__name__} of {', '.join(map(describe, x))}"


@describe.register(str)
def describe_text(x):
    return f"text {x}"


print(describe(3), describe("s"), describe([1, ("a", 2.5)]), describe(True), describe(None), describe_text("direct"))
print(describe.dispatch(bool) is describe.dispatch(int), len(describe.registry), describe.dispatch(dict) is describe.dispatch(object))


class Shower:
    @singledispatchmethod
    def show(self, x):
        return "?"

    @show.register
    def _(self, x: int):
        return "#" * x

    @show.register
    def _(self, x: str):
        return x + "!"


print(Shower().show(3), Shower().show("hey"), Shower().show(1.5))


@total_ordering
class Version:
    def __init__(self, text):
        self.parts = tuple(map(int, text.split(".")))

    def __eq__(self, other):
        return self.parts == other.parts

    def __lt__(self, other):
        return self.parts < other.parts

    def __repr__(self):
        return "v" + ".".join(map(str, self.parts))


a, b = Version("1.9"), Version("1.10")
print(a < b, a > b, a <= b, a >= b, a != b, a == Version("1.9"), sorted([b, a, Version("0.5")]), max(a, b))
by_length = cmp_to_key(lambda x, y: len(x) - len(y) or (x > y) - (x < y))
print(sorted(["pear", "fig", "apple", "kiwi", "date"], key=by_length), by_length("a") < by_length("bb"))
print("".join(sorted(map(str, [3, 30, 34, 5, 9]), key=cmp_to_key(lambda x, y: -1 if x + y > y + x else 1))))


class Circle:
    def __init__(self, r):
        self.r, self.computed = r, 0

    @cached_property
    def area(self):
        self.computed += 1
        return 3 * self.r**2

    def scaled(self, factor, label="scaled"):
        return f"{label} {self.r * factor}"

    doubled = partialmethod(scaled, 2)
    named = partialmethod(scaled, label="named")


c = Circle(2)
print(c.area, c.area, c.computed, "area" in c.__dict__, c.doubled(), c.named(3))
c.r = 10
print(c.area)
del c.area
print(c.area, c.computed)
compose = lambda *fs: functools.reduce(lambda f, g: lambda x: f(g(x)), fs)
print(compose(str, abs, int)("-42"), compose(len, str.split)("a b c"))
