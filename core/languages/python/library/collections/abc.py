"""Abstract classes of containers: what a class must define to count as one, and what follows from that.

A class counts as one of the simple ones (`Hashable` … `Callable`) when it defines the methods named in
`_required`; for the others it must be derived from them or be registered.
"""

from __intrinsics__ import import_module
from abc import ABCMeta, abstractmethod
import collections


def _has_methods(cls, names):
    for name in names:
        for parent in cls.__mro__:
            member = parent.__dict__.get(name, _absent)
            if member is None:
                return NotImplemented
            if member is not _absent:
                break
        else:
            return NotImplemented
    return True


_absent = object()

# Classes whose instances have no hash although they have a method for it.
_unhashable = {}


class Hashable(metaclass=ABCMeta):
    @abstractmethod
    def __hash__(self):
        return 0

    @classmethod
    def __subclasshook__(cls, other):
        if cls is not Hashable:
            return NotImplemented
        for parent in other.__mro__:
            if parent in _unhashable:
                return False
            if parent is not object and "__hash__" in parent.__dict__:
                break
        return _has_methods(other, ("__hash__",))


class Awaitable(metaclass=ABCMeta):
    @abstractmethod
    def __await__(self):
        yield

    @classmethod
    def __subclasshook__(cls, other):
        return _has_methods(other, ("__await__",)) if cls is Awaitable else NotImplemented


class Coroutine(Awaitable):
    @classmethod
    def __subclasshook__(cls, other):
        if cls is not Coroutine:
            return NotImplemented
        return _has_methods(other, ("__await__", "send", "throw", "close"))


class AsyncIterable(metaclass=ABCMeta):
    @abstractmethod
    def __aiter__(self):
        return AsyncIterator()

    @classmethod
    def __subclasshook__(cls, other):
        return _has_methods(other, ("__aiter__",)) if cls is AsyncIterable else NotImplemented


class AsyncIterator(AsyncIterable):
    @abstractmethod
    async def __anext__(self):
        raise StopAsyncIteration

    def __aiter__(self):
        return self

    @classmethod
    def __subclasshook__(cls, other):
        return _has_methods(other, ("__anext__", "__aiter__")) if cls is AsyncIterator else NotImplemented


class AsyncGenerator(AsyncIterator):
    @classmethod
    def __subclasshook__(cls, other):
        if cls is not AsyncGenerator:
            return NotImplemented
        return _has_methods(other, ("__aiter__", "__anext__", "asend", "athrow", "aclose"))


class Iterable(metaclass=ABCMeta):
    @abstractmethod
    def __iter__(self):
        while False:
            yield None

    @classmethod
    def __subclasshook__(cls, other):
        return _has_methods(other, ("__iter__",)) if cls is Iterable else NotImplemented


class Iterator(Iterable):
    @abstractmethod
    def __next__(self):
        raise StopIteration

    def __iter__(self):
        return self

    @classmethod
    def __subclasshook__(cls, other):
        return _has_methods(other, ("__iter__", "__next__")) if cls is Iterator else NotImplemented


class Reversible(Iterable):
    @abstractmethod
    def __reversed__(self):
        while False:
            yield None

    @classmethod
    def __subclasshook__(cls, other):
        return _has_methods(other, ("__reversed__", "__iter__")) if cls is Reversible else NotImplemented


class Generator(Iterator):
    def __next__(self):
        return self.send(None)

    @abstractmethod
    def send(self, value):
        raise StopIteration

    @abstractmethod
    def throw(self, typ, val=None, tb=None):
        raise typ if val is None else val

    def close(self):
        try:
            self.throw(GeneratorExit)
        except (GeneratorExit, StopIteration):
            return
        raise RuntimeError("generator ignored GeneratorExit")

    @classmethod
    def __subclasshook__(cls, other):
        if cls is not Generator:
            return NotImplemented
        return _has_methods(other, ("__iter__", "__next__", "send", "throw", "close"))


class Sized(metaclass=ABCMeta):
    @abstractmethod
    def __len__(self):
        return 0

    @classmethod
    def __subclasshook__(cls, other):
        return _has_methods(other, ("__len__",)) if cls is Sized else NotImplemented


class Container(metaclass=ABCMeta):
    @abstractmethod
    def __contains__(self, x):
        return False

    @classmethod
    def __subclasshook__(cls, other):
        return _has_methods(other, ("__contains__",)) if cls is Container else NotImplemented


