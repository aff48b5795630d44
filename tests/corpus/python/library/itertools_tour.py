# covers: itertools-count-cycle-repeat, itertools-chain, itertools-islice, itertools-groupby, itertools-product, itertools-permutations, itertools-combinations, itertools-accumulate, itertools-tee, itertools-zip-longest
"""All of itertools."""
import itertools as it
import operator

print(list(it.islice(it.count(10), 4)), list(it.islice(it.count(1, 0.5), 4)), list(it.islice(it.count(5, -2), 3)))
print("".join(it.islice(it.cycle("abc"), 8)), list(it.repeat("x", 3)), list(map(pow, range(5), it.repeat(2))))
print(list(it.accumulate([1, 2, 3, 4])), list(it.accumulate([3, 1, 4, 1, 5], max)), list(it.accumulate([1, 2, 3], operator.mul, initial=10)))
print(list(it.chain("ab", [1], ())), list(it.chain.from_iterable([[1, 2], "cd", range(2)])))
print(list(it.compress("ABCDEF", [1, 0, 1, 0, 1, 1])), list(it.dropwhile(lambda x: x < 3, [1, 4, 2, 5])), list(it.takewhile(lambda x: x < 3, [1, 2, 3, 1])))
print(list(it.filterfalse(lambda x: x % 2, range(7))), list(it.filterfalse(None, [0, 1, "", "a"])))
for key, group in it.groupby("AAABBCAA"):
    print(key, list(group), end="; ")
print()
animals = sorted(["duck", "eagle", "rat", "giraffe", "bear", "bat", "dolphin"], key=len)
print({k: list(g) for k, g in it.groupby(animals, len)})
groups = it.groupby([1, 1, 2])
(k1, g1), (k2, g2) = next(groups), next(groups)
print(k1, list(g1), k2, list(g2))
print(list(it.islice("abcdefgh", 2)), list(it.islice("abcdefgh", 2, 6)), list(it.islice("abcdefgh", 1, None, 3)), list(it.islice([], 5)))
print(list(it.pairwise("abcd")), list(it.pairwise([1])))
print(list(it.starmap(pow, [(2, 5), (3, 2), (10, 3)])), list(it.starmap(max, [(1, 5), "ad"])))
a, b, c = it.tee([1, 2, 3], 3)
print(next(a), next(a), list(b), list(a), list(c))
print(list(it.zip_longest("ABC", "xy", fillvalue="-")), list(it.zip_longest([1], [], [2, 3])))
print(list(it.product("ab", [1, 2])), list(it.product([0, 1], repeat=2)), list(it.product()), list(it.product("a", [])))
print(["".join(p) for p in it.permutations("abc")], list(it.permutations(range(3), 2)), list(it.permutations([1], 2)))
print(["".join(c) for c in it.combinations("abcd", 2)], list(it.combinations(range(3), 0)), len(list(it.combinations(range(10), 4))))
print(["".join(c) for c in it.combinations_with_replacement("abc", 2)])


def powerset(xs):
    xs = list(xs)
    return it.chain.from_iterable(it.combinations(xs, r) for r in range(len(xs) + 1))


def batched(xs, n):
    xs = iter(xs)
    return iter(lambda: tuple(it.islice(xs, n)), ())


def roundrobin(*iterables):
    pending = [iter(i) for i in iterables]
    while pending:
        for i in pending[:]:
            try:
                yield next(i)
            except StopIteration:
                pending.remove(i)


def unique(xs, key=None):
    seen = set()
    for x in xs:
        k = key(x) if key else x
        if k not in seen:
            seen.add(k)
            yield x


def partition(predicate, xs):
    t1, t2 = it.tee(xs)
    return list(it.filterfalse(predicate, t1)), list(filter(predicate, t2))


print(list(powerset("abc")), list(batched(range(7), 3)), "".join(roundrobin("ABC", "D", "EF")))
print("".join(unique("AAAbBBccA")), "".join(unique("AbBCcad", str.lower)), partition(lambda x: x > 3, [5, 1, 4, 2]))
print(next(it.chain([], [7])), list(zip(it.count(), "ab")), sum(it.takewhile(lambda n: n < 100, (n * n for n in it.count(1) if n % 2))))
print([len(list(g)) for _, g in it.groupby(bin(0b1110011110))], max(it.accumulate([5, -3, 4, -10, 6])))
c = it.count(3)
print(next(c), next(c), c, it.repeat(5, 2), list(it.repeat([], 2)))
print(list(map(sum, it.product([1, 2], [10, 20], [100]))), [p for p in it.permutations("aab")][:3], sorted(set(it.permutations("aab"))))
