# covers: while-loop, for-range, tuple-swap, list-copy, early-break, f-string
"""Bubble sort with an early exit, counting what it does."""


def bubble_sort(items):
    """Return a sorted copy and the number of comparisons and swaps."""
    data = list(items)
    comparisons = swaps = 0
    end = len(data) - 1
    while end > 0:
        last_swap = 0
        for i in range(end):
            comparisons += 1
            if data[i] > data[i + 1]:
                data[i], data[i + 1] = data[i + 1], data[i]
                swaps += 1
                last_swap = i
        end = last_swap
    return data, comparisons, swaps


def cocktail_sort(items):
    data = items[:]
    lo, hi = 0, len(data) - 1
    passes = 0
    while True:
        swapped = False
        for i in range(lo, hi):
            if data[i] > data[i + 1]:
                data[i], data[i + 1] = data[i + 1], data[i]
                swapped = True
        passes += 1
        if not swapped:
            break
        hi -= 1
        swapped = False
        for i in range(hi, lo, -1):
            if data[i - 1] > data[i]:
                data[i - 1], data[i] = data[i], data[i - 1]
                swapped = True
        passes += 1
        lo += 1
        if not swapped:
            break
    return data, passes


samples = {
    "empty": [],
    "single": [7],
    "sorted": list(range(8)),
    "reversed": list(range(8, 0, -1)),
    "mixed": [5, 1, 4, 2, 8, 0, 2],
    "floats": [2.5, -1.0, 3, 2.25],
    "words": "the quick brown fox jumps".split(),
}

for name, values in samples.items():
    result, cmp_count, swap_count = bubble_sort(values)
    assert result == sorted(values), name
    print(f"{name:>9}: {result} ({cmp_count} comparisons, {swap_count} swaps)")

print()
for name, values in samples.items():
    result, passes = cocktail_sort(values)
    print(f"{name:<9}| passes={passes} ok={result == sorted(values)}")
print("original untouched:", samples["mixed"])
