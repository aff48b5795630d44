# covers: list-comprehension, conditional-comprehension, nested-comprehension, comprehension-scope
"""List comprehensions as they turn up in small scripts."""

prices = [12.5, 3.0, 99.99, 45.25, 7.75]

with_tax = [round(p * 1.2, 2) for p in prices]
print(with_tax)

cheap = [p for p in prices if p < 20]
print("cheap:", cheap)

labels = ["low" if p < 10 else "mid" if p < 50 else "high" for p in prices]
print(labels)

# Two loops: the leftmost one is the outermost.
pairs = [(x, y) for x in range(3) for y in range(x, 3)]
print(pairs)

# Several filters in a row behave like a conjunction.
picked = [n for n in range(60) if n % 2 == 0 if n % 3 == 0 if n > 10]
print(picked)

matrix = [[r * 4 + c for c in range(4)] for r in range(3)]
for row in matrix:
    print(" ".join(f"{v:3d}" for v in row))

transposed = [[row[c] for row in matrix] for c in range(4)]
print(transposed)

flat = [v for row in matrix for v in row if v % 5]
print(flat)

# The loop variable belongs to the comprehension alone.
n = "outer"
squares = [n * n for n in range(5)]
print(n, squares)

try:
    [k for k in range(3)]
    print(k)
except NameError as error:
    print("NameError:", error)

# The outermost iterable is evaluated in the enclosing scope, once.
def source():
    print("source called")
    return [1, 2, 3]

print([a + b for a in source() for b in (10, 20)])

# Unpacking targets.
people = [("Ada", 1815), ("Alan", 1912), ("Grace", 1906)]
print([f"{name} was born in {year}" for name, year in people if year > 1900])
print([(first, rest) for first, *rest in ["abc", "de", "f"]])


class Menu:
    items = ["tea", "coffee", "juice"]
    # The first iterable sees the class scope.
    shouted = [item.upper() for item in items]


print(Menu.shouted)
