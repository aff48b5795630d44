# covers: backtracking, generators, set-operations, bit-manipulation, yield-from, list-building
"""N queens three ways: sets, bit masks, and counting distinct boards by symmetry."""


def queens(n, row=0, placed=()):
    if row == n:
        yield placed
        return
    for col in range(n):
        if all(col != c and abs(col - c) != row - r for r, c in enumerate(placed)):
            yield from queens(n, row + 1, placed + (col,))


def count_bits(n):
    full = (1 << n) - 1

    def place(cols, left, right):
        if cols == full:
            return 1
        total = 0
        free = full & ~(cols | left | right)
        while free:
            bit = free & -free
            free ^= bit
            total += place(cols | bit, (left | bit) << 1, (right | bit) >> 1)
        return total

    return place(0, 0, 0)


def with_sets(n):
    solutions = []
    cols, up, down, board = set(), set(), set(), []

    def go(row):
        if row == n:
            solutions.append(board[:])
            return
        for c in range(n):
            if c in cols or row + c in up or row - c in down:
                continue
            cols.add(c), up.add(row + c), down.add(row - c)
            board.append(c)
            go(row + 1)
            board.pop()
            cols.remove(c), up.discard(row + c), down.discard(row - c)

    go(0)
    return solutions


def symmetries(board):
    n = len(board)
    for _ in range(4):
        yield board
        yield tuple(reversed(board))
        board = tuple(board.index(n - 1 - i) for i in range(n))


def show(board):
    for col in board:
        print(" ".join("Q" if i == col else "." for i in range(len(board))))


first = next(queens(8))
print(first)
show(first)
print([sum(1 for _ in queens(n)) for n in range(1, 7)])
print([count_bits(n) for n in range(1, 9)])
print(len(with_sets(6)), with_sets(4), with_sets(3))
unique = {min(symmetries(b)) for b in queens(6)}
print("distinct:", len(unique), sorted(unique))
