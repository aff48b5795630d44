# covers: generator, yield, list-comprehension, dict-comprehension, generator-expression
def evens(limit):
    n = 0
    while n < limit:
        yield n
        n += 2


for e in evens(7):
    print(e, end=" ")
print(list(evens(3)), sum(evens(11)))

g = evens(3)
print(next(g), next(g), next(g, "empty"))

print([x + 1 for x in evens(9)], {x: x * x for x in range(3)}, {x % 3 for x in range(9)})
print(sum(x for x in range(10) if x % 3 == 0), [(a, b) for a in "ab" for b in range(2)])


def lines():
    yield "first"
    print("(between)")
    yield "second"


for line in lines():
    print(line)
