# Generators: each next() runs the function until
# its next yield.

def numbers(limit):
    n = 1
    while n <= limit:
        print("  make", n)
        yield n
        n += 1


def only_odd(source):
    for n in source:
        if n % 2:
            yield n


def squared(source):
    for n in source:
        yield n * n


pipeline = squared(only_odd(numbers(7)))
print("nothing has run yet")
print("first:", next(pipeline))
for square in pipeline:
    print("then:", square)
    if square > 20:
        break

total = sum(squared(only_odd(range(100))))
print("sum of odd squares below 100:", total)
