"""References that do not keep their object alive in CPython. Here objects live as long as the run may need
them, so that such a reference is never broken."""

from collections import UserDict


class ReferenceType:
    def __init__(self, object, callback=None):
        if isinstance(object, (int, str, tuple, float, type(None))):
            raise TypeError(f"cannot create weak reference to '{type(object).__name__}' object")
        self._object = object
        self.__callback__ = callback

    def __call__(self):
        return self._object

    def __eq__(self, other):
        if not isinstance(other, ReferenceType):
            return NotImplemented
        return self._object == other._object

    def __hash__(self):
        return hash(self._object)

    def __repr__(self):
        return f"<weakref at {id(self):#x}; to '{type(self._object).__name__}' at {id(self._object):#x}>"


ref = ReferenceType


class WeakMethod(ReferenceType):
    pass


def proxy(object, callback=None):
    return object


def getweakrefcount(object):
    return 0


class WeakValueDictionary(UserDict):
    def __repr__(self):
        return f"<WeakValueDictionary at {id(self):#x}>"


class WeakKeyDictionary(UserDict):
    def __repr__(self):
        return f"<WeakKeyDictionary at {id(self):#x}>"


class WeakSet:
    def __init__(self, data=()):
        self._members = dict.fromkeys(data)

    def add(self, item):
        self._members[item] = None

    def discard(self, item):
        self._members.pop(item, None)

    def remove(self, item):
        del self._members[item]

    def __contains__(self, item):
        return item in self._members

    def __iter__(self):
        return iter(list(self._members))

    def __len__(self):
        return len(self._members)

    def clear(self):
        self._members.clear()


class finalize:
    def __init__(self, obj, func, /, *args, **named):
        self._call = (func, args, named)
        self.alive = True
        self.atexit = True

    def __call__(self):
        if self.alive:
            self.alive = False
            func, args, named = self._call
            return func(*args, **named)
        return None

    def detach(self):
        self.alive = False
