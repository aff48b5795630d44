# covers: backtracking, constraint-propagation, dict-of-sets, str-methods, copy-dict, min-key, exceptions
"""Sudoku: constraint propagation plus search over the most constrained cell."""

PUZZLE = """
. . 4 | . . . | 8 . .
. 8 . | 4 . 2 | . 9 .
7 . . | . 6 . | . . 4
------+-------+------
. 2 . | 6 . 1 | . 4 .
. . 6 | . . . | 3 . .
. 1 . | 5 . 3 | . 7 .
------+-------+------
9 . . | . 5 . | . . 7
. 4 . | 7 . 6 | . 3 .
. . 3 | . . . | 4 . .
"""

DIGITS = "123456789"
CELLS = [(r, c) for r in range(9) for c in range(9)]


def peers_of(cell):
    r, c = cell
    br, bc = r // 3 * 3, c // 3 * 3
    block = {(br + i, bc + j) for i in range(3) for j in range(3)}
    line = {(r, j) for j in range(9)} | {(i, c) for i in range(9)}
    return (block | line) - {cell}


PEERS = {cell: peers_of(cell) for cell in CELLS}


class Contradiction(Exception):
    pass


def parse(text):
    symbols = [ch for ch in text if ch in DIGITS + "."]
    if len(symbols) != 81:
        raise ValueError(f"expected 81 cells, got {len(symbols)}")
    return dict(zip(CELLS, symbols))


def assign(options, cell, digit):
    if digit not in options[cell]:
        raise Contradiction(f"{cell} cannot be {digit}")
    options[cell] = digit
    for peer in PEERS[cell]:
        if digit in options[peer]:
            options[peer] = options[peer].replace(digit, "")
            if not options[peer]:
                raise Contradiction(f"{peer} has nothing left")
            if len(options[peer]) == 1:
                assign(options, peer, options[peer])


class Solver:
    def __init__(self, grid):
        self.guesses = 0
        self.options = dict.fromkeys(CELLS, DIGITS)
        for cell, digit in grid.items():
            if digit != ".":
                assign(self.options, cell, digit)

    def solve(self):
        return self._search(self.options)

    def _search(self, options):
        open_cells = [c for c in CELLS if len(options[c]) > 1]
        if not open_cells:
            return options
        cell = min(open_cells, key=lambda c: (len(options[c]), c))
        for digit in options[cell]:
            self.guesses += 1
            trial = options.copy()
            try:
                assign(trial, cell, digit)
            except Contradiction:
                continue
            if (found := self._search(trial)) is not None:
                return found
        return None


grid = parse(PUZZLE)
print("givens:", sum(v != "." for v in grid.values()))
solver = Solver(grid)
known = sum(len(v) == 1 for v in solver.options.values())
print("after propagation:", known, "known")
solution = solver.solve()
if solution is None:
    print("no solution")
else:
    for r in range(9):
        row = "".join(solution[r, c] for c in range(9))
        print(row[:3], row[3:6], row[6:])
    print("valid:", all(solution[c] not in {solution[p] for p in PEERS[c]} for c in CELLS))
    print("agrees with givens:", all(d in (".", solution[c]) for c, d in grid.items()))

try:
    Solver(parse("11" + "." * 79))
except Contradiction as why:
    print("contradiction:", why)
try:
    parse("123")
except ValueError as why:
    print("bad input:", why)
