# covers: counter, defaultdict, deque, ordered-dict, chain-map, deque-maxlen, counter-arithmetic
"""The containers of the collections module."""

from collections import ChainMap, Counter, OrderedDict, UserDict, defaultdict, deque

c = Counter("mississippi")
print(c, c["s"], c["z"], c.most_common(2), sum(c.values()), len(c))
c.update("sss")
c["q"] += 2
c.subtract("mm")
print(c, sorted(c.elements())[:5], c.total(), "z" in c)
a, b = Counter(a=3, b=1), Counter(a=1, b=2, c=5)
print(a + b, a - b, a & b, a | b, +Counter(x=-1, y=2), -Counter(x=-1, y=2), a == Counter(b=1, a=3), a < b)
print(Counter([1, 2, 1, 1]), Counter({"x": 2}), Counter(), Counter("aab").most_common(), dict(Counter("ab")), Counter(w[0] for w in ["apple", "ant", "bee"]))

groups = defaultdict(list)
for name in ["ann", "bob", "al", "bea"]:
    groups[name[0]].append(name)
print(groups, dict(groups), groups["zzz"], len(groups), groups.get("nope"), "nope" in groups)
counts = defaultdict(int)
for ch in "hello":
    counts[ch] += 1
print(dict(counts), counts.default_factory, defaultdict(lambda: "?")["k"])
tree = lambda: defaultdict(tree)
t = tree()
t["a"]["b"]["c"] = 1
print(list(t["a"]), t["a"]["b"]["c"])
try:
    defaultdict(None)["missing"]
except KeyError as error:
    print("KeyError:", error)

d = deque([1, 2, 3])
d.append(4)
d.appendleft(0)
print(d, d.pop(), d.popleft(), d, len(d), d[0], d[-1], 2 in d)
d.extend([7, 8])
d.extendleft([-1, -2])
print(d)
d.rotate(2)
print(d)
d.rotate(-3)
d[1] = "x"
d.remove(7)
d.insert(1, "ins")
print(d, d.index("x"), d.count(3), list(reversed(d)), d == deque(list(d)))
window = deque(maxlen=3)
for i in range(5):
    window.append(i)
    print(list(window), end=" ")
window.appendleft("left")
print(window, window.maxlen, deque("ab", 1), deque(), d.copy() == d, deque([1]) + deque([2]), deque([1, 2]) * 2, deque([1]) < deque([2]))
d.reverse()
del d[0]
d.clear()
for action in (lambda: d.pop(), lambda: d.popleft(), lambda: window[9], lambda: window.remove("q"), lambda: window[0:1]):
    try:
        action()
    except (IndexError, ValueError, TypeError) as error:
        print(type(error).__name__, error)

od = OrderedDict([("x", 1), ("y", 2), ("z", 3)])
od.move_to_end("x")
print(od, od.popitem(last=False), list(od), od == {"z": 3, "x": 1}, od == OrderedDict([("x", 1), ("z", 3)]))
od.move_to_end("x", last=False)
print(od, list(reversed(od)))
defaults, user = {"color": "red", "size": 1}, {"size": 5}
chain = ChainMap(user, defaults)
chain["new"] = True
print(chain["size"], chain["color"], user, sorted(chain), len(chain), dict(chain.new_child({"size": 9}))["size"], chain.maps[1])


class Lower(UserDict):
    def __setitem__(self, key, value):
        super().__setitem__(key.lower(), value)


low = Lower(A=1)
low["BC"] = 2
low.update({"Q": 3})
print(low, low.data, len(low), "bc" in low, list(low.items()))


def bfs(graph, start):
    order, queue, seen = [], deque([start]), {start}
    while queue:
        node = queue.popleft()
        order.append(node)
        for neighbour in graph[node]:
            if neighbour not in seen:
                seen.add(neighbour)
                queue.append(neighbour)
    return order


print(bfs({"a": "bc", "b": "d", "c": "de", "d": "f", "e": "f", "f": ""}, "a"))
