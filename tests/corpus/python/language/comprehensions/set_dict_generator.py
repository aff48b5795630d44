# covers: set-comprehension, dict-comprehension, generator-expression, lazy-evaluation
"""Sets, dictionaries and generator expressions."""

text = "the quick brown fox jumps over the lazy dog the end"
words = text.split()

lengths = {len(w) for w in words}
print(lengths, type(lengths).__name__)

index = {w: i for i, w in enumerate(words)}
print(index["the"], index["fox"], len(index))

by_length = {n: sorted({w for w in words if len(w) == n}) for n in sorted(lengths)}
for n, group in by_length.items():
    print(n, group)

inverted = {v: k for k, v in {"a": 1, "b": 2, "c": 1}.items()}
print(inverted)

total = sum(len(w) for w in words)
print("letters:", total)
print("longest:", max((len(w), w) for w in words))
print(any(w.startswith("z") for w in words), all(w.islower() for w in words))


def noisy(x):
    print("  computing", x)
    return x * x


# Nothing is computed until somebody asks.
lazy = (noisy(x) for x in range(5))
print("created", type(lazy).__name__)
print(next(lazy))
print(next(lazy))
print("rest:", list(lazy))
print("again:", list(lazy))

# The first iterable is evaluated at once, the rest later.
base = [1, 2, 3]
gen = (b * factor for b in base)
base = [100]
factor = 10
print(list(gen))

try:
    broken = (x for x in 5)
except TypeError as error:
    print("TypeError:", error)

# Keys are evaluated before values.
def key(x):
    print("key", x)
    return x


def value(x):
    print("value", x)
    return -x


print({key(i): value(i) for i in range(2)})
print({(i, j): i ^ j for i in range(2) for j in range(2)})
print({c for c in "mississippi" if c > "m"} == {"s", "p"})
