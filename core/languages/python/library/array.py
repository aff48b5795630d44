"""Sequences of numbers of one kind: a list that takes nothing else."""

import struct as _struct

typecodes = "bBuhHiIlLqQfd"
_SIZES = {"b": 1, "B": 1, "u": 4, "h": 2, "H": 2, "i": 4, "I": 4, "l": 8, "L": 8, "q": 8, "Q": 8, "f": 4, "d": 8}
_NAMES = {"b": "signed char", "B": "unsigned byte integer", "h": "signed short", "H": "unsigned short"}


def _checked(code, value):
    """A value as an array of a kind holds it."""
    if code == "u":
        if not isinstance(value, str) or len(value) != 1:
            raise TypeError("array item must be a unicode character, not " + type(value).__name__)
        return value
    if code in "fd":
        if not isinstance(value, (int, float)) and not hasattr(type(value), "__float__"):
            raise TypeError(f"must be real number, not {type(value).__name__}")
        value = float(value)
        return _struct.unpack("<f", _struct.pack("<f", value))[0] if code == "f" else value
    if not hasattr(type(value), "__index__"):
        raise TypeError(f"'{type(value).__name__}' object cannot be interpreted as an integer")
    value = value.__index__()
    bits = 8 * _SIZES[code]
    least, most = (0, (1 << bits) - 1) if code in "BHILQ" else (-(1 << bits - 1), (1 << bits - 1) - 1)
    if least <= value <= most:
        return value
    if code in _NAMES:
        raise OverflowError(f"{_NAMES[code]} is {'greater than maximum' if value > most else 'less than minimum'}")
    if code in "ILQ" and value < 0:
        raise OverflowError("can't convert negative value to unsigned int")
    raise OverflowError("Python int too large to convert to C " + ("unsigned long" if code in "ILQ" else "long"))


