"""Rational numbers, in lowest terms with a positive denominator."""

from __intrinsics__ import math_gcd
import numbers

_modulus = 2305843009213693951


class Fraction(numbers.Rational):
    __slots__ = ("_numerator", "_denominator")

    def __new__(cls, numerator=0, denominator=None):
        if denominator is None:
            if isinstance(numerator, int):
                return _made(cls, int(numerator), 1)
            if isinstance(numerator, Fraction):
                return _made(cls, numerator._numerator, numerator._denominator)
            if isinstance(numerator, float) or hasattr(numerator, "as_integer_ratio"):
                n, d = numerator.as_integer_ratio()
                return _made(cls, n, d)
            if isinstance(numerator, str):
                return _parsed(cls, numerator)
            raise TypeError("argument should be a string or a Rational instance")
        if not isinstance(numerator, (int, Fraction)) or not isinstance(denominator, (int, Fraction)):
            raise TypeError("both arguments should be Rational instances")
        n = numerator.numerator * denominator.denominator
        d = denominator.numerator * numerator.denominator
        if d == 0:
            raise ZeroDivisionError(f"Fraction({n}, 0)")
        return _reduced(cls, n, d)

    @classmethod
    def from_float(cls, f):
        if isinstance(f, int):
            return cls(f)
        if not isinstance(f, float):
            raise TypeError(f"{cls.__name__}.from_float() only takes floats, not {f!r} ({type(f).__name__})")
        return cls(*f.as_integer_ratio())

    @classmethod
    def from_decimal(cls, dec):
        return cls(*dec.as_integer_ratio())

    @property
    def numerator(self):
        return self._numerator

    @property
    def denominator(self):
        return self._denominator

    def as_integer_ratio(self):
        return self._numerator, self._denominator

    def limit_denominator(self, max_denominator=1000000):
        if max_denominator < 1:
            raise ValueError("max_denominator should be at least 1")
        if self._denominator <= max_denominator:
            return Fraction(self)
        # Convergents of the continued fraction, as far as the limit lets them go.
        p0, q0, p1, q1 = 0, 1, 1, 0
        n, d = self._numerator, self._denominator
        while True:
            a = n // d
            q2 = q0 + a * q1
            if q2 > max_denominator:
                break
            p0, q0, p1, q1 = p1, q1, p0 + a * p1, q2
            n, d = d, n - a * d
        k = (max_denominator - q0) // q1
        # Which of the last convergent and the best in between is nearer?
        if 2 * d * (q0 + k * q1) <= self._denominator:
            return Fraction(p1, q1)
        return Fraction(p0 + k * p1, q0 + k * q1)

    def __repr__(self):
        return f"{type(self).__name__}({self._numerator}, {self._denominator})"

    def __str__(self):
        if self._denominator == 1:
            return str(self._numerator)
        return f"{self._numerator}/{self._denominator}"

    def __add__(self, other):
        if isinstance(other, (int, Fraction)):
            d = other.denominator
            return _reduced(Fraction, self._numerator * d + other.numerator * self._denominator, self._denominator * d)
        if isinstance(other, (float, complex)):
            return _float(self, other) + other
        return NotImplemented

    def __radd__(self, other):
        if isinstance(other, int):
            return _made(Fraction, self._numerator + other * self._denominator, self._denominator)
        if isinstance(other, (float, complex)):
            return other + _float(self, other)
        return NotImplemented

    def __sub__(self, other):
        if isinstance(other, (int, Fraction)):
            d = other.denominator
            return _reduced(Fraction, self._numerator * d - other.numerator * self._denominator, self._denominator * d)
        if isinstance(other, (float, complex)):
            return _float(self, other) - other
        return NotImplemented

    def __rsub__(self, other):
        if isinstance(other, int):
            return _made(Fraction, other * self._denominator - self._numerator, self._denominator)
        if isinstance(other, (float, complex)):
            return other - _float(self, other)
        return NotImplemented

    def __mul__(self, other):
        if isinstance(other, (int, Fraction)):
            return _reduced(Fraction, self._numerator * other.numerator, self._denominator * other.denominator)
        if isinstance(other, (float, complex)):
            return _float(self, other) * other
        return NotImplemented

    def __rmul__(self, other):
        if isinstance(other, int):
            return _reduced(Fraction, self._numerator * other, self._denominator)
        if isinstance(other, (float, complex)):
            return other * _float(self, other)
        return NotImplemented

    def __truediv__(self, other):
        if isinstance(other, (int, Fraction)):
            return _quotient(self, other)
        if isinstance(other, (float, complex)):
            return _float(self, other) / other
        return NotImplemented

    def __rtruediv__(self, other):
        if isinstance(other, int):
            return _quotient(other, self)
        if isinstance(other, (float, complex)):
            return other / _float(self, other)
        return NotImplemented

    def __floordiv__(self, other):
        if isinstance(other, (int, Fraction)):
            return (self._numerator * other.denominator) // (self._denominator * other.numerator)
        if isinstance(other, float):
            return float(self) // other
        return NotImplemented

    def __rfloordiv__(self, other):
        if isinstance(other, int):
            return (other * self._denominator) // self._numerator
        if isinstance(other, float):
            return other // float(self)
        return NotImplemented

    def __mod__(self, other):
        if isinstance(other, (int, Fraction)):
            d = other.denominator
            rest = (self._numerator * d) % (other.numerator * self._denominator)
            return _reduced(Fraction, rest, self._denominator * d)
        if isinstance(other, float):
            return float(self) % other
        return NotImplemented

    def __rmod__(self, other):
        if isinstance(other, int):
            return Fraction(other) % self
        if isinstance(other, float):
            return other % float(self)
        return NotImplemented

    def __divmod__(self, other):
        if isinstance(other, (int, Fraction)):
            whole = self // other
            return whole, self - other * whole
        if isinstance(other, float):
            return divmod(float(self), other)
        return NotImplemented

    def __rdivmod__(self, other):
        if isinstance(other, int):
            return divmod(Fraction(other), self)
        if isinstance(other, float):
            return divmod(other, float(self))
        return NotImplemented

    def __pow__(self, other):
        if isinstance(other, (int, Fraction)):
            if other.denominator != 1:
                return float(self) ** float(other)
            power = other.numerator
            if power >= 0:
                return _made(Fraction, self._numerator**power, self._denominator**power)
            if self._numerator == 0:
                raise ZeroDivisionError(f"Fraction({self._denominator ** -power}, 0)")
            n = self._denominator**-power
            d = self._numerator**-power
            return _made(Fraction, -n, -d) if d < 0 else _made(Fraction, n, d)
        if isinstance(other, (float, complex)):
            return float(self) ** other
        return NotImplemented

    def __rpow__(self, other):
        if self._denominator == 1 and self._numerator >= 0:
            return other**self._numerator
        if isinstance(other, int):
            return Fraction(other) ** self
        return other ** float(self)

    def __pos__(self):
        return _made(Fraction, self._numerator, self._denominator)

    def __neg__(self):
        return _made(Fraction, -self._numerator, self._denominator)

    def __abs__(self):
        return _made(Fraction, abs(self._numerator), self._denominator)

    def __int__(self):
        return self.__trunc__()

    def __float__(self):
        return self._numerator / self._denominator

    def __complex__(self):
        return complex(float(self))

    def __trunc__(self):
        if self._numerator < 0:
            return -(-self._numerator // self._denominator)
        return self._numerator // self._denominator

    def __floor__(self):
        return self._numerator // self._denominator

    def __ceil__(self):
        return -(-self._numerator // self._denominator)

    def __round__(self, ndigits=None):
        if ndigits is None:
            whole, rest = divmod(self._numerator, self._denominator)
            if rest * 2 < self._denominator:
                return whole
            if rest * 2 > self._denominator:
                return whole + 1
            return whole if whole % 2 == 0 else whole + 1
        shift = 10 ** abs(ndigits)
        if ndigits > 0:
            return Fraction(round(self * shift), shift)
        return Fraction(round(self / shift) * shift)

    def __bool__(self):
        return self._numerator != 0

    def __hash__(self):
        if self._denominator % _modulus == 0:
            value = 314159
        else:
            value = hash(hash(abs(self._numerator)) * pow(self._denominator, -1, _modulus))
        if self._numerator < 0:
            value = -value
        return -2 if value == -1 else value

    def __eq__(self, other):
        if isinstance(other, (int, Fraction)):
            return self._numerator == other.numerator and self._denominator == other.denominator
        if isinstance(other, float):
            if other != other or other in (float("inf"), float("-inf")):
                return False
            return self == Fraction(other)
        if isinstance(other, complex):
            return other.imag == 0 and self == other.real
        return NotImplemented

    def _difference(self, other):
        """A number with the sign of `self - other`, or None where there is no order."""
        if isinstance(other, (int, Fraction)):
            return self._numerator * other.denominator - other.numerator * self._denominator
        if isinstance(other, float):
            if other != other or other in (float("inf"), float("-inf")):
                return 0.0 - other
            return self._difference(Fraction(other))
        return None

    def __lt__(self, other):
        difference = self._difference(other)
        return NotImplemented if difference is None else difference < 0

    def __le__(self, other):
        difference = self._difference(other)
        return NotImplemented if difference is None else difference <= 0

    def __gt__(self, other):
        difference = self._difference(other)
        return NotImplemented if difference is None else difference > 0

    def __ge__(self, other):
        difference = self._difference(other)
        return NotImplemented if difference is None else difference >= 0

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self


def _made(cls, numerator, denominator):
    self = object.__new__(cls)
    self._numerator = numerator
    self._denominator = denominator
    return self


def _reduced(cls, numerator, denominator):
    divisor = math_gcd(numerator, denominator)
    if denominator < 0:
        divisor = -divisor
    return _made(cls, numerator // divisor, denominator // divisor)


def _quotient(a, b):
    n = a.numerator * b.denominator
    d = a.denominator * b.numerator
    if d == 0:
        common = math_gcd(a.numerator, b.numerator)
        raise ZeroDivisionError(f"Fraction({n // common if common else n}, 0)")
    return _reduced(Fraction, n, d)


def _float(fraction, other):
    return complex(float(fraction)) if isinstance(other, complex) else float(fraction)


def _parsed(cls, text):
    body = text.strip()
    try:
        sign = 1
        if body[:1] in ("+", "-"):
            sign = -1 if body[0] == "-" else 1
            body = body[1:]
        numerator, slash, denominator = body.partition("/")
        if slash:
            if not _is_digits(numerator) or not _is_digits(denominator):
                raise ValueError
            d = int(denominator)
            if d == 0:
                raise ZeroDivisionError(f"Fraction({sign * int(numerator)}, 0)")
            return _reduced(cls, sign * int(numerator), d)
        mantissa, exponent_mark, exponent = body.lower().partition("e")
        whole, _, decimals = mantissa.partition(".")
        if not _is_digits(whole + decimals) or (exponent_mark and not _is_digits(exponent.lstrip("+-"))):
            raise ValueError
        digits = (whole + decimals).replace("_", "")
        power = int(exponent or "0") - len(decimals.replace("_", ""))
        if power >= 0:
            return _made(cls, sign * int(digits) * 10**power, 1)
        return _reduced(cls, sign * int(digits), 10**-power)
    except ValueError:
        raise ValueError(f"Invalid literal for Fraction: {text!r}") from None


def _is_digits(text):
    return text.replace("_", "").isdigit()


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "Decimal"
