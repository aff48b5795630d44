# covers: operator-overloading, reflected-operators, in-place-operators, unary-operators, not-implemented, matmul, divmod, index-dunder
"""Numeric special methods."""


class Vec:
    def __init__(self, *xs):
        self.xs = tuple(xs)

    def __repr__(self):
        return f"Vec{self.xs}"

    def __add__(self, other):
        if not isinstance(other, Vec):
            return NotImplemented
        return Vec(*(a + b for a, b in zip(self.xs, other.xs)))

    def __sub__(self, other):
        return self + -other

    def __mul__(self, k):
        if isinstance(k, Vec):
            return NotImplemented
        return Vec(*(a * k for a in self.xs))

    __rmul__ = __mul__

    def __matmul__(self, other):
        return sum(a * b for a, b in zip(self.xs, other.xs))

    def __truediv__(self, k):
        return Vec(*(a / k for a in self.xs))

    def __floordiv__(self, k):
        return Vec(*(a // k for a in self.xs))

    def __mod__(self, k):
        return Vec(*(a % k for a in self.xs))

    def __divmod__(self, k):
        return self // k, self % k

    def __neg__(self):
        return Vec(*(-a for a in self.xs))

    def __pos__(self):
        return self

    def __abs__(self):
        return sum(a * a for a in self.xs) ** 0.5

    def __invert__(self):
        return Vec(*reversed(self.xs))

    def __pow__(self, n, mod=None):
        return Vec(*(pow(a, n, mod) for a in self.xs))

    def __eq__(self, other):
        return isinstance(other, Vec) and self.xs == other.xs


v, w = Vec(1, 2, 3), Vec(4, 5, 6)
print(v + w, w - v, v * 2, 3 * v, v @ w)
print(w / 2, w // 2, w % 4, divmod(w, 4))
print(-v, +v is v, abs(Vec(3, 4)), ~v, v**2, pow(v, 3, 5))
print(v == Vec(1, 2, 3), v != w, v == (1, 2, 3))
for attempt in (lambda: v + 1, lambda: 1 + v, lambda: v * w, lambda: v << 1, lambda: v < w, lambda: v and v @ 5):
    try:
        print(attempt())
    except (TypeError, AttributeError) as error:
        print(type(error).__name__, error)


class Log:
    """Records which method Python picked."""

    def __init__(self, name):
        self.name = name

    def __add__(self, other):
        return f"{self.name}.add({other})" if not isinstance(other, str) else NotImplemented

    def __radd__(self, other):
        return f"{self.name}.radd({other})"

    def __iadd__(self, other):
        print("iadd", other)
        return self

    def __isub__(self, other):
        return f"rebound by isub {other}"

    def __rsub__(self, other):
        return f"{self.name}.rsub({other})"

    def __rpow__(self, other):
        return f"{self.name}.rpow({other})"

    def __rlshift__(self, other):
        return f"{self.name}.rlshift({other})"

    def __str__(self):
        return self.name


class SubLog(Log):
    def __radd__(self, other):
        return f"sub {self.name}.radd({other})"


a, b, c = Log("a"), Log("b"), SubLog("c")
print(a + b, "|", a + 1, "|", 1 + a, "|", [] + a)
# A subclass on the right that overrides the reflected method goes first.
print(a + c, "|", c + a)
print(5 - a, 2**a, 1 << a)
keep = a
a += 10
print(a is keep)
a -= 3
print(a)
print(sum([b], start=0))


class Meters(int):
    def __add__(self, other):
        return Meters(int(self) + int(other))

    def __repr__(self):
        return f"{int(self)}m"


m = Meters(3) + 4
print(m, repr(m), type(m * 2).__name__, m > 6, [10, 20, 30, 40, 50, 60, 70, 80][m])


class Position:
    def __init__(self, i):
        self.i = i

    def __index__(self):
        return self.i

    def __int__(self):
        return self.i * 100

    def __float__(self):
        return self.i + 0.5

    def __round__(self, n=None):
        return f"rounded to {n}"

    def __complex__(self):
        return complex(self.i, 1)


p = Position(2)
print("abcdef"[p], "abcdef"[:p], [1, 2, 3][p], hex(p), int(p), float(p), round(p), round(p, 3), complex(p), range(p), bin(Position(5)))
