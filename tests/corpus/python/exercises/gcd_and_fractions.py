# covers: gcd, extended-euclid, operator-overloading, reflected-operators, dunder-new, comparison-dunders, zero-division, hash-dunder
"""Greatest common divisors, modular inverses, and a fraction type made by hand."""
from functools import reduce


def gcd(a, b):
    while b:
        a, b = b, a % b
    return abs(a)


def lcm(*numbers):
    return reduce(lambda a, b: a * b // gcd(a, b), numbers, 1)


def extended(a, b):
    if b == 0:
        return a, 1, 0
    g, x, y = extended(b, a % b)
    return g, y, x - a // b * y


def inverse(a, m):
    g, x, _ = extended(a % m, m)
    if g != 1:
        raise ValueError(f"{a} has no inverse modulo {m}")
    return x % m


def chinese_remainder(pairs):
    total, product = 0, reduce(lambda acc, p: acc * p[1], pairs, 1)
    for r, m in pairs:
        q = product // m
        total += r * q * inverse(q, m)
    return total % product


class Frac:
    __slots__ = ("num", "den")

    def __init__(self, num, den=1):
        if den == 0:
            raise ZeroDivisionError(f"Frac({num}, 0)")
        if den < 0:
            num, den = -num, -den
        g = gcd(num, den)
        self.num, self.den = num // g, den // g

    @classmethod
    def parse(cls, text):
        num, slash, den = text.partition("/")
        return cls(int(num), int(den) if slash else 1)

    @staticmethod
    def _of(x):
        if isinstance(x, Frac):
            return x
        if isinstance(x, int):
            return Frac(x)
        return None

    def __add__(self, other):
        o = self._of(other)
        if o is None:
            return NotImplemented
        return Frac(self.num * o.den + o.num * self.den, self.den * o.den)

    __radd__ = __add__

    def __neg__(self):
        return Frac(-self.num, self.den)

    def __sub__(self, other):
        return self + -self._of(other)

    def __rsub__(self, other):
        return -self + other

    def __mul__(self, other):
        o = self._of(other)
        return NotImplemented if o is None else Frac(self.num * o.num, self.den * o.den)

    __rmul__ = __mul__

    def __truediv__(self, other):
        o = self._of(other)
        return Frac(self.num * o.den, self.den * o.num)

    def __rtruediv__(self, other):
        return self._of(other) / self

    def __pow__(self, n):
        return Frac(self.num**n, self.den**n) if n >= 0 else Frac(self.den**-n, self.num**-n)

    def __eq__(self, other):
        o = self._of(other)
        return o is not None and (self.num, self.den) == (o.num, o.den)

    def __lt__(self, other):
        o = self._of(other)
        return self.num * o.den < o.num * self.den

    def __hash__(self):
        return hash((self.num, self.den))

    def __float__(self):
        return self.num / self.den

    def __bool__(self):
        return self.num != 0

    def __abs__(self):
        return Frac(abs(self.num), self.den)

    def __repr__(self):
        return f"Frac({self.num}, {self.den})"

    def __str__(self):
        return str(self.num) if self.den == 1 else f"{self.num}/{self.den}"


def egyptian(f):
    while f:
        d = -(-f.den // f.num)
        yield d
        f = f - Frac(1, d)


print(gcd(1071, 462), gcd(-12, 18), gcd(0, 5), lcm(4, 6, 10), lcm())
print(extended(240, 46), inverse(3, 11), chinese_remainder([(2, 3), (3, 5), (2, 7)]))
half, third = Frac(1, 2), Frac.parse("-2/-6")
print(half + third, half - third, half * third, half / third, 1 + half, 1 - third, 2 * third, 1 / third)
print(repr(half**3), repr(half**-2), abs(Frac(-3, 9)), float(third), bool(Frac(0, 7)))
print(sorted([half, third, Frac(3, 4), Frac(-1, 5)])[0], max(half, third), half > third, half == Frac(2, 4), half == 0.5)
print(sum([Frac(1, n) for n in range(1, 11)], Frac(0)))
print({half: "a", Frac(2, 4): "b"}, list(egyptian(Frac(5, 121 // 11))))
for bad in (lambda: Frac(1, 0), lambda: half + "x", lambda: inverse(4, 8)):
    try:
        bad()
    except Exception as e:
        print(type(e).__name__, "-", e)
print(list(map(str, egyptian(Frac(4, 13)))))
