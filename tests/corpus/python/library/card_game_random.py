# covers: random-shuffle, random-sample, random-choice, namedtuple, itertools-product, list-slicing, counter, seeded-simulation
"""A round of a card game with a seeded generator."""
import random
from collections import Counter, namedtuple
from itertools import product

Card = namedtuple("Card", "rank suit")
RANKS, SUITS = "23456789TJQKA", "CDHS"


def new_deck(rng):
    deck = [Card(r, s) for r, s in product(RANKS, SUITS)]
    rng.shuffle(deck)
    return deck


def value(card):
    return RANKS.index(card.rank) + 2


def war(rng, rounds=60):
    deck = new_deck(rng)
    left, right = deck[:26], deck[26:]
    ties = 0
    for n in range(1, rounds + 1):
        if not left or not right:
            break
        table = [left.pop(0), right.pop(0)]
        a, b = map(value, table)
        if a == b:
            ties += 1
        rng.shuffle(table)
        if a > b or (a == b and rng.random() < 0.5):
            left += table
        else:
            right += table
    return len(left), len(right), ties


rng = random.Random(1234)
deck = new_deck(rng)
hands = {name: sorted(deck[i::4][:5], key=value, reverse=True) for i, name in enumerate(["ann", "bob", "cat", "dan"])}
for name, hand in hands.items():
    print(name, " ".join(c.rank + c.suit for c in hand), "worth", sum(map(value, hand)))
print("winner:", max(hands, key=lambda n: sum(map(value, hands[n]))))
print("suits:", sorted(Counter(c.suit for hand in hands.values() for c in hand).items()))
print("war:", [war(random.Random(seed)) for seed in range(4)])
print("sample:", [c.rank + c.suit for c in rng.sample(deck, 4)], rng.choice(deck))
flips = Counter("HT"[rng.randint(0, 1)] for _ in range(500))
print("flips:", flips["H"] + flips["T"], flips)
loaded = Counter(rng.choices("ABC", weights=[6, 3, 1], k=300))
print("loaded:", loaded.most_common())
