# covers: operators of all kinds, __format__, __getitem__ with slices, __matmul__, __array-like protocols, numbers, copy, pickling protocol, hashing
from __future__ import annotations

import copy
import math
import numbers
import operator
from functools import reduce, singledispatch, total_ordering
from itertools import chain, count, cycle, islice, product, repeat, starmap, takewhile, zip_longest


class Vector:
    __slots__ = ("_parts", "__weakref__")

    def __init__(self, *parts):
        self._parts = tuple(parts[0]) if len(parts) == 1 and not isinstance(parts[0], numbers.Number) else parts

    @classmethod
    def unit(cls, size, at):
        return cls(int(i == at) for i in range(size))

    def __iter__(self):
        return iter(self._parts)

    def __len__(self):
        return len(self._parts)

    def __getitem__(self, index):
        if isinstance(index, slice):
            return type(self)(self._parts[index])
        return self._parts[operator.index(index)]

    def __getattr__(self, name):
        if name in "xyzw" and len(name) == 1 and "xyzw".index(name) < len(self):
            return self["xyzw".index(name)]
        raise AttributeError(f"{type(self).__name__!r} has no {name!r}")

    def __eq__(self, other):
        return tuple(self) == tuple(other) if isinstance(other, Vector) else NotImplemented

    def __hash__(self):
        return reduce(operator.xor, map(hash, self._parts), 0)

    def __bool__(self):
        return any(self)

    def __add__(self, other):
        if not isinstance(other, (Vector, tuple, list)):
            return NotImplemented
        return type(self)(a + b for a, b in zip_longest(self, other, fillvalue=0))

    __radd__ = __add__

    def __neg__(self):
        return type(self)(map(operator.neg, self))

    def __sub__(self, other):
        return self + -other

    def __mul__(self, factor):
        return type(self)(a * factor for a in self) if isinstance(factor, numbers.Real) else NotImplemented

    __rmul__ = __mul__

    def __truediv__(self, factor):
        return self * (1 / factor)

    def __matmul__(self, other):
        return sum(starmap(operator.mul, zip(self, other, strict=True)))

    def __abs__(self):
        return math.hypot(*self)

    def __round__(self, digits=None):
        return type(self)(round(a, digits) for a in self)

    def __complex__(self):
        return complex(*self[:2])

    def __contains__(self, item):
        return item in self._parts

    def __reversed__(self):
        return type(self)(reversed(self._parts))

    def __format__(self, spec):
        polar = spec.endswith("p")
        parts = (abs(self), math.degrees(math.atan2(self[1], self[0]))) if polar else self
        spec = spec.removesuffix("p")
        return ("<{}>" if polar else "({})").format(", ".join(format(part, spec) for part in parts))

    def __repr__(self):
        return f"{type(self).__name__}({', '.join(map(repr, self))})"

    def __copy__(self):
        print("copied")
        return type(self)(self._parts)


class Matrix:
    def __init__(self, rows):
        self.rows = [list(row) for row in rows]

    @property
    def shape(self):
        return len(self.rows), len(self.rows[0])

    @property
    def T(self):
        return Matrix(zip(*self.rows))

    def __getitem__(self, key):
        match key:
            case (int(r), int(c)):
                return self.rows[r][c]
            case (slice() as rs, slice() as cs):
                return Matrix(row[cs] for row in self.rows[rs])
            case (slice() as rs, int(c)):
                return Vector(row[c] for row in self.rows[rs])
            case int(r) | (int(r), slice(start=None, stop=None)):
                return Vector(self.rows[r])
            case _:
                raise TypeError(f"bad index {key!r}")

    def __setitem__(self, key, value):
        r, c = key
        self.rows[r][c] = value

    def __delitem__(self, r):
        del self.rows[r]

    def __matmul__(self, other):
        if isinstance(other, Vector):
            return Vector(Vector(row) @ other for row in self.rows)
        columns = list(zip(*other.rows))
        return Matrix([sum(map(operator.mul, row, column)) for column in columns] for row in self.rows)

    def __imatmul__(self, other):
        self.rows = (self @ other).rows
        return self

    def __pow__(self, n, mod=None):
        result = Matrix.identity(len(self.rows))
        base = self
        while n:
            if n & 1:
                result @= base
            base = base @ base
            n >>= 1
            if mod:
                result.rows = [[x % mod for x in row] for row in result.rows]
                base.rows = [[x % mod for x in row] for row in base.rows]
        return result

    def __eq__(self, other):
        return self.rows == other.rows

    @staticmethod
    def identity(n):
        return Matrix([int(i == j) for j in range(n)] for i in range(n))

    def det(self):
        if self.shape == (1, 1):
            return self.rows[0][0]
        return sum((-1) ** c * self.rows[0][c] * Matrix(row[:c] + row[c + 1 :] for row in self.rows[1:]).det() for c in range(len(self.rows)))

    def __str__(self):
        width = max(len(str(x)) for x in chain.from_iterable(self.rows))
        return "\n".join("[" + " ".join(f"{x:>{width}}" for x in row) + "]" for row in self.rows)

    __repr__ = lambda self: f"Matrix({self.rows})"


