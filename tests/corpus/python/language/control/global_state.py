# covers: global, main-guard, module-variables, while-else, state-machine, constants, docstring
"""A program with module level state, the way beginners write it."""

SCORE_LIMIT = 10
scores = {"red": 0, "blue": 0}
history = []
round_number = 0
winner = None
seed = 7


def next_random(limit):
    """A small random number generator."""
    global seed
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed // 65536 % limit


def play_round():
    global round_number, winner
    round_number += 1
    for team in scores:
        points = next_random(4)
        scores[team] += points
        history.append((round_number, team, points))
        if scores[team] >= SCORE_LIMIT:
            winner = team
            return True
    return False


def show():
    line = f"round {round_number}:"
    for team, score in scores.items():
        line += f" {team}={score}"
    print(line)


def reset():
    global round_number, winner, history
    round_number = 0
    winner = None
    history = []
    for team in scores:
        scores[team] = 0


def main():
    while not play_round():
        show()
        if round_number > 50:
            print("this takes too long")
            break
    else:
        print("somebody won")
    show()
    print(winner, "wins after", round_number, "rounds")
    best = max(history, key=lambda entry: entry[2])
    print("best throw:", best, "of", len(history))
    return winner


if __name__ == "__main__":
    results = []
    for game in range(3):
        results.append(main())
        reset()
    print(results, history, scores, winner, round_number)
    print(next_random.__doc__, SCORE_LIMIT)
