# covers: rich-comparison, total-ordering, eq-hash, dict-keys, set-elements, unhashable, sort-objects
"""Equality, ordering and hashing of one's own objects."""

from functools import total_ordering


@total_ordering
class Version:
    def __init__(self, text):
        self.parts = tuple(int(p) for p in text.split("."))

    def __eq__(self, other):
        if not isinstance(other, Version):
            return NotImplemented
        return self.parts == other.parts

    def __lt__(self, other):
        if not isinstance(other, Version):
            return NotImplemented
        return self.parts < other.parts

    def __hash__(self):
        return hash(self.parts)

    def __repr__(self):
        return "v" + ".".join(map(str, self.parts))


versions = [Version(t) for t in ("1.10", "1.2", "0.9.1", "1.2.0", "2.0")]
print(sorted(versions), max(versions), min(versions))
a, b = Version("1.2"), Version("1.2")
print(a == b, a is b, a != b, a <= b, a >= b, a > b, a < Version("1.3"), a >= Version("1.3"))
print(a == "1.2", a != "1.2")
try:
    a < "1.3"
except TypeError as error:
    print("TypeError:", error)
print(len({a, b, Version("1.3")}), {a: "first"}[b], b in [a], [a, b].index(b), [a, a, b].count(a))


class EqOnly:
    def __init__(self, x):
        self.x = x

    def __eq__(self, other):
        return self.x == other.x


print(EqOnly(1) == EqOnly(1), EqOnly(1) != EqOnly(2), EqOnly.__hash__)
try:
    {EqOnly(1)}
except TypeError as error:
    print("TypeError:", error)


class Identity:
    pass


i, j = Identity(), Identity()
print(i == i, i == j, len({i, j, i}), i in [j], i in [j, i])


class Colliding:
    def __init__(self, name):
        self.name = name

    def __hash__(self):
        return 7

    def __eq__(self, other):
        print(f"compare {self.name} {other.name}")
        return self.name == other.name


table = {}
for name in "aba":
    table[Colliding(name)] = name
print(len(table), [k.name for k in table])


class Spy:
    def __init__(self, n):
        self.n = n

    def __lt__(self, other):
        return f"{self.n} lt {other}"

    def __gt__(self, other):
        return f"{self.n} gt {other}"

    def __le__(self, other):
        return f"{self.n} le {other}"

    def __ge__(self, other):
        return f"{self.n} ge {other}"

    def __eq__(self, other):
        return f"{self.n} eq {other}"

    def __ne__(self, other):
        return f"{self.n} ne {other}"

    def __str__(self):
        return f"S{self.n}"


s = Spy(1)
print(s < 2, "|", 2 < s, "|", 2 <= s, "|", 2 >= s, "|", 3 == s, "|", 3 != s, "|", s > Spy(5))


class Card:
    ranks = "23456789TJQKA"

    def __init__(self, code):
        self.rank, self.suit = code

    def __lt__(self, other):
        return self.ranks.index(self.rank) < self.ranks.index(other.rank)

    def __repr__(self):
        return self.rank + self.suit


hand = [Card(c) for c in ("Th", "2s", "As", "2h", "Kd", "Tc")]
print(sorted(hand))
print(sorted(hand, reverse=True))
print(sorted(hand, key=lambda c: (c.suit, c)))
print(min(hand), max(hand))
print(hash(1) == hash(1.0) == hash(True), hash("a") == hash("a"), hash((1, 2)) == hash((1, 2)), hash(2**61 - 1), hash(-1), hash(2**61 + 5))
print({1: "int", 1.0: "float", True: "bool"}, {(1, 2): "t"}[(1.0, 2.0)])
