# covers: bit-manipulation, string-rendering, format-spec, elementary-automaton, langtons-ant, forest-fire, random-seed, dict-of-tuples
"""One-dimensional rules, Langton's ant and a forest fire."""
import random


def rule_table(number):
    return {tuple(map(int, f"{i:03b}")): number >> i & 1 for i in range(8)}


def run_rule(number, width, steps):
    table = rule_table(number)
    row = [0] * width
    row[width // 2] = 1
    for _ in range(steps):
        yield row
        row = [table[row[i - 1], row[i], row[(i + 1) % width]] for i in range(width)]


for number in (30, 90, 110):
    print("rule", number)
    for row in run_rule(number, 31, 8):
        print("".join(".#"[c] for c in row))


def ant(steps):
    black, x, y, dx, dy = set(), 0, 0, 0, -1
    for _ in range(steps):
        if (x, y) in black:
            black.remove((x, y))
            dx, dy = dy, -dx
        else:
            black.add((x, y))
            dx, dy = -dy, dx
        x, y = x + dx, y + dy
    return black, (x, y)


for steps in (1, 4, 100, 2000):
    black, where = ant(steps)
    print(f"ant after {steps:4}: {len(black)} black cells, at {where}")

EMPTY, TREE, FIRE = " T*"


class Forest:
    def __init__(self, width, height, density, seed):
        rng = random.Random(seed)
        self.grid = [[TREE if rng.random() < density else EMPTY for _ in range(width)] for _ in range(height)]
        for row in self.grid:
            if row[0] == TREE:
                row[0] = FIRE

    def step(self):
        burning = [(r, c) for r, row in enumerate(self.grid) for c, v in enumerate(row) if v == FIRE]
        for r, c in burning:
            self.grid[r][c] = EMPTY
            for rr, cc in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                if 0 <= rr < len(self.grid) and 0 <= cc < len(self.grid[0]) and self.grid[rr][cc] == TREE:
                    self.grid[rr][cc] = FIRE
        return bool(burning)

    def count(self, kind):
        return sum(row.count(kind) for row in self.grid)

    def __str__(self):
        return "\n".join("|" + "".join(row) + "|" for row in self.grid)


forest = Forest(20, 6, 0.6, seed=11)
print(forest)
before, ticks = forest.count(TREE) + forest.count(FIRE), 0
while forest.step():
    ticks += 1
print(forest)
print(f"{before} trees, {forest.count(TREE)} left after {ticks} ticks")
for density in (0.3, 0.5, 0.7, 0.9):
    f = Forest(30, 20, density, seed=3)
    total = f.count(TREE) + f.count(FIRE)
    while f.step():
        pass
    print(f"density {density}: {f.count(TREE) / total:.1%} survive")
