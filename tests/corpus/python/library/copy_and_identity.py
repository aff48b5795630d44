# covers: copy-copy, copy-deepcopy, deepcopy-cycles, deepcopy-dunder, shallow-slices, is-operator, aliasing, mutable-defaults
"""Copying: what is shared and what is not."""
import copy

original = [1, [2, 3], {"k": [4]}]
alias, shallow, deep = original, copy.copy(original), copy.deepcopy(original)
original[0] = "changed"
original[1].append("shared")
original[2]["k"].append(5)
print(alias, shallow, deep, sep="\n")
print(alias is original, shallow is original, shallow[1] is original[1], deep[1] is original[1], shallow == original)
for make in (list, lambda x: x[:], list.copy, lambda x: [*x], lambda x: x + []):
    c = make(original)
    print(c == original, c is original, c[1] is original[1], end=" | ")
print()
d = {"a": [1], "b": 2}
print([(c == d, c is d, c["a"] is d["a"]) for c in (d.copy(), dict(d), {**d}, copy.deepcopy(d))])
t = (1, [2])
u = copy.copy(t)
v = copy.deepcopy(t)
print(u is t, v is t, v == t, copy.deepcopy((1, "a", (2,))) == (1, "a", (2,)), copy.copy("s"), copy.deepcopy(None), copy.deepcopy(len) is len)

cycle = [1]
cycle.append(cycle)
twin = copy.deepcopy(cycle)
print(twin, twin[1] is twin, twin is cycle)
shared = [0]
pair = copy.deepcopy([shared, shared])
print(pair[0] is pair[1], pair[0] is shared)
grid = [[0] * 3] * 2
grid[0][1] = 7
print(grid, [[0] * 3 for _ in range(2)][1], copy.deepcopy(grid)[0] is copy.deepcopy(grid)[1])


class Node:
    def __init__(self, name, **links):
        self.name, self.links, self.parent = name, links, None
        for child in links.values():
            child.parent = self

    def __repr__(self):
        return f"{self.name}({', '.join(self.links)})"


tree = Node("root", left=Node("l"), right=Node("r"))
clone = copy.deepcopy(tree)
clone.links["left"].name = "renamed"
print(tree.links, clone.links, clone.links["left"].parent is clone, clone.parent)
thin = copy.copy(tree)
thin.name = "thin"
thin.links["extra"] = Node("e")
print(tree, thin, tree.links is thin.links, thin.__dict__.keys() == tree.__dict__.keys())


class Session:
    def __init__(self, user, cache):
        self.user, self.cache, self.copies = user, cache, 0

    def __copy__(self):
        self.copies += 1
        return Session(self.user + "'", self.cache)

    def __deepcopy__(self, memo):
        self.copies += 10
        new = Session(copy.deepcopy(self.user, memo), self.cache)
        memo[id(self)] = new
        return new


s = Session("ann", {"big": 1})
one, two = copy.copy(s), copy.deepcopy([s, s])
print(one.user, one.cache is s.cache, two[0] is two[1], two[0].cache is s.cache, two[0] is s, s.copies)


class Slots:
    __slots__ = ("a", "b")

    def __init__(self):
        self.a = [1]


x = Slots()
y = copy.deepcopy(x)
y.a.append(2)
print(x.a, y.a, hasattr(y, "b"))


def collect(item, into=[]):
    into.append(item)
    return into


first = collect(1)
print(collect(2), first is collect(3), collect.__defaults__, collect(9, []), first)


class Registry:
    everything = []

    def __init__(self):
        self.mine = []

    def add(self, x):
        self.everything.append(x)
        self.mine.append(x)


r1, r2 = Registry(), Registry()
r1.add("a")
r2.add("b")
print(r1.everything, r2.mine, Registry.everything is r1.everything)
r1.everything = ["own"]
print(r1.everything, r2.everything, "everything" in r1.__dict__, "everything" in vars(r2))
a = b = []
b += [1]
print(a, a is b)
b = b + [2]
print(a, b, a is b)
text = other = "immutable"
other += "!"
print(text, other, [] == [], [] is [], () == (), None is None, 1 == 1.0 == True, {1: "int", True: "bool"})
