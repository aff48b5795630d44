# covers: layouts of instances, what a class says of itself, spreading what is not iterable, members of functions and objects
def f(): return x
x = 5
print(f.__globals__ is globals(), f.__globals__["x"], sorted(k for k in f.__globals__ if k in "fx"))
f.__globals__["x"] = 6
print(f())
class A:
    def m(self): pass
print(A().m.__globals__ is globals())
def attempt(g):
    try: g()
    except TypeError as e: print(e)
for text in ("[*5]", "(*5,)", "{*5}", "[1, *None]"):
    attempt(lambda: eval(text))
attempt(lambda: [*5]); attempt(lambda: (1, *5)); attempt(lambda: {*5}); attempt(lambda: [*[1], *None])
import collections
for bases in ((int, str), (dict, list), (int, bool), (ValueError, KeyError), (ValueError, dict), (int, float), (Exception, int), (object, int), (collections.OrderedDict, dict), (collections.Counter, collections.OrderedDict), (set, frozenset), (type, int)):
    attempt(lambda: print(type("X", bases, {}).__mro__))
def slots():
    class A: __slots__ = "a"
    class B: __slots__ = ("b",)
    class C(A, B): pass
attempt(slots)
def more():
    class A: __slots__ = ()
    class B: __slots__ = ("b",)
    class C(A, B): __slots__ = ("c", "__dict__")
    class D(A, C, int): pass
attempt(more)
def chain():
    class A(int): pass
    class B(A): pass
    class C(B, A, int): pass
    print(C(5) + 1)
    class S(str): pass
    class D(B, S): pass
attempt(chain)
print(object().__lt__(1), (5).__getstate__(), A().__getstate__(), object.__subclasshook__(int))
a = A(); a.v = 1
print(a.__getstate__(), a.__reduce_ex__(4)[1:], a.__weakref__)
try: a < a
except TypeError as e: print(e)
try: sorted([a, A()])
except TypeError as e: print(e)


# What a class says of itself is not inherited.
from dataclasses import dataclass


class Told:
    """Has a text."""


Told.__qualname__ = "Outer.Told"
Told.__module__ = "elsewhere"


class Silent(Told):
    pass


print(Told, Told.__name__, Told().__module__, Silent, Silent.__name__, Silent.__qualname__, Silent().__module__, Silent.__doc__)


@dataclass(slots=True)
class Slotted:
    x: int


@dataclass(slots=True)
class Wider(Slotted):
    y: int


print(Slotted(1), Wider(1, 2), Wider.__qualname__)
