"""Decimal numbers with a precision of the program's choice.

A finite number is a sign, an integer coefficient and a power of ten; what is not finite is named by `_special`:
"inf", "nan" or "snan". Results are rounded to the precision of the current context.
"""

from __intrinsics__ import math_isqrt

ROUND_DOWN = "ROUND_DOWN"
ROUND_HALF_UP = "ROUND_HALF_UP"
ROUND_HALF_EVEN = "ROUND_HALF_EVEN"
ROUND_CEILING = "ROUND_CEILING"
ROUND_FLOOR = "ROUND_FLOOR"
ROUND_UP = "ROUND_UP"
ROUND_HALF_DOWN = "ROUND_HALF_DOWN"
ROUND_05UP = "ROUND_05UP"
MAX_PREC = 999999999999999999
MAX_EMAX = 999999999999999999
MIN_EMIN = -999999999999999999
HAVE_THREADS = True


class DecimalException(ArithmeticError):
    pass


class Clamped(DecimalException):
    pass


class InvalidOperation(DecimalException):
    pass


class ConversionSyntax(InvalidOperation):
    pass


class DivisionByZero(DecimalException, ZeroDivisionError):
    pass


class DivisionImpossible(InvalidOperation):
    pass


class DivisionUndefined(InvalidOperation, ZeroDivisionError):
    pass


class Inexact(DecimalException):
    pass


class Rounded(DecimalException):
    pass


class Subnormal(DecimalException):
    pass


class Overflow(Inexact, Rounded):
    pass


class Underflow(Inexact, Rounded, Subnormal):
    pass


class FloatOperation(DecimalException, TypeError):
    pass


_signals = (
    Clamped,
    InvalidOperation,
    DivisionByZero,
    Inexact,
    Rounded,
    Subnormal,
    Overflow,
    Underflow,
    FloatOperation,
)


# ---------------------------------------------------------------------------------- contexts


class Context:
    def __init__(
        self, prec=None, rounding=None, Emin=None, Emax=None, capitals=None, clamp=None, flags=None, traps=None
    ):
        base = DefaultContext
        self.prec = base.prec if prec is None else prec
        self.rounding = base.rounding if rounding is None else rounding
        self.Emin = base.Emin if Emin is None else Emin
        self.Emax = base.Emax if Emax is None else Emax
        self.capitals = base.capitals if capitals is None else capitals
        self.clamp = base.clamp if clamp is None else clamp
        self.flags = {signal: False for signal in _signals}
        if traps is None:
            self.traps = dict(base.traps)
        elif isinstance(traps, dict):
            self.traps = dict(traps)
        else:
            self.traps = {signal: signal in traps for signal in _signals}
        for signal in flags or ():
            self.flags[signal] = True

    def __setattr__(self, name, value):
        if name == "prec" and (not isinstance(value, int) or not 1 <= value <= MAX_PREC):
            raise ValueError("valid range for prec is [1, MAX_PREC]")
        if name == "rounding" and value not in _roundings:
            raise TypeError(
                "valid values for rounding are:\n  [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN,\n"
                "   ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,\n   ROUND_05UP]"
            )
        object.__setattr__(self, name, value)

    def copy(self):
        made = Context(self.prec, self.rounding, self.Emin, self.Emax, self.capitals, self.clamp)
        made.flags = dict(self.flags)
        made.traps = dict(self.traps)
        return made

    __copy__ = copy

    def clear_flags(self):
        for signal in self.flags:
            self.flags[signal] = False

    def clear_traps(self):
        for signal in self.traps:
            self.traps[signal] = False

    def create_decimal(self, num="0"):
        return _fixed(Decimal(num), self)

    def create_decimal_from_float(self, f):
        return _fixed(Decimal(f), self)

    def add(self, a, b):
        return _add(Decimal(a), Decimal(b), self)

    def subtract(self, a, b):
        return _add(Decimal(a), _negated(Decimal(b)), self)

    def multiply(self, a, b):
        return _multiply(Decimal(a), Decimal(b), self)

    def divide(self, a, b):
        return _divide(Decimal(a), Decimal(b), self)

    def power(self, a, b, modulo=None):
        return _power(Decimal(a), Decimal(b), self)

    def sqrt(self, a):
        return _square_root(Decimal(a), self)

    def quantize(self, a, b):
        return Decimal(a).quantize(b, context=self)

    def plus(self, a):
        return _fixed(Decimal(a), self)

    def minus(self, a):
        return _fixed(_negated(Decimal(a)), self)

    def abs(self, a):
        return _fixed(Decimal(a).copy_abs(), self)

    def to_sci_string(self, a):
        return str(a)

    def to_eng_string(self, a):
        return a.to_eng_string()

    def __repr__(self):
        flags = ", ".join([signal.__name__ for signal, is_set in self.flags.items() if is_set])
        traps = ", ".join([signal.__name__ for signal, is_set in self.traps.items() if is_set])
        return (
            f"Context(prec={self.prec}, rounding={self.rounding}, Emin={self.Emin}, Emax={self.Emax}, "
            f"capitals={self.capitals}, clamp={self.clamp}, flags=[{flags}], traps=[{traps}])"
        )

    def _signal(self, kind, detail, result=None):
        """Sets the flag of a condition; raises its exception where that is asked for, else gives the result."""
        signal = kind
        while signal not in self.flags:
            signal = signal.__mro__[1]
        self.flags[signal] = True
        if self.traps.get(signal):
            raise signal([detail] if detail is not None else None)
        return result