class Collection(Sized, Iterable, Container):
    @classmethod
    def __subclasshook__(cls, other):
        if cls is not Collection:
            return NotImplemented
        return _has_methods(other, ("__len__", "__iter__", "__contains__"))


class Callable(metaclass=ABCMeta):
    @abstractmethod
    def __call__(self, *args, **named):
        return False

    @classmethod
    def __subclasshook__(cls, other):
        return _has_methods(other, ("__call__",)) if cls is Callable else NotImplemented


class Sequence(Reversible, Collection):
    _pattern = "sequence"

    @abstractmethod
    def __getitem__(self, index):
        raise IndexError

    def __iter__(self):
        index = 0
        try:
            while True:
                yield self[index]
                index += 1
        except IndexError:
            return

    def __contains__(self, value):
        for each in self:
            if each is value or each == value:
                return True
        return False

    def __reversed__(self):
        for index in reversed(range(len(self))):
            yield self[index]

    def index(self, value, start=0, stop=None):
        if start < 0:
            start = max(len(self) + start, 0)
        if stop is not None and stop < 0:
            stop += len(self)
        while stop is None or start < stop:
            try:
                each = self[start]
            except IndexError:
                break
            if each is value or each == value:
                return start
            start += 1
        raise ValueError

    def count(self, value):
        total = 0
        for each in self:
            if each is value or each == value:
                total += 1
        return total


