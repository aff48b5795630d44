# covers: abc, abstractmethod, abstract-property, register, subclasshook, collections-abc, mixin-methods, mutable-mapping, sequence-mixin, isinstance-abc
"""Abstract base classes, and the mixins that collections.abc gives for a few methods."""
from abc import ABC, ABCMeta, abstractmethod
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, MutableMapping, MutableSequence, Sequence, Set, Sized


class Shape(ABC):
    @property
    @abstractmethod
    def sides(self): ...

    @abstractmethod
    def area(self):
        return 0.0

    @classmethod
    @abstractmethod
    def unit(cls): ...

    def describe(self):
        return f"{type(self).__name__} with {self.sides} sides and area {self.area():g}"


class Square(Shape):
    def __init__(self, a):
        self.a = a

    sides = 4

    def area(self):
        return super().area() + self.a**2

    @classmethod
    def unit(cls):
        return cls(1)


class Half(Shape):
    def area(self):
        return 1


print(Square(3).describe(), Square.unit().area(), issubclass(Square, Shape), sorted(Half.__abstractmethods__))
for cls in (Shape, Half):
    try:
        cls()
    except TypeError as e:
        print("TypeError:", e)


class Quacks(metaclass=ABCMeta):
    @classmethod
    def __subclasshook__(cls, other):
        return True if hasattr(other, "quack") else NotImplemented


class Duck:
    def quack(self):
        return "Quack"


@Shape.register
class Circle:
    pass


print(isinstance(Duck(), Quacks), isinstance(3, Quacks), isinstance(Circle(), Shape), issubclass(Circle, Shape), Circle.__mro__[1] is object)


class Countdown(Sequence):
    def __init__(self, n):
        self.n = n

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        if isinstance(i, slice):
            return [self[k] for k in range(*i.indices(self.n))]
        if i < 0:
            i += self.n
        if not 0 <= i < self.n:
            raise IndexError(i)
        return self.n - i


c = Countdown(5)
print(list(c), list(reversed(c)), 3 in c, 9 in c, c.index(4), c.count(1), c[1:4], c[-1], c[::-2])


class History(MutableSequence):
    def __init__(self, *items):
        self.items, self.changes = list(items), 0

    def __len__(self):
        return len(self.items)

    def __getitem__(self, i):
        return self.items[i]

    def __setitem__(self, i, v):
        self.items[i] = v
        self.changes += 1

    def __delitem__(self, i):
        del self.items[i]
        self.changes += 1

    def insert(self, i, v):
        self.items.insert(i, v)
        self.changes += 1


h = History(3, 1)
h.append(4)
h.extend([1, 5])
h += [9]
h.reverse()
h.remove(1)
print(h.items, h.pop(), h.pop(0), h.changes, h.index(4), len(h))


class CaseFree(MutableMapping):
    def __init__(self, *args, **kw):
        self.data = {}
        self.update(*args, **kw)

    def __getitem__(self, k):
        return self.data[k.lower()][1]

    def __setitem__(self, k, v):
        self.data[k.lower()] = k, v

    def __delitem__(self, k):
        del self.data[k.lower()]

    def __iter__(self):
        return (original for original, _ in self.data.values())

    def __len__(self):
        return len(self.data)


m = CaseFree({"One": 1}, TWO=2)
m["one"] = 11
print(dict(m), m["ONE"], "tWo" in m, m.get("three", 3), m.pop("two"), m.setdefault("New", []), list(m.items()), m == {"one": 11, "New": []})
try:
    m.pop("gone")
except KeyError as e:
    print("KeyError", e)


class BitSet(Set):
    def __init__(self, items=()):
        self.bits = 0
        for i in items:
            self.bits |= 1 << i

    def __contains__(self, i):
        return bool(self.bits >> i & 1)

    def __iter__(self):
        return (i for i in range(self.bits.bit_length()) if i in self)

    def __len__(self):
        return self.bits.bit_count()


s, t = BitSet([1, 3, 5]), BitSet([3, 4])
print(list(s & t), list(s | t), list(s - t), list(s ^ t), s >= BitSet([1]), s.isdisjoint(t), s == {1, 3, 5}, type(s & t).__name__)


class Evens(Iterator):
    def __init__(self, stop):
        self.at, self.stop = -2, stop

    def __next__(self):
        self.at += 2
        if self.at >= self.stop:
            raise StopIteration
        return self.at


print(list(Evens(7)), iter(e := Evens(3)) is e, next(e), next(e), next(e, "end"))
checks = {"list": [], "dict": {}, "str": "", "gen": (x for x in ()), "int": 1, "len": len, "tuple": ()}
kinds = (Iterable, Iterator, Sized, Collection, Sequence, MutableSequence, Mapping, Hashable, Callable)
for name, value in checks.items():
    print(f"{name:<6}", *(k.__name__ for k in kinds if isinstance(value, k)))
