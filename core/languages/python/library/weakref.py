"""References that do not keep their object alive.

A reference is broken, and its callback called, when the program has lost the object. Objects may be held by containers here
beyond that only as broken references, which nothing shows.
"""

from __intrinsics__ import weak_refer, weak_target
from collections.abc import MutableMapping, MutableSet
import atexit

_CANNOT = (int, str, tuple, float, bytes, list, dict, bool, type(None))


class ReferenceType:
    def __init__(self, object, callback=None, /):
        if type(object) in _CANNOT:
            raise TypeError(f"cannot create weak reference to '{type(object).__name__}' object")
        weak_refer(self, object)
        self.__callback__ = callback
        self._kind = type(object).__name__
        self._number = id(object)
        self._hash = None

    def __call__(self):
        return weak_target(self)

    def __eq__(self, other):
        if not isinstance(other, ReferenceType):
            return NotImplemented
        left, right = self(), other()
        if left is None or right is None:
            return self is other
        return left == right

    def __hash__(self):
        if self._hash is None:
            target = self()
            if target is None:
                raise TypeError("weak object has gone away")
            self._hash = hash(target)
        return self._hash

    def __repr__(self):
        if self() is None:
            return f"<weakref at {id(self):#x}; dead>"
        return f"<weakref at {id(self):#x}; to '{self._kind}' at {self._number:#x}>"


ReferenceType.__name__ = ReferenceType.__qualname__ = "ReferenceType"
ref = ReferenceType


class WeakMethod(ReferenceType):
    def __init__(self, method, callback=None):
        ReferenceType.__init__(self, method.__self__, callback)
        self._function = ref(method.__func__)

    def __call__(self):
        target = weak_target(self)
        function = self._function()
        if target is None or function is None:
            return None
        return function.__get__(target, type(target))


class _Proxy:
    def __init__(self, object, callback=None):
        _store(self, "_reference", ref(object, callback))

    def __getattribute__(self, name):
        return getattr(_target(self), name)

    def __setattr__(self, name, value):
        setattr(_target(self), name, value)

    def __delattr__(self, name):
        delattr(_target(self), name)

    def __call__(self, *args, **named):
        return _target(self)(*args, **named)

    def __str__(self):
        return str(_target(self))

    def __repr__(self):
        target = _target(self)
        return f"<weakproxy at {id(self):#x} to {type(target).__name__} at {id(target):#x}>"

    def __bool__(self):
        return bool(_target(self))

    def __len__(self):
        return len(_target(self))

    def __iter__(self):
        return iter(_target(self))

    def __getitem__(self, key):
        return _target(self)[key]

    def __setitem__(self, key, value):
        _target(self)[key] = value

    def __contains__(self, value):
        return value in _target(self)

    def __eq__(self, other):
        return _target(self) == other

    def __lt__(self, other):
        return _target(self) < other

    def __add__(self, other):
        return _target(self) + other

    __hash__ = None


_store = object.__setattr__
_load = object.__getattribute__


def _target(proxy):
    target = _load(proxy, "_reference")()
    if target is None:
        raise ReferenceError("weakly-referenced object no longer exists")
    return target


ProxyType = CallableProxyType = _Proxy


def proxy(object, callback=None, /):
    return _Proxy(object, callback)


class WeakValueDictionary(MutableMapping):
    def __init__(self, other=(), /, **named):
        self.data = {}
        self.update(other, **named)

    def _alive(self):
        alive = []
        for key, reference in list(self.data.items()):
            value = reference()
            if value is None:
                del self.data[key]
            else:
                alive.append((key, value))
        return alive

    def __getitem__(self, key):
        value = self.data[key]()
        if value is None:
            raise KeyError(key)
        return value

    def __setitem__(self, key, value):
        self.data[key] = ref(value)

    def __delitem__(self, key):
        del self.data[key]

    def __contains__(self, key):
        return key in self.data and self.data[key]() is not None

    def __len__(self):
        return len(self._alive())

    def __iter__(self):
        return iter([key for key, _ in self._alive()])

    def __repr__(self):
        return f"<WeakValueDictionary at {id(self):#x}>"

    def valuerefs(self):
        return list(self.data.values())


class WeakKeyDictionary(MutableMapping):
    def __init__(self, other=(), /):
        self.data = {}
        self.update(other)

    def _alive(self):
        alive = []
        for reference in list(self.data):
            key = reference()
            if key is None:
                self._drop(reference)
            else:
                alive.append(key)
        return alive

    def _drop(self, broken):
        self.data = {reference: value for reference, value in self.data.items() if reference is not broken}

    def __getitem__(self, key):
        return self.data[ref(key)]

    def __setitem__(self, key, value):
        self.data[ref(key)] = value

    def __delitem__(self, key):
        del self.data[ref(key)]

    def __contains__(self, key):
        return ref(key) in self.data

    def __len__(self):
        return len(self._alive())

    def __iter__(self):
        return iter(self._alive())

    def __repr__(self):
        return f"<WeakKeyDictionary at {id(self):#x}>"

    def keyrefs(self):
        return list(self.data)


class WeakSet(MutableSet):
    def __init__(self, data=None):
        self.data = {}
        for item in () if data is None else data:
            self.add(item)

    def _alive(self):
        return [item for item in [reference() for reference in self.data] if item is not None]

    def add(self, item):
        self.data[ref(item)] = None

    def discard(self, item):
        self.data.pop(ref(item), None)

    def remove(self, item):
        if item not in self:
            raise KeyError(item)
        self.discard(item)

    def __contains__(self, item):
        return ref(item) in self.data

    def __iter__(self):
        return iter(self._alive())

    def __len__(self):
        return len(self._alive())

    def clear(self):
        self.data.clear()

    def __repr__(self):
        return "{" + ", ".join([repr(item) for item in self]) + "}"


def getweakrefcount(object):
    return 0


class finalize:
    def __init__(self, obj, func, /, *args, **named):
        self._call = (func, args, named)
        self._reference = ref(obj, self._lost)
        self.atexit = True
        _waiting.append(self)

    def _lost(self, reference):
        self()

    @property
    def alive(self):
        return self in _waiting

    def __call__(self, _=None):
        if not self.alive:
            return None
        _waiting.remove(self)
        func, args, named = self._call
        return func(*args, **named)

    def detach(self):
        if not self.alive:
            return None
        _waiting.remove(self)
        func, args, named = self._call
        return self._reference(), func, args, named

    def peek(self):
        if not self.alive:
            return None
        func, args, named = self._call
        return self._reference(), func, args, named


_waiting = []


def _at_exit():
    for each in reversed(_waiting[:]):
        if each.atexit:
            each()


atexit.register(_at_exit)


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "KeyedRef ProxyTypes getweakrefs"
