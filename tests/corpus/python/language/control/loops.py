# covers: while-else, for-else, break, continue, range, enumerate, zip, reversed, nested-loops
"""Loops and their less used corners."""

for n in range(2, 20):
    for d in range(2, n):
        if n % d == 0:
            break
    else:
        print(n, end=" ")
print("are prime")


def find(needle, haystack):
    i = 0
    while i < len(haystack):
        if haystack[i] == needle:
            result = f"found at {i}"
            break
        i += 1
    else:
        result = "not found"
    return result


print(find(3, [1, 2, 3]), find(9, [1, 2, 3]), find(1, []))

for word in ["skip", "keep", "skip", "stop", "never"]:
    if word == "skip":
        continue
    if word == "stop":
        break
    print(word)
else:
    print("not reached")
print("last word:", word)

for _ in []:
    pass
else:
    print("else runs for an empty loop")

print(list(range(10, 0, -3)), list(range(3)), list(range(5, 5)), list(range(-3, 3, 2)))
r = range(0, 100, 7)
print(len(r), r[3], r[-1], r[2:5], 49 in r, 50 in r, r.index(21), r.start, r.stop, r.step)
print(range(3) == range(0, 3, 1), range(0) == range(5, 1), repr(range(1, 4)), repr(range(9, 0, -2)))
try:
    range(1, 2, 0)
except ValueError as error:
    print("ValueError:", error)

for i, (a, b) in enumerate(zip("abc", [1, 2, 3, 4]), 1):
    print(i, a, b)
print(list(zip([1, 2], "xy", (True, False))), list(zip()), dict(zip("ab", range(2))))
try:
    list(zip([1, 2], [1], strict=True))
except ValueError as error:
    print("ValueError:", error)
print(list(reversed([1, 2, 3])), "".join(reversed("abc")), list(reversed(range(4))))

# Changing the loop variable does not disturb the iteration.
for i in range(4):
    print(i, end=":")
    i *= 10
    print(i, end=" ")
print()

# Growing a list while walking over it.
todo = [1]
for item in todo:
    if item < 20:
        todo.append(item * 3)
print(todo)

first, count = None, 0
while True:
    count += 1
    if count % 2:
        continue
    if count > 6:
        break
    first = first or count
print(first, count)

row = {"x": 1}
for row["x"] in range(3):
    pass
print(row)
try:
    d = {1: 1, 2: 2}
    for k in d:
        d[k + 10] = 0
except RuntimeError as error:
    print("RuntimeError:", error)
