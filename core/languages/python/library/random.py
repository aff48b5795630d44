"""Random numbers: the Mersenne Twister and the distributions made of it, number by number those of CPython.

A generator that was never seeded is seeded with a constant, since runs must replay.
"""

from __intrinsics__ import (
    math_acos,
    math_ceil,
    math_cos,
    math_exp,
    math_log,
    math_sin,
    math_sqrt,
    mt_getrandbits,
    mt_random,
    mt_seed,
)
from bisect import bisect_right

_e = 2.718281828459045
_two_pi = 6.283185307179586
_normal_constant = 4 * math_exp(-0.5) / math_sqrt(2.0)
_log_4 = math_log(4.0)
_gamma_constant = 1.0 + math_log(4.5)


class Random:
    """`_state` is the generator's 624 words and the place of the next of them."""

    def __init__(self, x=None):
        self._state = []
        self.gauss_next = None
        self.seed(x)

    def seed(self, a=None, version=2):
        if a is None:
            a = 0x5EED
        elif isinstance(a, (str, bytes, bytearray)):
            a = _seed_of_text(a, version)
        elif isinstance(a, int):
            a = int(a)
        elif isinstance(a, float):
            a = hash(a) & 0xFFFFFFFFFFFFFFFF
        else:
            raise TypeError(
                "The only supported seed types are: None,\nint, float, str, bytes, and bytearray."
            )
        mt_seed(self._state, abs(a))
        self.gauss_next = None

    def getstate(self):
        return 3, tuple(self._state), self.gauss_next

    def setstate(self, state):
        self._state[:] = state[1]
        self.gauss_next = state[2]

    def random(self):
        return mt_random(self._state)

    def getrandbits(self, k, /):
        if k < 0:
            raise ValueError("number of bits must be non-negative")
        return mt_getrandbits(self._state, k)

    def randbytes(self, n):
        return self.getrandbits(n * 8).to_bytes(n, "little")

    def _randbelow(self, n):
        """A number from 0 to `n - 1`."""
        if not n:
            return 0
        bits = n.bit_length()
        number = self.getrandbits(bits)
        while number >= n:
            number = self.getrandbits(bits)
        return number

    # ------------------------------------------------------------------------------ integers and sequences

    def randrange(self, start, stop=None, step=1):
        start = _integer(start)
        if stop is None:
            if step != 1:
                raise TypeError("Missing a non-None stop argument")
            if start > 0:
                return self._randbelow(start)
            raise ValueError("empty range for randrange()")
        stop = _integer(stop)
        width = stop - start
        step = _integer(step)
        if step == 1:
            if width > 0:
                return start + self._randbelow(width)
            raise ValueError(f"empty range for randrange() ({start}, {stop}, {width})")
        if step > 0:
            count = (width + step - 1) // step
        elif step < 0:
            count = (width + step + 1) // step
        else:
            raise ValueError("zero step for randrange()")
        if count <= 0:
            raise ValueError("empty range for randrange()")
        return start + step * self._randbelow(count)

    def randint(self, a, b):
        return self.randrange(a, b + 1)

    def choice(self, seq):
        if not len(seq):
            raise IndexError("Cannot choose from an empty sequence")
        return seq[self._randbelow(len(seq))]

    def shuffle(self, x):
        for i in range(len(x) - 1, 0, -1):
            j = self._randbelow(i + 1)
            x[i], x[j] = x[j], x[i]

    def sample(self, population, k, *, counts=None):
        if isinstance(population, (set, frozenset, dict)) or not hasattr(population, "__getitem__"):
            raise TypeError("Population must be a sequence.  For dicts or sets, use sorted(d).")
        n = len(population)
        if counts is not None:
            sums = _running_sums(counts)
            if len(sums) != n:
                raise ValueError("The number of counts does not match the population")
            total = sums.pop() if sums else 0
            if not isinstance(total, int):
                raise TypeError("Counts must be integers")
            if total <= 0:
                raise ValueError("Total of counts must be greater than zero")
            return [population[bisect_right(sums, place)] for place in self.sample(range(total), k)]
        if not 0 <= k <= n:
            raise ValueError("Sample larger than population or is negative")
        result = [None] * k
        # A list of what is left, or a set of what was taken, whichever is smaller.
        set_size = 21
        if k > 5:
            set_size += 4 ** math_ceil(math_log(k * 3, 4))
        if n <= set_size:
            pool = list(population)
            for i in range(k):
                j = self._randbelow(n - i)
                result[i] = pool[j]
                pool[j] = pool[n - i - 1]
        else:
            taken = set()
            for i in range(k):
                j = self._randbelow(n)
                while j in taken:
                    j = self._randbelow(n)
                taken.add(j)
                result[i] = population[j]
        return result

    def choices(self, population, weights=None, *, cum_weights=None, k=1):
        n = len(population)
        if cum_weights is None:
            if weights is None:
                n += 0.0
                return [population[int(self.random() * n)] for _ in range(k)]
            if isinstance(weights, int):
                raise TypeError(f"The number of choices must be a keyword argument: k={weights}")
            cum_weights = _running_sums(weights)
        elif weights is not None:
            raise TypeError("Cannot specify both weights and cumulative weights")
        if len(cum_weights) != n:
            raise ValueError("The number of weights does not match the population")
        total = cum_weights[-1] + 0.0
        if total <= 0.0:
            raise ValueError("Total of weights must be greater than zero")
        if total == float("inf") or total != total:
            raise ValueError("Total of weights must be finite")
        return [population[bisect_right(cum_weights, self.random() * total, 0, n - 1)] for _ in range(k)]

    # ------------------------------------------------------------------------------ distributions

    def uniform(self, a, b):
        return a + (b - a) * self.random()

    def triangular(self, low=0.0, high=1.0, mode=None):
        u = self.random()
        try:
            c = 0.5 if mode is None else (mode - low) / (high - low)
        except ZeroDivisionError:
            return low
        if u > c:
            u = 1.0 - u
            c = 1.0 - c
            low, high = high, low
        return low + (high - low) * math_sqrt(u * c)

    def normalvariate(self, mu=0.0, sigma=1.0):
        while True:
            u = self.random()
            v = 1.0 - self.random()
            z = _normal_constant * (u - 0.5) / v
            if z * z / 4.0 <= -math_log(v):
                return mu + z * sigma

    def gauss(self, mu=0.0, sigma=1.0):
        z = self.gauss_next
        self.gauss_next = None
        if z is None:
            angle = self.random() * _two_pi
            radius = math_sqrt(-2.0 * math_log(1.0 - self.random()))
            z = math_cos(angle) * radius
            self.gauss_next = math_sin(angle) * radius
        return mu + z * sigma

    def lognormvariate(self, mu, sigma):
        return math_exp(self.normalvariate(mu, sigma))

    def expovariate(self, lambd):
        return -math_log(1.0 - self.random()) / lambd

    def vonmisesvariate(self, mu, kappa):
        if kappa <= 1e-6:
            return _two_pi * self.random()
        s = 0.5 / kappa
        r = s + math_sqrt(1.0 + s * s)
        while True:
            u = self.random()
            z = math_cos(3.141592653589793 * u)
            d = z / (r + z)
            v = self.random()
            if v < 1.0 - d * d or v <= (1.0 - d) * math_exp(d):
                break
        q = 1.0 / r
        f = (q + z) / (1.0 + q * z)
        if self.random() > 0.5:
            return (mu + math_acos(f)) % _two_pi
        return (mu - math_acos(f)) % _two_pi

    def gammavariate(self, alpha, beta):
        if alpha <= 0.0 or beta <= 0.0:
            raise ValueError("gammavariate: alpha and beta must be > 0.0")
        if alpha > 1.0:
            root = math_sqrt(2.0 * alpha - 1.0)
            offset = alpha - _log_4
            slope = alpha + root
            while True:
                u = self.random()
                if not 1e-7 < u < 0.9999999:
                    continue
                w = 1.0 - self.random()
                v = math_log(u / (1.0 - u)) / root
                x = alpha * math_exp(v)
                z = u * u * w
                r = offset + slope * v - x
                if r + _gamma_constant - 4.5 * z >= 0.0 or r >= math_log(z):
                    return x * beta
        if alpha == 1.0:
            return -math_log(1.0 - self.random()) * beta
        while True:
            u = self.random()
            b = (_e + alpha) / _e
            p = b * u
            if p <= 1.0:
                x = p ** (1.0 / alpha)
            else:
                x = -math_log((b - p) / alpha)
            v = self.random()
            if p > 1.0:
                if v <= x ** (alpha - 1.0):
                    return x * beta
            elif v <= math_exp(-x):
                return x * beta

    def betavariate(self, alpha, beta):
        y = self.gammavariate(alpha, 1.0)
        if y:
            return y / (y + self.gammavariate(beta, 1.0))
        return 0.0

    def paretovariate(self, alpha):
        return (1.0 - self.random()) ** (-1.0 / alpha)

    def weibullvariate(self, alpha, beta):
        return alpha * (-math_log(1.0 - self.random())) ** (1.0 / beta)


