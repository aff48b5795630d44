# covers: random-seed, random-choice, random-gauss, simulation, monte-carlo, dict-counting, math-hypot, queue-simulation
"""Random walks, Monte Carlo estimates and a queue, all from fixed seeds."""
import math
import random
from collections import deque

random.seed(42)


def walk(steps):
    x = y = 0
    for _ in range(steps):
        dx, dy = random.choice([(0, 1), (1, 0), (0, -1), (-1, 0)])
        x += dx
        y += dy
        yield x, y


path = list(walk(200))
print("ends at", path[-1], "furthest", round(max(math.hypot(*p) for p in path), 4), "distinct", len(set(path)))
print("mean distance:", [round(sum(math.hypot(*list(walk(n))[-1]) for _ in range(40)) / 40, 3) for n in (10, 40, 160)])


def estimate_pi(n):
    inside = sum(1 for _ in range(n) if random.random() ** 2 + random.random() ** 2 < 1)
    return 4 * inside / n


print("pi:", [round(estimate_pi(n), 5) for n in (100, 1000, 10000)])


def drunkard(edge=5):
    position = steps = 0
    while abs(position) < edge:
        position += random.choice((-1, 1))
        steps += 1
    return steps


trials = [drunkard() for _ in range(200)]
print("ruin:", min(trials), max(trials), sum(trials) / len(trials))

dice = {}
for _ in range(3000):
    total = random.randint(1, 6) + random.randint(1, 6)
    dice[total] = dice.get(total, 0) + 1
for total in sorted(dice):
    print(f"{total:>2} {dice[total]:>4} {'*' * (dice[total] // 25)}")


def birthday(people):
    seen = set()
    for _ in range(people):
        day = random.randrange(365)
        if day in seen:
            return True
        seen.add(day)
    return False


print("shared birthdays:", {n: sum(birthday(n) for _ in range(200)) / 200 for n in (10, 23, 40)})


class Shop:
    def __init__(self, clerks, rng):
        self.rng, self.line, self.busy_until = rng, deque(), [0.0] * clerks
        self.waits = []

    def run(self, customers):
        now = 0.0
        for _ in range(customers):
            now += self.rng.expovariate(1.0)
            clerk = min(range(len(self.busy_until)), key=self.busy_until.__getitem__)
            start = max(now, self.busy_until[clerk])
            self.waits.append(start - now)
            self.busy_until[clerk] = start + max(0.1, self.rng.gauss(1.5, 0.5))
        return sum(self.waits) / len(self.waits), max(self.waits)


for clerks in (2, 3):
    average, worst = Shop(clerks, random.Random(99)).run(300)
    print(f"{clerks} clerks: average wait {average:.3f}, worst {worst:.3f}")

deck = [rank + suit for suit in "shdc" for rank in "A23456789TJQK"]
random.shuffle(deck)
print(" ".join(deck[:13]))
print(sorted(random.sample(deck, 5)), random.uniform(1, 2), random.getrandbits(16))
state = random.getstate()
first = [random.random() for _ in range(3)]
random.setstate(state)
print(first == [random.random() for _ in range(3)], random.choices("abc", weights=[5, 1, 1], k=10))