_roundings = (
    ROUND_DOWN,
    ROUND_HALF_UP,
    ROUND_HALF_EVEN,
    ROUND_CEILING,
    ROUND_FLOOR,
    ROUND_UP,
    ROUND_HALF_DOWN,
    ROUND_05UP,
)


class _Base:
    prec = 28
    rounding = ROUND_HALF_EVEN
    Emin = -999999
    Emax = 999999
    capitals = 1
    clamp = 0
    traps = {signal: signal in (InvalidOperation, DivisionByZero, Overflow) for signal in _signals}


DefaultContext = _Base
DefaultContext = Context()
BasicContext = Context(prec=9, rounding=ROUND_HALF_UP, traps=[DivisionByZero, Overflow, InvalidOperation, Clamped, Underflow])
ExtendedContext = Context(prec=9, rounding=ROUND_HALF_EVEN, traps=[])
_current = DefaultContext.copy()


def getcontext():
    return _current


def setcontext(context, /):
    global _current
    if context in (DefaultContext, BasicContext, ExtendedContext):
        context = context.copy()
    _current = context


class _ContextManager:
    def __init__(self, context):
        self._new = context

    def __enter__(self):
        self._saved = getcontext()
        setcontext(self._new)
        return self._new

    def __exit__(self, kind, error, traceback):
        setcontext(self._saved)


def localcontext(ctx=None, **named):
    context = (getcontext() if ctx is None else ctx).copy()
    for name, value in named.items():
        setattr(context, name, value)
    return _ContextManager(context)


# ---------------------------------------------------------------------------------- numbers


class DecimalTuple(tuple):
    sign = property(lambda self: self[0])
    digits = property(lambda self: self[1])
    exponent = property(lambda self: self[2])

    def __repr__(self):
        return f"DecimalTuple(sign={self[0]!r}, digits={self[1]!r}, exponent={self[2]!r})"


