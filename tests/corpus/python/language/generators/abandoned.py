# covers: generators, generator-close, contextmanager, try-finally
from contextlib import contextmanager
def numbers(n):
    try:
        for i in range(n):
            yield i
    finally:
        print("closed after", n)
for x in numbers(5):
    if x == 2:
        break
print("after break")
g = numbers(3)
next(g)
g = None
print("rebound")
g = numbers(4)
print(next(g), next(g))
del g
print("deleted")
def f():
    g = numbers(9)
    next(g)
    return 5
print(f())
print(next(numbers(7)))
print(any(x > 2 for x in numbers(10)))
a, *_ = numbers(3)
from itertools import islice
print(list(islice(numbers(100), 3)))
it = islice(numbers(50), 2)
print(list(it))
del it
def gen():
    try:
        yield 1
    except GeneratorExit:
        print("exit!")
        raise
    finally:
        print("fin")
z = gen()
next(z)
def outer():
    yield from numbers(6)
    print("never")
o = outer()
next(o)
del o
@contextmanager
def tag(name):
    print(f"<{name}>")
    try:
        yield
    finally:
        print(f"</{name}>")
def page():
    with tag("html"):
        yield "a"
        yield "b"
for p in page():
    print(p)
    break
print("end")
