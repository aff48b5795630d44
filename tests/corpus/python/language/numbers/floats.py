# covers: float-repr, float-arithmetic, round-half-even, infinity, nan, is-integer, float-methods, float-parsing, float-modulo, math-module
"""Floating point."""

import math

print(0.1, 0.1 + 0.2, 1 / 3, 2 / 3, 100.0, 1e3, 1.5e-10, 1e16, 1e15, 123456789.123456789, 1e22, 1e23, 5e-324, 1.7976931348623157e308)
print(1e-4, 1e-5, 0.00012345, 12345678901234567.0, -0.0, 0.0 == -0.0, 3.0, 3.10, 1.0e0, .5, 5., 1_0.5, 9007199254740993.0, 4.35, 2.675)
print(7.5 // 2, -7.5 // 2, 7.5 % 2, -7.5 % 2, 7.5 % -2, divmod(7.5, -2), 1e20 % 3, -1e-20 % 1, 0.3 // 0.1, 6.0 // 0.1, 5.0 // -2)
print(2**0.5, 2.0**10, (-8) ** (1 / 3), 4**-0.5, 0.0**0, 1e308 * 10, -1e308 * 10, 10.0**-3, (-2.0) ** 3, 2.0**-1074)
print(round(2.5), round(3.5), round(-2.5), round(0.5), round(2.675, 2), round(1.005, 2), round(1234.567, -2), round(5.5e15), round(1.25, 1), round(1.35, 1), round(-0.4), round(3.14159, 3), round(2.0, 5), type(round(2.0)).__name__, type(round(2.0, 0)).__name__)
inf, nan = float("inf"), float("nan")
print(inf, -inf, nan, inf - inf, inf * 0, inf + 1, inf > 10**1000, nan == nan, nan != nan, nan < 1, inf == inf, nan in [nan], [nan] == [nan], 1 / inf, -1 / inf)
print(max(1, nan), max(nan, 1), min(nan, 1), sorted([3, 1.5, -inf, 2]), inf // 1, 5 % inf, -5 % inf, bool(nan), bool(0.0), abs(-inf))
print((2.0).is_integer(), (2.5).is_integer(), (0.75).as_integer_ratio(), (0.5).hex(), float.fromhex("0x1.8p1"), (0.1).hex(), (3.7).__trunc__(), (-3.7).__floor__(), (3.2).__ceil__(), (1.5).real, (1.5).conjugate())
print(float("3.5"), float("  -1e3 "), float("Infinity"), float("-NAN"), float("1_000.5"), float(7), float("1e400"), float(), float("1e-400"), float(".5"), float("5."))
print(3.0 == 3, hash(3.0) == hash(3), 0.5 in [0.5], {1.0: "a"}[1], type(1 + 1.0).__name__, type(4 / 2).__name__, type(4.0 // 2).__name__, True + 0.5)
print(sum([0.1] * 10), math.fsum([0.1] * 10), sum([1e16, 1, -1e16]), sum([0.5, 1, True]), 0.1 * 3, 1.1 + 2.2, 1e16 + 1, 0.1 + 0.7)
print(math.pi, math.e, math.sqrt(2), math.floor(-2.5), math.ceil(-2.5), math.trunc(-2.5), math.isclose(0.1 + 0.2, 0.3), math.inf, math.isnan(nan), math.isinf(-inf), math.hypot(3, 4), math.tau)
print(math.gcd(12, 18), math.lcm(4, 6), math.factorial(20), math.comb(10, 3), math.perm(5, 2), math.isqrt(99), math.prod([1, 2, 3, 4]), math.log2(1024), math.log10(1000), math.copysign(3, -0.0), math.fmod(-7, 3), math.modf(3.25), math.frexp(8.0), math.ldexp(0.5, 4), math.degrees(math.pi), math.dist((0, 0), (3, 4)))
print(f"{math.sin(1):.12f} {math.cos(1):.12f} {math.tan(1):.12f} {math.atan2(1, 2):.12f} {math.exp(1):.12f} {math.log(10):.12f} {math.log(8, 2):.12f} {math.sinh(1):.12f} {math.gamma(5):.6f}")

values = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]
mean = sum(values) / len(values)
print(mean, (sum((v - mean) ** 2 for v in values) / len(values)) ** 0.5)
x = 1.0
for _ in range(6):
    x = (x + 2 / x) / 2
    print(repr(x), end=" ")
print()
total = 0.0
for k in range(2000):
    total += (-1) ** k / (2 * k + 1)
print(4 * total)
eps = 1.0
while 1.0 + eps / 2 > 1.0:
    eps /= 2
print(eps, 2.0**-52 == eps)
print([0.1 * i for i in range(8)], [i / 7 for i in range(1, 4)], (1.5, -2.5), {0.5: 1e100}, 1e100)
for attempt in (lambda: 1.0 / 0, lambda: 1.0 // 0, lambda: 1.0 % 0.0, lambda: 0.0**-1, lambda: float("one"), lambda: float(""), lambda: float([]), lambda: math.sqrt(-1),
                lambda: math.log(0), lambda: math.floor(inf), lambda: round(nan), lambda: 10.0**400, lambda: math.factorial(-1), lambda: math.exp(1000), lambda: 1.5 << 1, lambda: "a" * 1.5, lambda: values[1.0], lambda: range(2.0)):
    try:
        print(attempt())
    except Exception as error:
        print(type(error).__name__, error)