class Decimal:
    __slots__ = ("_sign", "_int", "_exp", "_special")

    def __new__(cls, value="0", context=None):
        if isinstance(value, Decimal):
            if type(value) is cls:
                return value
            return _made(cls, value._sign, value._int, value._exp, value._special)
        if isinstance(value, int):
            return _made(cls, 1 if value < 0 else 0, abs(int(value)), 0)
        if isinstance(value, str):
            return _parsed(cls, value)
        if isinstance(value, float):
            return cls.from_float(value)
        if isinstance(value, (list, tuple)):
            return _from_tuple(cls, value)
        raise TypeError(f"conversion from {type(value).__name__} to Decimal is not supported")

    @classmethod
    def from_float(cls, f, /):
        if isinstance(f, int):
            return cls(f)
        if f != f:
            return _made(cls, 0, 0, 0, "nan")
        if f in (float("inf"), float("-inf")):
            return _made(cls, 1 if f < 0 else 0, 0, 0, "inf")
        n, d = abs(f).as_integer_ratio()
        power = d.bit_length() - 1
        return _made(cls, 1 if str(f)[0] == "-" else 0, n * 5**power, -power)

    # ------------------------------------------------------------------------------ text

    def __repr__(self):
        return f"Decimal('{self}')"

    def __str__(self, eng=False):
        sign = "-" if self._sign else ""
        if self._special:
            if self._special == "inf":
                return sign + "Infinity"
            return sign + ("sNaN" if self._special == "snan" else "NaN") + (str(self._int) if self._int else "")
        digits = str(self._int)
        left = self._exp + len(digits)
        if self._exp <= 0 and left > -6:
            point = left
        elif not eng:
            point = 1
        elif self._int == 0:
            point = (left + 1) % 3 - 1
        else:
            point = (left - 1) % 3 + 1
        if point <= 0:
            text = "0." + "0" * -point + digits
        elif point >= len(digits):
            text = digits + "0" * (point - len(digits))
        else:
            text = digits[:point] + "." + digits[point:]
        if left != point:
            text += f"{'E' if _current.capitals else 'e'}{left - point:+d}"
        return sign + text

    def to_eng_string(self, context=None):
        return self.__str__(True)

    def __format__(self, spec):
        return _formatted(self, spec)

    # ------------------------------------------------------------------------------ conversions

    def __bool__(self):
        return bool(self._special) or self._int != 0

    def __int__(self):
        if self._special:
            if self._special == "inf":
                raise OverflowError("cannot convert Infinity to integer")
            raise ValueError("cannot convert NaN to integer")
        if self._exp >= 0:
            value = self._int * 10**self._exp
        else:
            value = self._int // 10**-self._exp
        return -value if self._sign else value

    __trunc__ = __int__

    def __float__(self):
        if self._special == "snan":
            raise ValueError("cannot convert signaling NaN to float")
        return float(str(self))

    def __complex__(self):
        return complex(float(self))

    def __floor__(self):
        return int(self.to_integral_value(ROUND_FLOOR))

    def __ceil__(self):
        return int(self.to_integral_value(ROUND_CEILING))

    def __round__(self, n=None):
        if n is None:
            if self._special:
                return int(self)
            return int(_rescaled(self, 0, ROUND_HALF_EVEN))
        return self.quantize(_made(Decimal, 0, 1, -n))

    def as_tuple(self):
        if self._special == "inf":
            return DecimalTuple((self._sign, (0,), "F"))
        digits = tuple([int(digit) for digit in str(self._int)])
        if self._special:
            return DecimalTuple((self._sign, digits if self._int else (), "n" if self._special == "nan" else "N"))
        return DecimalTuple((self._sign, digits, self._exp))

    def as_integer_ratio(self):
        if self._special == "inf":
            raise OverflowError("cannot convert Infinity to integer ratio")
        if self._special:
            raise ValueError("cannot convert NaN to integer ratio")
        n = -self._int if self._sign else self._int
        if self._exp >= 0:
            return n * 10**self._exp, 1
        import math

        d = 10**-self._exp
        common = math.gcd(n, d)
        return n // common, d // common

    def __hash__(self):
        if self._special == "snan":
            raise TypeError("Cannot hash a signaling NaN value")
        if self._special == "nan":
            return object.__hash__(self)
        if self._special:
            return -314159 if self._sign else 314159
        modulus = 2305843009213693951
        if self._exp >= 0:
            power = pow(10, self._exp, modulus)
        else:
            power = pow(pow(10, -1, modulus), -self._exp, modulus)
        value = self._int * power % modulus
        if self._sign:
            value = -value
        return -2 if value == -1 else value

    # ------------------------------------------------------------------------------ comparison

    def __eq__(self, other):
        other = _comparable(other)
        if other is None:
            return NotImplemented
        if _is_nan(self) or _is_nan(other):
            if self._special == "snan" or other._special == "snan":
                _current._signal(InvalidOperation, InvalidOperation)
            return False
        return _order(self, other) == 0

    def __lt__(self, other):
        other = _comparable(other)
        if other is None:
            return NotImplemented
        return False if _unordered(self, other) else _order(self, other) < 0

    def __le__(self, other):
        other = _comparable(other)
        if other is None:
            return NotImplemented
        return False if _unordered(self, other) else _order(self, other) <= 0

    def __gt__(self, other):
        other = _comparable(other)
        if other is None:
            return NotImplemented
        return False if _unordered(self, other) else _order(self, other) > 0

    def __ge__(self, other):
        other = _comparable(other)
        if other is None:
            return NotImplemented
        return False if _unordered(self, other) else _order(self, other) >= 0

    def compare(self, other, context=None):
        other = _operand(other, True)
        nan = _nan_result(self, other, _current)
        return Decimal(_order(self, other)) if nan is None else nan

    def max(self, other, context=None):
        other = _operand(other, True)
        if _is_nan(other):
            return _fixed(self, _current)
        if _is_nan(self):
            return _fixed(other, _current)
        return _fixed(other if _total_order(self, other) < 0 else self, _current)

    def min(self, other, context=None):
        other = _operand(other, True)
        if _is_nan(other):
            return _fixed(self, _current)
        if _is_nan(self):
            return _fixed(other, _current)
        return _fixed(self if _total_order(self, other) < 0 else other, _current)

    # ------------------------------------------------------------------------------ arithmetic

    def __pos__(self):
        if not self._int and not self._special:
            return _fixed(self.copy_abs(), _current)
        return _fixed(self, _current)

    def __neg__(self):
        if not self._int and not self._special:
            return _fixed(self.copy_abs(), _current)
        return _fixed(_negated(self), _current)

    def __abs__(self):
        return _fixed(self.copy_abs(), _current)

    def __add__(self, other):
        other = _operand(other)
        return NotImplemented if other is None else _add(self, other, _current)

    __radd__ = __add__

    def __sub__(self, other):
        other = _operand(other)
        return NotImplemented if other is None else _add(self, _negated(other), _current)

    def __rsub__(self, other):
        other = _operand(other)
        return NotImplemented if other is None else _add(other, _negated(self), _current)

    def __mul__(self, other):
        other = _operand(other)
        return NotImplemented if other is None else _multiply(self, other, _current)

    __rmul__ = __mul__

    def __truediv__(self, other):
        other = _operand(other)
        return NotImplemented if other is None else _divide(self, other, _current)

    def __rtruediv__(self, other):
        other = _operand(other)
        return NotImplemented if other is None else _divide(other, self, _current)

    def __floordiv__(self, other):
        other = _operand(other)
        return NotImplemented if other is None else _floor_divide(self, other, _current, False)[0]

    def __rfloordiv__(self, other):
        other = _operand(other)
        return NotImplemented if other is None else _floor_divide(other, self, _current, False)[0]

    def __mod__(self, other):
        other = _operand(other)
        return NotImplemented if other is None else _remainder(self, other, _current)

    def __rmod__(self, other):
        other = _operand(other)
        return NotImplemented if other is None else _remainder(other, self, _current)

    def __divmod__(self, other):
        other = _operand(other)
        return NotImplemented if other is None else _floor_divide(self, other, _current)

    def __rdivmod__(self, other):
        other = _operand(other)
        return NotImplemented if other is None else _floor_divide(other, self, _current)

    def __pow__(self, other, modulo=None):
        other = _operand(other)
        return NotImplemented if other is None else _power(self, other, _current)

    def __rpow__(self, other):
        other = _operand(other)
        return NotImplemented if other is None else _power(other, self, _current)

    def sqrt(self, context=None):
        return _square_root(self, _current if context is None else context)

    def exp(self, context=None):
        return _exponential(self, _current if context is None else context)

    def ln(self, context=None):
        return _logarithm(self, _current if context is None else context, False)

    def log10(self, context=None):
        return _logarithm(self, _current if context is None else context, True)

    def fma(self, other, third, context=None):
        product = Decimal(_operand(other, True))
        exact = _made(Decimal, self._sign ^ product._sign, self._int * product._int, self._exp + product._exp)
        return _add(exact, _operand(third, True), _current)

    def remainder_near(self, other, context=None):
        other = _operand(other, True)
        quotient = _divide(self, other, Context(prec=_current.prec + 50)).to_integral_value(ROUND_HALF_EVEN)
        return _add(self, _negated(_made(Decimal, quotient._sign ^ other._sign, quotient._int * other._int, quotient._exp + other._exp)), _current)

    def scaleb(self, other, context=None):
        return _fixed(_made(Decimal, self._sign, self._int, self._exp + int(other)), _current)

    # ------------------------------------------------------------------------------ digits

    def quantize(self, exp, rounding=None, context=None):
        context = _current if context is None else context
        exp = _operand(exp, True)
        nan = _nan_result(self, exp, context)
        if nan is not None:
            return nan
        if self._special or exp._special:
            if self._special and exp._special:
                return self
            return context._signal(InvalidOperation, InvalidOperation, _nan())
        result = _rescaled(self, exp._exp, rounding or context.rounding)
        if len(str(result._int)) > context.prec or result.adjusted() > context.Emax:
            return context._signal(InvalidOperation, InvalidOperation, _nan())
        if result._exp > self._exp:
            context._signal(Rounded, None)
            if _order(result, self) != 0:
                context._signal(Inexact, None)
        return result

    def normalize(self, context=None):
        result = _fixed(self, _current if context is None else context)
        if result._special:
            return result
        if not result._int:
            return _made(Decimal, result._sign, 0, 0)
        digits = str(result._int)
        kept = digits.rstrip("0")
        return _made(Decimal, result._sign, int(kept), result._exp + len(digits) - len(kept))

    def to_integral_value(self, rounding=None, context=None):
        if self._special or self._exp >= 0:
            return self
        return _rescaled(self, 0, rounding or _current.rounding)

    to_integral = to_integral_value

    def to_integral_exact(self, rounding=None, context=None):
        return self.to_integral_value(rounding)

    def adjusted(self):
        return 0 if self._special else self._exp + len(str(self._int)) - 1

    def copy_abs(self):
        return _made(Decimal, 0, self._int, self._exp, self._special)

    def copy_negate(self):
        return _negated(self)

    def copy_sign(self, other, context=None):
        return _made(Decimal, _operand(other, True)._sign, self._int, self._exp, self._special)

    def same_quantum(self, other, context=None):
        other = _operand(other, True)
        if self._special or other._special:
            return _is_nan(self) and _is_nan(other) or self._special == other._special == "inf"
        return self._exp == other._exp

    def is_zero(self):
        return not self._special and self._int == 0

    def is_nan(self):
        return _is_nan(self)

    def is_qnan(self):
        return self._special == "nan"

    def is_snan(self):
        return self._special == "snan"

    def is_infinite(self):
        return self._special == "inf"

    def is_finite(self):
        return not self._special

    def is_signed(self):
        return self._sign == 1

    def is_normal(self, context=None):
        return not self._special and self._int != 0 and self.adjusted() >= _current.Emin

    def is_subnormal(self, context=None):
        return not self._special and self._int != 0 and self.adjusted() < _current.Emin

    def is_canonical(self):
        return True

    def canonical(self):
        return self

    def conjugate(self):
        return self

    def radix(self):
        return Decimal(10)

    def logb(self, context=None):
        return Decimal(self.adjusted())

    real = property(lambda self: self)
    imag = property(lambda self: Decimal(0))

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self


