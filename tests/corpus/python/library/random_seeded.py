# covers: random-module, random-seed, randint, randrange, choice, choices, sample, shuffle, gauss, getrandbits, random-class
"""Seeded random numbers: the same sequence as CPython for every method."""
import random

random.seed(1)
print([random.random() for _ in range(4)])
print([random.randint(1, 6) for _ in range(12)])
print([random.randrange(10) for _ in range(8)], [random.randrange(0, 100, 5) for _ in range(6)], [random.randrange(5, -5, -2) for _ in range(5)])
print([random.choice("abcdef") for _ in range(8)], random.choice([(1, 2)]), random.choice(range(1000)))
print(random.choices([1, 2, 3], k=6), random.choices("xyz", weights=[1, 0, 3], k=6), random.choices("xyz", cum_weights=[1, 2, 10], k=4))
print(random.sample(range(100), 6), random.sample("abc", 3), random.sample(range(10**9), 4), random.sample(["a", "b"], counts=[3, 2], k=4))
deck = list(range(12))
random.shuffle(deck)
print(deck)
print([random.uniform(-1, 1) for _ in range(3)], random.triangular(0, 10, 3), random.triangular())
print([random.getrandbits(k) for k in (1, 8, 31, 32, 33, 64, 100)])
print([random.gauss(0, 1) for _ in range(3)], random.normalvariate(10, 2))
others = [random.expovariate(0.5), random.betavariate(2, 3), random.gammavariate(2, 1), random.lognormvariate(0, 0.25)]
others += [random.paretovariate(3), random.weibullvariate(1, 1.5), random.vonmisesvariate(0, 4)]
print([round(x, 10) for x in others])
print(random.randbytes(5), random.randint(-(2**70), 2**70))

for seed in (0, 42, -7, 2**40 + 3, 2**100, "text", b"bytes", 1.5, None, ""):
    if seed is None:
        continue
    rng = random.Random(seed)
    print(repr(seed)[:24], rng.random(), rng.randint(0, 999), rng.getrandbits(16))

a, b = random.Random(5), random.Random(5)
print([a.random() for _ in range(3)] == [b.random() for _ in range(3)], a.random() == b.random(), a is b)
state = a.getstate()
ahead = [a.randrange(1000) for _ in range(5)]
a.setstate(state)
print(ahead, [a.randrange(1000) for _ in range(5)] == ahead)
random.seed(3)
x = random.gauss(5, 0.1)
random.seed(3)
print(x == random.gauss(5, 0.1), random.gauss(mu=0.0, sigma=2.0))


class Loaded(random.Random):
    """Always the largest of two tries."""

    def random(self):
        return max(super().random(), super().random())


loaded = Loaded(8)
print(sum(loaded.random() for _ in range(300)) / 300 > 0.6, loaded.uniform(0, 10))
for attempt in (lambda: random.choice([]), lambda: random.randint(5, 1), lambda: random.sample([1, 2], 3), lambda: random.choices([], k=1),
                lambda: random.randrange(0), lambda: random.choices("ab", weights=[1], k=1), lambda: random.getrandbits(-1)):
    try:
        print(attempt())
    except (IndexError, ValueError) as e:
        print(f"{type(e).__name__}: {e}")
random.seed(2024)
print(sum(random.random() for _ in range(2000)), sum(random.randint(1, 100) for _ in range(500)))
