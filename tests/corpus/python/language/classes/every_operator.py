# covers: dunder methods of every kind, super, __getattr__, finalizers
class Vector:
    __match_args__ = ("x", "y")
    def __init__(self, x=0, y=0): self.x, self.y = x, y
    def __repr__(self): return f"Vector({self.x!r}, {self.y!r})"
    def __add__(self, o): return Vector(self.x + o.x, self.y + o.y) if isinstance(o, Vector) else NotImplemented
    def __radd__(self, o): return self if o == 0 else NotImplemented
    def __sub__(self, o): return self + -o
    def __neg__(self): return Vector(-self.x, -self.y)
    def __mul__(self, k): return Vector(self.x * k, self.y * k) if isinstance(k, (int, float)) else self.x * k.x + self.y * k.y
    __rmul__ = __mul__
    def __matmul__(self, o): return self.x * o.y - self.y * o.x
    def __truediv__(self, k): return Vector(self.x / k, self.y / k)
    def __floordiv__(self, k): return Vector(self.x // k, self.y // k)
    def __mod__(self, k): return Vector(self.x % k, self.y % k)
    def __divmod__(self, k): return self // k, self % k
    def __pow__(self, n, m=None): return (self.x ** n, m)
    def __abs__(self): return (self.x ** 2 + self.y ** 2) ** 0.5
    def __eq__(self, o): return isinstance(o, Vector) and (self.x, self.y) == (o.x, o.y)
    def __hash__(self): return hash((self.x, self.y))
    def __bool__(self): return bool(self.x or self.y)
    def __len__(self): return 2
    def __getitem__(self, i): return (self.x, self.y)[i]
    def __setitem__(self, i, v): setattr(self, "xy"[i], v)
    def __delitem__(self, i): self[i] = 0
    def __iter__(self): yield self.x; yield self.y
    def __contains__(self, v): return v in (self.x, self.y)
    def __call__(self, f): return Vector(f(self.x), f(self.y))
    def __int__(self): return int(abs(self))
    def __float__(self): return float(abs(self))
    def __complex__(self): return complex(self.x, self.y)
    def __index__(self): return self.x
    def __round__(self, n=0): return Vector(round(self.x, n), round(self.y, n))
    def __lshift__(self, n): return f"<<{n}"
    def __and__(self, o): return "and"
    def __or__(self, o): return "or"
    def __xor__(self, o): return "xor"
    def __invert__(self): return Vector(self.y, self.x)
    def __iadd__(self, o): self.x += o.x; self.y += o.y; return self
    def __lt__(self, o): return abs(self) < abs(o)
    def __le__(self, o): return abs(self) <= abs(o)
    def __format__(self, spec): return f"<{format(self.x, spec)},{format(self.y, spec)}>"
    def __str__(self): return f"({self.x}, {self.y})"
    def __bytes__(self): return bytes([self.x, self.y])
    def __copy__(self): print("copying"); return Vector(*self)
    def __dir__(self): return ["b", "a"]
    def __sizeof__(self): return 99
    def __reversed__(self): return iter((self.y, self.x))
    def __trunc__(self): return 7
    def __floor__(self): return "floor"
    def __ceil__(self): return "ceil"
    def __enter__(self): return self
    def __exit__(self, *a): print("exit", a[0]); return True
v, w = Vector(3, 4), Vector(1, 2)
print(v + w, v - w, -v, v * 2, 2 * v, v * w, v @ w, v / 2, v // 2, v % 2, divmod(v, 2), v ** 2, pow(v, 2, 5), abs(v), v == Vector(3, 4), v != w, bool(Vector()), len(v), v[0], v[-1], list(v), 4 in v, v(lambda z: z * 10), int(v), float(v), complex(v), round(Vector(1.26, 2.34), 1), v << 3, v & 1, v | 1, v ^ 1, ~v, v > w, v >= w, w < v, sorted([v, w]), f"{v:.1f} {v!r} {v}", bytes(v), sum([v, w]), hex(v), [10, 20, 30, 40][v], dir(v), list(reversed(v)), {v: 1}[Vector(3, 4)], max(v, w), sep="\n")
v += w; v[0] = 99; del v[1]; print(v); a, b = w; print(a, b, *w)
match w:
    case Vector(1, y): print("matched y", y)
import copy, math; print(copy.copy(w), math.floor(w), math.ceil(w), math.trunc(w))
with v as q: raise ValueError
for bad in ("v + 1", "1 + v", "v >> 1", "'a' * v", "v @ 3", "w < 3", "v.zz", "v['a']", "Vector(1,2,3)", "Vector(z=1)", "v()", "del_", "v.x.y"):
    try: print(eval(bad))
    except Exception as e: print(bad, type(e).__name__, e)
class A:
    def __init__(self): print("A"); super().__init__()
    def who(self): return "A"
class B(A):
    def __init__(self): print("B"); super().__init__()
    def who(self): return "B" + super().who()
class C(A):
    def __init__(self): print("C"); super().__init__()
    def who(self): return "C" + super().who()
class D(B, C):
    def who(self): return "D" + super().who()
print(D().who(), [c.__name__ for c in D.__mro__], D.__bases__, D.mro()[1])
try:
    class E(A, B): pass
except TypeError as e: print(e)
class Lazy:
    def __getattr__(self, n):
        if n.startswith("_"): raise AttributeError(n)
        print("computing", n); self.__dict__[n] = n.upper(); return self.__dict__[n]
    def __setattr__(self, n, v): print("set", n); super().__setattr__(n, v)
    def __delattr__(self, n): print("del", n); object.__delattr__(self, n)
l = Lazy(); print(l.foo, l.foo); l.bar = 1; del l.bar; print(hasattr(l, "_x"), vars(l))
class Priv:
    def __init__(self): self.__x = 1; self._y = 2
    def get(self): return self.__x
p = Priv(); print(p.get(), vars(p), p._Priv__x)
try: p.__x
except AttributeError as e: print(e)
class Cnt:
    n = 0
    def __new__(cls, *a): cls.n += 1; o = super().__new__(cls); o.id = cls.n; return o
    def __del__(self): print("del", self.id)
x = Cnt(); y = Cnt(1, 2) if False else Cnt(); del x; y = None
class Str(str):
    def __new__(cls, s, extra): o = super().__new__(cls, s); o.extra = extra; return o
s = Str("hi", 5); print(s, s.extra, s.upper(), type(s + "x"), isinstance(s, str), repr(s))
class Int(int):
    def __add__(self, o): return Int(int(self) + o + 1)
print(Int(3) + 4, type(Int(3) * 2), Int("7"), sum([Int(1), Int(2)]))
