# covers: lru-cache, functools-reduce, partial, itertools-accumulate, operator-mul, math-comb, recursion-depth, namedtuple
"""Counting things with memoised recursion, and checking the counts with math."""
from functools import cache, lru_cache, partial, reduce
from itertools import accumulate
from math import comb, factorial
from operator import add, mul


@cache
def partitions(n, largest=None):
    largest = n if largest is None else largest
    if n == 0:
        return 1
    return sum(partitions(n - k, min(k, n - k)) for k in range(1, min(n, largest) + 1))


@lru_cache(maxsize=None)
def catalan(n):
    return 1 if n == 0 else sum(catalan(i) * catalan(n - 1 - i) for i in range(n))


@cache
def stirling(n, k):
    if n == k:
        return 1
    if k == 0 or k > n:
        return 0
    return k * stirling(n - 1, k) + stirling(n - 1, k - 1)


@cache
def ackermann(m, n):
    if m == 0:
        return n + 1
    if n == 0:
        return ackermann(m - 1, 1)
    return ackermann(m - 1, ackermann(m, n - 1))


def tilings(width, tiles=(1, 2, 3)):
    @cache
    def count(left):
        return 1 if left == 0 else sum(count(left - t) for t in tiles if t <= left)

    return count(width)


@cache
def staircase(n):
    return [[]] if n == 0 else [[s] + rest for s in (1, 2) if s <= n for rest in staircase(n - s)]


print([partitions(n) for n in range(15)], partitions(60))
print([catalan(n) for n in range(10)], all(catalan(n) == comb(2 * n, n) // (n + 1) for n in range(20)))
print([[stirling(n, k) for k in range(n + 1)] for n in range(6)], "bell", [sum(stirling(n, k) for k in range(n + 1)) for n in range(8)])
print(ackermann(2, 3), ackermann(3, 3), [tilings(w) for w in range(10)], tilings(100, (1, 2)))
print(staircase(4), len(staircase(10)))
product = partial(reduce, mul)
print(product(range(1, 11)) == factorial(10), list(accumulate(range(1, 8), mul)), list(accumulate([1, 2, 3], add, initial=100)))
print(partitions.cache_info().currsize > 100, catalan.cache_info().hits > 0, stirling.cache_info().misses == stirling.cache_info().currsize)
binomials = [[comb(n, k) for k in range(n + 1)] for n in range(5)]
print(binomials, [sum(row) for row in binomials])


@lru_cache(maxsize=None)
def longest_chain(word, words):
    options = [longest_chain(w, words) for w in words if len(w) == len(word) + 1 and any(w[:i] + w[i + 1:] == word for i in range(len(w)))]
    return (word,) + max(options, key=len, default=())


print(longest_chain("a", frozenset("a at ate late plate plates an and hand".split())))
