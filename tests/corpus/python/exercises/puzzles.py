# covers: hanoi, water-jugs, river-crossing, making-change, pascal-lists, bfs-on-states, frozenset-states, recursion-generator, josephus
"""Puzzles: towers, jugs, crossings, change, magic squares, and a circle of soldiers."""
from collections import deque
from itertools import permutations, product


def hanoi(n, source="A", spare="B", target="C"):
    if n:
        yield from hanoi(n - 1, source, target, spare)
        yield n, source, target
        yield from hanoi(n - 1, spare, source, target)


def play_hanoi(n):
    pegs = {"A": list(range(n, 0, -1)), "B": [], "C": []}
    for disc, a, b in hanoi(n):
        assert pegs[a][-1] == disc and (not pegs[b] or pegs[b][-1] > disc)
        pegs[b].append(pegs[a].pop())
    return pegs


def solve(start, is_goal, moves):
    queue, parent = deque([start]), {start: None}
    while queue:
        state = queue.popleft()
        if is_goal(state):
            path = []
            while state is not None:
                path.append(state)
                state = parent[state]
            return path[::-1]
        for nxt in moves(state):
            if nxt not in parent:
                parent[nxt] = state
                queue.append(nxt)
    return None


def jug_moves(sizes):
    def moves(state):
        for i, j in product(range(len(sizes)), repeat=2):
            s = list(state)
            if i == j:
                s[i] = sizes[i]
                yield tuple(s)
                s[i] = 0
                yield tuple(s)
            else:
                poured = min(s[i], sizes[j] - s[j])
                s[i] -= poured
                s[j] += poured
                yield tuple(s)

    return moves


EVERYONE = frozenset({"farmer", "fox", "goose", "grain"})


def crossing_moves(left):
    side = left if "farmer" in left else EVERYONE - left
    for cargo in [None, *sorted(side - {"farmer"})]:
        moving = {"farmer", cargo} - {None}
        new = frozenset(left - moving if "farmer" in left else left | moving)
        alone = EVERYONE - new if "farmer" in new else new
        if not ({"fox", "goose"} <= alone or {"goose", "grain"} <= alone):
            yield new


def change(amount, coins=(50, 20, 10, 5, 2, 1)):
    out = {}
    for c in coins:
        n, amount = divmod(amount, c)
        if n:
            out[c] = n
    return out


def josephus(n, k):
    circle = deque(range(1, n + 1))
    order = []
    while circle:
        circle.rotate(-(k - 1))
        order.append(circle.popleft())
    return order


def magic_square(n):
    grid = [[0] * n for _ in range(n)]
    r, c = 0, n // 2
    for value in range(1, n * n + 1):
        grid[r][c] = value
        nr, nc = (r - 1) % n, (c + 1) % n
        if grid[nr][nc]:
            nr, nc = (r + 1) % n, c
        r, c = nr, nc
    return grid


def cryptarithm(a, b, total):
    letters = sorted(set(a + b + total))
    for digits in permutations(range(7), len(letters)):
        table = str.maketrans({l: str(d) for l, d in zip(letters, digits)})
        x, y, z = (w.translate(table) for w in (a, b, total))
        if "0" not in (x[0], y[0], z[0]) and int(x) + int(y) == int(z):
            return f"{x} + {y} = {z}"


print(list(hanoi(2)), sum(1 for _ in hanoi(10)), play_hanoi(5)["C"])
print(solve((0, 0), lambda s: 2 in s, jug_moves((3, 4))))
print(solve((8, 0, 0), lambda s: s.count(4) == 2, jug_moves((8, 5, 3))) is not None, solve((0, 0), lambda s: 3 in s, jug_moves((2, 4))))
for state in solve(EVERYONE, lambda left: not left, crossing_moves):
    print("  ", ", ".join(sorted(state)) or "-", "|", ", ".join(sorted(EVERYONE - state)) or "-")
print(change(186), change(0))
print(josephus(7, 3), josephus(41, 3)[-1])
square = magic_square(5)
for row in square:
    print(" ".join(f"{v:>3}" for v in row))
print({sum(r) for r in square} | {sum(c) for c in zip(*square)} | {sum(square[i][i] for i in range(5))})
print(cryptarithm("ab", "ba", "cc"), cryptarithm("aa", "bb", "cde"))
