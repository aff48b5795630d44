# covers: lambda, higher-order-functions, functools-partial, functools-reduce, map, filter, callable, docstring
"""Functions as values."""

from functools import partial, reduce


def compose(*functions):
    """Return the composition, rightmost first."""

    def composed(x):
        for f in reversed(functions):
            x = f(x)
        return x

    return composed


inc = lambda x: x + 1
double = lambda x: x * 2
print(compose(inc, double)(5), compose(double, inc)(5), compose()(5))
print(compose.__doc__)
print(compose.__name__, inc.__name__, inc.__doc__)

print(list(map(str.upper, ["a", "b"])))
print(list(map(lambda a, b: a * b, [1, 2, 3], [10, 20])))
print(list(filter(None, [0, 1, "", "x", [], [0]])))
print(list(filter(lambda n: n % 3 == 1, range(12))))
print(reduce(lambda a, b: a * b, range(1, 7)), reduce(max, [3, 9, 2], 5), reduce(inc, [], "empty"))
try:
    reduce(max, [])
except TypeError as error:
    print("TypeError:", error)


def volume(l, w, h=1):
    return f"{l}x{w}x{h}={l * w * h}"


slab = partial(volume, 2, h=3)
print(slab(5), slab(5, h=10), slab.args, slab.keywords)
print(int("ff", 16), partial(int, base=2)("1011"))

dispatch = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "max": max,
    "join": "{}-{}".format,
}
for op, f in dispatch.items():
    print(op, f(7, 4))


class Adder:
    def __init__(self, n):
        self.n = n

    def __call__(self, x):
        return x + self.n

    def method(self, x):
        return x - self.n


bound = Adder(3).method
unbound = Adder.method
print(Adder(3)(4), bound(10), unbound(Adder(1), 10), bound.__self__.n, bound.__func__ is unbound)
print([callable(x) for x in (inc, Adder, Adder(1), 5, "s", len, bound, None)])

print(sorted("banana", key=lambda c: (-ord(c), c)))
print(max(["aa", "b", "cccc"], key=len), min([3, -5, 2], key=abs))
print((lambda *a, k=1, **kw: (a, k, kw))(1, 2, k=3, z=4))
print((lambda: (yield))().__class__.__name__)


def annotated(x: int, y: "str" = "q", *rest: float) -> list[int]:
    z: int = x
    return [z]


print(annotated.__annotations__["y"], annotated.__annotations__["return"], annotated(3))
