# covers: class, list-of-lists, any-generator, depth-limited-search, copy, random-seed, negamax, dunder-str
"""Connect four on a small board: a searching player against a random one."""
import random


class Board:
    def __init__(self, width=5, height=4, need=3):
        self.width, self.height, self.need = width, height, need
        self.columns = [[] for _ in range(width)]
        self.turn = "R"

    def legal(self):
        return [c for c in range(self.width) if len(self.columns[c]) < self.height]

    def drop(self, column):
        self.columns[column].append(self.turn)
        self.turn = "Y" if self.turn == "R" else "R"

    def undo(self, column):
        self.turn = self.columns[column].pop()

    def at(self, c, r):
        if 0 <= c < self.width and 0 <= r < len(self.columns[c]):
            return self.columns[c][r]
        return None

    def won_by_last(self, column):
        row = len(self.columns[column]) - 1
        colour = self.columns[column][row]
        for dc, dr in ((1, 0), (0, 1), (1, 1), (1, -1)):
            run = 1
            for sign in (1, -1):
                c, r = column + sign * dc, row + sign * dr
                while self.at(c, r) == colour:
                    run += 1
                    c, r = c + sign * dc, r + sign * dr
            if run >= self.need:
                return True
        return False

    def __str__(self):
        rows = []
        for r in reversed(range(self.height)):
            rows.append(" ".join(self.at(c, r) or "." for c in range(self.width)))
        return "\n".join(rows)


nodes = 0


def negamax(board, depth, alpha=-100, beta=100):
    global nodes
    nodes += 1
    options = board.legal()
    if depth == 0 or not options:
        return 0, None
    best = None
    for c in sorted(options, key=lambda c: abs(c - board.width // 2)):
        board.drop(c)
        score = depth if board.won_by_last(c) else -negamax(board, depth - 1, -beta, -alpha)[0]
        board.undo(c)
        if best is None or score > best[0]:
            best = score, c
        alpha = max(alpha, score)
        if alpha >= beta:
            break
    return best


def thinker(depth):
    def choose(board):
        return negamax(board, depth)[1]

    return choose


def dice(seed):
    rng = random.Random(seed)
    return lambda board: rng.choice(board.legal())


def match(red, yellow, **size):
    board = Board(**size)
    players = {"R": red, "Y": yellow}
    record = ""
    while board.legal():
        mover = board.turn
        column = players[mover](board)
        board.drop(column)
        record += str(column)
        if board.won_by_last(column):
            return mover, record, board
    return "draw", record, board


for seed in range(4):
    result, record, board = match(dice(seed), thinker(4))
    print(f"seed {seed}: {result} wins after {record}")
result, record, board = match(thinker(4), thinker(2), width=5, height=4, need=4)
print(result, record)
print(board)
print("nodes searched:", nodes)
