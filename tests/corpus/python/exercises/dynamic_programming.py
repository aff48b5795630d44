# covers: lcs, knapsack, edit-distance, coin-change, lru-cache, 2d-table, traceback-reconstruction, max-key
"""Classic dynamic programming: tables, memoised recursion, and reconstructing answers."""
from functools import lru_cache


def lcs(a, b):
    table = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i, x in enumerate(a):
        for j, y in enumerate(b):
            if x == y:
                table[i + 1][j + 1] = table[i][j] + 1
            else:
                table[i + 1][j + 1] = max(table[i][j + 1], table[i + 1][j])
    out = []
    i, j = len(a), len(b)
    while i and j:
        if a[i - 1] == b[j - 1]:
            out.append(a[i - 1])
            i, j = i - 1, j - 1
        elif table[i - 1][j] >= table[i][j - 1]:
            i -= 1
        else:
            j -= 1
    return "".join(out[::-1])


def edit_script(source, target):
    m, n = len(source), len(target)
    d = [list(range(n + 1))] + [[i] + [0] * n for i in range(1, m + 1)]
    for i in range(1, m + 1):
        for j in range(1, n + 1):
            same = source[i - 1] == target[j - 1]
            d[i][j] = min(d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + (not same))
    steps = []
    i, j = m, n
    while i > 0 or j > 0:
        if i and j and d[i][j] == d[i - 1][j - 1] + (source[i - 1] != target[j - 1]):
            if source[i - 1] != target[j - 1]:
                steps.append(f"{source[i - 1]}->{target[j - 1]}")
            i, j = i - 1, j - 1
        elif i and d[i][j] == d[i - 1][j] + 1:
            steps.append(f"-{source[i - 1]}")
            i -= 1
        else:
            steps.append(f"+{target[j - 1]}")
            j -= 1
    return d[m][n], steps[::-1]


def knapsack(items, capacity):
    @lru_cache(maxsize=None)
    def best(i, room):
        if i == len(items):
            return 0, ()
        skip = best(i + 1, room)
        name, weight, value = items[i]
        if weight > room:
            return skip
        v, chosen = best(i + 1, room - weight)
        return max(skip, (v + value, (name,) + chosen), key=lambda r: r[0])

    answer = best(0, capacity)
    return answer, best.cache_info().misses


def change(coins, amount):
    ways = [1] + [0] * amount
    fewest = [0] + [None] * amount
    for coin in coins:
        for total in range(coin, amount + 1):
            ways[total] += ways[total - coin]
            before = fewest[total - coin]
            if before is not None and (fewest[total] is None or before + 1 < fewest[total]):
                fewest[total] = before + 1
    return ways[amount], fewest[amount]


def longest_increasing(xs):
    best = [[x] for x in xs]
    for i, x in enumerate(xs):
        for j in range(i):
            if xs[j] < x and len(best[j]) + 1 > len(best[i]):
                best[i] = best[j] + [x]
    return max(best, key=len)


def max_subarray(xs):
    best = current = xs[0]
    for x in xs[1:]:
        current = max(x, current + x)
        best = max(best, current)
    return best


print(lcs("AGCCTGA", "GACTTGC"), lcs("dynamic", "programming"), repr(lcs("abc", "xyz")))
for pair in [("kitten", "sitting"), ("flaw", "lawn"), ("", "abc"), ("same", "same")]:
    print(*pair, "=>", *edit_script(*pair))
goods = [("lamp", 12, 90), ("rope", 35, 60), ("stove", 80, 140), ("bread", 40, 130), ("blanket", 55, 75), ("book", 20, 15)]
(value, chosen), states = knapsack(goods, 150)
print(value, chosen, states)
print(change([1, 2, 5, 10, 25, 50], 100), change([4, 9], 11), change([7], 0))
print(longest_increasing([10, 9, 2, 5, 3, 7, 101, 18, 4, 20]))
print(max_subarray([-2, 1, -3, 4, -1, 2, 1, -5, 4]), max_subarray([-3, -1, -2]))
