# covers: deque, deque-maxlen, deque-rotate, ordered-dict, chainmap, user-dict, move-to-end, popitem
"""collections.deque, OrderedDict, ChainMap, and the User* base classes."""
from collections import ChainMap, OrderedDict, UserDict, UserList, deque

d = deque([1, 2, 3])
d.append(4)
d.appendleft(0)
print(d, len(d), d[0], d[-1], 3 in d, list(reversed(d)))
print(d.pop(), d.popleft(), d)
d.extend("ab")
d.extendleft("xy")
print(d)
d.rotate(2)
print(d)
d.rotate(-3)
print(d, d.count(2), d.index("a"))
d.remove("x")
d.insert(1, "new")
d[2] = "set"
del d[0]
d.reverse()
print(d, d.copy() == d, d == list(d), deque("ab") < deque("ac"))
last = deque(maxlen=3)
for i in range(6):
    last.append(i)
print(last, last.maxlen, deque(range(10), 4))
last.appendleft("front")
print(last, deque([1]) + deque([2]), deque("ab") * 2, deque(maxlen=0))
try:
    full = deque([1, 2], maxlen=2)
    full.insert(0, 9)
except IndexError as e:
    print("IndexError:", e)
for attempt in (lambda: deque().pop(), lambda: deque().popleft(), lambda: deque([1])[5], lambda: deque([1]).remove(2), lambda: deque([1]).index(7)):
    try:
        attempt()
    except (IndexError, ValueError) as e:
        print(f"{type(e).__name__}: {e}")
q = deque([1, 2, 3])
try:
    for x in q:
        q.append(x)
except RuntimeError as e:
    print("RuntimeError:", e)


def windows(xs, n):
    window = deque(maxlen=n)
    for x in xs:
        window.append(x)
        if len(window) == n:
            yield tuple(window)


print(list(windows("abcde", 3)), bool(deque()), sum(deque([1, 2])), [*deque("hi")])
d.clear()
print(d, d.maxlen)

od = OrderedDict([("b", 2), ("a", 1), ("c", 3)])
od.move_to_end("b")
print(od, list(od), od.popitem(), od.popitem(last=False), od)
od["z"] = 26
od["a"] = "again"
od.move_to_end("z", last=False)
od.update(y=25)
print(od, list(reversed(od)), list(od.items()), od.pop("q", None))
same = OrderedDict(a=1, b=2)
print(same == OrderedDict(b=2, a=1), same == {"b": 2, "a": 1}, dict(a=1, b=2) == dict(b=2, a=1), isinstance(same, dict))
try:
    OrderedDict().popitem()
except KeyError as e:
    print("KeyError:", e)
try:
    same.move_to_end("nope")
except KeyError as e:
    print("KeyError:", e)

defaults, config, command = {"colour": "red", "size": 1, "debug": False}, {"size": 5}, {}
settings = ChainMap(command, config, defaults)
print(settings["size"], settings["colour"], "debug" in settings, len(settings), sorted(settings))
settings["colour"] = "blue"
print(command, defaults["colour"], settings.maps[1], dict(sorted(settings.items())))
child = settings.new_child({"size": 99})
print(child["size"], settings["size"], child.parents == settings, child.get("none", "default"))
try:
    del settings["size"]
except KeyError as e:
    print("KeyError:", e)


class Loud(UserDict):
    def __setitem__(self, key, value):
        super().__setitem__(key.upper(), value)


class Odd(UserList):
    def append(self, item):
        if item % 2:
            super().append(item)


loud = Loud(a=1)
loud["b"] = 2
loud.update({"c": 3})
print(loud, loud.data, "A" in loud, "a" in loud)
odd = Odd([1, 2])
for i in range(6):
    odd.append(i)
print(odd, odd[1:3], len(odd), odd + [0], isinstance(odd, list))