class MutableSequence(Sequence):
    @abstractmethod
    def __setitem__(self, index, value):
        raise IndexError

    @abstractmethod
    def __delitem__(self, index):
        raise IndexError

    @abstractmethod
    def insert(self, index, value):
        raise IndexError

    def append(self, value):
        self.insert(len(self), value)

    def clear(self):
        try:
            while True:
                self.pop()
        except IndexError:
            pass

    def reverse(self):
        length = len(self)
        for index in range(length // 2):
            other = length - index - 1
            self[index], self[other] = self[other], self[index]

    def extend(self, values):
        for value in list(values) if values is self else values:
            self.append(value)

    def pop(self, index=-1):
        value = self[index]
        del self[index]
        return value

    def remove(self, value):
        del self[self.index(value)]

    def __iadd__(self, values):
        self.extend(values)
        return self


class ByteString(Sequence):
    pass


class Set(Collection):
    @classmethod
    def _from_iterable(cls, iterable):
        return cls(iterable)

    def __le__(self, other):
        if not isinstance(other, Set):
            return NotImplemented
        if len(self) > len(other):
            return False
        for value in self:
            if value not in other:
                return False
        return True

    def __lt__(self, other):
        if not isinstance(other, Set):
            return NotImplemented
        return len(self) < len(other) and self.__le__(other)

    def __ge__(self, other):
        if not isinstance(other, Set):
            return NotImplemented
        if len(self) < len(other):
            return False
        for value in other:
            if value not in self:
                return False
        return True

    def __gt__(self, other):
        if not isinstance(other, Set):
            return NotImplemented
        return len(self) > len(other) and self.__ge__(other)

    def __eq__(self, other):
        if not isinstance(other, Set):
            return NotImplemented
        return len(self) == len(other) and self.__le__(other)

    __hash__ = None

    def __and__(self, other):
        if not isinstance(other, Iterable):
            return NotImplemented
        return self._from_iterable([value for value in other if value in self])

    __rand__ = __and__

    def isdisjoint(self, other):
        for value in other:
            if value in self:
                return False
        return True

    def __or__(self, other):
        if not isinstance(other, Iterable):
            return NotImplemented
        return self._from_iterable([*self, *other])

    __ror__ = __or__

    def __sub__(self, other):
        if not isinstance(other, Iterable):
            return NotImplemented
        if not isinstance(other, Set):
            other = self._from_iterable(other)
        return self._from_iterable([value for value in self if value not in other])

    def __rsub__(self, other):
        if not isinstance(other, Iterable):
            return NotImplemented
        if not isinstance(other, Set):
            other = self._from_iterable(other)
        return self._from_iterable([value for value in other if value not in self])

    def __xor__(self, other):
        if not isinstance(other, Iterable):
            return NotImplemented
        if not isinstance(other, Set):
            other = self._from_iterable(other)
        return (self - other) | (other - self)

    __rxor__ = __xor__


class MutableSet(Set):
    @abstractmethod
    def add(self, value):
        raise NotImplementedError

    @abstractmethod
    def discard(self, value):
        raise NotImplementedError

    def remove(self, value):
        if value not in self:
            raise KeyError(value)
        self.discard(value)

    def pop(self):
        for value in self:
            self.discard(value)
            return value
        raise KeyError

    def clear(self):
        for value in list(self):
            self.discard(value)

    def __ior__(self, other):
        for value in other:
            self.add(value)
        return self

    def __iand__(self, other):
        for value in self - other:
            self.discard(value)
        return self

    def __ixor__(self, other):
        if other is self:
            self.clear()
            return self
        if not isinstance(other, Set):
            other = self._from_iterable(other)
        for value in other:
            if value in self:
                self.discard(value)
            else:
                self.add(value)
        return self

    def __isub__(self, other):
        if other is self:
            self.clear()
            return self
        for value in other:
            self.discard(value)
        return self


class MappingView(Sized):
    def __init__(self, mapping):
        self._mapping = mapping

    def __len__(self):
        return len(self._mapping)

    def __repr__(self):
        return f"{type(self).__name__}({self._mapping!r})"


class KeysView(MappingView, Set):
    @classmethod
    def _from_iterable(cls, iterable):
        return set(iterable)

    def __contains__(self, key):
        return key in self._mapping

    def __iter__(self):
        return iter(self._mapping)


class ItemsView(MappingView, Set):
    @classmethod
    def _from_iterable(cls, iterable):
        return set(iterable)

    def __contains__(self, item):
        key, value = item
        try:
            found = self._mapping[key]
        except KeyError:
            return False
        return found is value or found == value

    def __iter__(self):
        for key in self._mapping:
            yield key, self._mapping[key]


class ValuesView(MappingView, Collection):
    def __contains__(self, value):
        for each in self:
            if each is value or each == value:
                return True
        return False

    def __iter__(self):
        for key in self._mapping:
            yield self._mapping[key]


class Mapping(Collection):
    _pattern = "mapping"

    @abstractmethod
    def __getitem__(self, key):
        raise KeyError

    def get(self, key, default=None):
        try:
            return self[key]
        except KeyError:
            return default

    def __contains__(self, key):
        try:
            self[key]
        except KeyError:
            return False
        return True

    def keys(self):
        return KeysView(self)

    def items(self):
        return ItemsView(self)

    def values(self):
        return ValuesView(self)

    def __eq__(self, other):
        if not isinstance(other, Mapping):
            return NotImplemented
        return dict(self.items()) == dict(other.items())

    __hash__ = None
    __reversed__ = None


class MutableMapping(Mapping):
    @abstractmethod
    def __setitem__(self, key, value):
        raise KeyError

    @abstractmethod
    def __delitem__(self, key):
        raise KeyError

    def pop(self, key, *default):
        try:
            value = self[key]
        except KeyError:
            if default:
                return default[0]
            raise
        del self[key]
        return value

    def popitem(self):
        for key in self:
            break
        else:
            raise KeyError from None
        value = self[key]
        del self[key]
        return key, value

    def clear(self):
        try:
            while True:
                self.popitem()
        except KeyError:
            pass

    def update(self, other=(), /, **named):
        if isinstance(other, Mapping):
            for key in other:
                self[key] = other[key]
        elif hasattr(other, "keys"):
            for key in other.keys():
                self[key] = other[key]
        else:
            for key, value in other:
                self[key] = value
        for key, value in named.items():
            self[key] = value

    def setdefault(self, key, default=None):
        try:
            return self[key]
        except KeyError:
            self[key] = default
        return default


collections.abc = import_module("collections.abc")

# The machine's own classes do not list every method that they have.
for _kind in (list, dict, set, bytearray):
    _unhashable[_kind] = True
for _kind in (str, bytes, bytearray, list, tuple, range, dict, set, frozenset):
    Collection.register(_kind)
for _kind in (dict, list, type({}.keys()), type({}.values()), type({}.items())):
    Reversible.register(_kind)
for _kind in (type({}.keys()), type({}.values()), type({}.items())):
    Iterable.register(_kind)
    Sized.register(_kind)
Iterator.register(type(iter([])))
for _kind in (type(len), type([].append), type(_has_methods), type):
    Callable.register(_kind)

Sequence.register(tuple)
Sequence.register(str)
Sequence.register(range)
ByteString.register(bytes)
ByteString.register(bytearray)
MutableSequence.register(list)
MutableSequence.register(bytearray)
Set.register(frozenset)
MutableSet.register(set)
MutableMapping.register(dict)
KeysView.register(type({}.keys()))
ValuesView.register(type({}.values()))
ItemsView.register(type({}.items()))
