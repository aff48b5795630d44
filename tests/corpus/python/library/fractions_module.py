# covers: fractions-fraction, fraction-arithmetic, limit-denominator, fraction-from-string, fraction-from-float, numeric-tower, continued-fractions
"""Exact arithmetic with fractions.Fraction."""
import math
from fractions import Fraction as F

print(F(3, 6), repr(F(3, 6)), F(-4, 8), F(5), F("3/12"), F("0.125"), F(" -7/3 "), F("1e-2"), F(0.5), F(2.5), F(F(1, 2), F(3, 4)))
a, b = F(1, 3), F(1, 4)
print(a + b, a - b, a * b, a / b, a**2, a**-2, -a, abs(-a), a + 1, 2 * a, 1 / a, 1 - a, a // b, a % b, divmod(F(7, 2), 1))
print(a + 0.5, type(a + 0.5).__name__, float(F(1, 8)), int(F(-7, 2)), round(F(7, 2)), round(F(22, 7), 3), math.floor(F(-7, 2)), math.ceil(F(7, 2)), math.trunc(F(-5, 2)))
print(a < b, a == F(2, 6), a != b, F(1, 2) == 0.5, F(2) == 2, hash(F(1, 2)) == hash(0.5), hash(F(3)) == hash(3), max(a, b), sorted([F(1, 2), 0.3, F(1, 3), 1]), bool(F(0)))
print(a.numerator, a.denominator, F(0.1), F(0.1).limit_denominator(), F(math.pi).limit_denominator(100), F(math.pi).limit_denominator(1000), F("3.1415926535").limit_denominator(50))
print(sum(F(1, n) for n in range(1, 21)), sum([F(1, 10)] * 10) == 1, math.prod(F(n, n + 1) for n in range(1, 10)), F(1, 3).as_integer_ratio())
print(f"{F(1, 3)} {F(10, 4)!s:>8} {float(F(2, 3)):.4f}", str(F(6, 3)), F(10**30, 10**29 * 4), F(2, 3) ** F(1, 2), 2 ** F(3, 1), F(4, 9) ** 0.5)


def continued(f):
    while True:
        whole = f.numerator // f.denominator
        yield whole
        f -= whole
        if not f:
            return
        f = 1 / f


def from_continued(terms):
    value = F(terms[-1])
    for t in reversed(terms[:-1]):
        value = t + 1 / value
    return value


terms = list(continued(F(415, 93)))
print(terms, from_continued(terms), [from_continued([1] + [2] * n) for n in range(1, 6)])


def egyptian(f):
    parts = []
    while f:
        unit = F(1, math.ceil(1 / f))
        parts.append(unit)
        f -= unit
    return parts


print(" + ".join(map(str, egyptian(F(6, 7)))), sum(egyptian(F(6, 7))))


def solve(matrix):
    """Gauss-Jordan without rounding."""
    m = [[F(v) for v in row] for row in matrix]
    for i in range(len(m)):
        pivot = next(r for r in range(i, len(m)) if m[r][i])
        m[i], m[pivot] = m[pivot], m[i]
        m[i] = [v / m[i][i] for v in m[i]]
        for r in range(len(m)):
            if r != i:
                m[r] = [v - m[r][i] * w for v, w in zip(m[r], m[i])]
    return [row[-1] for row in m]


print(*solve([[1, 2, -1, 4], [3, -1, 2, 9], [-1, 1, 5, 7]]), *solve([[3, 7, 1], [5, -2, 4]]))
bernoulli = []
for n in range(9):
    row = [F(1, k + 1) for k in range(n + 1)]
    for j in range(n, 0, -1):
        for k in range(j):
            row[k] = (k + 1) * (row[k] - row[k + 1])
    bernoulli.append(str(row[0]))
print(bernoulli)
for attempt in (lambda: F(1, 0), lambda: F("x"), lambda: F(1.5, 2), lambda: F(1, 2) + "a", lambda: a / 0, lambda: F(float("nan"))):
    try:
        print(attempt())
    except (ZeroDivisionError, ValueError, TypeError) as e:
        print(f"{type(e).__name__}: {e}")
