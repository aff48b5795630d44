# covers: instance-dict, slots, descriptors, class-assignment, dunder-bool, dunder-len
"""Members reached through `__dict__`, and special methods that give the wrong kind of value."""

class Borg:
    _shared = {}
    def __init__(self):
        self.__dict__ = self._shared
a = Borg(); b = Borg()
a.x = 3
print(b.x, Borg._shared, a.__dict__ is b.__dict__)
class D:
    def __set_name__(self, owner, name):
        self.name = name
    def __get__(self, obj, owner=None):
        if obj is None: return self
        return obj.__dict__.get(self.name, "none")
    def __set__(self, obj, value):
        if value < 0: raise ValueError(f"{self.name} must be positive")
        obj.__dict__[self.name] = value
class P:
    a = D(); b = D()
    def __init__(self, a, b):
        self.a = a; self.b = b
    def go(self): return self.a + self.b
p = P(1, 2)
print(p.a, p.b, vars(p), p.go())
try:
    p.a = -1
except ValueError as e: print(e)
class Bunch:
    def __init__(self, **kw): self.__dict__.update(kw)
    def __repr__(self): return f"Bunch({', '.join(f'{k}={v!r}' for k, v in sorted(self.__dict__.items()))})"
x = Bunch(a=1, b="two")
print(x, x.a, hasattr(x, "zz"))
x.c = 5
del x.a
print(x, "a" in vars(x), len(vars(x)))
vars(x)["new"] = 9
print(x.new)
class S:
    __slots__ = ("x",)
s = S(); s.x = 1
print(hasattr(s, "__dict__"))
try: s.y = 2
except AttributeError as e: print(e)
try: print(vars(s))
except TypeError as e: print(e)
class Cached:
    def __init__(self, f): self.f = f; self.n = f.__name__
    def __get__(self, o, t):
        v = self.f(o); o.__dict__[self.n] = v; return v
class Q:
    @Cached
    def area(self):
        print("computing"); return 12
q = Q(); print(q.area, q.area)
class A:
    def hi(self): return "A"
class B:
    def hi(self): return "B"
o = A(); o.k = 1; print(o.hi()); o.__class__ = B; print(o.hi(), o.k, type(o).__name__)
class Parent:
    "doc of parent"
class Child(Parent): pass
print(Child.__doc__, Parent.__doc__, Child().__doc__)
class DictAttr(dict):
    def __getattr__(self, k):
        try: return self[k]
        except KeyError: raise AttributeError(k) from None
    def __setattr__(self, k, v): self[k] = v
d = DictAttr(a=1); d.b = 2; print(d, d.a, d.b, d.__dict__)
class T:
    def __bool__(self): return 1
try:
    if T(): print("no")
except TypeError as e: print(e)
class L:
    def __len__(self): return -1
try: bool(L())
except ValueError as e: print(e)
try:
    while L(): pass
except ValueError as e: print(e)