@total_ordering
class Version:
    def __init__(self, text):
        self.key = tuple(int(p) if p.isdigit() else p for p in text.split("."))

    def __eq__(self, other):
        return self.key == other.key

    def __lt__(self, other):
        return self.key < other.key

    def __repr__(self):
        return ".".join(map(str, self.key))


class Poly:
    """Polynomials as callables: coefficients from the lowest."""

    def __init__(self, *c):
        self.c = list(c)
        while len(self.c) > 1 and not self.c[-1]:
            self.c.pop()

    def __call__(self, x):
        return reduce(lambda acc, k: acc * x + k, reversed(self.c), 0)

    def __mul__(self, other):
        out = [0] * (len(self.c) + len(other.c) - 1)
        for (i, a), (j, b) in product(enumerate(self.c), enumerate(other.c)):
            out[i + j] += a * b
        return Poly(*out)

    def __divmod__(self, other):
        rest, quotient = self.c[:], [0] * max(1, len(self.c) - len(other.c) + 1)
        while len(rest) >= len(other.c):
            factor, shift = rest[-1] / other.c[-1], len(rest) - len(other.c)
            quotient[shift] = factor
            for i, k in enumerate(other.c):
                rest[shift + i] -= factor * k
            rest.pop()
        return Poly(*quotient), Poly(*rest or [0])

    def __floordiv__(self, other):
        return divmod(self, other)[0]

    def __mod__(self, other):
        return divmod(self, other)[1]

    def __str__(self):
        terms = [f"{k:g}" + ("" if not i else "x" if i == 1 else f"x^{i}") for i, k in enumerate(self.c) if k]
        return " + ".join(reversed(terms)).replace("+ -", "- ") or "0"

    def __index__(self):
        return len(self.c) - 1


a, b = Vector(3, 4), Vector([1, 2, 2])
print(a + b, b - a, 2 * a, a / 2, a @ a, abs(b), bool(Vector(0, 0)), -b, [1, 1] + a, (1,) + b)
print(b[1:], b[-1], b.x, b.z, a == Vector(3, 4), a != b, a in {Vector(3, 4)}, 4 in a, list(reversed(a)), complex(a))
print(f"{a} {a:.2f} {a:.3fp} {b!s:>20} {round(Vector(1.234, 5.678), 1)}", Vector.unit(3, 1))
for bad in (lambda: a + 1, lambda: a @ b, lambda: a.q, lambda: a["x"], lambda: "2" * a, lambda: setattr(a, "q", 1), lambda: a[9], lambda: a < b, lambda: sum([a, b])):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
print(sum([a, b], Vector()), max([a, b], key=abs), copy.copy(a), copy.deepcopy([a])[0] == a)
m = Matrix([[2, 1], [1, 1]])
print(m @ m, m.T @ Vector(1, 0), m**10, pow(m, 100, 1000), m.det(), Matrix([[1, 2, 3], [4, 5, 6], [7, 8, 10]]).det())
big = Matrix([range(i, i + 4) for i in range(0, 16, 4)])
print(big)
print(big[1, 2], big[0], big[1, :], big[:, 1], big[1:3, ::2], big.shape, big[::-1, ::-1])
big[0, 0] = 99
del big[1]
print(big.rows)
try:
    big["x"]
except TypeError as error:
    print(error)
print(sorted(map(Version, "1.10 1.9 1.9.1 0.5".split())), Version("1.0") >= Version("1.0"), max(Version("2"), Version("1.9")))
p = Poly(-1, 0, 1)
q, r = divmod(p * Poly(2, 1), Poly(1, 1))
print(p, p(3), q, r, p // Poly(1, 1), p % Poly(0, 1), [10, 20, 30][p], hex(Poly(0, 0, 1)))


@singledispatch
def area(shape):
    raise TypeError(f"no area of {shape!r}")


@area.register(tuple)
def _(box):
    return math.prod(box)


@area.register(numbers.Real)
def _(radius):
    return round(math.pi * radius**2, 3)


print(area((3, 4)), area(2), area(1.5), area.dispatch(bool).__name__, sorted(k.__name__ for k in area.registry))
print(list(islice(cycle("ab"), 5)), list(takewhile(lambda x: x < 20, (x * x for x in count(1)))), list(map(pow, range(4), repeat(2))))
