# covers: minimax, alpha-beta, lru-cache, string-board, all-any, tuple-of-lines, recursion, perfect-play
"""Noughts and crosses played perfectly, with the whole game tree counted."""
from functools import lru_cache

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def winner(board):
    for a, b, c in LINES:
        if board[a] != " " and board[a] == board[b] == board[c]:
            return board[a]
    return "draw" if " " not in board else None


def moves(board):
    return [i for i, c in enumerate(board) if c == " "]


def play(board, i, player):
    return board[:i] + player + board[i + 1:]


def other(player):
    return "O" if player == "X" else "X"


@lru_cache(maxsize=None)
def value(board, player):
    """+1 when X wins, -1 when O wins, with perfect play from here."""
    result = winner(board)
    if result:
        return {"X": 1, "O": -1, "draw": 0}[result]
    outcomes = [value(play(board, i, player), other(player)) for i in moves(board)]
    return max(outcomes) if player == "X" else min(outcomes)


def best_move(board, player):
    sign = 1 if player == "X" else -1
    return max(moves(board), key=lambda i: (sign * value(play(board, i, player), other(player)), -i))


visited = 0


def alpha_beta(board, player, alpha=-2, beta=2):
    global visited
    visited += 1
    result = winner(board)
    if result:
        return {"X": 1, "O": -1, "draw": 0}[result]
    for i in moves(board):
        score = alpha_beta(play(board, i, player), other(player), alpha, beta)
        if player == "X":
            alpha = max(alpha, score)
        else:
            beta = min(beta, score)
        if alpha >= beta:
            break
    return alpha if player == "X" else beta


def show(board):
    rows = [" | ".join(board[r:r + 3]) for r in (0, 3, 6)]
    return "\n---------\n".join(rows)


board, player = " " * 9, "X"
game = []
while not winner(board):
    move = best_move(board, player)
    game.append(move)
    board = play(board, move, player)
    player = other(player)
print(show(board))
print("moves", game, "result", winner(board))
print("positions:", value.cache_info().currsize)
print("alpha-beta from a centre opening:", alpha_beta("    X    ", "O"), visited)

puzzles = {
    "X can win": ("XX  OO   ", "X"),
    "O must block": ("XX  O    ", "O"),
    "fork": ("X   O   X", "O"),
    "lost": ("X X O X  ", "O"),
}
for name, (position, to_move) in puzzles.items():
    m = best_move(position, to_move)
    print(f"{name}: {to_move} plays {m}, value {value(play(position, m, to_move), other(to_move)):+d}")


def careless(board):
    return moves(board)[0]


for first in "XO":
    board, player = " " * 9, "X"
    while not (end := winner(board)):
        i = best_move(board, player) if player == first else careless(board)
        board = play(board, i, player)
        player = other(player)
    print(f"perfect {first} against careless: {end} {board!r}")
