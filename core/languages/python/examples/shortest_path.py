# Breadth-first search: the shortest way through a
# maze.

from collections import deque

MAZE = [
    "S.#.....",
    ".##.###.",
    "....#...",
    ".##.#.#E",
]


def find(symbol):
    for y, row in enumerate(MAZE):
        if symbol in row:
            return row.index(symbol), y


def neighbours(x, y):
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        nx, ny = x + dx, y + dy
        if 0 <= ny < len(MAZE) and 0 <= nx < len(MAZE[0]) and MAZE[ny][nx] != "#":
            yield nx, ny


def distance(start, goal):
    seen = {start: 0}
    queue = deque([start])
    while queue:
        place = queue.popleft()
        if place == goal:
            return seen[place]
        for near in neighbours(*place):
            if near not in seen:
                seen[near] = seen[place] + 1
                queue.append(near)
    return None


print("steps to the exit:", distance(find("S"), find("E")))