def _made(cls, sign, coefficient, exponent, special=""):
    self = object.__new__(cls)
    self._sign = sign
    self._int = coefficient
    self._exp = exponent
    self._special = special
    return self


def _nan():
    return _made(Decimal, 0, 0, 0, "nan")


def _is_nan(value):
    return value._special == "nan" or value._special == "snan"


def _negated(value):
    sign = value._sign if _is_nan(value) else 1 - value._sign
    return _made(Decimal, sign, value._int, value._exp, value._special)


def _operand(value, must_be=False):
    if isinstance(value, Decimal):
        return value
    if isinstance(value, int):
        return _made(Decimal, 1 if value < 0 else 0, abs(int(value)), 0)
    if must_be:
        raise TypeError(f"conversion from {type(value).__name__} to Decimal is not supported")
    return None


def _comparable(value):
    if isinstance(value, float):
        return Decimal.from_float(value)
    if isinstance(value, Decimal) or isinstance(value, int):
        return _operand(value)
    if type(value).__name__ == "Fraction":
        # Exact, since a fraction's decimals may never end.
        return _Ratio(value)
    return None


class _Ratio:
    """A fraction that a decimal is compared with."""

    _special = ""

    def __init__(self, fraction):
        self.fraction = fraction


def _parsed(cls, text):
    body = text.strip().replace("_", "")
    sign = 0
    if body[:1] in ("+", "-"):
        sign = 1 if body[0] == "-" else 0
        body = body[1:]
    lower = body.lower()
    if lower in ("inf", "infinity"):
        return _made(cls, sign, 0, 0, "inf")
    for name in ("snan", "nan"):
        if lower.startswith(name) and (lower == name or lower[len(name) :].isdigit()):
            return _made(cls, sign, int(lower[len(name) :] or "0"), 0, name)
    mantissa, mark, exponent = lower.partition("e")
    whole, _, decimals = mantissa.partition(".")
    power = exponent[1:] if exponent[:1] in ("+", "-") else exponent
    if not (whole + decimals).isdigit() or (mark and not power.isdigit()):
        return _current._signal(ConversionSyntax, ConversionSyntax, _nan())
    return _made(cls, sign, int(whole + decimals), int(exponent or "0") - len(decimals))


