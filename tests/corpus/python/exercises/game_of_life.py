# covers: set-of-tuples, counter, set-comprehension, generators, string-rendering, modulo-wrapping, min-max-over-tuples
"""Conway's game of life on an unbounded plane and on a torus."""
from collections import Counter


def parse(picture):
    return {(x, y) for y, row in enumerate(picture.split("/")) for x, c in enumerate(row) if c == "O"}


def step(cells, wrap=None):
    def place(x, y):
        return (x % wrap[0], y % wrap[1]) if wrap else (x, y)

    counts = Counter(
        place(x + dx, y + dy)
        for x, y in cells
        for dx in (-1, 0, 1)
        for dy in (-1, 0, 1)
        if dx or dy
    )
    return {c for c, n in counts.items() if n == 3 or (n == 2 and c in cells)}


def render(cells):
    if not cells:
        return ["(empty)"]
    xs, ys = zip(*cells)
    return [
        "".join("O" if (x, y) in cells else "." for x in range(min(xs), max(xs) + 1))
        for y in range(min(ys), max(ys) + 1)
    ]


def normalise(cells):
    x0, y0 = min(x for x, _ in cells), min(y for _, y in cells)
    return frozenset((x - x0, y - y0) for x, y in cells)


def fate(cells, limit=120):
    seen = {}
    for generation in range(limit):
        if not cells:
            return f"dies at {generation}"
        shape = normalise(cells)
        if shape in seen:
            earlier, old = seen[shape]
            period = generation - earlier
            if old == cells:
                return f"still at {earlier}" if period == 1 else f"period {period} from {earlier}"
            dx = min(x for x, _ in cells) - min(x for x, _ in old)
            dy = min(y for _, y in cells) - min(y for _, y in old)
            return f"moves by {(dx, dy)} every {period}"
        seen[shape] = generation, cells
        cells = step(cells)
    return f"alive with {len(cells)} cells"


patterns = {
    "block": "OO/OO",
    "blinker": "OOO",
    "toad": ".OOO/OOO.",
    "glider": ".O./..O/OOO",
    "spaceship": ".O..O/O..../O...O/OOOO.",
    "lonely": "O.O",
    "line": "OOOOOOOOOO",
    "tee": "OOO/.O.",
    "r-pentomino": ".OO/OO./.O.",
}
for name, picture in patterns.items():
    print(f"{name:<12} {fate(parse(picture))}")

cells = parse(patterns["glider"])
for generation in range(4):
    print(f"generation {generation}: {len(cells)} cells")
    print("\n".join(render(cells)))
    cells = step(cells)

torus = parse(patterns["glider"])
for _ in range(4 * 6):
    torus = step(torus, wrap=(6, 6))
print("back home on the torus:", torus == parse(patterns["glider"]))
population = []
cells = parse(patterns["r-pentomino"])
for _ in range(25):
    population.append(len(cells))
    cells = step(cells)
print(population)
