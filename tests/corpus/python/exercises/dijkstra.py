# covers: heapq, dijkstra, float-inf, dict-get, tuple-unpacking, nested-dict, sorted-key
"""Shortest routes in a weighted, directed network."""
import heapq
from math import inf

network = {
    "A": {"B": 4, "C": 3, "F": 12},
    "B": {"A": 4, "D": 8},
    "C": {"A": 3, "B": 6, "D": 10, "F": 5},
    "D": {"B": 8, "C": 10, "E": 7},
    "E": {"D": 7, "F": 5},
    "F": {"A": 12, "C": 5, "E": 5},
    "Z": {"A": 1},
}


def dijkstra(graph, source):
    dist = {node: inf for node in graph}
    prev = {}
    dist[source] = 0
    heap = [(0, source)]
    settled = []
    while heap:
        d, node = heapq.heappop(heap)
        if d > dist[node]:
            continue
        settled.append(node)
        for neighbour, weight in graph[node].items():
            candidate = d + weight
            if candidate < dist[neighbour]:
                dist[neighbour] = candidate
                prev[neighbour] = node
                heapq.heappush(heap, (candidate, neighbour))
    return dist, prev, settled


def route(prev, target):
    path = [target]
    while path[-1] in prev:
        path.append(prev[path[-1]])
    return list(reversed(path))


dist, prev, settled = dijkstra(network, "A")
print("settled in order:", settled)
for node, d in sorted(dist.items(), key=lambda item: (item[1], item[0])):
    label = "unreachable" if d == inf else f"{d:3d} via {'-'.join(route(prev, node))}"
    print(node, label)


def grid_cost(rows):
    """Cheapest path from the top left to the bottom right, moving in 4 directions."""
    height, width = len(rows), len(rows[0])
    best = {(0, 0): int(rows[0][0])}
    heap = [(best[0, 0], 0, 0)]
    while heap:
        cost, y, x = heapq.heappop(heap)
        if (y, x) == (height - 1, width - 1):
            return cost
        for dy, dx in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            ny, nx = y + dy, x + dx
            if 0 <= ny < height and 0 <= nx < width:
                c = cost + int(rows[ny][nx])
                if c < best.get((ny, nx), inf):
                    best[ny, nx] = c
                    heapq.heappush(heap, (c, ny, nx))
    return None


print("grid:", grid_cost(["2914338271", "1852967413", "3116252894", "9741183516", "4283911721"]))
print("single:", grid_cost(["5"]))
matrix = {a: dijkstra(network, a)[0] for a in "ABZ"}
print({a: [row[b] for b in network] for a, row in matrix.items()})
