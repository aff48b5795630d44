# covers: operator-overloading, class, star-args, enumerate, str-building, dunder-call, divmod-dunder, sparse-dict, classmethod
"""Polynomials and sparse vectors as value types."""
from itertools import zip_longest


class Polynomial:
    def __init__(self, *coefficients):
        """Coefficients from the constant term upwards."""
        while coefficients and coefficients[-1] == 0:
            coefficients = coefficients[:-1]
        self.c = coefficients

    @classmethod
    def from_roots(cls, *roots):
        p = cls(1)
        for r in roots:
            p = p * cls(-r, 1)
        return p

    @property
    def degree(self):
        return len(self.c) - 1

    def __call__(self, x):
        result = 0
        for a in reversed(self.c):
            result = result * x + a
        return result

    def __add__(self, other):
        return Polynomial(*(a + b for a, b in zip_longest(self.c, other.c, fillvalue=0)))

    def __neg__(self):
        return Polynomial(*(-a for a in self.c))

    def __sub__(self, other):
        return self + -other

    def __mul__(self, other):
        if isinstance(other, (int, float)):
            return Polynomial(*(a * other for a in self.c))
        out = [0] * (len(self.c) + len(other.c))
        for i, a in enumerate(self.c):
            for j, b in enumerate(other.c):
                out[i + j] += a * b
        return Polynomial(*out)

    __rmul__ = __mul__

    def __divmod__(self, other):
        if not other.c:
            raise ZeroDivisionError("polynomial division by zero")
        rest, quotient = list(self.c), [0] * max(len(self.c) - len(other.c) + 1, 0)
        for shift in reversed(range(len(quotient))):
            factor = rest[shift + other.degree] // other.c[-1]
            quotient[shift] = factor
            for i, b in enumerate(other.c):
                rest[shift + i] -= factor * b
        return Polynomial(*quotient), Polynomial(*rest)

    def __floordiv__(self, other):
        return divmod(self, other)[0]

    def __mod__(self, other):
        return divmod(self, other)[1]

    def __pow__(self, n):
        out = Polynomial(1)
        for _ in range(n):
            out *= self
        return out

    def __eq__(self, other):
        return isinstance(other, Polynomial) and self.c == other.c

    def derivative(self):
        return Polynomial(*(i * a for i, a in enumerate(self.c))) // Polynomial(0, 1) if self.degree > 0 else Polynomial()

    def __str__(self):
        parts = []
        for power, a in reversed(list(enumerate(self.c))):
            if not a:
                continue
            sign = "-" if a < 0 else "+"
            size = "" if abs(a) == 1 and power else str(abs(a))
            x = {0: "", 1: "x"}.get(power, f"x^{power}")
            parts.append(f" {sign} {size}{x}" if parts else f"{'-' if a < 0 else ''}{size}{x}")
        return "".join(parts) or "0"

    def __repr__(self):
        return f"Polynomial{self.c!r}"


class SparseVector:
    def __init__(self, entries=None, /, **named):
        self.entries = {k: v for k, v in {**(entries or {}), **named}.items() if v}

    def __getitem__(self, key):
        return self.entries.get(key, 0)

    def __add__(self, other):
        keys = sorted(self.entries.keys() | other.entries.keys())
        return SparseVector({k: self[k] + other[k] for k in keys})

    def __matmul__(self, other):
        return sum(v * other[k] for k, v in self.entries.items())

    def __iadd__(self, other):
        for k, v in other.entries.items():
            self.entries[k] = self[k] + v
            if not self.entries[k]:
                del self.entries[k]
        return self

    def __repr__(self):
        return f"<{' '.join(f'{k}:{v}' for k, v in self.entries.items())}>"


p, q = Polynomial(1, -3, 0, 2), Polynomial(-1, 1)
print(p, "|", q, "|", repr(p), p.degree)
print(p + q, "|", p - q, "|", p * q, "|", 3 * q, "|", q**4)
print(p(0), p(2), p(-1), Polynomial()(7), q(0.5))
quotient, rest = divmod(p, q)
print(quotient, "rest", rest, quotient * q + rest == p)
print(p % q, p // q, p.derivative(), Polynomial(5).derivative(), Polynomial(0, 0))
r = Polynomial.from_roots(1, -2, 3)
print(r, [r(x) for x in range(-3, 5)], [x for x in range(-5, 6) if r(x) == 0])
try:
    p % Polynomial()
except ZeroDivisionError as e:
    print(e)
v, w = SparseVector(a=1, c=3, z=0), SparseVector({"b": 2, "c": -3})
print(v, w, v + w, v @ w, v["q"])
alias = v
v += w
print(v, alias is v)
