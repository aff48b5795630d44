# covers: set-methods, frozenset, set-operators, set-order-small-int, tuple-methods, tuple-comparison, set-comparison, hashing
"""Sets, frozensets and tuples."""

s = {3, 1, 2, 3, 1}
print(s, len(s), 2 in s, {5}, set(), set("a"), {1, True, 1.0}, {0, -0.0, False})
s.add(10)
s.add(2)
s.discard(99)
s.discard(1)
s.remove(3)
print(s, s.pop() in (2, 10), len(s))
a, b = {1, 2, 3, 4}, {3, 4, 5}
print(a | b, a & b, a - b, b - a, a ^ b)
print(a.union(b, [9]), a.intersection([1, 2, 7], {2}), a.difference([1], (2,)), a.symmetric_difference(b))
print({1, 2} <= a, {1, 2} < {1, 2}, a >= {4}, a > a, a.issubset(range(10)), a.issuperset([]), a.isdisjoint({8}), {1, 2} == {2, 1}, a != b, {1} < {2}, {2} < {1})
c = a.copy()
c |= {7}
c &= {1, 7, 8}
c -= {8}
c ^= {1, 2}
print(c, a)
c.update([20, 30], {40})
c.intersection_update({20, 30, 2})
c.difference_update({30})
c.symmetric_difference_update([2, 5])
print(c)
c.clear()
print(c, bool(c), not c)

print(set(range(10)), {i % 7 for i in range(50)}, set([5, 3, 8, 1]), {9, 8, 7, 6, 5}, {100, 5, 33}, {-1, -2, 3}, {16, 8, 0, 24}, set(range(20, 0, -1)))
print({64, 32, 1, 0}, sorted({"b", "a"}), {1.5}, {(1, 2)}, {None}, {""}, set(range(0, 100, 9)), {1000, 2000, 3000}, {2**40, 1})

f = frozenset([1, 2, 3])
print(f, frozenset(), f | {9}, {9} | f, type(f | {9}).__name__, type({9} | f).__name__, f & {1, 5}, f == {1, 2, 3}, hash(f) == hash(frozenset([3, 2, 1])), {f: "key"}[frozenset({3, 1, 2})])
print({frozenset({1}), frozenset({1}), frozenset({2})} == {frozenset({2}), frozenset({1})}, f - {1}, f.union([7]), frozenset("a") in {frozenset("a")}, {1, 2, 3} in [f], f.copy() is f)

seen, unique = set(), []
for x in [3, 1, 3, 2, 1, 5]:
    if x not in seen:
        seen.add(x)
        unique.append(x)
print(unique, list(dict.fromkeys("mississippi")), len(set("mississippi")), sum(set([1, 1, 2])), max({3, 9, 4}), sorted({3, 1, 2}, reverse=True))

t = (1, "two", 3.0, [4])
print(t, t[0], t[-1], t[1:3], len(t), t.count(1), t.index("two"), "two" in t, t + (5,), (0,) * 3, (), (1,), tuple("ab"), tuple([1]), 1 in (), t[::-1])
t[3].append(5)
print(t, (1, 2) < (1, 3), (1,) < (1, 0), (2,) > (1, 99), (1, 2) == (1.0, 2.0), ((1, 2), 3), hash((1, 2)) == hash((1.0, 2)), (1, [2]) == (1, [2]), ("a", 1) < ("b", 0))
(x, y), z = (1, 2), 3
print(x, y, z, max((3, "c"), (1, "z")), min([(2, 1), (2, 0)]), sorted([(2, "b"), (1, "z"), (2, "a")]), dict([(1, 2)]), sum(((1,), (2,)), ()))
p = 1, 2
q = p
p += (3,)
print(p, q, p is q, tuple(p) is p, tuple(i * i for i in range(4)), (*p, *q), isinstance(p, tuple))

for action in (
    lambda: {1}.remove(2), lambda: set().pop(), lambda: {[]}, lambda: {1} | [2], lambda: {1} + {2}, lambda: f.add(1), lambda: a[0], lambda: {{1}}, lambda: set(5), lambda: {1} < [1],
    lambda: t.append(1), lambda: (1, 2).index(5), lambda: (1,) + [2], lambda: (1, "a") < (1, 2), lambda: hash((1, [])), lambda: (1, 2)[2], lambda: hash(set()), lambda: t.__setitem__(0, 1), lambda: {1}.update(5), lambda: {1}.union([[]]), lambda: tuple(5),
):
    try:
        print("no error:", action())
    except Exception as error:
        print(type(error).__name__, error)
try:
    for v in a:
        a.add(v + 100)
except RuntimeError as error:
    print("RuntimeError:", error)
try:
    t[0] = 1
except TypeError as error:
    print("TypeError:", error)
try:
    del t[0]
except TypeError as error:
    print("TypeError:", error)
