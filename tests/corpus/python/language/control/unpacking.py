# covers: unpacking, star-unpacking, nested-unpacking, swap, multiple-assignment, star-display, augmented-assignment
"""Assignment targets of every shape."""

a, b = 1, 2
a, b = b, a
print(a, b)

first, *middle, last = range(6)
print(first, middle, last)
*init, tail = "hello"
print(init, tail)
head, *rest = [1]
print(head, rest)
(x, (y, [z, *w])), v = (1, (2, "345")), 6
print(x, y, z, w, v)
[p, q] = {"k": 1, "l": 2}
print(p, q)
for name, (lo, *others), in [("a", (1, 2, 3)), ("b", "xyz")]:
    print(name, lo, others)

m = n = []
m.append(1)
print(m, n, m is n)

i = 0
slots = [10, 20, 30]
i, slots[i] = 2, "assigned after i"
print(i, slots)

data = {"list": [1, 2, 3]}
data["a"], data["list"][1] = "A", "B"
print(data)


class Point:
    pass


pt = Point()
pt.x, pt.y = 3, 4
pt.x += 10
print(pt.x, pt.y)

print([*range(3), *"ab"], (*[1], 2), {*[1, 2], *[2, 3]}, {**{"a": 1}, "b": 2, **{"a": 3}})
t = *[1, 2], 3
print(t)
print([1, *[], *(), 2])


def pair():
    return 1, "two"


num, text = pair()
print(num, text, pair()[1])
single, = [42]
print(single)

bad = [
    lambda: [(lambda: None) for a, b in [(1, 2, 3)]],
    lambda: [0 for a, b in [(1,)]],
    lambda: [0 for a, *b, c in [(1,)]],
    lambda: [0 for a, b in [5]],
    lambda: [0 for a, b in [None]],
    lambda: [0 for a, b in [{1}]],
]
for attempt in bad:
    try:
        attempt()
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)

n = 10
n += 5; n -= 3; n *= 4; n //= 5; n **= 2; n %= 50; n <<= 3; n >>= 1; n |= 1; n &= 0xFD; n ^= 0xF0
print(n)
f = 7
f /= 2
print(f)
s = "ab"
s += "c"
s *= 2
print(s)
u = v = [1]
u += [2]
print(v)
u = u + [3]
print(u, v)
tup = ([],)
try:
    tup[0] += ["sneaky"]
except TypeError as error:
    print("TypeError:", error, tup)


def order(tag):
    print("eval", tag, end="; ")
    return tag


d = {}
d[order("key")] = order("value")
print(d)
d[order("k1")], d[order("k2")] = order("v1"), order("v2")
print(d)
