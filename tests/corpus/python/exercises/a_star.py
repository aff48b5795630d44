# covers: a-star, heapq, tuple-keys, string-grid, lambda, walrus, dict-get, ascii-map
"""A* on a character map, compared with plain uniform-cost search."""
import heapq
from itertools import count

MAP = """
S...#......
.##.#.####.
.#....#..#.
.#.####.##.
...#..#....
.###.##.##.
......#..#G
"""


def load(text):
    rows = text.strip().splitlines()
    cells = {(x, y): c for y, row in enumerate(rows) for x, c in enumerate(row)}
    start = next(p for p, c in cells.items() if c == "S")
    goal = next(p for p, c in cells.items() if c == "G")
    return rows, cells, start, goal


def neighbours(cells, p):
    x, y = p
    for q in ((x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)):
        if cells.get(q, "#") != "#":
            yield q


def search(cells, start, goal, heuristic):
    ticket = count()
    frontier = [(heuristic(start), next(ticket), start)]
    came, cost = {start: None}, {start: 0}
    expanded = 0
    while frontier:
        _, _, here = heapq.heappop(frontier)
        expanded += 1
        if here == goal:
            path = [here]
            while (here := came[here]) is not None:
                path.append(here)
            return path[::-1], expanded
        for there in neighbours(cells, here):
            g = cost[here] + 1
            if g < cost.get(there, 1 << 30):
                cost[there], came[there] = g, here
                heapq.heappush(frontier, (g + heuristic(there), next(ticket), there))
    return None, expanded


rows, cells, start, goal = load(MAP)
print("from", start, "to", goal, "on", len(cells), "cells")
manhattan = lambda p: abs(p[0] - goal[0]) + abs(p[1] - goal[1])
path, seen = search(cells, start, goal, manhattan)
path0, seen0 = search(cells, start, goal, lambda p: 0)
print("length:", len(path) - 1, "same:", len(path) == len(path0))
print("A* expands no more cells:", seen <= seen0, seen, seen0)
on_path = set(path)
for y, row in enumerate(rows):
    print("".join("o" if (x, y) in on_path and c == "." else c for x, c in enumerate(row)))

cells[(10, 5)] = "#"
print("walled in:", search(cells, start, goal, manhattan)[0])
