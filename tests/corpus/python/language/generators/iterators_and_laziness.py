# covers: iterator-protocol, generator-expression, lazy-evaluation, generator-in-class, yield-in-try, generator-as-context, infinite-generator, iterator-exhaustion
"""Lazy sequences built from iterators."""

from contextlib import contextmanager


class Stream:
    """A lazy chain of operations."""

    def __init__(self, source):
        self.source = source

    def __iter__(self):
        return iter(self.source)

    def map(self, f):
        return Stream(f(x) for x in self)

    def filter(self, f):
        return Stream(x for x in self if f(x))

    def take(self, n):
        def gen():
            for i, x in enumerate(self):
                if i >= n:
                    return
                yield x

        return Stream(gen())

    def skip_while(self, f):
        def gen():
            it = iter(self)
            for x in it:
                if not f(x):
                    yield x
                    break
            yield from it

        return Stream(gen())

    def pairs(self):
        it = iter(self)
        return Stream(zip(it, it))

    @staticmethod
    def naturals():
        def gen():
            n = 0
            while True:
                print(f"[{n}]", end="")
                yield n
                n += 1

        return Stream(gen())


print(list(Stream.naturals().map(lambda x: x * x).filter(lambda x: x % 2).take(3)))
print(list(Stream("aabbcd").skip_while(lambda c: c < "b")), list(Stream(range(6)).pairs()))


class Tree:
    def __init__(self, value, children=()):
        self.value = value
        self.children = list(children)

    def depth_first(self):
        yield self.value
        for child in self.children:
            yield from child.depth_first()

    def breadth_first(self):
        level = [self]
        while level:
            yield from (node.value for node in level)
            level = [child for node in level for child in node.children]

    def leaves(self):
        if not self.children:
            yield self.value
        for child in self.children:
            yield from child.leaves()

    def paths(self, prefix=()):
        here = (*prefix, self.value)
        if not self.children:
            yield "/".join(here)
        for child in self.children:
            yield from child.paths(here)


tree = Tree("a", [Tree("b", [Tree("d"), Tree("e", [Tree("g")])]), Tree("c", [Tree("f")])])
print("".join(tree.depth_first()), "".join(tree.breadth_first()), list(tree.leaves()), list(tree.paths()))


def numbered(lines):
    n = 0
    try:
        for line in lines:
            n += 1
            yield n, line
    except TypeError as error:
        yield n, f"failed: {error}"
    finally:
        print(f"(saw {n} lines)", end=" ")


print(list(numbered(["a", "b"])))
print(list(numbered(5)))


class Peekable:
    def __init__(self, iterable):
        self._it = iter(iterable)
        self._buffer = []

    def __iter__(self):
        return self

    def __next__(self):
        return self._buffer.pop() if self._buffer else next(self._it)

    def peek(self, default=None):
        if not self._buffer:
            try:
                self._buffer.append(next(self._it))
            except StopIteration:
                return default
        return self._buffer[-1]


def group_digits(text):
    chars = Peekable(text)
    for c in chars:
        if c.isdigit():
            while chars.peek("").isdigit():
                c += next(chars)
            yield int(c)
        elif not c.isspace():
            yield c


print(list(group_digits("12 + 345*6 - (78)")))


def merge(a, b):
    a, b = Peekable(a), Peekable(b)
    end = object()
    while (x := a.peek(end)) is not end and (y := b.peek(end)) is not end:
        yield next(a) if x <= y else next(b)
    yield from a
    yield from b


print(list(merge([1, 4, 9], [2, 3, 10, 11])), list(merge([], "ab")))


@contextmanager
def indented(out, by):
    out.append("  " * by + "{")
    yield lambda text: out.append("  " * (by + 1) + text)
    out.append("  " * by + "}")


out = []
with indented(out, 0) as write:
    write("one;")
    with indented(out, 1) as inner:
        inner("two;")
print("\n".join(out))


def sieve():
    composites = {}
    n = 2
    while True:
        if n not in composites:
            yield n
            composites[n * n] = [n]
        else:
            for p in composites.pop(n):
                composites.setdefault(p + n, []).append(p)
        n += 1


gen = sieve()
print([next(gen) for _ in range(15)])
squares = (x * x for x in range(4))
print(4 in squares, list(squares), 4 in squares)
nested = ((i, (j for j in range(i))) for i in range(3))
print([(i, list(js)) for i, js in nested])
