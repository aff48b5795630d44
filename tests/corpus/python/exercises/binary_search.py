# covers: binary-search, function-as-argument, assertion, docstring, none-return, ternary, integer-sqrt
"""Searching sorted data, and searching for answers."""


def binary_search(items, target):
    """Index of target, or None."""
    lo, hi = 0, len(items) - 1
    steps = []
    while lo <= hi:
        mid = (lo + hi) // 2
        steps.append(items[mid])
        if items[mid] == target:
            return mid, steps
        elif items[mid] < target:
            lo = mid + 1
        else:
            hi = mid - 1
    return None, steps


def first_true(lo, hi, predicate):
    """Smallest n in [lo, hi) with predicate(n), else hi; predicate is monotone."""
    while lo < hi:
        mid = lo + (hi - lo) // 2
        if predicate(mid):
            hi = mid
        else:
            lo = mid + 1
    return lo


def isqrt(n):
    return first_true(0, n + 2, lambda r: r * r > n) - 1


def rotated_search(a, x):
    lo, hi = 0, len(a) - 1
    while lo <= hi:
        mid = (lo + hi) // 2
        if a[mid] == x:
            return mid
        if a[lo] <= a[mid]:
            if a[lo] <= x < a[mid]:
                hi = mid - 1
            else:
                lo = mid + 1
        elif a[mid] < x <= a[hi]:
            lo = mid + 1
        else:
            hi = mid - 1
    return -1


def ship_capacity(weights, days):
    def fits(capacity):
        used, load = 1, 0
        for w in weights:
            if load + w > capacity:
                used += 1
                load = 0
            load += w
        return used <= days

    return first_true(max(weights), sum(weights), fits)


primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47]
for wanted in (2, 23, 47, 24, 100):
    index, looked_at = binary_search(primes, wanted)
    where = f"at {index}" if index is not None else "missing"
    print(f"{wanted:>3} {where:<8} after {looked_at}")

print([isqrt(n) for n in range(27)])
print(isqrt(10**30), isqrt(2 * 10**20))
rotated = [13, 17, 19, 23, 2, 3, 5, 7, 11]
print([rotated_search(rotated, x) for x in sorted(rotated)], rotated_search(rotated, 4))
print("capacity:", ship_capacity([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 5))
count = sum(1 for n in range(1000) if binary_search(primes, n)[0] is not None)
assert count == len(primes), "every prime is found once"
print("found", count)
