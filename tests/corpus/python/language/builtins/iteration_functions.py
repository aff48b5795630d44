# covers: zip, enumerate, map, filter, reversed, any, all, sum, min, max, iter-sentinel, next, range, sorted, zip-strict, builtin-keyword-arguments
"""Built-in functions over iterables."""


def numbers():
    for i in (4, 8, 15):
        print(f"(yield {i})", end=" ")
        yield i


print(any(n > 5 for n in numbers()))
print(all(n > 5 for n in numbers()))
print(any([]), all([]), any([0, "", None]), all([1, "x"]), any({}), all({0: "zero key"}))
print(sum([1, 2, 3]), sum([1, 2], 10), sum([[1], [2]], []), sum(x * x for x in range(4)), sum([0.1] * 3), sum([], start=5), sum({1: "a", 2: "b"}))
print(min(3, 1, 2), max([4, 9]), min("hello"), max(["b", "aa"], key=len), min([], default=None), max({"a": 5, "b": 1}), min((2, "b"), (2, "a")), max(1, 1.0), max(1.0, 1), max("a", "B", key=str.lower))
print(list(enumerate("ab")), list(enumerate("ab", start=5)), dict(enumerate(["x"])), list(zip([1, 2, 3], "ab")), list(zip("ab", [1, 2], strict=True)), list(zip(*[(1, 2), (3, 4)])))
print(list(map(lambda a, b, c: a + b + c, [1, 2], [10, 20, 30], [100, 200])), list(map(str, range(3))), list(filter(str.isalpha, "a1b2")), list(map(None.__class__, [])), list(map(len, ["a", "bc"])))
print(list(reversed(range(3))), list(reversed("abc")), list(reversed((1, 2))), list(reversed({"a": 1, "b": 2})), sorted([3, 1], reverse=True), sorted("bac", key=lambda c: -ord(c)))

lines = iter(["first", "second", "", "after the blank"])
for line in iter(lambda: next(lines), ""):
    print("line:", line)
print("left over:", list(lines))

dice = iter([3, 5, 6, 2])
print(list(iter(dice.__next__, 6)), next(dice), next(dice, "no more"))

it = iter([1, 2, 3, 4, 5, 6])
print(list(zip(it, it)), list(zip(*[iter("abcdefg")] * 3)))
it = iter(range(10))
print(5 in it, list(it))
pairs = zip("abc", range(100, 200))
print(next(pairs), next(pairs), list(pairs), list(pairs))
lazy = map(lambda x: print(f"<{x}>", end=" ") or x * 10, [1, 2, 3])
print("lazy", next(lazy), end=" ")
print(list(lazy))
a = iter([1, 2, 3])
b = iter([10, 20])
print(list(zip(a, b)), list(a), "one element was lost")
a = iter([1, 2, 3])
b = iter([10, 20])
print(list(zip(b, a)), list(a))

print(abs(-3), round(2.567, 2), divmod(9, 4), pow(2, 5), pow(2, 5, 7), len("abc"), hash(5), ord("A"), chr(66), bin(5), oct(8), hex(16), bool([]), repr("x"), ascii("é"))
print(isinstance([], (list, tuple)), issubclass(bool, int), callable(len), type(5).__name__, str(5), int("7"), float("1.5"), list("ab"), tuple("ab"), set([1]), dict(a=1), frozenset([2]))
print(list(map(type, [1, "a", 1.5, None, [], (), {}, set(), b"", 1j, True, ..., len, range(1)])))
print([type(f).__name__ for f in (map(len, []), filter(None, []), zip(), enumerate([]), reversed([]), iter([]), iter({}), iter(()), iter(set()), iter(range(1)), {}.keys(), {}.values(), {}.items(), (x for x in []), iter(lambda: 1, 1))])

for action in (
    lambda: max(), lambda: max([]), lambda: min(5), lambda: max(1, "a"), lambda: sum("ab"), lambda: sum(["a"], ""), lambda: len(5), lambda: next([]), lambda: iter(5), lambda: enumerate(5), lambda: list(zip([1], 5)),
    lambda: list(map(5, [1])), lambda: map(len), lambda: reversed({1}), lambda: sorted(5), lambda: abs("a"), lambda: chr("a"), lambda: ord(5), lambda: any(5), lambda: next(iter([])), lambda: list(zip([1], [1, 2], strict=True)), lambda: divmod(1), lambda: round(), lambda: isinstance(1, "int"), lambda: min([1], [2], default=0), lambda: len(), lambda: len(1, 2), lambda: range(), lambda: int(x=5), lambda: pow(2, 3, 0), lambda: bin(1.5), lambda: issubclass(1, int), lambda: iter(5, 1), lambda: filter(None),
):
    try:
        print("no error:", action())
    except (TypeError, ValueError, StopIteration) as error:
        print(type(error).__name__, error)
