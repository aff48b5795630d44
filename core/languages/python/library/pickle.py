"""Objects as bytes, in the fourth protocol: what `dumps` gives is what `loads` reads."""

import struct
import sys

HIGHEST_PROTOCOL = 5
DEFAULT_PROTOCOL = 4

_BATCH = 1000


class PickleError(Exception):
    pass


class PicklingError(PickleError):
    pass


class UnpicklingError(PickleError):
    pass


class Pickler:
    def __init__(self, file, protocol=None, *, fix_imports=True, buffer_callback=None):
        self._file = file
        self.memo = {}
        self._parts = []

    def clear_memo(self):
        self.memo.clear()

    def dump(self, obj):
        self._parts = []
        self._save(obj)
        self._parts.append(b".")
        body = b"".join(self._parts)
        head = b"\x80\x04"
        if len(body) >= 4:
            head += b"\x95" + struct.pack("<Q", len(body))
        self._file.write(head + body)

    def _memoize(self, obj):
        # The object is kept, so that nothing else gets its identity.
        self.memo[id(obj)] = (len(self.memo), obj)
        self._parts.append(b"\x94")

    def _save(self, obj):
        known = self.memo.get(id(obj))
        if known is not None:
            at = known[0]
            self._parts.append(b"h" + bytes([at]) if at < 256 else b"j" + struct.pack("<I", at))
            return
        save = _SAVERS.get(type(obj))
        if save is not None:
            save(self, obj)
        elif isinstance(obj, type) or type(obj).__name__ in ("function", "builtin_function_or_method"):
            self._save_global(obj)
        else:
            self._save_instance(obj)

    def _save_global(self, obj):
        module = getattr(obj, "__module__", None) or "builtins"
        name = obj.__qualname__
        found = _module(module)
        if not hasattr(found, name) and getattr(_module("__main__"), name, None) is obj:
            # A class that the library made for the program, such as a named tuple.
            module, found = "__main__", _module("__main__")
        try:
            for part in name.split("."):
                found = getattr(found, part)
        except AttributeError:
            if "<locals>" in name:
                raise AttributeError(f"Can't pickle local object '{name}'") from None
            raise PicklingError(f"Can't pickle {obj!r}: attribute lookup {name} on {module} failed") from None
        if found is not obj:
            raise PicklingError(f"Can't pickle {obj!r}: it's not the same object as {module}.{name}")
        self._save(module)
        self._save(name)
        self._parts.append(b"\x93")
        self._memoize(obj)

    def _save_instance(self, obj):
        kind = type(obj)
        if kind.__name__ in ("generator", "module", "_io.TextIOWrapper", "TextIOWrapper", "lock"):
            raise TypeError(f"cannot pickle '{kind.__name__}' object")
        reduced = None
        if "__reduce__" in _names_of(kind):
            reduced = obj.__reduce__()
        elif isinstance(obj, BaseException):
            reduced = (kind, obj.args, obj.__dict__) if obj.__dict__ else (kind, obj.args)
        elif _is_enum(obj):
            reduced = (kind, (obj.value,))
        if isinstance(reduced, str):
            self._save_global(obj)
            return
        if reduced is not None:
            self._save(reduced[0])
            self._save(tuple(reduced[1]))
            self._parts.append(b"R")
            self._memoize(obj)
            self._save_state(reduced[2] if len(reduced) > 2 else None)
            return
        arguments = ()
        if "__getnewargs__" in _names_of(kind):
            arguments = obj.__getnewargs__()
        else:
            for native in (int, float, str, bytes, tuple):
                if isinstance(obj, native):
                    arguments = (native(obj),)
        self._save(kind)
        self._save(arguments)
        self._parts.append(b"\x81")
        self._memoize(obj)
        if isinstance(obj, list):
            self._append_all(list(obj))
        if isinstance(obj, dict):
            self._set_all(list(obj.items()))
        self._save_state(_state(obj))

    def _save_state(self, state):
        if state is not None:
            self._save(state)
            self._parts.append(b"b")

    def _save_none(self, obj):
        self._parts.append(b"N")

    def _save_bool(self, obj):
        self._parts.append(b"\x88" if obj else b"\x89")

    def _save_int(self, obj):
        if 0 <= obj < 256:
            self._parts.append(b"K" + bytes([obj]))
        elif 0 <= obj < 65536:
            self._parts.append(b"M" + struct.pack("<H", obj))
        elif -(2**31) <= obj < 2**31:
            self._parts.append(b"J" + struct.pack("<i", obj))
        else:
            size = (obj if obj >= 0 else ~obj).bit_length() // 8 + 1
            data = obj.to_bytes(size, "little", signed=True)
            self._parts.append(b"\x8a" + bytes([size]) if size < 256 else b"\x8b" + struct.pack("<i", size))
            self._parts.append(data)

    def _save_float(self, obj):
        self._parts.append(b"G" + struct.pack(">d", obj))

    def _save_str(self, obj):
        data = obj.encode("utf-8", "surrogatepass")
        self._parts.append(b"\x8c" + bytes([len(data)]) if len(data) < 256 else b"X" + struct.pack("<I", len(data)))
        self._parts.append(data)
        self._memoize(obj)

    def _save_bytes(self, obj):
        self._parts.append(b"C" + bytes([len(obj)]) if len(obj) < 256 else b"B" + struct.pack("<I", len(obj)))
        self._parts.append(obj)
        self._memoize(obj)

    def _save_bytearray(self, obj):
        self._save(bytearray)
        self._save((bytes(obj),))
        self._parts.append(b"R")
        self._memoize(obj)

    def _save_complex(self, obj):
        self._save(complex)
        self._save((obj.real, obj.imag))
        self._parts.append(b"R")
        self._memoize(obj)

    def _save_range(self, obj):
        self._save(range)
        self._save((obj.start, obj.stop, obj.step))
        self._parts.append(b"R")
        self._memoize(obj)

    def _save_tuple(self, obj):
        if not obj:
            self._parts.append(b")")
            return
        if len(obj) > 3:
            self._parts.append(b"(")
        for item in obj:
            self._save(item)
        self._parts.append(b"t" if len(obj) > 3 else (b"\x85", b"\x86", b"\x87")[len(obj) - 1])
        self._memoize(obj)

    def _save_list(self, obj):
        self._parts.append(b"]")
        self._memoize(obj)
        self._append_all(obj)

    def _append_all(self, items):
        for at in range(0, len(items), _BATCH):
            batch = items[at : at + _BATCH]
            if len(batch) > 1:
                self._parts.append(b"(")
            for item in batch:
                self._save(item)
            self._parts.append(b"e" if len(batch) > 1 else b"a")

    def _save_dict(self, obj):
        self._parts.append(b"}")
        self._memoize(obj)
        self._set_all(list(obj.items()))

    def _set_all(self, items):
        for at in range(0, len(items), _BATCH):
            batch = items[at : at + _BATCH]
            if len(batch) > 1:
                self._parts.append(b"(")
            for key, value in batch:
                self._save(key)
                self._save(value)
            self._parts.append(b"u" if len(batch) > 1 else b"s")

    def _save_set(self, obj):
        self._parts.append(b"\x8f")
        self._memoize(obj)
        if obj:
            self._parts.append(b"(")
            for item in obj:
                self._save(item)
            self._parts.append(b"\x90")

    def _save_frozenset(self, obj):
        self._parts.append(b"(")
        for item in obj:
            self._save(item)
        self._parts.append(b"\x91")
        self._memoize(obj)


