# covers: list-methods, slice, slice-assignment, slice-deletion, extended-slice, list-aliasing, nested-lists, list-comparison
"""Everything a list can do."""

a = [3, 1, 4, 1, 5, 9, 2, 6]
a.append(5)
a.extend("xy")
a.insert(0, "first")
a.insert(-1, "before last")
a.insert(100, "end")
print(a, len(a))
a.remove(1)
print(a.pop(), a.pop(0), a.pop(-2), a)
print(a.index(5), a.index(5, 4), a.count(5), 9 in a, "z" not in a)
del a[-1]
a.reverse()
print(a)
b = a.copy()
b.clear()
print(a != b, b, bool(b))

numbers = [5, 2, 8, 1]
print(numbers.sort(), numbers)
numbers.sort(reverse=True)
print(numbers, sorted(numbers), numbers)
print(numbers + [0], numbers * 2, 3 * [None], [] * 5, [0] * -1)
print([1, 2] == [1, 2], [1, 2] < [1, 3], [1] < [1, 0], [] < [0], [2] > [1, 9, 9], ["a", 1] == ["a", True])

s = list(range(10))
print(s[2:5], s[:3], s[-3:], s[::3], s[::-1], s[8:2:-2], s[5:2], s[-100:2], s[20:], s[:], s[7::-3])
s[2:5] = ["a", "b"]
print(s)
s[1:1] = [10, 20, 30]
print(s)
s[::2] = [0] * len(s[::2])
print(s)
s[:3] = []
print(s)
del s[1:3]
print(s)
del s[::2]
print(s)
s[len(s):] = "tail"
s[-2:] = s[:2]
print(s)
s[:] = [1, 2, 3]
s[::-1] = ["x", "y", "z"]
print(s)
s[1:2] = (c for c in "gen")
print(s)
s += (7, 8)
s *= 2
print(s)

row = [0] * 3
shared = [row] * 2
shared[0][1] = "!"
print(shared, [[0] * 3 for _ in range(2)])
alias = row
alias.append(4)
print(row is alias, row, row[:] is row, row[:] == row)
nested = [[1, [2, 3]], [4]]
shallow = nested.copy()
shallow[0][1].append("seen")
shallow.append("not seen")
print(nested, shallow)

words = ["banana", "apple", "Cherry", "date"]
print(sorted(words), sorted(words, key=str.lower), sorted(words, key=len, reverse=True), max(words), min(words, key=len))
print(list("hello"), list({"k": 1}), list((1, 2)), list(), [*range(3)], list(map(int, "123")), list(reversed([1, 2])))
print([1, [2, [3, [4]]]], [[]], [None, True, 1.0, "s", b"b", (1,)], str([1, "two"]), repr(["it's"]))

stack, queue = [], [1, 2, 3]
for item in "abc":
    stack.append(item)
while stack:
    print(stack.pop(), queue.pop(0), end=" ")
print(stack, queue)

for action in (
    lambda: s.__setitem__(slice(0, 4, 2), [1]), lambda: s.remove("nope"), lambda: [].pop(), lambda: [1].pop(5), lambda: s[99],
    lambda: [1].index(2), lambda: [1] + "a", lambda: [3, "a"].sort(), lambda: s.insert("x", 1), lambda: s.extend(5),
    lambda: [1, 2, 3][1:2:0], lambda: s.__setitem__(99, 1), lambda: [1] * 1.5, lambda: s.nothing, lambda: s.sort(5), lambda: list(5),
):
    try:
        action()
        print("no error")
    except Exception as error:
        print(type(error).__name__, error)
