# covers: sieve, slice-assignment, infinite-generator, itertools-takewhile, for-else, pow-mod, miller-rabin, factorisation
"""Prime numbers from several sides."""
from itertools import islice, takewhile
from math import gcd, isqrt


def sieve(limit):
    flags = bytearray([1]) * (limit + 1)
    flags[0:2] = b"\0\0"
    for p in range(2, isqrt(limit) + 1):
        if flags[p]:
            flags[p * p::p] = bytes(len(range(p * p, limit + 1, p)))
    return [n for n, f in enumerate(flags) if f]


def primes_forever():
    composites = {}
    n = 2
    while True:
        if n in composites:
            for p in composites.pop(n):
                composites.setdefault(n + p, []).append(p)
        else:
            yield n
            composites[n * n] = [n]
        n += 1


def is_prime(n):
    if n < 2:
        return False
    for d in range(2, isqrt(n) + 1):
        if n % d == 0:
            return False
    else:
        return True


def miller_rabin(n):
    small = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37)
    if n in small:
        return True
    if n < 2 or any(n % p == 0 for p in small):
        return False
    d, s = n - 1, 0
    while d % 2 == 0:
        d //= 2
        s += 1
    for a in small:
        x = pow(a, d, n)
        if x in (1, n - 1):
            continue
        for _ in range(s - 1):
            x = x * x % n
            if x == n - 1:
                break
        else:
            return False
    return True


def factorise(n):
    factors = {}
    d = 2
    while d * d <= n:
        while not n % d:
            factors[d] = factors.get(d, 0) + 1
            n //= d
        d += 1 + (d > 2)
    if n > 1:
        factors[n] = factors.get(n, 0) + 1
    return factors


def totient(n):
    result = n
    for p in factorise(n):
        result -= result // p
    return result


print(sieve(60))
print(len(sieve(10_000)), sieve(10_000)[-1])
print(list(islice(primes_forever(), 15)))
print(sum(takewhile(lambda p: p < 500, primes_forever())))
print([n for n in range(30) if is_prime(n)] == sieve(29))
for n in (12, 97, 360, 1001, 2**16, 999_983 * 3):
    print(n, "=", " x ".join(f"{p}^{e}" if e > 1 else str(p) for p, e in factorise(n).items()))
candidates = [2**61 - 1, 2**67 - 1, 561, 10**18 + 9, 3215031751]
print([(c, miller_rabin(c)) for c in candidates])
print([totient(n) for n in range(1, 13)], all(totient(n) == sum(gcd(n, k) == 1 for k in range(1, n + 1)) for n in range(1, 60)))
twins = [(p, p + 2) for p in sieve(110) if is_prime(p + 2)]
print(twins)
print("goldbach 100:", [(p, 100 - p) for p in sieve(50) if is_prime(100 - p)])
