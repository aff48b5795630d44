# covers: math-module, float-repr, exceptions, inf-nan, isclose, integer-math, trigonometry, float-formatting
"""The math module: exact results where IEEE says so, rounded ones elsewhere."""
import math
from math import ceil, comb, floor, gcd, isqrt, lcm, perm, pi, prod, sqrt, tau, trunc

print(math.pi, math.e, tau == 2 * pi, math.inf, -math.inf, math.nan)
print([floor(x) for x in (2.7, -2.7, 3, 0.0)], [ceil(x) for x in (2.1, -2.1, 3)], [trunc(x) for x in (2.9, -2.9)])
print(sqrt(2), sqrt(16), sqrt(0), [isqrt(n) for n in (0, 15, 16, 17, 10**20)])
print(math.factorial(20), comb(5, 2), comb(50, 25), comb(3, 7), perm(5, 2), perm(4))
print(gcd(48, 36), gcd(), gcd(0, 7), gcd(12, 18, 27), lcm(4, 6), lcm(2, 3, 5, 7))
print(math.pow(2, 0.5), math.pow(2, 10), 2**10, math.exp(0), math.exp(1) == math.e, math.log(math.e), math.log(8, 2), math.log2(1024), math.log10(1000))
print(math.log(10**100), math.log1p(0), math.expm1(0), round(math.cbrt(27), 12), math.exp2(5))
print(math.sin(0), math.cos(0), math.tan(0), round(math.sin(pi / 6), 12), round(math.cos(pi / 3), 12), math.atan2(1, 1) == pi / 4)
print(math.degrees(pi), math.radians(180) == pi, math.hypot(3, 4), math.hypot(1, 2, 2), math.dist((0, 0), (6, 8)))
print(f"{math.sinh(1):.10f} {math.cosh(1):.10f} {math.tanh(1):.10f} {math.asinh(1):.10f} {math.acosh(2):.10f} {math.atanh(0.5):.10f}")
print(f"{math.asin(1):.10f} {math.acos(0):.10f} {math.atan(1):.10f} {math.erf(0.5):.8f} {math.erfc(0.5):.8f} {math.gamma(5):.1f} {math.lgamma(10):.8f}")
print(math.fabs(-3), math.copysign(3, -0.0), math.fmod(-7, 3), -7 % 3, math.remainder(7, 4), math.modf(3.75), math.modf(-2.5))
print(math.frexp(12.0), math.ldexp(0.75, 4), math.fsum([0.1] * 10), sum([0.1] * 10), prod(range(1, 8)), prod([0.5, 4], start=3))
print(math.isnan(math.nan), math.nan == math.nan, math.isinf(-math.inf), math.isfinite(1e308), math.isfinite(1e308 * 10))
print(math.isclose(0.1 + 0.2, 0.3), 0.1 + 0.2 == 0.3, math.isclose(1, 1.1, rel_tol=0.1), math.isclose(0, 1e-12), math.isclose(0, 1e-12, abs_tol=1e-9))
print(math.nextafter(1, 2), math.ulp(1.0), math.nextafter(0, -1))
print([x.is_integer() for x in (2.0, 2.5, -0.0)], (0.75).as_integer_ratio(), (-2.5).as_integer_ratio(), float.hex(0.1))
print(1e16, 1e15, 123456789012345680.0, 1e-4, 1e-5, 0.1 + 0.7, 100 / 3, 5e-324, 1.7976931348623157e308, -0.0, 1e22, 1e23)
print(7 // 2, -7 // 2, 7.5 // 2, -7.5 // 2, 7 % -3, -7.5 % 2, divmod(7.5, 2), divmod(-7, 2), round(2.5), round(3.5), round(-0.5), round(2.675, 2), round(12345, -2))
print(float("inf") > 10**400, float("-inf") < -(10**400), 10**400 > 1e308, float("1e3"), float(" -2.5 "), float("nan") != float("nan"))
for attempt in (lambda: sqrt(-1), lambda: math.log(0), lambda: math.factorial(-1), lambda: math.exp(1000), lambda: 1 / 0, lambda: 1.0 // 0,
                lambda: 5 % 0, lambda: float("abc"), lambda: int(math.inf), lambda: int(math.nan), lambda: math.factorial(2.5), lambda: math.acos(2),
                lambda: 2.0**10000, lambda: isqrt(-1), lambda: comb(-1, 2), lambda: 10**400 * 1.0, lambda: 0**-1):
    try:
        print(attempt())
    except (ValueError, OverflowError, ZeroDivisionError, TypeError) as e:
        print(f"{type(e).__name__}: {e}")

for function in (math.sin, math.sqrt, math.floor, math.gcd, len, print, str.upper):
    print(function.__name__, function.__qualname__, getattr(function, "__module__", "none"), end="; ")
print(math.sin, len, [math.exp])
