"""Functions of numbers: the machine's own where they take floating-point numbers, Python where they are exact."""

from __intrinsics__ import (
    as_plain_function,
    math_acos,
    math_acosh,
    math_asin,
    math_asinh,
    math_atan,
    math_atan2,
    math_atanh,
    math_cbrt,
    math_ceil,
    math_copysign,
    math_cos,
    math_cosh,
    math_degrees,
    math_erf,
    math_erfc,
    math_exp,
    math_exp2,
    math_expm1,
    math_fabs,
    math_floor,
    math_fmod,
    math_frexp,
    math_fsum,
    math_gamma,
    math_gcd,
    math_hypot,
    math_isfinite,
    math_isinf,
    math_isnan,
    math_isqrt,
    math_ldexp,
    math_lgamma,
    math_log,
    math_log10,
    math_log1p,
    math_log2,
    math_modf,
    math_nextafter,
    math_pow,
    math_radians,
    math_remainder,
    math_sin,
    math_sinh,
    math_sqrt,
    math_tan,
    math_tanh,
    math_trunc,
    math_ulp,
    user_method,
)

pi = 3.141592653589793
e = 2.718281828459045
tau = 6.283185307179586
inf = float("inf")
nan = float("nan")

acos = math_acos
acosh = math_acosh
asin = math_asin
asinh = math_asinh
atan = math_atan
atan2 = math_atan2
atanh = math_atanh
cbrt = math_cbrt
copysign = math_copysign
cos = math_cos
cosh = math_cosh
degrees = math_degrees
erf = math_erf
erfc = math_erfc
exp = math_exp
exp2 = math_exp2
expm1 = math_expm1
fabs = math_fabs
fmod = math_fmod
frexp = math_frexp
gamma = math_gamma
gcd = math_gcd
hypot = math_hypot
isfinite = math_isfinite
isinf = math_isinf
isnan = math_isnan
isqrt = math_isqrt
ldexp = math_ldexp
lgamma = math_lgamma
log = math_log
log10 = math_log10
log1p = math_log1p
log2 = math_log2
modf = math_modf
nextafter = math_nextafter
pow = math_pow
radians = math_radians
remainder = math_remainder
sin = math_sin
sinh = math_sinh
sqrt = math_sqrt
tan = math_tan
tanh = math_tanh
ulp = math_ulp


def floor(x, /):
    special = user_method(x, "__floor__")
    return math_floor(x) if special is None else special()


def ceil(x, /):
    special = user_method(x, "__ceil__")
    return math_ceil(x) if special is None else special()


def trunc(x, /):
    special = user_method(x, "__trunc__")
    return math_trunc(x) if special is None else special()


def fsum(seq, /):
    return math_fsum(list(seq))


def prod(iterable, /, *, start=1):
    for value in iterable:
        start = start * value
    return start


def factorial(x, /):
    n = _index(x)
    if n < 0:
        raise ValueError("factorial() not defined for negative values")
    return _product(1, n)


def _product(low, high):
    """`low * (low + 1) * … * high`, by halves so that factors of like sizes meet."""
    if high - low < 16:
        result = 1
        while low <= high:
            result *= low
            low += 1
        return result
    middle = (low + high) >> 1
    return _product(low, middle) * _product(middle + 1, high)


def comb(n, k, /):
    n = _index(n)
    k = _index(k)
    if n < 0:
        raise ValueError("n must be a non-negative integer")
    if k < 0:
        raise ValueError("k must be a non-negative integer")
    if k > n:
        return 0
    if k > n - k:
        k = n - k
    result = 1
    for i in range(1, k + 1):
        result = result * (n - k + i) // i
    return result


def perm(n, k=None, /):
    if k is None:
        return factorial(n)
    n = _index(n)
    k = _index(k)
    if n < 0:
        raise ValueError("n must be a non-negative integer")
    if k < 0:
        raise ValueError("k must be a non-negative integer")
    if k > n:
        return 0
    return _product(n - k + 1, n)


def lcm(*integers):
    result = 1
    for value in integers:
        value = _index(value)
        if value == 0:
            result = 0
        elif result:
            result = abs(result // math_gcd(result, value) * value)
    return result


def dist(p, q, /):
    p = tuple(p)
    q = tuple(q)
    if len(p) != len(q):
        raise ValueError("both points must have the same number of dimensions")
    return hypot(*[a - b for a, b in zip(p, q)])


def isclose(a, b, *, rel_tol=1e-09, abs_tol=0.0):
    if rel_tol < 0.0 or abs_tol < 0.0:
        raise ValueError("tolerances must be non-negative")
    if a == b:
        return True
    a = float(a)
    b = float(b)
    if math_isinf(a) or math_isinf(b):
        return False
    difference = abs(b - a)
    return difference <= abs(rel_tol * b) or difference <= abs(rel_tol * a) or difference <= abs_tol


def _index(value):
    if isinstance(value, int):
        return int(value)
    special = user_method(value, "__index__")
    if special is None:
        raise TypeError(f"'{type(value).__name__}' object cannot be interpreted as an integer")
    return special()


# They are the machine's own in CPython: no methods of the classes that hold them.
for _function in (floor, ceil, trunc, fsum, prod, factorial, comb, perm, lcm, dist, isclose):
    as_plain_function(_function)
