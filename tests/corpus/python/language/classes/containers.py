# covers: getitem, setitem, delitem, contains, len, iter, reversed, missing, slice-objects, iterator-protocol
"""Objects that behave like containers."""


class Ring:
    def __init__(self, *items):
        self.items = list(items)

    def __len__(self):
        return len(self.items)

    def __getitem__(self, key):
        if isinstance(key, slice):
            return Ring(*self.items[key])
        if isinstance(key, tuple):
            return [self[k] for k in key]
        return self.items[key % len(self.items)]

    def __setitem__(self, key, value):
        print("set", key, value)
        self.items[key % len(self.items)] = value

    def __delitem__(self, key):
        print("del", key)
        del self.items[key]

    def __contains__(self, item):
        print("contains", item, end=" ")
        return item in self.items

    def __iter__(self):
        return iter(self.items)

    def __reversed__(self):
        return (f"r{i}" for i in self.items[::-1])

    def __repr__(self):
        return f"Ring({', '.join(map(repr, self.items))})"


r = Ring("a", "b", "c", "d")
print(len(r), r[0], r[5], r[-1], r[1:3], r[::2], r[0, 2, 9])
r[6] = "C"
r[1] += "!"
del r[0]
print(r, list(r), list(reversed(r)), bool(r), bool(Ring()))
print("C" in r, "z" not in r)
first, *rest = r
print(first, rest, [*r], max(r), sorted(r), ",".join(r))


class Squares:
    """Only __getitem__: the old sequence protocol."""

    def __getitem__(self, i):
        if i >= 5:
            raise IndexError(i)
        return i * i


print(list(Squares()), 9 in Squares(), 10 in Squares(), dict(enumerate(Squares())))
for x in Squares():
    print(x, end=" ")
print()


class Countdown:
    def __init__(self, start):
        self.start = start

    def __iter__(self):
        return CountdownIterator(self.start)


class CountdownIterator:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return self

    def __next__(self):
        if self.n <= 0:
            raise StopIteration
        self.n -= 1
        return self.n + 1


c = Countdown(3)
print([(a, b) for a in c for b in c])
it = iter(c)
print(next(it), list(it), list(it), next(it, "end"))


class Grid:
    def __init__(self, w, h, fill="."):
        self.cells = {(x, y): fill for y in range(h) for x in range(w)}
        self.w, self.h = w, h

    def __getitem__(self, pos):
        return self.cells[pos]

    def __setitem__(self, pos, value):
        if pos not in self.cells:
            raise IndexError(f"{pos} is outside")
        self.cells[pos] = value

    def __str__(self):
        return "\n".join("".join(self[x, y] for x in range(self.w)) for y in range(self.h))


g = Grid(4, 2)
g[1, 0] = "#"
g[3, 1] = "@"
print(g)
try:
    g[9, 9] = "x"
except IndexError as error:
    print("IndexError:", error)


class Default(dict):
    def __missing__(self, key):
        print("missing", key)
        self[key] = value = key * 2
        return value


d = Default(a="x")
print(d["a"], d["b"], d["b"], d.get("c"), d, "c" in d)


class ShowKey:
    def __getitem__(self, key):
        return key


k = ShowKey()
print(k[1:2], k[::], k[1:2, ..., None], k[-1:], k["a", "b"], k[()])
print(slice(1, 10, 2).indices(6), slice(None, None, -1).indices(4), slice(3).stop)


class BadLen:
    def __len__(self):
        return -1


for attempt in (lambda: len(BadLen()), lambda: len(Squares()), lambda: iter(BadLen()), lambda: ShowKey()["a"] in BadLen(), lambda: BadLen()[0]):
    try:
        print(attempt())
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
