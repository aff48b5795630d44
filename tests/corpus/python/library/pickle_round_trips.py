# covers: pickle of builtin values, instances, named tuples, enumerations, slots and state
import pickle
from collections import namedtuple
import enum
class Point:
    def __init__(self, x, y): self.x, self.y = x, y
    def __repr__(self): return f"Point({self.x}, {self.y})"
class Stack(list): pass
class Slim:
    __slots__ = ("a", "b")
class Kept:
    def __init__(self): self.n = 1; self.f = lambda: 0
    def __getstate__(self): return {"n": self.n}
    def __setstate__(self, s): self.n = s["n"] * 10
class Color(enum.Enum):
    RED = 1
Pair = namedtuple("Pair", "l r")
def fun(): return 5
class Bad(Exception):
    def __init__(self, a, b):
        super().__init__(a, b)
shared = [1, 2]
data = {"a": [1, -5, 300, 70000, 2**40, -2**70, 2.5], "t": (1,), "u": (1, 2, 3, 4), "n": None, "b": True, "s": {3}, "f": frozenset([1]), "y": b"xyz", "e": (), "shared": [shared, shared], "c": 1+2j, "r": range(1, 9, 2), "ba": bytearray(b"q")}
out = pickle.dumps(data)
back = pickle.loads(out)
print(back == data, back["shared"][0] is back["shared"][1])
for obj in (Point(1, [2]), fun, Color.RED, Pair(1, 2), int, ValueError("x"), Bad(1, 2)):
    got = pickle.loads(pickle.dumps(obj))
    print(got if obj is not fun else got(), type(got).__name__)
s = Stack([1, 2]); s.extra = 4
t = pickle.loads(pickle.dumps(s)); print(t, t.extra, type(t).__name__)
q = Slim(); q.a = 1; w = pickle.loads(pickle.dumps(q)); print(w.a, hasattr(w, "b"))
k = pickle.loads(pickle.dumps(Kept())); print(k.n)
loop = []; loop.append(loop); l2 = pickle.loads(pickle.dumps(loop)); print(l2[0] is l2)
try: pickle.loads(b"")
except EOFError as e: print(e)
try: pickle.dumps(lambda: 0)
except Exception as e: print(type(e).__name__, str(e).split(" at 0x")[0])
try: pickle.dumps(x for x in [])
except TypeError as e: print(e)
print(pickle.dumps([1, "a", {"k": (1, 2)}, None, 1.5]))
print(pickle.dumps(Point(1, 2)))
