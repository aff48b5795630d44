# covers: walrus, list-comprehension, closure-late-binding, lambda, comprehension-scope
"""Assignment expressions in and around comprehensions."""

readings = ["12", "x", "40", "", "7"]


def parse(text):
    return int(text) if text.isdigit() else None


good = [value for r in readings if (value := parse(r)) is not None]
print(good)
# The walrus target lives outside the comprehension.
print("last value seen:", value)

total = 0
running = [total := total + n for n in good]
print(running, total)

if any((culprit := r) == "x" for r in readings):
    print("stopped at", repr(culprit))


def longest_run(bits):
    best = current = 0
    for b in bits:
        best = max(best, current := current + 1 if b == "1" else 0)
    return best


print(longest_run("110111101"))

queue = [5, 3, 8, 1]
while (item := queue.pop()) != 5:
    print("popped", item)
print("left:", queue, "item:", item)

# Late binding: all three share one variable.
late = [lambda: i for i in range(3)]
print([f() for f in late])
# A default argument freezes the value.
early = [lambda i=i: i for i in range(3)]
print([f() for f in early])

adders = {n: (lambda x, n=n: x + n) for n in (1, 10, 100)}
print([adders[n](5) for n in adders])


def outer():
    hits = [last := n for n in range(4)]
    return hits, last


print(outer())
print((y := 3) + y, y)
print([z := 1, z + 1, z := z + 10, z])