_SAVERS = {
    type(None): Pickler._save_none,
    bool: Pickler._save_bool,
    int: Pickler._save_int,
    float: Pickler._save_float,
    complex: Pickler._save_complex,
    str: Pickler._save_str,
    bytes: Pickler._save_bytes,
    bytearray: Pickler._save_bytearray,
    range: Pickler._save_range,
    tuple: Pickler._save_tuple,
    list: Pickler._save_list,
    dict: Pickler._save_dict,
    set: Pickler._save_set,
    frozenset: Pickler._save_frozenset,
}


def _names_of(kind):
    names = set()
    for base in kind.__mro__:
        if base is not object and base.__module__ != "builtins":
            names.update(base.__dict__)
    return names


def _is_enum(obj):
    return hasattr(type(obj), "__members__")


def _state(obj):
    if "__getstate__" in _names_of(type(obj)):
        return obj.__getstate__()
    members = getattr(obj, "__dict__", None)
    slots = {}
    for base in type(obj).__mro__:
        own = base.__dict__.get("__slots__", ())
        for name in (own,) if isinstance(own, str) else own:
            if name not in ("__dict__", "__weakref__") and hasattr(obj, name):
                slots[name] = getattr(obj, name)
    if slots:
        return (members or None, slots)
    return dict(members) if members else None


def _module(name):
    if name not in sys.modules:
        __import__(name)
    return sys.modules[name]


