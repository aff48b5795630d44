# covers: generators, yield-from, iterators, sequence-protocol
"""iterators, generators"""
class Countdown:
    def __init__(self, n): self.n = n
    def __iter__(self): return self
    def __next__(self):
        if self.n <= 0: raise StopIteration
        self.n -= 1; return self.n + 1
print(list(Countdown(3)), sum(Countdown(4)), 2 in Countdown(3), [*Countdown(2)], max(Countdown(5)), dict(enumerate(Countdown(2))))
def fib():
    a, b = 0, 1
    while True:
        yield a
        a, b = b, a + b
from itertools import islice, takewhile, tee, chain
print(list(islice(fib(), 10)), next(x for x in fib() if x > 100))
def avg():
    total = n = 0; value = None
    while True:
        x = yield value
        if x is None: return total
        total += x; n += 1; value = total / n
g = avg(); next(g); print(g.send(10), g.send(20), g.send(60))
try: g.send(None)
except StopIteration as e: print("returned", e.value)
def sub():
    r = yield 1
    print("got", r)
    try: yield 2
    except ValueError as e: print("caught", e); yield 3
    return "done"
def main():
    r = yield from sub()
    print("r =", r)
    yield from range(2)
m = main(); print(next(m), m.send("hello"), m.throw(ValueError("oops")), next(m), next(m), next(m, "end"))
print(type(m), sub.__name__)
def flatten(x):
    for i in x:
        if isinstance(i, (list, tuple)): yield from flatten(i)
        else: yield i
print(list(flatten([1, [2, (3, [4])], 5])))
def pipeline(lines):
    stripped = (l.strip() for l in lines)
    nonempty = (l for l in stripped if l)
    numbers = (int(l) for l in nonempty if l.isdigit())
    return (n * n for n in numbers)
print(list(pipeline([" 1", "", "x", "3 "])))
class Tree:
    def __init__(self, v, l=None, r=None): self.v, self.l, self.r = v, l, r
    def __iter__(self):
        if self.l: yield from self.l
        yield self.v
        if self.r: yield from self.r
print(list(Tree(2, Tree(1), Tree(4, Tree(3)))), sorted(Tree(2, Tree(9))), tuple(Tree(1)))
a, b = tee(range(3)); print(list(a), list(b))
def bad():
    yield 1
    raise KeyError("in gen")
try:
    for x in bad(): print(x)
except KeyError as e: print("KeyError", e)
def stop():
    yield 1
    raise StopIteration("x")
try: list(stop())
except RuntimeError as e: print(e, repr(e.__cause__))
gen = (i for i in range(3)); print(next(gen), list(gen), list(gen))
gen2 = fib(); gen2.close()
try: next(gen2)
except StopIteration: print("closed")
it = iter([1, 2]); print(next(it), next(it), next(it, None)); print(list(iter(lambda c=iter("abcx"): next(c), "x")))
def r(n):
    if n: yield n; yield from r(n - 1)
print(list(r(5)), sum(r(100)))
x = 10
print([x for x in range(3)], x, {k: v for k, v in zip("ab", range(2))}, [(i, j) for i in range(3) for j in range(i)], [[c for c in w] for w in ("ab", "cd")], [i for i in range(20) if i % 2 if i % 3 == 0])
class Matrix:
    def __init__(self, rows): self.rows = rows
    def __getitem__(self, k):
        if isinstance(k, tuple): return self.rows[k[0]][k[1]]
        if isinstance(k, slice): return Matrix(self.rows[k])
        return self.rows[k]
    def __len__(self): return len(self.rows)
    def __matmul__(self, o): return Matrix([[sum(a * b for a, b in zip(r, c)) for c in zip(*o.rows)] for r in self.rows])
    def __repr__(self): return f"Matrix({self.rows})"
m = Matrix([[1, 2], [3, 4]]); print(m @ m, m[1, 0], m[:1], [row for row in m], m[0][1], len(m))
class Seq:
    def __getitem__(self, i):
        if i >= 3: raise IndexError
        return i * 10
print(list(Seq()), 20 in Seq(), [*reversed([1])], max(Seq()))
