# covers: counter, defaultdict, counter-arithmetic, most-common, default-factory, missing-dunder, elements, dict-methods
"""collections.Counter and collections.defaultdict."""
from collections import Counter, defaultdict

letters = Counter("mississippi")
print(letters, letters["s"], letters["z"], len(letters), letters.total())
print(letters.most_common(), letters.most_common(2), letters.most_common()[:-3:-1])
print(sorted(letters.elements()), list(Counter(a=2, b=0, c=-1, d=1).elements()))
letters.update("mmm")
letters.update({"x": 2})
letters.subtract(Counter(s=5))
print(letters, "z" in letters, letters.pop("x"), letters.get("x", "gone"))
a, b = Counter(apple=3, pear=1, fig=2), Counter(apple=1, pear=4, kiwi=1)
print(a + b, a - b, a & b, a | b, sep="\n")
print(+Counter(x=1, y=-2, z=0), -Counter(x=1, y=-2))
print(a == Counter(["apple"] * 3 + ["pear", "fig", "fig"]), a <= a | b, a < a + b, Counter(a=1) == Counter(a=1, b=0))
a += b
del a["fig"]
del a["never there"]
print(dict(a), Counter(), bool(Counter()), Counter([3, 1, 3, 2.0, 2]), Counter({"k": 2}), repr(Counter(x=1).copy()))
print(Counter(len(w) for w in "the quick brown fox jumped over it".split()))
print(max(b, key=b.get), sum(b.values()), sorted(b, key=lambda k: (-b[k], k)), {k: v for k, v in b.items() if v > 1})
pairs = Counter(zip("abcab", "bcabc"))
print(pairs[("a", "b")], pairs.most_common(1))
print(Counter(range(3)).keys() & {1, 2, 9}, Counter("aab").items() >= {("a", 2)})

groups = defaultdict(list)
for word in "ant bear cat bee ape cow bat".split():
    groups[word[0]].append(word)
print(groups, dict(groups), groups["a"])
print("q" in groups, groups.get("q"), len(groups), groups["q"], len(groups), groups.default_factory)
counts = defaultdict(int)
for ch in "banana":
    counts[ch] += 1
print(counts, sorted(counts.items()), counts == {"b": 1, "a": 3, "n": 2})
tree = lambda: defaultdict(tree)
root = tree()
root["usr"]["bin"]["python"] = 3
root["usr"]["lib"]["x"]["y"] = "deep"
root["etc"]


def plain(d):
    return {k: plain(v) if isinstance(v, dict) else v for k, v in d.items()}


print(plain(root))
sets = defaultdict(set, {"x": {1}})
sets["x"].add(2)
sets["y"] |= {7}
print(sets, sets.setdefault("z", frozenset()), sets.pop("z"))
nested = defaultdict(lambda: defaultdict(int))
for row, col, n in ((0, 1, 5), (2, 2, 7), (0, 1, 1)):
    nested[row][col] += n
print({r: dict(c) for r, c in nested.items()}, nested[0][1])
frozen = defaultdict(int, a=1)
frozen.default_factory = None
print(frozen)
try:
    frozen["b"]
except KeyError as e:
    print("KeyError", e)


class Squares(dict):
    def __missing__(self, key):
        value = self[key] = key * key
        return value


s = Squares({2: "two"})
print(s[2], s[5], s, s.get(9))
copy = counts.copy()
copy["zzz"] += 1
print(type(copy).__name__, copy["zzz"], "zzz" in counts, counts | {"k": 9})
try:
    defaultdict(3)
except TypeError as e:
    print("TypeError:", e)
