# covers: scoring-rules, counter, sorted-with-key, tuple-comparison, slicing, any-all, iterator-consumption, str-split
"""Scoring bowling games and comparing poker hands."""
from collections import Counter


def bowling(rolls):
    """Total score; raises ValueError for impossible games."""
    pins = []
    for r in rolls:
        pins.append(10 if r == "X" else 10 - pins[-1] if r == "/" else 0 if r == "-" else int(r))
    total, i, frames = 0, 0, []
    for frame in range(10):
        if i >= len(pins):
            raise ValueError(f"game ends in frame {frame + 1}")
        if pins[i] == 10:
            total += sum(pins[i:i + 3])
            i += 1
        else:
            two = sum(pins[i:i + 2])
            if two > 10:
                raise ValueError(f"{two} pins in frame {frame + 1}")
            total += two + (pins[i + 2] if two == 10 else 0)
            i += 2
        frames.append(total)
    return frames


RANKS = "23456789TJQKA"
HANDS = ["high card", "pair", "two pairs", "three of a kind", "straight", "flush", "full house", "four of a kind", "straight flush"]


def evaluate(hand):
    cards = hand.split()
    if len(set(cards)) != 5:
        raise ValueError(f"not five different cards: {hand}")
    values = sorted((RANKS.index(c[0]) for c in cards), reverse=True)
    if values == [12, 3, 2, 1, 0]:
        values = [3, 2, 1, 0, -1]
    flush = len({c[1] for c in cards}) == 1
    straight = all(a - b == 1 for a, b in zip(values, values[1:]))
    groups = sorted(Counter(values).items(), key=lambda vc: (-vc[1], -vc[0]))
    shape = tuple(n for _, n in groups)
    match shape, straight, flush:
        case _, True, True:
            kind = 8
        case (4, 1), _, _:
            kind = 7
        case (3, 2), _, _:
            kind = 6
        case _, _, True:
            kind = 5
        case _, True, _:
            kind = 4
        case (3, *_), _, _:
            kind = 3
        case (2, 2, 1), _, _:
            kind = 2
        case (2, *_), _, _:
            kind = 1
        case _:
            kind = 0
    return kind, tuple(v for v, _ in groups)


def winners(*hands):
    best = max(map(evaluate, hands))
    return [h for h in hands if evaluate(h) == best]


for game in ("X X X X X X X X X X X X", "9 - 9 - 9 - 9 - 9 - 9 - 9 - 9 - 9 - 9 -", "5 / 5 / 5 / 5 / 5 / 5 / 5 / 5 / 5 / 5 / 5",
             "X 7 / 9 - X - 8 8 / - 6 X X X 8 1", "1 2", "9 9 " + "- " * 18):
    try:
        frames = bowling(game.split())
        print(f"{frames[-1]:>3}  {frames}")
    except ValueError as e:
        print("bad game:", e)

hands = ["7h 7d 7s 2c 3c", "Ah Kh Qh Jh Th", "2s 3d 4h 5c Ad", "Ks Kd Kh 4c 4d", "9c 9d 3s 3h 2c",
         "Qd Qs 8c 5h 2d", "Ac Jd 9h 5s 3c", "6c 8c Tc Qc 2c", "5s 5h 5d 5c 9h", "6d 7c 8h 9s Td"]
for hand in sorted(hands, key=evaluate, reverse=True):
    kind, values = evaluate(hand)
    print(f"{HANDS[kind]:<16} {hand}  {values}")
print(winners("Qd Qs 8c 5h 2d", "Qc Qh 8d 5s 3d"))
print(winners("2s 3d 4h 5c 6d", "2h 3c 4d 5h 6s", "2c 3h 4s 5d Ac"))
try:
    evaluate("As As 2d 3d 4d")
except ValueError as e:
    print(e)


def blackjack(cards):
    total = sum(11 if c == "A" else 10 if c in "TJQK" else int(c) for c in cards)
    aces = cards.count("A")
    while total > 21 and aces:
        total -= 10
        aces -= 1
    return total, "soft" if aces else "hard", total > 21


print([blackjack(h) for h in ("AK", "A9A", "KQ2", "AAAA7", "565", "A6")])
