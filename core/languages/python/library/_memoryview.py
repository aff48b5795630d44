"""A window on bytes that something else holds: what is written through it is written to them.

Bytes are held by `bytes` and `bytearray`, and by objects of the library's that say with `__buffer__` what their bytes
are: those may also have `_put_bytes(place, data)`, which writes some, and a `_format` that says what their items are.
"""

import struct as _struct

_SIZES = {"?": 1, "c": 1, "b": 1, "B": 1, "h": 2, "H": 2, "i": 4, "I": 4, "l": 8, "L": 8, "q": 8, "Q": 8, "n": 8, "N": 8}
_SIZES.update({"e": 2, "f": 4, "d": 8, "w": 4, "u": 4})


def _letter(format):
    """The letter of a format, without the mark of the machine's own order."""
    return format[1:] if format[:1] == "@" else format


class memoryview:
    def __init__(self, object):
        self._released = False
        if isinstance(object, memoryview):
            object._check()
            self.obj, self._places, self._start = object.obj, object._places, object._start
            self.format, self.itemsize, self._shape = object.format, object.itemsize, object._shape
            self.readonly = object.readonly
            return
        self.obj = object
        self._start = 0
        if isinstance(object, (bytes, bytearray)):
            self.format, self.itemsize = "B", 1
            self._places = range(len(object))
        elif hasattr(type(object), "__buffer__"):
            self.format = getattr(object, "_format", "B")
            self.itemsize = getattr(object, "itemsize", 1)
            self._places = range(len(object))
        else:
            raise TypeError(f"memoryview: a bytes-like object is required, not '{type(object).__name__}'")
        # The lengths of the dimensions, where there are not one.
        self._shape = None
        self.readonly = not (isinstance(object, bytearray) or hasattr(type(object), "_put_bytes"))

    nbytes = property(lambda self: len(self._places) * self.itemsize)
    ndim = property(lambda self: 1 if self._shape is None else len(self._shape))
    shape = property(lambda self: (len(self._places),) if self._shape is None else self._shape)
    suboffsets = property(lambda self: ())
    contiguous = property(lambda self: self._places.step == 1 or len(self._places) < 2)
    c_contiguous = contiguous
    f_contiguous = property(lambda self: self.contiguous and self.ndim < 2)

    @property
    def strides(self):
        if self._shape is None:
            return (self._places.step * self.itemsize,)
        strides = []
        step = self.itemsize
        for length in reversed(self._shape):
            strides.insert(0, step)
            step *= length
        return tuple(strides)

    def _check(self):
        if self._released:
            raise ValueError("operation forbidden on released memoryview object")

    def _bytes(self):
        """All bytes of what is looked at."""
        held = self.obj
        return held if isinstance(held, (bytes, bytearray)) else held.__buffer__()

    def _read(self, data, place):
        start = self._start + place * self.itemsize
        if self.format == "B":
            return data[start]
        part = bytes(data[start : start + self.itemsize])
        letter = _letter(self.format)
        if letter in "uw":
            raise NotImplementedError(f"memoryview: format {self.format} not supported")
        return part if letter == "c" else _struct.unpack("=" + letter.replace("l", "q").replace("L", "Q"), part)[0]

    def _write(self, place, data):
        start = self._start + place * self.itemsize
        if isinstance(self.obj, bytearray):
            self.obj[start : start + len(data)] = data
        else:
            self.obj._put_bytes(start, data)

    def _packed(self, value):
        """The bytes of an item."""
        letter = _letter(self.format)
        try:
            if letter == "c":
                if not isinstance(value, bytes):
                    raise TypeError
                if len(value) != 1:
                    raise ValueError
                return value
            if letter in "fde":
                if not hasattr(type(value), "__float__") and not hasattr(type(value), "__index__"):
                    raise TypeError
            elif letter != "?":
                if not hasattr(type(value), "__index__"):
                    raise TypeError
                value = value.__index__()
            return _struct.pack("=" + letter.replace("l", "q").replace("L", "Q"), value)
        except TypeError:
            raise TypeError(f"memoryview: invalid type for format '{self.format}'") from None
        except (ValueError, _struct.error, OverflowError):
            raise ValueError(f"memoryview: invalid value for format '{self.format}'") from None

    def __len__(self):
        self._check()
        return len(self._places) if self._shape is None else (self._shape[0] if self._shape else 1)

    def _place(self, key):
        if self._shape is not None:
            if not isinstance(key, tuple):
                raise NotImplementedError("sub-views are not implemented")
            if len(key) != len(self._shape):
                raise NotImplementedError("sub-views are not implemented")
            place = 0
            for at, (index, length) in enumerate(zip(key, self._shape), 1):
                if not -length <= index < length:
                    raise IndexError(f"index out of bounds on dimension {at}")
                place = place * length + index % length
            return self._places[place]
        if not hasattr(type(key), "__index__"):
            raise TypeError("memoryview: invalid slice key")
        try:
            return self._places[key.__index__()]
        except IndexError:
            raise IndexError("index out of bounds on dimension 1") from None

    def __getitem__(self, key):
        self._check()
        if isinstance(key, slice):
            if self._shape is not None:
                raise NotImplementedError("multi-dimensional slicing is not implemented")
            view = memoryview(self)
            view._places = self._places[key]
            return view
        return self._read(self._bytes(), self._place(key))

    def __setitem__(self, key, value):
        self._check()
        if self.readonly:
            raise TypeError("cannot modify read-only memory")
        if not isinstance(key, slice):
            place = self._place(key)
            return self._write(place, self._packed(value))
        places = self._places[key]
        source = memoryview(value)
        if source.ndim != 1 or _letter(source.format) != _letter(self.format) or len(source) != len(places):
            raise ValueError("memoryview assignment: lvalue and rvalue have different structures")
        data = source.tobytes()
        size = self.itemsize
        if places.step == 1:
            if data:
                self._write(places[0], data)
            return
        for at, place in enumerate(places):
            self._write(place, data[at * size : (at + 1) * size])

    def __delitem__(self, key):
        raise TypeError("cannot delete memory")

    def __iter__(self):
        if self._shape is not None and len(self._shape) != 1:
            raise NotImplementedError("multi-dimensional sub-views are not implemented")
        return iter(self.tolist())

    def __reversed__(self):
        return reversed(self.tolist())

    def __contains__(self, value):
        return value in self.tolist()

    def __eq__(self, other):
        if self is other:
            return True
        if not isinstance(other, memoryview):
            if not (isinstance(other, (bytes, bytearray)) or hasattr(type(other), "__buffer__")):
                return NotImplemented
            other = memoryview(other)
        if self._released or other._released:
            return False
        return self.shape == other.shape and self._items() == other._items()

    def __hash__(self):
        if not self.readonly:
            raise ValueError("cannot hash writable memoryview object")
        if _letter(self.format) not in "Bbc":
            raise ValueError("memoryview: hashing is restricted to formats 'B', 'b' or 'c'")
        return hash(self.tobytes())

    def __buffer__(self):
        return self.tobytes()

    def __radd__(self, other):
        """Bytes in front of it: they take all that holds bytes."""
        return other + self.tobytes() if isinstance(other, (bytes, bytearray)) else NotImplemented

    def __enter__(self):
        self._check()
        return self

    def __exit__(self, *error):
        self.release()

    def __repr__(self):
        return f"<{'released ' if self._released else ''}memory at {id(self):#x}>"

    def _items(self):
        data = self._bytes()
        if self.format == "B" and self._places.step == 1:
            start = self._start + self._places.start
            return list(data[start : start + len(self._places)])
        return [self._read(data, place) for place in self._places]

    def tolist(self):
        self._check()
        items = self._items()
        for length in reversed((self._shape or ())[1:]):
            items = [items[at : at + length] for at in range(0, len(items), length)]
        return items if self._shape != () else items[0]

    def tobytes(self, order="C"):
        self._check()
        data = self._bytes()
        size, start = self.itemsize, self._start
        if self._places.step == 1:
            first = start + self._places.start * size
            return bytes(data[first : first + len(self._places) * size])
        return b"".join([bytes(data[start + at * size : start + (at + 1) * size]) for at in self._places])

    def hex(self, *separators):
        return self.tobytes().hex(*separators)

    def toreadonly(self):
        view = memoryview(self)
        view.readonly = True
        return view

    def cast(self, format, shape=None):
        self._check()
        if not isinstance(format, str):
            raise TypeError(f"cast() argument 'format' must be str, not {type(format).__name__}")
        letter = _letter(format)
        if letter not in _SIZES or letter in "uw":
            raise ValueError(
                "memoryview: destination format must be a native single character format prefixed with an optional '@'"
            )
        if not self.contiguous:
            raise TypeError("memoryview: casts are restricted to C-contiguous views")
        if _letter(self.format) not in "Bbc" and letter not in "Bbc":
            raise TypeError("memoryview: cannot cast between two non-byte formats")
        size = _SIZES[letter]
        if self.nbytes % size:
            raise TypeError("memoryview: length is not a multiple of itemsize")
        view = memoryview(self)
        view._start = self._start + self._places.start * self.itemsize
        view.format, view.itemsize = format, size
        view._places = range(self.nbytes // size)
        view._shape = None
        if shape is not None:
            if not isinstance(shape, (list, tuple)):
                raise TypeError("shape must be a list or a tuple")
            count = 1
            for length in shape:
                if not isinstance(length, int):
                    raise TypeError("memoryview.cast(): elements of shape must be integers")
                if length <= 0:
                    raise ValueError("memoryview.cast(): elements of shape must be integers > 0")
                count *= length
            if count * size != self.nbytes:
                raise TypeError("memoryview: product(shape) * itemsize != buffer size")
            view._shape = tuple(shape) if len(shape) != 1 else None
        return view

    def release(self):
        self._released = True


memoryview.__module__ = "builtins"
