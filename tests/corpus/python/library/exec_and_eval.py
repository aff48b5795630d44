# covers: exec, eval, compile, dynamic-names
import functools
import math

x = 10
print(eval("x + 5"))
print(eval("x * y", {"x": 3, "y": 4}))
ns = {}
exec("a = 1\nb = a + 41\ndef f(n):\n    return n * b\n", ns)
print(ns["b"], ns["f"](2))
print(sorted(k for k in ns if not k.startswith("__")))
exec("z = x + 1")
print(z)
code = compile("[i*i for i in range(5)]", "<string>", "eval")
print(eval(code))
code = compile("for i in range(3):\n    print('i', i)", "<string>", "exec")
exec(code)
print(eval("f'{x:>5}|'"))
def f(a, b=2):
    c = a + b
    return locals()
print(f(1))
class P:
    def __init__(self):
        self.x = 1
        self.y = 2
p = P()
print(vars(p), p.__dict__)
print([n for n in dir(p) if not n.startswith("_")])
globals()["dyn"] = 99
print(dyn)
print("x" in globals(), "nope" in globals())
try:
    eval("1 +")
except SyntaxError as e:
    print("SyntaxError", e.msg)
try:
    exec("raise ValueError('inside')")
except ValueError as e:
    print(e)
try:
    eval("undefined_name")
except NameError as e:
    print(e)
local = {"q": 5}
exec("q += 1; r = q * 2", {}, local)
print(local)
print(eval("(lambda n: n + x)(5)"))
exec("""
class Dyn:
    def hello(self):
        return 'hello from ' + type(self).__name__
""")
print(Dyn().hello())
ops = {'+': lambda a, b: a + b, '-': lambda a, b: a - b}
print({k: v(5, 3) for k, v in ops.items()})
space = {}
exec('''
import math
from functools import reduce

class Shape:
    """A shape."""
    sides = 0

    def __init__(self, name, *, size=1):
        self.name = name
        self.size = size

    @property
    def area(self):
        return self.size ** 2

    def __repr__(self):
        return f"{type(self).__name__}({self.name!r}, {self.size:>3})"

class Square(Shape):
    sides = 4

    def __init__(self, name, size):
        super().__init__(name, size=size)

def counter(start=0, *rest, step=1, **options):
    count = start

    def up():
        nonlocal count
        count += step
        return count

    return up

total = 0
for i, (a, *b) in enumerate([(1, 2, 3), (4,)]):
    if a > 3:
        break
    total += sum(b)
else:
    total = -1

try:
    {}["missing"]
except (KeyError, IndexError) as error:
    caught = repr(error)
finally:
    after = True

while True:
    total += 1
    if total % 2: continue
    if total > 8: break

squares = {n: n * n for n in range(4) if n % 2}
words = [w.upper() for w in "a b".split()]; last = words[-1]
x = y = 3; x += 2; z: int = x // y
first, *others = range(4)
big = reduce(lambda a, b=1, *c: a * b, range(1, 6))
del first
''', space)
print(space["Square"]("s", 3), space["Square"]("s", 3).area, space["Square"].sides, space["Shape"].__doc__)
up = space["counter"](10, step=5)
print(up(), up(), space["total"], space["caught"], space["after"], space["squares"], space["last"], space["z"], space["others"], space["big"], "first" in space)
for wrong in ("def f(:", "x = ", "if True:\npass", "return 5 +", "f(1)(", "raise ValueError('v') from KeyError('k')", "f = lambda a: a\nf()", "def g(a, b): pass\ng(1, 2, 3)", "a, b = 1", "assert 0, 'no'"):
    try:
        exec(wrong, {})
    except SyntaxError as error:
        print(wrong.split("\n")[0], "->", type(error).__name__)
    except Exception as error:
        print(wrong.split("\n")[0], "->", repr(error), repr(error.__cause__))
