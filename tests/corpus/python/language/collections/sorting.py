# covers: sorted, list-sort, sort-key, sort-stability, cmp-to-key, itemgetter, attrgetter, sort-reverse, sort-exception, bisect
"""Sorting: keys, stability, and what is called when."""

from bisect import bisect_left, bisect_right, insort
from functools import cmp_to_key
from operator import attrgetter, itemgetter, methodcaller

rows = [("bob", 30), ("ann", 25), ("cat", 30), ("dan", 25), ("eve", 20)]
print(sorted(rows, key=lambda r: r[1]))
print(sorted(rows, key=lambda r: r[1], reverse=True))
print(sorted(rows, key=itemgetter(1, 0)))
print(sorted(sorted(rows, reverse=True), key=itemgetter(1)))
print(sorted(rows, key=lambda r: (-r[1], r[0])))

calls = []


def key(x):
    calls.append(x)
    return x % 3


print(sorted([5, 3, 4, 1, 2], key=key), calls)


class Task:
    def __init__(self, name, priority):
        self.name, self.priority = name, priority

    def __repr__(self):
        return f"{self.name}:{self.priority}"

    def __lt__(self, other):
        return self.priority < other.priority

    def label(self):
        return self.name[::-1]


tasks = [Task("write", 2), Task("test", 1), Task("read", 2), Task("plan", 0)]
print(sorted(tasks), max(tasks), min(tasks))
print(sorted(tasks, key=attrgetter("name")), sorted(tasks, key=methodcaller("label")), sorted(tasks, reverse=True))
tasks.sort(key=lambda t: len(t.name))
print(tasks)


def by_length_then_text(a, b):
    if len(a) != len(b):
        return len(a) - len(b)
    return (a > b) - (a < b)


words = "the quick brown fox jumps over a lazy dog".split()
print(sorted(words, key=cmp_to_key(by_length_then_text)))
print(sorted(words, key=lambda w: (w[-1], w)), sorted(words, key=str.__len__)[:3])
print(sorted("Hello World"), sorted({"b": 1, "a": 2}), sorted([True, False, 2, 0]), sorted([[2], [1, 5], []]), sorted([2.5, 1, -3, 10**20, 0.1]))
print("".join(sorted("mixed Case", key=str.lower)), sorted(["10", "9", "1"]), sorted(["10", "9", "1"], key=int))

values = [3, 1, "two", 4]
try:
    values.sort()
except TypeError as error:
    print("TypeError:", error)
print(sorted(values, key=str), sorted([None, 3, 1], key=lambda v: (v is None, v or 0)))


def bad_key(x):
    return 1 / (x - 3)


data = [1, 2, 3, 4]
try:
    data.sort(key=bad_key)
except ZeroDivisionError as error:
    print("ZeroDivisionError:", error, data)

seed = 12345
big = []
for i in range(500):
    seed = (seed * 1103515245 + 12345) % 2**31
    big.append((seed % 20, i))
result = sorted(big, key=itemgetter(0))
print(all(a[0] < b[0] or (a[0] == b[0] and a[1] < b[1]) for a, b in zip(result, result[1:])), result[:4], result[-2:])
backwards = sorted(big, key=itemgetter(0), reverse=True)
print(all(a[0] > b[0] or (a[0] == b[0] and a[1] < b[1]) for a, b in zip(backwards, backwards[1:])), backwards[0])

ordered = [10, 20, 20, 30]
print(bisect_left(ordered, 20), bisect_right(ordered, 20), bisect_left(ordered, 5), bisect_right(ordered, 99))
insort(ordered, 25)
insort(ordered, 1)
print(ordered)
table = {"x": 3, "y": 1, "z": 2}
print(dict(sorted(table.items(), key=itemgetter(1))), sorted(table, key=table.get, reverse=True))
print(max(words, key=len), min(words, key=len), max([], default="none"), max(3, 1, 2, key=lambda v: -v), min("cab"), max([[1, 2], [1, 3]]))
reversed_view = reversed(words)
print(next(reversed_view), next(reversed_view), list(words[::-1]) == [*reversed(words)])
try:
    sorted([1], lambda x: x)
except TypeError as error:
    print("TypeError:", error)
