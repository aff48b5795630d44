# covers: generator, yield, stop-iteration, next-default, generator-return, infinite-generator
"""Generator functions."""


def countdown(n):
    print("starting")
    while n > 0:
        yield n
        n -= 1
    print("liftoff")
    return "done"


g = countdown(3)
print("made")
print(next(g))
print(next(g))
print(next(g))
try:
    next(g)
except StopIteration as stop:
    print("stopped with", stop.value)
print(next(g, "default"))
try:
    next(g)
except StopIteration as stop:
    print("again:", stop.value, repr(stop))


def primes():
    found = []
    n = 2
    while True:
        if all(n % p for p in found):
            found.append(n)
            yield n
        n += 1


def take(n, iterable):
    result = []
    for item in iterable:
        if len(result) == n:
            break
        result.append(item)
    return result


print(take(12, primes()))


def chunks(sequence, size):
    for start in range(0, len(sequence), size):
        yield sequence[start : start + size]


print(list(chunks("abcdefgh", 3)))


def pipeline(lines):
    stripped = (line.strip() for line in lines)
    kept = (line for line in stripped if line and not line.startswith("#"))
    for number, line in enumerate(kept, start=1):
        yield f"{number}: {line}"


for line in pipeline(["  first ", "# comment", "", "second", "   "]):
    print(line)


def fib():
    a, b = 0, 1
    while True:
        yield a
        a, b = b, a + b


for i, f in enumerate(fib()):
    if f > 1000:
        break
    print(f, end=" ")
print("| stopped at index", i)

gen = (x for x in "ab")
print(iter(gen) is gen, list(gen), list(gen))


def empty():
    return
    yield


print(list(empty()), sum(x * x for x in range(10)))
a, b, *c = countdown(5)
print(a, b, c)
