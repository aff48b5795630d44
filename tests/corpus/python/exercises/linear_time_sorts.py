# covers: counting-sort, radix-sort, bucket-sort, nested-lists, divmod, string-padding, sum-start
"""Sorting without comparing: counting, radix and bucket sort."""


def counting_sort(values):
    if not values:
        return []
    lo, hi = min(values), max(values)
    counts = [0] * (hi - lo + 1)
    for v in values:
        counts[v - lo] += 1
    out = []
    for offset, count in enumerate(counts):
        out.extend([lo + offset] * count)
    return out


def radix_sort(values, base=10):
    values = list(values)
    place, rounds = 1, 0
    while any(v >= place for v in values):
        buckets = [[] for _ in range(base)]
        for v in values:
            digit = v // place % base
            buckets[digit].append(v)
        values = sum(buckets, [])
        print(f"  by {place:>4}s: {values}")
        place *= base
        rounds += 1
    return values, rounds


def msd_words(words, position=0):
    if len(words) <= 1:
        return words
    done = [w for w in words if len(w) == position]
    groups = {}
    for w in words:
        if len(w) > position:
            groups.setdefault(w[position], []).append(w)
    for letter in sorted(groups):
        done += msd_words(groups[letter], position + 1)
    return done


def bucket_sort(floats, n=5):
    buckets = [[] for _ in range(n)]
    for x in floats:
        buckets[min(int(x * n), n - 1)].append(x)
    for i, bucket in enumerate(buckets):
        bucket.sort()
        print(f"  bucket {i}: {bucket}")
    return [x for bucket in buckets for x in bucket]


print(counting_sort([4, -2, 7, 4, 0, -2, 1]))
print(counting_sort([]))
result, rounds = radix_sort([170, 45, 75, 90, 802, 24, 2, 66])
print(result, "in", rounds, "rounds")
result, rounds = radix_sort([0b1011, 0b0110, 0b1110, 0b0001], base=2)
print([format(v, "04b") for v in result], rounds)
print(msd_words(["banana", "band", "bee", "absolute", "cab", "ban", "be", "abs", ""]))
print(bucket_sort([0.42, 0.32, 0.33, 0.52, 0.37, 0.47, 0.51, 1.0, 0.0]))
