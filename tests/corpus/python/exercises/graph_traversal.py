# covers: bfs, dfs, deque, dict-of-lists, set, generator-recursion, path-reconstruction, connected-components
"""Breadth-first and depth-first search on a small map of towns."""
from collections import deque

ROADS = """
Arden-Brook Arden-Cove Brook-Dale Cove-Dale Dale-Elm Elm-Ford
Gull-Holm Holm-Inch Inch-Gull
Jetty
"""


def parse(text):
    graph = {}
    for token in text.split():
        ends = token.split("-")
        for town in ends:
            graph.setdefault(town, [])
        if len(ends) == 2:
            a, b = ends
            graph[a].append(b)
            graph[b].append(a)
    return graph


def bfs_distances(graph, start):
    distance = {start: 0}
    queue = deque([start])
    while queue:
        town = queue.popleft()
        for neighbour in graph[town]:
            if neighbour not in distance:
                distance[neighbour] = distance[town] + 1
                queue.append(neighbour)
    return distance


def shortest_path(graph, start, goal):
    parent = {start: None}
    queue = deque([start])
    while queue:
        town = queue.popleft()
        if town == goal:
            path = []
            while town is not None:
                path.append(town)
                town = parent[town]
            return path[::-1]
        for n in graph[town]:
            if n not in parent:
                parent[n] = town
                queue.append(n)
    return None


def dfs(graph, town, seen=None):
    seen = set() if seen is None else seen
    seen.add(town)
    yield town
    for n in graph[town]:
        if n not in seen:
            yield from dfs(graph, n, seen)


def all_paths(graph, a, b, path=()):
    path = path + (a,)
    if a == b:
        yield path
        return
    for n in graph[a]:
        if n not in path:
            yield from all_paths(graph, n, b, path)


def has_cycle(graph, component):
    edges = sum(len(graph[t]) for t in component) // 2
    return edges >= len(component)


graph = parse(ROADS)
for town, roads in graph.items():
    print(f"{town:<6} -> {', '.join(roads) or '(none)'}")

print(bfs_distances(graph, "Arden"))
print(" > ".join(shortest_path(graph, "Arden", "Ford")))
print("unreachable:", shortest_path(graph, "Arden", "Gull"))
print("dfs:", list(dfs(graph, "Dale")))
for p in all_paths(graph, "Arden", "Elm"):
    print("  path", *p)

seen = set()
components = []
for town in graph:
    if town not in seen:
        component = list(dfs(graph, town, seen))
        components.append(component)
for number, component in enumerate(components, start=1):
    print(number, component, "cyclic" if has_cycle(graph, component) else "tree")
