# covers: tarjan, kosaraju, nonlocal, dataclass, closures, set-comprehension, bridges
"""Strongly connected components by two algorithms, plus bridges of an undirected graph."""
from dataclasses import dataclass, field


@dataclass
class Graph:
    edges: list[tuple[str, str]]
    nodes: list = field(init=False)

    def __post_init__(self):
        self.nodes = sorted({n for e in self.edges for n in e})

    def successors(self, node):
        return [b for a, b in self.edges if a == node]

    def reversed(self):
        return Graph([(b, a) for a, b in self.edges])


def tarjan(graph):
    counter = 0
    index, low = {}, {}
    stack, components = [], []

    def visit(node):
        nonlocal counter
        index[node] = low[node] = counter
        counter += 1
        stack.append(node)
        for succ in graph.successors(node):
            if succ not in index:
                visit(succ)
                low[node] = min(low[node], low[succ])
            elif succ in stack:
                low[node] = min(low[node], index[succ])
        if low[node] == index[node]:
            component = []
            while True:
                member = stack.pop()
                component.append(member)
                if member == node:
                    break
            components.append(sorted(component))

    for node in graph.nodes:
        if node not in index:
            visit(node)
    return components


def kosaraju(graph):
    order, seen = [], set()

    def post(node):
        seen.add(node)
        for s in graph.successors(node):
            if s not in seen:
                post(s)
        order.append(node)

    for node in graph.nodes:
        if node not in seen:
            post(node)
    back = graph.reversed()
    owner = {}

    def assign(node, root):
        if node not in owner:
            owner[node] = root
            for p in back.successors(node):
                assign(p, root)

    for node in reversed(order):
        assign(node, node)
    groups = {}
    for node, root in owner.items():
        groups.setdefault(root, []).append(node)
    return [sorted(g) for g in groups.values()]


g = Graph([tuple(pair) for pair in "ab bc ca bd de ef fd gf gh hg hi".split()])
print(g.nodes, len(g.edges))
print("tarjan:  ", tarjan(g))
print("kosaraju:", kosaraju(g))
print("agree:", sorted(tarjan(g)) == sorted(kosaraju(g)))

which = {n: i for i, comp in enumerate(tarjan(g)) for n in comp}
condensed = sorted({(which[a], which[b]) for a, b in g.edges if which[a] != which[b]})
print("condensation:", condensed)


def bridges(pairs):
    near = {}
    for a, b in pairs:
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    when, low, found = {}, {}, []

    def go(node, parent):
        when[node] = low[node] = len(when)
        for n in near[node]:
            if n == parent:
                continue
            if n in when:
                low[node] = min(low[node], when[n])
            else:
                go(n, node)
                low[node] = min(low[node], low[n])
                if low[n] > when[node]:
                    found.append(f"{node}{n}")

    for node in near:
        if node not in when:
            go(node, None)
    return found


print("bridges:", bridges("ab bc ca cd de ef fd fg".split()))