def _from_tuple(cls, parts):
    if len(parts) != 3:
        raise ValueError("argument must be a sequence of length 3")
    sign, digits, exponent = parts
    if sign not in (0, 1):
        raise ValueError("sign must be an integer with the value 0 or 1")
    coefficient = int("".join([str(digit) for digit in digits]) or "0")
    if exponent == "F":
        return _made(cls, sign, 0, 0, "inf")
    if exponent in ("n", "N"):
        return _made(cls, sign, coefficient, 0, "nan" if exponent == "n" else "snan")
    return _made(cls, sign, coefficient, exponent)


# ---------------------------------------------------------------------------------- rounding


def _rounded_up(sign, quotient, remainder, divisor, rounding):
    """Whether the next larger coefficient is taken, where a division left a remainder."""
    if not remainder:
        return False
    if rounding == ROUND_DOWN:
        return False
    if rounding == ROUND_UP:
        return True
    if rounding == ROUND_CEILING:
        return not sign
    if rounding == ROUND_FLOOR:
        return bool(sign)
    if rounding == ROUND_05UP:
        return quotient % 5 == 0
    twice = remainder * 2
    if twice != divisor:
        return twice > divisor
    if rounding == ROUND_HALF_EVEN:
        return quotient % 2 == 1
    return rounding == ROUND_HALF_UP


def _rescaled(value, exponent, rounding):
    """The value with that exponent."""
    if value._exp >= exponent:
        return _made(Decimal, value._sign, value._int * 10 ** (value._exp - exponent), exponent)
    divisor = 10 ** (exponent - value._exp)
    quotient, remainder = divmod(value._int, divisor)
    if _rounded_up(value._sign, quotient, remainder, divisor, rounding):
        quotient += 1
    return _made(Decimal, value._sign, quotient, exponent)


