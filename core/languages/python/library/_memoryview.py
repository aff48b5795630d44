"""A window on bytes: what is written through it is written to them."""


class memoryview:
    def __init__(self, object):
        if isinstance(object, memoryview):
            self.obj, self._places = object.obj, object._places
        elif isinstance(object, (bytes, bytearray)):
            self.obj, self._places = object, range(len(object))
        elif hasattr(object, "_buffer"):
            self.obj, self._places = object, range(len(object))
        else:
            raise TypeError(f"memoryview: a bytes-like object is required, not '{type(object).__name__}'")
        self.format = "B"
        self.itemsize = 1
        self.ndim = 1
        self._released = False

    readonly = property(lambda self: isinstance(self.obj, bytes))
    nbytes = property(lambda self: len(self._places))
    shape = property(lambda self: (len(self._places),))
    strides = property(lambda self: (self._places.step,))
    contiguous = property(lambda self: self._places.step == 1)

    def _check(self):
        if self._released:
            raise ValueError("operation forbidden on released memoryview object")

    def __len__(self):
        self._check()
        return len(self._places)

    def __getitem__(self, key):
        self._check()
        if isinstance(key, slice):
            view = memoryview(self)
            view._places = self._places[key]
            return view
        try:
            return self.obj[self._places[key]]
        except IndexError:
            raise IndexError("index out of bounds on dimension 1") from None

    def __setitem__(self, key, value):
        self._check()
        if self.readonly:
            raise TypeError("cannot modify read-only memory")
        if not isinstance(key, slice):
            if not isinstance(value, int):
                raise TypeError("memoryview: invalid type for format 'B'")
            if not 0 <= value < 256:
                raise ValueError("memoryview: invalid value for format 'B'")
            self.obj[self._places[key]] = value
            return
        places = self._places[key]
        values = bytes(value)
        if len(values) != len(places):
            raise ValueError("memoryview assignment: lvalue and rvalue have different structures")
        for place, each in zip(places, values):
            self.obj[place] = each

    def __iter__(self):
        return iter(self.tolist())

    def __contains__(self, value):
        return value in self.tolist()

    def __eq__(self, other):
        if isinstance(other, (bytes, bytearray, memoryview)):
            return self.tobytes() == bytes(other)
        return NotImplemented

    def __hash__(self):
        if not self.readonly:
            raise ValueError("cannot hash writable memoryview object")
        return hash(self.tobytes())

    def __bytes__(self):
        return self.tobytes()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.release()

    def __repr__(self):
        return f"<{'released ' if self._released else ''}memory at {id(self):#x}>"

    def tolist(self):
        self._check()
        return [self.obj[place] for place in self._places]

    def tobytes(self, order=None):
        return bytes(self.tolist())

    def hex(self, *separators):
        return self.tobytes().hex(*separators)

    def toreadonly(self):
        return memoryview(self.tobytes())

    def release(self):
        self._released = True


memoryview.__module__ = "builtins"
