# covers: union-find, path-compression, kruskal, prim, heapq, class-methods, sorted-tuples
"""Minimum spanning trees: Kruskal with union-find, Prim with a heap."""
from heapq import heapify, heappop, heappush


class DisjointSets:
    def __init__(self, elements):
        self.parent = {e: e for e in elements}
        self.size = dict.fromkeys(self.parent, 1)
        self.count = len(self.parent)

    def find(self, x):
        root = x
        while self.parent[root] != root:
            root = self.parent[root]
        while self.parent[x] != root:
            self.parent[x], x = root, self.parent[x]
        return root

    def union(self, a, b):
        a, b = self.find(a), self.find(b)
        if a == b:
            return False
        if self.size[a] < self.size[b]:
            a, b = b, a
        self.parent[b] = a
        self.size[a] += self.size.pop(b)
        self.count -= 1
        return True


edges = [
    ("oslo", "bergen", 463), ("oslo", "trondheim", 494), ("bergen", "trondheim", 650),
    ("oslo", "kristiansand", 320), ("bergen", "stavanger", 209), ("stavanger", "kristiansand", 235),
    ("trondheim", "bodo", 706), ("bodo", "tromso", 555), ("trondheim", "tromso", 1130),
]
cities = sorted({c for a, b, _ in edges for c in (a, b)})


def kruskal():
    sets = DisjointSets(cities)
    tree = []
    for a, b, km in sorted(edges, key=lambda e: e[2]):
        if sets.union(a, b):
            tree.append((a, b, km))
            print(f"  take {a}-{b} ({km}), {sets.count} groups left")
        else:
            print(f"  skip {a}-{b} ({km})")
    return tree


def prim(start):
    near = {}
    for a, b, km in edges:
        near.setdefault(a, []).append((km, a, b))
        near.setdefault(b, []).append((km, b, a))
    reached = {start}
    heap = near[start][:]
    heapify(heap)
    tree = []
    while heap and len(reached) < len(near):
        km, a, b = heappop(heap)
        if b in reached:
            continue
        reached.add(b)
        tree.append((a, b, km))
        for edge in near[b]:
            if edge[2] not in reached:
                heappush(heap, edge)
    return tree


print(cities)
k = kruskal()
p = prim("tromso")
for a, b, km in p:
    print(f"{a:>12} - {b:<12} {km:5}")
print("totals:", sum(e[2] for e in k), sum(e[2] for e in p))
print("same edges:", {frozenset(e[:2]) for e in k} == {frozenset(e[:2]) for e in p})

groups = DisjointSets(range(10))
for pair in [(0, 1), (2, 3), (1, 3), (8, 9), (9, 8)]:
    print(pair, groups.union(*pair), end="; ")
print()
print(groups.count, groups.size, [groups.find(i) == groups.find(0) for i in range(5)])