def _fixed(value, context):
    """The value rounded to the context's precision."""
    if value._special:
        if value._special == "snan":
            return context._signal(InvalidOperation, InvalidOperation, _nan())
        return value
    excess = len(str(value._int)) - context.prec
    result = value
    if excess > 0:
        result = _rescaled(value, value._exp + excess, context.rounding)
        if len(str(result._int)) > context.prec:
            result = _made(Decimal, result._sign, result._int // 10, result._exp + 1)
        context._signal(Rounded, None)
        if result._int * 10 ** (result._exp - value._exp) != value._int:
            context._signal(Inexact, None)
    elif type(value) is not Decimal:
        result = _made(Decimal, value._sign, value._int, value._exp)
    if result._int and result.adjusted() > context.Emax:
        context._signal(Inexact, None)
        context._signal(Rounded, None)
        return context._signal(Overflow, Overflow, _made(Decimal, result._sign, 0, 0, "inf"))
    lowest = context.Emin - context.prec + 1
    if result._exp < lowest:
        result = _rescaled(result, lowest, context.rounding)
    return result


def _nan_result(a, b, context):
    """What an operation gives where an operand is not a number, or None."""
    for value in (a, b):
        if value._special == "snan":
            return context._signal(InvalidOperation, InvalidOperation, _made(Decimal, value._sign, value._int, 0, "nan"))
    for value in (a, b):
        if value._special == "nan":
            return value
    return None


# ---------------------------------------------------------------------------------- operations


def _order(a, b):
    """-1, 0 or 1 as `a` is less than, equal to or greater than `b`, neither of them NaN."""
    if isinstance(b, _Ratio):
        if a._special:
            return -1 if a._sign else 1
        n, d = a.as_integer_ratio()
        difference = n * b.fraction.denominator - b.fraction.numerator * d
        return (difference > 0) - (difference < 0)
    if a._special or b._special:
        x = (-1 if a._sign else 1) if a._special else 0
        y = (-1 if b._sign else 1) if b._special else 0
        return (x > y) - (x < y)
    x = -a._int if a._sign else a._int
    y = -b._int if b._sign else b._int
    if not x or not y or (x < 0) != (y < 0):
        return (x > y) - (x < y)
    if a._exp != b._exp:
        # Sizes first: powers of ten of far numbers are large.
        if a.adjusted() != b.adjusted():
            return 1 if (a.adjusted() > b.adjusted()) == (x > 0) else -1
        if a._exp > b._exp:
            x *= 10 ** (a._exp - b._exp)
        else:
            y *= 10 ** (b._exp - a._exp)
    return (x > y) - (x < y)


def _total_order(a, b):
    order = _order(a, b)
    if order:
        return order
    if a._sign != b._sign:
        return -1 if a._sign else 1
    if a._exp == b._exp:
        return 0
    return 1 if (a._exp > b._exp) != bool(a._sign) else -1


def _unordered(a, b):
    if isinstance(b, _Ratio):
        b = a
    if _is_nan(a) or _is_nan(b):
        _current._signal(InvalidOperation, InvalidOperation)
        return True
    return False


def _add(a, b, context):
    nan = _nan_result(a, b, context)
    if nan is not None:
        return nan
    if a._special or b._special:
        if a._special and b._special and a._sign != b._sign:
            return context._signal(InvalidOperation, InvalidOperation, _nan())
        return a if a._special else b
    exponent = min(a._exp, b._exp)
    x = a._int * 10 ** (a._exp - exponent) if a._int else 0
    y = b._int * 10 ** (b._exp - exponent) if b._int else 0
    total = (-x if a._sign else x) + (-y if b._sign else y)
    if total:
        sign = 1 if total < 0 else 0
    elif a._sign == b._sign:
        sign = a._sign
    else:
        sign = 1 if context.rounding == ROUND_FLOOR else 0
    return _fixed(_made(Decimal, sign, abs(total), exponent), context)


def _multiply(a, b, context):
    nan = _nan_result(a, b, context)
    if nan is not None:
        return nan
    sign = a._sign ^ b._sign
    if a._special or b._special:
        if not a or not b:
            return context._signal(InvalidOperation, InvalidOperation, _nan())
        return _made(Decimal, sign, 0, 0, "inf")
    return _fixed(_made(Decimal, sign, a._int * b._int, a._exp + b._exp), context)


def _divide(a, b, context):
    nan = _nan_result(a, b, context)
    if nan is not None:
        return nan
    sign = a._sign ^ b._sign
    if a._special:
        if b._special:
            return context._signal(InvalidOperation, InvalidOperation, _nan())
        return _made(Decimal, sign, 0, 0, "inf")
    if b._special:
        return _made(Decimal, sign, 0, context.Emin - context.prec + 1)
    if not b._int:
        if not a._int:
            return context._signal(InvalidOperation, DivisionUndefined, _nan())
        return context._signal(DivisionByZero, DivisionByZero, _made(Decimal, sign, 0, 0, "inf"))
    ideal = a._exp - b._exp
    if not a._int:
        return _fixed(_made(Decimal, sign, 0, ideal), context)
    shift = len(str(b._int)) - len(str(a._int)) + context.prec + 1
    exponent = ideal - shift
    if shift >= 0:
        quotient, remainder = divmod(a._int * 10**shift, b._int)
    else:
        quotient, remainder = divmod(a._int, b._int * 10**-shift)
    if remainder:
        # A last digit that is neither 0 nor 5 makes the rounding of the longer quotient that of the exact one.
        if quotient % 5 == 0:
            quotient += 1
    else:
        while exponent < ideal and quotient % 10 == 0:
            quotient //= 10
            exponent += 1
    return _fixed(_made(Decimal, sign, quotient, exponent), context)


def _whole_quotient(a, b, context):
    """The integer part of a quotient of finite numbers and what is left, with the sign of `a`."""
    exponent = min(a._exp, b._exp)
    quotient, remainder = divmod(a._int * 10 ** (a._exp - exponent), b._int * 10 ** (b._exp - exponent))
    if len(str(quotient)) > context.prec:
        context._signal(InvalidOperation, DivisionImpossible)
        return None, _nan()
    return quotient, _made(Decimal, a._sign, remainder, exponent)


def _floor_divide(a, b, context, wants_rest=True):
    """`(a // b, a % b)`, rounding towards zero as decimals do."""
    nan = _nan_result(a, b, context)
    if nan is not None:
        return nan, nan
    sign = a._sign ^ b._sign
    if a._special:
        if b._special:
            nan = context._signal(InvalidOperation, InvalidOperation, _nan())
            return nan, nan
        rest = context._signal(InvalidOperation, InvalidOperation, _nan()) if wants_rest else None
        return _made(Decimal, sign, 0, 0, "inf"), rest
    if b._special:
        return _made(Decimal, sign, 0, 0), _fixed(a, context)
    if not b._int:
        if not a._int:
            nan = context._signal(InvalidOperation, DivisionUndefined, _nan())
            return nan, nan
        infinite = context._signal(DivisionByZero, DivisionByZero, _made(Decimal, sign, 0, 0, "inf"))
        return infinite, context._signal(InvalidOperation, InvalidOperation, _nan()) if wants_rest else None
    quotient, rest = _whole_quotient(a, b, context)
    if quotient is None:
        return rest, rest
    return _made(Decimal, sign, quotient, 0), _fixed(rest, context)


def _remainder(a, b, context):
    if not a._special and not b._special and not b._int:
        if not a._int:
            return context._signal(InvalidOperation, DivisionUndefined, _nan())
        return context._signal(InvalidOperation, InvalidOperation, _nan())
    if a._special == "inf" and not _is_nan(b):
        return context._signal(InvalidOperation, InvalidOperation, _nan())
    return _floor_divide(a, b, context)[1]


def _power(a, b, context):
    nan = _nan_result(a, b, context)
    if nan is not None:
        return nan
    if not b._special and not b._int:
        if not a._special and not a._int:
            return context._signal(InvalidOperation, InvalidOperation, _nan())
        return Decimal(1)
    is_whole = not b._special and (b._exp >= 0 or b._int % 10**-b._exp == 0)
    sign = 1 if a._sign and is_whole and int(b) % 2 else 0
    if a._special:
        if a._sign and not is_whole:
            return context._signal(InvalidOperation, InvalidOperation, _nan())
        if b._sign:
            return _made(Decimal, sign, 0, 0)
        return _made(Decimal, sign, 0, 0, "inf")
    if not a._int:
        if b._sign:
            return _made(Decimal, sign, 0, 0, "inf")
        return _made(Decimal, sign, 0, 0)
    if a._sign and not is_whole:
        return context._signal(InvalidOperation, InvalidOperation, _nan())
    if b._special:
        order = _order(a.copy_abs(), Decimal(1))
        if order == 0:
            return _made(Decimal, 0, 10 ** (context.prec - 1), 1 - context.prec)
        return _made(Decimal, 0, 0, 0, "inf") if (order > 0) != bool(b._sign) else Decimal(0)
    if is_whole:
        count = abs(int(b))
        digits = len(str(a._int)) * count
        if not b._sign and digits <= 20 * context.prec + 1000:
            return _fixed(_made(Decimal, sign, a._int**count, a._exp * count), context)
        precise = context.copy()
        precise.traps = {}
        precise.prec = context.prec + len(str(count)) + 6
        result = Decimal(1)
        factor = a
        while count:
            if count & 1:
                result = _multiply(result, factor, precise)
            count >>= 1
            if count:
                factor = _multiply(factor, factor, precise)
        if b._sign:
            result = _divide(Decimal(1), result, precise)
        return _fixed(result, context)
    precise = context.copy()
    precise.traps = {}
    precise.prec = context.prec + len(str(abs(a.adjusted()) + 1)) + len(str(b._int)) + 8
    product = _multiply(_logarithm(a, precise, False), b, precise)
    result = _fixed(_exponential(product, precise), context)
    # A result that is exact has only the digits that it needs.
    exact = _exact_root(a, b, context)
    return result if exact is None else exact


def _exact_root(a, b, context):
    if b._int * 10 != 5 * 10 ** (-b._exp) or b._sign:
        return None
    root = _square_root(a, context)
    return root if _order(_multiply(root, root, context), a) == 0 else None


def _square_root(value, context):
    if _is_nan(value):
        return _nan_result(value, value, context)
    if not value._special and not value._int:
        return _fixed(_made(Decimal, value._sign, 0, value._exp // 2), context)
    if value._sign:
        return context._signal(InvalidOperation, InvalidOperation, _nan())
    if value._special:
        return value
    # The root of the coefficient with two digits more than the precision, times a power of a hundred.
    prec = context.prec + 1
    exponent = value._exp >> 1
    coefficient = value._int
    digits = len(str(coefficient))
    if value._exp & 1:
        coefficient *= 10
        length = (digits >> 1) + 1
    else:
        length = digits + 1 >> 1
    shift = prec - length
    if shift >= 0:
        coefficient *= 100**shift
        is_exact = True
    else:
        coefficient, rest = divmod(coefficient, 100**-shift)
        is_exact = not rest
    ideal = exponent
    exponent -= shift
    root = math_isqrt(coefficient)
    is_exact = is_exact and root * root == coefficient
    if is_exact:
        if shift >= 0:
            root //= 10**shift
        else:
            root *= 10**-shift
        exponent = ideal
    elif root % 5 == 0:
        root += 1
    rounding = context.rounding
    context.rounding = ROUND_HALF_EVEN
    result = _fixed(_made(Decimal, 0, root, exponent), context)
    context.rounding = rounding
    return result


# ---------------------------------------------------------------------------------- exponential and logarithm

# Both work with integers: a number x stands for x / 10**places.


def _fixed_exp(x, places):
    """e to the power x, for a small x: the argument is halved until its series is short."""
    unit = 10**places
    halvings = max(0, x.bit_length() - unit.bit_length() + 8)
    guard = 10 ** (halvings // 3 + 5)
    x = x * guard >> halvings
    unit *= guard
    term = total = unit
    n = 1
    while term:
        term = term * x // (unit * n)
        total += term
        n += 1
    for _ in range(halvings):
        total = total * total // unit
    return total // guard


def _fixed_ln(x, places):
    """The natural logarithm of a positive x."""
    unit = 10**places
    # Square roots bring the number near to 1, where the series of the inverse hyperbolic tangent is short.
    roots = 0
    guard = 10**8
    unit *= guard
    x *= guard
    while abs(x - unit) * 16 > unit:
        x = math_isqrt(x * unit)
        roots += 1
    y = (x - unit) * unit // (x + unit)
    square = y * y // unit
    total = 0
    n = 1
    while y:
        total += y // n
        y = y * square // unit
        n += 2
    return (total << roots + 1) // guard


def _exponential(value, context):
    if _is_nan(value):
        return _nan_result(value, value, context)
    if value._special:
        return Decimal(0) if value._sign else value
    if not value._int:
        return Decimal(1)
    if value.adjusted() > 7:
        huge = _made(Decimal, 0, 1, context.Emin - context.prec if value._sign else context.Emax + 1)
        return _fixed(huge, context)
    places = context.prec + max(value.adjusted(), 0) + 12
    x = value._int * 10 ** (value._exp + places) if value._exp + places >= 0 else value._int // 10 ** -(value._exp + places)
    if value._sign:
        x = -x
    ten = _fixed_ln(10 * 10**places, places)
    power, rest = divmod(x, ten)
    coefficient = _fixed_exp(rest, places)
    if coefficient % 5 == 0:
        coefficient += 1
    return _half_even(_made(Decimal, 0, coefficient, power - places), context)


def _half_even(value, context):
    rounding = context.rounding
    context.rounding = ROUND_HALF_EVEN
    result = _fixed(value, context)
    context.rounding = rounding
    return result


def _logarithm(value, context, is_common):
    if _is_nan(value):
        return _nan_result(value, value, context)
    if not value._special and not value._int:
        return _made(Decimal, 1, 0, 0, "inf")
    if value._sign:
        return context._signal(InvalidOperation, InvalidOperation, _nan())
    if value._special:
        return value
    adjusted = value.adjusted()
    digits = str(value._int)
    if is_common and digits.strip("0") == "1" and digits[0] == "1":
        return _fixed(Decimal(adjusted), context)
    if _order(value, Decimal(1)) == 0:
        return Decimal(0)
    places = context.prec + len(str(abs(adjusted))) + 12
    # Near to 1 a logarithm begins with zeros behind the point, which are no digits of it.
    difference = _add(value, Decimal(-1), Context(prec=len(digits) + abs(adjusted) + 5, traps=[]))
    places += max(0, -difference.adjusted())
    mantissa = value._int * 10 ** (places - len(digits) + 1) if places >= len(digits) - 1 else value._int // 10 ** (len(digits) - 1 - places)
    ten = _fixed_ln(10 * 10**places, places)
    total = _fixed_ln(mantissa, places) + adjusted * ten
    if is_common:
        total = total * 10**places // ten
    sign = 1 if total < 0 else 0
    coefficient = abs(total)
    if coefficient % 5 == 0:
        coefficient += 1
    return _half_even(_made(Decimal, sign, coefficient, -places), context)


# ---------------------------------------------------------------------------------- formats


def _formatted(value, spec):
    fill, align, sign, zero, width, grouping, precision, kind = _parse_spec(spec)
    if value._special:
        body = str(value.copy_abs())
        text = body
        if kind == "%":
            text += "%"
        negative = bool(value._sign)
        zero = False
        return _padded(_sign_text(negative, sign), text, fill, align or ">", width)
    if kind == "%":
        value = _made(Decimal, value._sign, value._int, value._exp + 2)
    rounding = _current.rounding
    if precision is not None:
        if kind in ("e", "E"):
            digits = len(str(value._int))
            if value._int:
                value = _to_digits(value, precision + 1, rounding)
            else:
                value = _made(Decimal, value._sign, 0, -precision)
        elif kind in ("f", "F", "%"):
            value = _rescaled(value, -precision, rounding)
        elif len(str(value._int)) > max(precision, 1):
            value = _to_digits(value, max(precision, 1), rounding)
    digits = str(value._int)
    left = value._exp + len(digits)
    if kind in ("e", "E"):
        if not value._int and precision is not None:
            point = 1 - precision
        else:
            point = 1
    elif kind in ("f", "F", "%"):
        if precision is None and value._exp > 0:
            digits += "0" * value._exp
            left = len(digits)
        point = left
    elif value._exp <= 0 and left > -6:
        point = left
    else:
        point = 1
    if point < 0:
        whole = "0"
        decimals = "0" * -point + digits
    elif point > len(digits):
        whole = digits + "0" * (point - len(digits))
        decimals = ""
    else:
        whole = digits[:point] or "0"
        decimals = digits[point:]
    exponent = left - point
    tail = "." + decimals if decimals else ""
    if exponent or kind in ("e", "E"):
        letter = "e" if kind in ("e", "g") or (kind == "" and not _current.capitals) else "E"
        tail += f"{letter}{exponent:+d}"
    if kind == "%":
        tail += "%"
    lead = _sign_text(bool(value._sign), sign)
    if zero and not align:
        align = "="
        fill = "0"
    if grouping:
        minimum = width - len(lead) - len(tail) if align == "=" and fill == "0" else 0
        whole = _grouped(whole, grouping, minimum)
    if align == "=":
        return lead + fill * max(0, width - len(lead) - len(whole) - len(tail)) + whole + tail
    return _padded(lead, whole + tail, fill, align or ">", width)


def _to_digits(value, digits, rounding):
    excess = len(str(value._int)) - digits
    result = _rescaled(value, value._exp + excess, rounding)
    if len(str(result._int)) > digits:
        result = _made(Decimal, result._sign, result._int // 10, result._exp + 1)
    return result


def _sign_text(negative, sign):
    return "-" if negative else sign if sign in "+ " else ""


def _padded(lead, text, fill, align, width):
    padding = max(0, width - len(lead) - len(text))
    if align == "<":
        return lead + text + fill * padding
    if align == "^":
        return fill * (padding // 2) + lead + text + fill * (padding - padding // 2)
    if align == "=":
        return lead + fill * padding + text
    return fill * padding + lead + text


def _grouped(digits, separator, minimum):
    """Digits by threes, with zeros in front where the text would be shorter than a minimum."""
    groups = []
    while True:
        size = min(max(len(digits), minimum, 1), 3)
        groups.append(digits[-size:].rjust(size, "0"))
        digits = digits[:-size]
        minimum -= size
        if not digits and minimum <= 0:
            return separator.join(groups[::-1])
        minimum -= 1


def _parse_spec(spec):
    index = 0
    fill = " "
    align = ""
    if len(spec) > 1 and spec[1] in "<>^=":
        fill, align = spec[0], spec[1]
        index = 2
    elif spec[:1] and spec[0] in "<>^=":
        align = spec[0]
        index = 1
    sign = "-"
    if spec[index : index + 1] and spec[index] in "+- ":
        sign = spec[index]
        index += 1
    zero = spec[index : index + 1] == "0"
    if zero:
        index += 1
    start = index
    while spec[index : index + 1].isdigit():
        index += 1
    width = int(spec[start:index] or "0")
    grouping = ""
    if spec[index : index + 1] == ",":
        grouping = spec[index]
        index += 1
    precision = None
    if spec[index : index + 1] == ".":
        start = index + 1
        index = start
        while spec[index : index + 1].isdigit():
            index += 1
        if index == start:
            raise ValueError("invalid format string")
        precision = int(spec[start:index])
    kind = spec[index:]
    if kind not in ("", "e", "E", "f", "F", "g", "G", "n", "%"):
        raise ValueError("invalid format string")
    return fill, align, sign, zero, width, grouping, precision, kind


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "HAVE_CONTEXTVAR InvalidContext MIN_ETINY"
