# covers: dict-methods, dict-views, dict-merge, dict-order, setdefault, dict-from-pairs, nested-dict, dict-comprehension, key-error
"""Everything a dictionary can do."""

d = {"b": 2, "a": 1, "c": 3}
d["d"] = 4
d["b"] = 20
print(d, len(d), list(d), "a" in d, 1 in d, d["a"])
print(d.get("a"), d.get("x"), d.get("x", 0), d.setdefault("e", []), d.setdefault("a", 99), d)
print(d.pop("e"), d.pop("nope", "default"), d.popitem(), d)
d.update(a=10, z=26)
d.update({"y": 25}, x=24)
d.update([("w", 23), ["v", 22]])
print(d)
del d["w"]
d["w"] = "moved to the end"
print(list(d.items())[-1], list(d)[0])

print({"a": 1, "b": 2} | {"b": 3, "c": 4}, {**{"a": 1}, "b": 2, **{"a": 0}})
m = {"x": 1}
m |= {"y": 2}
m |= [("z", 3)]
print(m, {"a": 1, "b": 2} == {"b": 2, "a": 1}, {} == {}, {"a": 1} != {"a": 2}, bool({}))
print(dict(), dict(a=1), dict([("k", "v")]), dict({"a": 1}, b=2), dict(zip("ab", [1, 2])), dict.fromkeys("abc"), dict.fromkeys([1, 2], 0))

keys, values, items = m.keys(), m.values(), m.items()
m["new"] = 4
print(keys, values, items, len(keys), "new" in keys, 4 in values, ("x", 1) in items)
print(list(reversed(m)), list(reversed(m.items())), sorted(m.values(), reverse=True), max(m, key=m.get))
print(sorted({"a": 1, "b": 2}.keys() & {"b": 0, "c": 0}.keys()), sorted({"a": 1}.keys() | {"z"}), {"a": 1, "b": 2}.keys() - {"a"}, {"a": 1}.items() ^ {("a", 1)}, {"a": 1}.keys() == {"a"}, {"a": 1}.keys() <= {"a", "b"}, keys.isdisjoint(["q"]))

mixed = {1: "int", "1": "str", (1, 2): "tuple", None: "none", 2.5: "float", frozenset({1}): "fs", True: "bool replaces int"}
print(mixed)
print(mixed[1], mixed[1.0], mixed[None], mixed[1, 2], mixed[frozenset([1])])

inventory = {}
for item, n in [("apple", 3), ("pear", 1), ("apple", 2)]:
    inventory[item] = inventory.get(item, 0) + n
print(inventory)
groups = {}
for word in ["ant", "bee", "ape", "bat", "cow"]:
    groups.setdefault(word[0], []).append(word)
print(groups)
for letter, (first, *rest) in groups.items():
    print(letter, first, rest)

config = {"db": {"host": "h", "ports": [1, 2]}, "debug": False}
config["db"]["ports"][0] += 10
config["db"]["user"] = {"name": "root"}
print(config, config["db"]["user"]["name"][0])
copy = config.copy()
copy["debug"] = True
copy["db"]["host"] = "shared"
print(config["debug"], config["db"]["host"])

ages = {"Tom": 30, "Ann": 25, "Bob": 30}
print(sorted(ages), sorted(ages.items(), key=lambda kv: (-kv[1], kv[0])), {v: k for k, v in ages.items()}, min(ages, key=ages.get), sum(ages.values()))
for i, (name, age) in enumerate(ages.items()):
    print(i, name, age, end="; ")
print()
for key in list(ages):
    if ages[key] == 30:
        del ages[key]
print(ages)
ages.clear()
print(ages)
big = {i: i * i for i in range(1000)}
for i in range(0, 1000, 2):
    del big[i]
big[0] = "back"
print(len(big), list(big)[:3], list(big)[-1], sum(big) == sum(range(1, 1000, 2)))

for action in (
    lambda: {}["k"], lambda: {}[("a", 1)], lambda: {}.pop("k"), lambda: {}.popitem(), lambda: {[1]: 2}, lambda: {{}: 1}, lambda: dict([1]), lambda: dict(["abc"]),
    lambda: {"a": 1} + {"b": 2}, lambda: {} < {}, lambda: {}.x, lambda: dict(5), lambda: {"a": 1} | [1], lambda: [k for k in {1: 2}.items()][5], lambda: d.update(5), lambda: d.get(),
    lambda: d.setdefault([], 1), lambda: {1: 2}.keys()[0], lambda: d.pop(), lambda: next(iter({})), lambda: next({}),
):
    try:
        print("no error:", action())
    except Exception as error:
        print(type(error).__name__, error)
try:
    for k in big:
        if k == 5:
            big["grow"] = 1
except RuntimeError as error:
    print("RuntimeError:", error)