class array:
    __module__ = "array"

    def __init__(self, typecode, initializer=(), /):
        if not isinstance(typecode, str) or len(typecode) != 1:
            raise TypeError("array() argument 1 must be a unicode character, not " + type(typecode).__name__)
        if typecode not in _SIZES:
            raise ValueError("bad typecode (must be b, B, u, h, H, i, I, l, L, q, Q, f or d)")
        self.typecode = typecode
        self.itemsize = _SIZES[typecode]
        self._items = []
        if isinstance(initializer, (bytes, bytearray)):
            self.frombytes(initializer)
        elif isinstance(initializer, str) and typecode != "u":
            raise TypeError(f"cannot use a str to initialize an array with typecode '{typecode}'")
        else:
            self.extend(initializer)

    def _of(self, items):
        made = array(self.typecode)
        made._items = items
        return made

    def append(self, v, /):
        self._items.append(_checked(self.typecode, v))

    def extend(self, bb, /):
        if isinstance(bb, array) and bb.typecode != self.typecode:
            raise TypeError("can only extend with array of same kind")
        code = self.typecode
        self._items.extend([_checked(code, value) for value in bb])

    fromlist = extend
    fromunicode = extend

    def insert(self, i, v, /):
        self._items.insert(i, _checked(self.typecode, v))

    def pop(self, i=-1, /):
        if not self._items:
            raise IndexError("pop from empty array")
        if not -len(self._items) <= i < len(self._items):
            raise IndexError("pop index out of range")
        return self._items.pop(i)

    def remove(self, v, /):
        if v not in self._items:
            raise ValueError("array.remove(x): x not in array")
        self._items.remove(v)

    def index(self, v, start=0, stop=9223372036854775807, /):
        for at in range(*slice(start, stop).indices(len(self._items))):
            if self._items[at] == v:
                return at
        raise ValueError("array.index(x): x not in array")

    def count(self, v, /):
        return self._items.count(v)

    def reverse(self):
        self._items.reverse()

    def tolist(self):
        return list(self._items)

    def tounicode(self):
        if self.typecode != "u":
            raise ValueError("tounicode() may only be called on unicode type arrays")
        return "".join(self._items)

    def __buffer__(self):
        return self.tobytes()

    def _put_bytes(self, place, data):
        """Writes bytes through a view."""
        whole = bytearray(self.tobytes())
        whole[place : place + len(data)] = data
        self._items.clear()
        self.frombytes(whole)

    def __radd__(self, other):
        return other + self.tobytes() if isinstance(other, (bytes, bytearray)) else NotImplemented

    def tofile(self, f, /):
        f.write(self.tobytes())

    def fromfile(self, f, n, /):
        data = f.read(n * self.itemsize)
        self.frombytes(data[: len(data) // self.itemsize * self.itemsize])
        if len(data) < n * self.itemsize:
            raise EOFError("read() didn't return enough bytes")

    def tobytes(self):
        if self.typecode == "u":
            return "".join(self._items).encode("utf-32-le")
        if self.typecode in "Bb":
            return bytes(self._items if self.typecode == "B" else [item & 255 for item in self._items])
        return _struct.pack(f"<{len(self._items)}{self._standard()}", *self._items)

    def frombytes(self, buffer, /):
        if isinstance(buffer, str):
            raise TypeError("a bytes-like object is required, not 'str'")
        buffer = bytes(buffer)
        if len(buffer) % self.itemsize:
            raise ValueError("bytes length not a multiple of item size")
        if self.typecode == "u":
            self._items.extend(buffer.decode("utf-32-le"))
        else:
            self._items.extend(_struct.unpack(f"<{len(buffer) // self.itemsize}{self._standard()}", buffer))

    # What its items are to a view.
    _format = property(lambda self: "w" if self.typecode == "u" else self.typecode)

    def _standard(self):
        """The format in which a size does not depend on the machine."""
        return {"l": "q", "L": "Q"}.get(self.typecode, self.typecode)

    def byteswap(self):
        data = self.tobytes()
        size = self.itemsize
        swapped = b"".join([data[at : at + size][::-1] for at in range(0, len(data), size)])
        self._items.clear()
        self.frombytes(swapped)

    def buffer_info(self):
        return id(self._items), len(self._items)

    def __reduce_ex__(self, protocol):
        return array, (self.typecode, list(self._items))

    def __len__(self):
        return len(self._items)

    def __iter__(self):
        return iter(self._items)

    def __contains__(self, v):
        return v in self._items

    def __getitem__(self, i):
        if isinstance(i, slice):
            return self._of(self._items[i])
        self._check(i, "array index out of range")
        return self._items[i]

    def __setitem__(self, i, v):
        if isinstance(i, slice):
            if not isinstance(v, array):
                raise TypeError(f"can only assign array (not \"{type(v).__name__}\") to array slice")
            self._items[i] = list(v._items)
            return
        self._check(i, "array assignment index out of range")
        self._items[i] = _checked(self.typecode, v)

    def __delitem__(self, i):
        if not isinstance(i, slice):
            self._check(i, "array assignment index out of range")
        del self._items[i]

    def _check(self, i, message):
        if not hasattr(type(i), "__index__"):
            raise TypeError("array indices must be integers")
        if not -len(self._items) <= i.__index__() < len(self._items):
            raise IndexError(message)

    def __add__(self, other):
        if not isinstance(other, array):
            raise TypeError(f"can only append array (not \"{type(other).__name__}\") to array")
        if other.typecode != self.typecode:
            raise TypeError("bad argument type for built-in operation")
        return self._of(self._items + other._items)

    def __iadd__(self, other):
        if not isinstance(other, array):
            raise TypeError(f"can only extend with array (not \"{type(other).__name__}\")")
        self.extend(other)
        return self

    def __mul__(self, times):
        return self._of(self._items * times)

    __rmul__ = __mul__

    def __imul__(self, times):
        self._items *= times
        return self

    def __eq__(self, other):
        return self._items == other._items if isinstance(other, array) else NotImplemented

    def __lt__(self, other):
        return self._items < other._items if isinstance(other, array) else NotImplemented

    def __le__(self, other):
        return self._items <= other._items if isinstance(other, array) else NotImplemented

    def __gt__(self, other):
        return self._items > other._items if isinstance(other, array) else NotImplemented

    def __ge__(self, other):
        return self._items >= other._items if isinstance(other, array) else NotImplemented

    __hash__ = None

    def __copy__(self):
        return self._of(list(self._items))

    def __deepcopy__(self, memo):
        return self._of(list(self._items))

    def __repr__(self):
        if not self._items:
            return f"array('{self.typecode}')"
        if self.typecode == "u":
            return f"array('u', {''.join(self._items)!r})"
        return f"array('{self.typecode}', {self._items!r})"


ArrayType = array
