# covers: list-comprehension, in-place-partition, inner-function, random-seed, three-way-partition, quickselect
"""Quicksort: the short one, Lomuto, Hoare, three-way; and quickselect."""
import random


def quick_short(xs):
    if not xs:
        return []
    pivot, *rest = xs
    return quick_short([x for x in rest if x < pivot]) + [pivot] + quick_short([x for x in rest if x >= pivot])


def quick_lomuto(xs):
    def partition(lo, hi):
        pivot = xs[hi]
        i = lo - 1
        for j in range(lo, hi):
            if xs[j] <= pivot:
                i += 1
                xs[i], xs[j] = xs[j], xs[i]
        xs[i + 1], xs[hi] = xs[hi], xs[i + 1]
        return i + 1

    stack = [(0, len(xs) - 1)]
    while stack:
        lo, hi = stack.pop()
        if lo < hi:
            p = partition(lo, hi)
            stack.append((lo, p - 1))
            stack.append((p + 1, hi))
    return xs


def quick_hoare(xs, lo=0, hi=None):
    if hi is None:
        hi = len(xs) - 1
    if lo >= hi:
        return
    pivot = xs[(lo + hi) // 2]
    i, j = lo - 1, hi + 1
    while True:
        i += 1
        while xs[i] < pivot:
            i += 1
        j -= 1
        while xs[j] > pivot:
            j -= 1
        if i >= j:
            break
        xs[i], xs[j] = xs[j], xs[i]
    quick_hoare(xs, lo, j)
    quick_hoare(xs, j + 1, hi)


def dutch_flag(xs, pivot):
    lt, i, gt = 0, 0, len(xs)
    while i < gt:
        if xs[i] < pivot:
            xs[lt], xs[i] = xs[i], xs[lt]
            lt += 1
            i += 1
        elif xs[i] > pivot:
            gt -= 1
            xs[gt], xs[i] = xs[i], xs[gt]
        else:
            i += 1
    return lt, gt


def quickselect(xs, k, rng):
    """The k-th smallest, counting from zero."""
    pivot = rng.choice(xs)
    lows = [x for x in xs if x < pivot]
    pivots = [x for x in xs if x == pivot]
    if k < len(lows):
        return quickselect(lows, k, rng)
    if k < len(lows) + len(pivots):
        return pivot
    return quickselect([x for x in xs if x > pivot], k - len(lows) - len(pivots), rng)


rng = random.Random(2024)
data = [rng.randint(-50, 50) for _ in range(25)]
print(data)
print(quick_short(data))
print(quick_lomuto(data[:]) == sorted(data))
hoare = data[:]
quick_hoare(hoare)
print(hoare == sorted(data))
flags = list("rwbwrbbrw")
print(dutch_flag(flags, "r"), flags[:])
print("median:", quickselect(data, len(data) // 2, rng), sorted(data)[12])
print("all ranks agree:", all(quickselect(data, k, rng) == v for k, v in enumerate(sorted(data))))
print(quick_short("quicksort"))