class Unpickler:
    def __init__(self, file, *, fix_imports=True, encoding="ASCII", errors="strict", buffers=None):
        self._file = file
        self._stack = []
        self._marks = []
        self.memo = {}

    def find_class(self, module, name):
        found = _module(module)
        for part in name.split("."):
            try:
                found = getattr(found, part)
            except AttributeError:
                raise AttributeError(f"Can't get attribute '{name}' on {_module(module)!r}") from None
        return found

    def _take(self, count):
        data = self._file.read(count)
        if len(data) < count:
            raise (EOFError("Ran out of input") if not data else UnpicklingError("pickle data was truncated"))
        return data

    def _sized(self, form):
        return self._take(struct.unpack(form, self._take(struct.calcsize(form)))[0])

    def _pop_mark(self):
        items = self._stack
        self._stack = self._marks.pop()
        return items

    def load(self):
        self._stack = []
        while True:
            code = self._take(1)
            if code == b".":
                return self._stack.pop()
            read = _READERS.get(code)
            if read is None:
                raise UnpicklingError(f"invalid load key, '{code.decode('latin-1')}'.")
            read(self)

    def _put(self, value):
        self._stack.append(value)

    def _build(self):
        state = self._stack.pop()
        obj = self._stack[-1]
        if hasattr(obj, "__setstate__"):
            obj.__setstate__(state)
            return
        slots = None
        if isinstance(state, tuple) and len(state) == 2:
            state, slots = state
        for name, value in (state or {}).items():
            obj.__dict__[name] = value
        for name, value in (slots or {}).items():
            setattr(obj, name, value)

    def _reduce(self):
        arguments = self._stack.pop()
        self._stack[-1] = self._stack[-1](*arguments)

    def _new(self):
        arguments = self._stack.pop()
        kind = self._stack[-1]
        self._stack[-1] = kind.__new__(kind, *arguments)

    def _global(self):
        name = self._stack.pop()
        self._stack[-1] = self.find_class(self._stack[-1], name)

    def _mark(self):
        self._marks.append(self._stack)
        self._stack = []

    def _tuple(self, count):
        items = tuple(self._stack[-count:])
        del self._stack[-count:]
        self._stack.append(items)

    def _append(self, items):
        owner = self._stack[-1]
        for item in items:
            owner.append(item)

    def _set(self, items):
        owner = self._stack[-1]
        for at in range(0, len(items), 2):
            owner[items[at]] = items[at + 1]

    def _set_one(self):
        value = self._stack.pop()
        key = self._stack.pop()
        self._stack[-1][key] = value

    def _append_one(self):
        item = self._stack.pop()
        self._stack[-1].append(item)

    def _add(self, items):
        self._stack[-1].update(items)

    def _put_all(self, kind):
        items = self._pop_mark()
        self._stack.append(kind(items))

    def _remember(self):
        self.memo[len(self.memo)] = self._stack[-1]


_READERS = {
    b"\x80": lambda u: u._take(1),
    b"\x95": lambda u: u._take(8),
    b"N": lambda u: u._put(None),
    b"\x88": lambda u: u._put(True),
    b"\x89": lambda u: u._put(False),
    b"K": lambda u: u._put(u._take(1)[0]),
    b"M": lambda u: u._put(struct.unpack("<H", u._take(2))[0]),
    b"J": lambda u: u._put(struct.unpack("<i", u._take(4))[0]),
    b"\x8a": lambda u: u._put(int.from_bytes(u._sized("<B"), "little", signed=True)),
    b"\x8b": lambda u: u._put(int.from_bytes(u._sized("<i"), "little", signed=True)),
    b"G": lambda u: u._put(struct.unpack(">d", u._take(8))[0]),
    b"\x8c": lambda u: u._put(u._sized("<B").decode("utf-8", "surrogatepass")),
    b"X": lambda u: u._put(u._sized("<I").decode("utf-8", "surrogatepass")),
    b"C": lambda u: u._put(u._sized("<B")),
    b"B": lambda u: u._put(u._sized("<I")),
    b"\x94": lambda u: u._remember(),
    b"h": lambda u: u._put(u.memo[u._take(1)[0]]),
    b"j": lambda u: u._put(u.memo[struct.unpack("<I", u._take(4))[0]]),
    b"(": lambda u: u._mark(),
    b")": lambda u: u._put(()),
    b"\x85": lambda u: u._tuple(1),
    b"\x86": lambda u: u._tuple(2),
    b"\x87": lambda u: u._tuple(3),
    b"t": lambda u: u._put_all(tuple),
    b"]": lambda u: u._put([]),
    b"a": lambda u: u._append_one(),
    b"e": lambda u: u._append(u._pop_mark()),
    b"}": lambda u: u._put({}),
    b"s": lambda u: u._set_one(),
    b"u": lambda u: u._set(u._pop_mark()),
    b"\x8f": lambda u: u._put(set()),
    b"\x90": lambda u: u._add(u._pop_mark()),
    b"\x91": lambda u: u._put_all(frozenset),
    b"\x93": lambda u: u._global(),
    b"\x81": lambda u: u._new(),
    b"R": lambda u: u._reduce(),
    b"b": lambda u: u._build(),
}


def dumps(obj, protocol=None, *, fix_imports=True, buffer_callback=None):
    from io import BytesIO

    file = BytesIO()
    Pickler(file).dump(obj)
    return file.getvalue()


def loads(data, /, *, fix_imports=True, encoding="ASCII", errors="strict", buffers=None):
    from io import BytesIO

    return Unpickler(BytesIO(data)).load()


def dump(obj, file, protocol=None, *, fix_imports=True, buffer_callback=None):
    Pickler(file).dump(obj)


def load(file, *, fix_imports=True, encoding="ASCII", errors="strict", buffers=None):
    return Unpickler(file).load()