class SystemRandom(Random):
    """Where others ask the host for randomness; here no less replayable than the rest."""

    def seed(self, a=None, version=2):
        Random.seed(self, None)


def _integer(value):
    if isinstance(value, int):
        return value
    if isinstance(value, float):
        if value == int(value):
            return int(value)
        raise ValueError("non-integer arg 1 for randrange()")
    return value.__index__()


def _running_sums(values):
    sums = []
    total = 0
    for value in values:
        total = total + value if sums else value
        sums.append(total)
    return sums


def _seed_of_text(text, version):
    if version == 1:
        data = text.decode("latin-1") if isinstance(text, (bytes, bytearray)) else text
        x = ord(data[0]) << 7 if data else 0
        for char in data:
            x = ((1000003 * x) ^ ord(char)) & 0xFFFFFFFFFFFFFFFF
        x ^= len(data)
        return -2 if x == -1 else x
    import hashlib

    data = text.encode() if isinstance(text, str) else bytes(text)
    return int.from_bytes(data + hashlib.sha512(data).digest(), "big")


_shared = Random()
seed = _shared.seed
random = _shared.random
uniform = _shared.uniform
triangular = _shared.triangular
randint = _shared.randint
choice = _shared.choice
randrange = _shared.randrange
sample = _shared.sample
shuffle = _shared.shuffle
choices = _shared.choices
normalvariate = _shared.normalvariate
lognormvariate = _shared.lognormvariate
expovariate = _shared.expovariate
vonmisesvariate = _shared.vonmisesvariate
gammavariate = _shared.gammavariate
gauss = _shared.gauss
betavariate = _shared.betavariate
paretovariate = _shared.paretovariate
weibullvariate = _shared.weibullvariate
getstate = _shared.getstate
setstate = _shared.setstate
getrandbits = _shared.getrandbits
randbytes = _shared.randbytes


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "BPF LOG4 NV_MAGICCONST RECIP_BPF SG_MAGICCONST TWOPI"
