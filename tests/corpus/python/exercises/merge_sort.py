# covers: recursion, slicing, generator-merge, inversion-count, iterator-protocol, next-default
"""Merge sort top-down, bottom-up and as a lazy merge; counting inversions on the way."""


def merge_sort(items):
    if len(items) <= 1:
        return items
    mid = len(items) // 2
    left, right = merge_sort(items[:mid]), merge_sort(items[mid:])
    merged = []
    i = j = 0
    while i < len(left) and j < len(right):
        if right[j] < left[i]:
            merged.append(right[j])
            j += 1
        else:
            merged.append(left[i])
            i += 1
    merged.extend(left[i:])
    merged += right[j:]
    return merged


def sort_bottom_up(items):
    n = len(items)
    src = list(items)
    width = 1
    while width < n:
        dst = []
        for start in range(0, n, 2 * width):
            dst.extend(lazy_merge(src[start:start + width], src[start + width:start + 2 * width]))
        src = dst
        width *= 2
    return src


def lazy_merge(a, b):
    done = object()
    a, b = iter(a), iter(b)
    x, y = next(a, done), next(b, done)
    while x is not done and y is not done:
        if y < x:
            yield y
            y = next(b, done)
        else:
            yield x
            x = next(a, done)
    if x is not done:
        yield x
        yield from a
    if y is not done:
        yield y
        yield from b


def count_inversions(items):
    def go(lo, hi):
        if hi - lo < 2:
            return 0
        mid = (lo + hi) // 2
        total = go(lo, mid) + go(mid, hi)
        j = mid
        out = []
        for i in range(lo, mid):
            while j < hi and work[j] < work[i]:
                out.append(work[j])
                j += 1
            total += j - mid
            out.append(work[i])
        work[lo:lo + len(out)] = out
        return total

    work = list(items)
    count = go(0, len(work))
    return count, work


data = [31, 8, 44, 8, 17, 90, 12, -6, 31]
print(merge_sort(data))
print(sort_bottom_up(data))
print(list(lazy_merge([1, 4, 6], [2, 3, 5, 7, 8])))
print(list(lazy_merge("ace", "")), list(lazy_merge([], [])))
print(count_inversions(data))
print(count_inversions(range(10, 0, -1))[0], count_inversions(range(10))[0])


class Card:
    def __init__(self, rank, suit):
        self.rank, self.suit = rank, suit

    def __lt__(self, other):
        return self.rank < other.rank

    def __repr__(self):
        return f"{self.rank}{self.suit}"


hand = [Card(9, "s"), Card(2, "h"), Card(9, "h"), Card(5, "d"), Card(2, "c")]
print("stable:", merge_sort(hand), sort_bottom_up(hand) != hand)
