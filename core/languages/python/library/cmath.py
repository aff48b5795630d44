"""Functions of complex numbers. Each is made of the real ones in `math`."""

import math

pi = math.pi
e = math.e
tau = math.tau
inf = math.inf
nan = math.nan
infj = complex(0.0, inf)
nanj = complex(0.0, nan)


def phase(z, /):
    z = complex(z)
    return math.atan2(z.imag, z.real)


def polar(z, /):
    return abs(complex(z)), phase(z)


def rect(r, phi, /):
    if not phi:
        return complex(r, r * phi)
    return complex(r * math.cos(phi), r * math.sin(phi))


def isnan(z, /):
    z = complex(z)
    return math.isnan(z.real) or math.isnan(z.imag)


def isinf(z, /):
    z = complex(z)
    return math.isinf(z.real) or math.isinf(z.imag)


def isfinite(z, /):
    z = complex(z)
    return math.isfinite(z.real) and math.isfinite(z.imag)


def isclose(a, b, *, rel_tol=1e-09, abs_tol=0.0):
    if rel_tol < 0 or abs_tol < 0:
        raise ValueError("tolerances must be non-negative")
    a, b = complex(a), complex(b)
    if a == b:
        return True
    if isinf(a) or isinf(b):
        return False
    distance = abs(a - b)
    return distance <= rel_tol * abs(b) or distance <= rel_tol * abs(a) or distance <= abs_tol


def exp(z, /):
    z = complex(z)
    size = math.exp(z.real)
    if z.imag == 0.0:
        return complex(size, z.imag)
    return complex(size * math.cos(z.imag), size * math.sin(z.imag))


def log(z, base=None, /):
    z = complex(z)
    if z == 0:
        raise ValueError("math domain error")
    size = math.hypot(z.real, z.imag)
    if 0.71 <= size <= 1.73:
        # Near one the logarithm of the distance from it is exact.
        most, least = max(abs(z.real), abs(z.imag)), min(abs(z.real), abs(z.imag))
        real = math.log1p((most - 1) * (most + 1) + least * least) / 2
    else:
        real = math.log(size)
    found = complex(real, math.atan2(z.imag, z.real))
    return found if base is None else found / log(base)


def log10(z, /):
    found = log(z)
    return complex(found.real / math.log(10.0), found.imag / math.log(10.0))


def sqrt(z, /):
    z = complex(z)
    if z == 0:
        return complex(0.0, z.imag)
    real, imaginary = abs(z.real), abs(z.imag)
    root = 2.0 * math.sqrt(real / 8.0 + math.hypot(real / 8.0, imaginary / 8.0))
    other = imaginary / (2.0 * root)
    if z.real >= 0.0:
        return complex(root, math.copysign(other, z.imag))
    return complex(other, math.copysign(root, z.imag))


def sinh(z, /):
    z = complex(z)
    return complex(math.cos(z.imag) * math.sinh(z.real), math.sin(z.imag) * math.cosh(z.real))


def cosh(z, /):
    z = complex(z)
    return complex(math.cos(z.imag) * math.cosh(z.real), math.sin(z.imag) * math.sinh(z.real))


def tanh(z, /):
    z = complex(z)
    tangent, size = math.tan(z.imag), math.tanh(z.real)
    inverse = 1.0 / math.cosh(z.real)
    both = size * tangent
    below = 1.0 + both * both
    return complex(size * (1.0 + tangent * tangent) / below, (tangent / below) * inverse * inverse)


def _times_i(z):
    return complex(-z.imag, z.real)


def _by_i(z):
    return complex(z.imag, -z.real)


def sin(z, /):
    return _by_i(sinh(_times_i(complex(z))))


def cos(z, /):
    return cosh(_times_i(complex(z)))


def tan(z, /):
    return _by_i(tanh(_times_i(complex(z))))


def asinh(z, /):
    z = complex(z)
    below, above = sqrt(complex(1.0 + z.imag, -z.real)), sqrt(complex(1.0 - z.imag, z.real))
    return complex(
        math.asinh(below.real * above.imag - above.real * below.imag),
        math.atan2(z.imag, below.real * above.real - below.imag * above.imag),
    )


def acosh(z, /):
    z = complex(z)
    below, above = sqrt(complex(z.real - 1.0, z.imag)), sqrt(complex(z.real + 1.0, z.imag))
    return complex(
        math.asinh(below.real * above.real + below.imag * above.imag), 2.0 * math.atan2(below.imag, above.real)
    )


def atanh(z, /):
    z = complex(z)
    if z.real < 0.0 or z.real == 0.0 and math.copysign(1.0, z.real) < 0.0:
        return -atanh(-z)
    if z.real == 1.0 and z.imag == 0.0:
        raise ValueError("math domain error")
    rest = 1.0 - z.real
    square = z.imag * z.imag
    return complex(
        math.log1p(4.0 * z.real / (rest * rest + square)) / 4.0,
        -math.atan2(-2.0 * z.imag, rest * (1.0 + z.real) - square) / 2.0,
    )


def asin(z, /):
    return _by_i(asinh(_times_i(complex(z))))


def acos(z, /):
    z = complex(z)
    below, above = sqrt(complex(1.0 - z.real, -z.imag)), sqrt(complex(1.0 + z.real, z.imag))
    return complex(
        2.0 * math.atan2(below.real, above.real), math.asinh(above.real * below.imag - above.imag * below.real)
    )


def atan(z, /):
    return _by_i(atanh(_times_i(complex(z))))
