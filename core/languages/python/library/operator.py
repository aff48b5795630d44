"""The operators as functions."""

from __intrinsics__ import as_plain_function

_abs = abs


def lt(a, b, /):
    return a < b


def le(a, b, /):
    return a <= b


def eq(a, b, /):
    return a == b


def ne(a, b, /):
    return a != b


def ge(a, b, /):
    return a >= b


def gt(a, b, /):
    return a > b


def not_(a, /):
    return not a


def truth(a, /):
    return True if a else False


def is_(a, b, /):
    return a is b


def is_not(a, b, /):
    return a is not b


def add(a, b, /):
    return a + b


def sub(a, b, /):
    return a - b


def mul(a, b, /):
    return a * b


def matmul(a, b, /):
    return a @ b


def truediv(a, b, /):
    return a / b


def floordiv(a, b, /):
    return a // b


def mod(a, b, /):
    return a % b


def pow(a, b, /):
    return a**b


def and_(a, b, /):
    return a & b


def or_(a, b, /):
    return a | b


def xor(a, b, /):
    return a ^ b


def lshift(a, b, /):
    return a << b


def rshift(a, b, /):
    return a >> b


def neg(a, /):
    return -a


def pos(a, /):
    return +a


def invert(a, /):
    return ~a


inv = invert


def abs(a, /):
    return _abs(a)


def index(a, /):
    if isinstance(a, int):
        return int(a)
    if not hasattr(type(a), "__index__"):
        raise TypeError(f"'{type(a).__name__}' object cannot be interpreted as an integer")
    return type(a).__index__(a)


def concat(a, b, /):
    if not hasattr(a, "__getitem__"):
        raise TypeError(f"'{type(a).__name__}' object can't be concatenated")
    return a + b


def contains(a, b, /):
    return b in a


def countOf(a, b, /):
    count = 0
    for value in a:
        if value is b or value == b:
            count += 1
    return count


def indexOf(a, b, /):
    place = 0
    for value in a:
        if value is b or value == b:
            return place
        place += 1
    raise ValueError("sequence.index(x): x not in sequence")


def getitem(a, b, /):
    return a[b]


def setitem(a, b, c, /):
    a[b] = c


def delitem(a, b, /):
    del a[b]


def length_hint(obj, default=0, /):
    if not isinstance(default, int):
        raise TypeError(f"'{type(default).__name__}' object cannot be interpreted as an integer")
    try:
        return len(obj)
    except TypeError:
        pass
    hint = getattr(type(obj), "__length_hint__", None)
    if hint is None:
        return default
    try:
        result = hint(obj)
    except TypeError:
        return default
    if result is NotImplemented:
        return default
    if not isinstance(result, int):
        raise TypeError(f"__length_hint__ must be an integer, not {type(result).__name__}")
    if result < 0:
        raise ValueError("__length_hint__() should return >= 0")
    return result


def call(obj, /, *args, **named):
    return obj(*args, **named)


def iadd(a, b, /):
    a += b
    return a


def isub(a, b, /):
    a -= b
    return a


def imul(a, b, /):
    a *= b
    return a


def imatmul(a, b, /):
    a @= b
    return a


def itruediv(a, b, /):
    a /= b
    return a


def ifloordiv(a, b, /):
    a //= b
    return a


def imod(a, b, /):
    a %= b
    return a


def ipow(a, b, /):
    a **= b
    return a


def iand(a, b, /):
    a &= b
    return a


def ior(a, b, /):
    a |= b
    return a


def ixor(a, b, /):
    a ^= b
    return a


def ilshift(a, b, /):
    a <<= b
    return a


def irshift(a, b, /):
    a >>= b
    return a


def iconcat(a, b, /):
    a += b
    return a


class itemgetter:
    def __init__(self, *items):
        if not items:
            raise TypeError("itemgetter expected 1 argument, got 0")
        self._items = items

    def __call__(self, obj, /):
        items = self._items
        if len(items) == 1:
            return obj[items[0]]
        return tuple([obj[item] for item in items])

    def __repr__(self):
        return "operator.itemgetter(" + ", ".join([repr(item) for item in self._items]) + ")"


class attrgetter:
    def __init__(self, *names):
        if not names:
            raise TypeError("attrgetter expected 1 argument, got 0")
        for name in names:
            if not isinstance(name, str):
                raise TypeError("attribute name must be a string")
        self._names = names
        self._paths = [name.split(".") for name in names]

    def __call__(self, obj, /):
        result = []
        for path in self._paths:
            value = obj
            for name in path:
                value = getattr(value, name)
            result.append(value)
        return result[0] if len(result) == 1 else tuple(result)

    def __repr__(self):
        return "operator.attrgetter(" + ", ".join([repr(name) for name in self._names]) + ")"


class methodcaller:
    def __init__(self, name, /, *args, **named):
        if not isinstance(name, str):
            raise TypeError("method name must be a string")
        self._name = name
        self._args = args
        self._named = named

    def __call__(self, obj, /):
        return getattr(obj, self._name)(*self._args, **self._named)

    def __repr__(self):
        parts = [repr(self._name)]
        parts += [repr(value) for value in self._args]
        parts += [f"{name}={value!r}" for name, value in self._named.items()]
        return "operator.methodcaller(" + ", ".join(parts) + ")"


__lt__ = lt
__le__ = le
__eq__ = eq
__ne__ = ne
__ge__ = ge
__gt__ = gt
__not__ = not_
__add__ = add
__sub__ = sub
__mul__ = mul
__matmul__ = matmul
__truediv__ = truediv
__floordiv__ = floordiv
__mod__ = mod
__pow__ = pow
__and__ = and_
__or__ = or_
__xor__ = xor
__lshift__ = lshift
__rshift__ = rshift
__neg__ = neg
__pos__ = pos
__invert__ = invert
__inv__ = invert
__abs__ = abs
__index__ = index
__concat__ = concat
__contains__ = contains
__getitem__ = getitem
__setitem__ = setitem
__delitem__ = delitem


# They are the machine's own in CPython: no methods of the classes that hold them.
for _function in (
    lt, le, eq, ne, ge, gt, not_, truth, is_, is_not, add, sub, mul, matmul, truediv, floordiv, mod, pow, and_,
    or_, xor, lshift, rshift, neg, pos, invert, abs, index, concat, contains, countOf, indexOf, getitem, setitem,
    delitem, length_hint, call, iadd, isub, imul, imatmul, itruediv, ifloordiv, imod, ipow, iand, ior, ixor,
    ilshift, irshift, iconcat,
):
    as_plain_function(_function)
