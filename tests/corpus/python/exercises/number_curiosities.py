# covers: perfect-numbers, collatz, armstrong, happy-numbers, digit-sums, pascal-triangle, set-membership, memo-dict
"""Perfect, happy, narcissistic and other odd numbers."""


def proper_divisors(n):
    divisors = {1} if n > 1 else set()
    d = 2
    while d * d <= n:
        if n % d == 0:
            divisors |= {d, n // d}
        d += 1
    return divisors


def classify(n):
    total = sum(proper_divisors(n))
    if total == n:
        return "perfect"
    return "abundant" if total > n else "deficient"


def collatz(n):
    yield n
    while n != 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        yield n


lengths = {1: 1}


def collatz_length(n):
    trail = []
    while n not in lengths:
        trail.append(n)
        n = 3 * n + 1 if n & 1 else n >> 1
    known = lengths[n]
    for back in reversed(trail):
        known += 1
        lengths[back] = known
    return known


def is_armstrong(n):
    digits = str(n)
    return n == sum(int(d) ** len(digits) for d in digits)


def is_happy(n):
    seen = set()
    while n != 1 and n not in seen:
        seen.add(n)
        n = sum(int(d) ** 2 for d in str(n))
    return n == 1


def digital_root(n):
    steps = 0
    while n > 9:
        n = sum(map(int, str(n)))
        steps += 1
    return n, steps


def pascal(rows):
    row = [1]
    for _ in range(rows):
        yield row
        row = [1] + [a + b for a, b in zip(row, row[1:])] + [1]


def amicable(limit):
    sums = {n: sum(proper_divisors(n)) for n in range(2, limit)}
    return [(a, b) for a, b in sums.items() if a < b and sums.get(b) == a]


kinds = {}
for n in range(2, 31):
    kinds.setdefault(classify(n), []).append(n)
for kind in sorted(kinds):
    print(f"{kind:>9}: {kinds[kind]}")
print("perfect:", [n for n in range(2, 1000) if classify(n) == "perfect"])
print(list(collatz(13)))
champion = max(range(1, 3000), key=collatz_length)
print("longest chain below 3000:", champion, collatz_length(champion))
print("armstrong:", [n for n in range(10, 10000) if is_armstrong(n)])
print("happy:", [n for n in range(50) if is_happy(n)])
print([digital_root(n) for n in (0, 38, 9875, 999999999999)])
for row in pascal(7):
    print(" ".join(f"{v:>2}" for v in row).center(22).rstrip())
print("amicable:", amicable(1300))
print("middle of row 30:", list(pascal(31))[-1][15])
fizz = ["Fizz" * (i % 3 == 0) + "Buzz" * (i % 5 == 0) or i for i in range(1, 16)]
print(*fizz)
