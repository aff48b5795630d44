# covers: unbounded-integers, integer-division, modulo-sign, shifts, bitwise-operators, pow-mod, bit-length, int-parsing, divmod, round-int
"""Integers of any size."""

print(2**100, -(2**64), 10**30 // 7, 10**30 % 7, 12345678901234567890 * 98765432109876543210)
print(7 // 2, -7 // 2, 7 // -2, -7 // -2, 7 % 3, -7 % 3, 7 % -3, -7 % -3, 0 // 5, 0 % -5)
print(divmod(17, 5), divmod(-17, 5), divmod(17, -5), divmod(10**20, 3), divmod(-(10**20), 10**10 + 1))
for a in (13, -13, 10**25, -(10**25)):
    for b in (4, -4, 10**12 + 39):
        assert a == (a // b) * b + a % b
print(1 << 70, (1 << 70) >> 68, -1 >> 10, -5 >> 1, -(1 << 65) >> 3, 5 << 0, 0 << 1000)
print(6 & 3, 6 | 3, 6 ^ 3, ~6, -6 & 3, -6 | 3, -6 ^ 3, ~-1, -1 & 0xFF, (-(2**70)) & (2**71 - 1), -(2**66) | 1, (2**66) ^ -1)
print(pow(3, 200, 1000007), pow(2, -1, 7), pow(-3, 3, 10), pow(5, 0, 1), 2**-2, (-2) ** 3, -(2**2), 0**0, pow(10, 20))
print((255).bit_length(), (0).bit_length(), (-256).bit_length(), (2**100).bit_length(), (0b1011).bit_count(), (-7).bit_count())
print(int("42"), int("-0"), int("  7\n"), int("1_000"), int("ff", 16), int("0xff", 16), int("0b101", 0), int("z", 36), int("-101", 2), int("0o17", 0))
print(int(3.99), int(-3.99), int(1e20), int(True), int(), int("123456789" * 4), int(2.0**70))
print(bin(10), oct(64), hex(255), bin(-5), hex(-255), hex(2**70), 0xFF, 0o17, 0b11, 1_000_000)
print(abs(-5), abs(-(2**80)), round(1234, -2), round(1250, -2), round(1350, -2), round(5), round(-15, -1), round(25, -1), (5).__add__(3), (7).real, (7).denominator)
print(5 / 2, 4 / 2, -7 / 2, 10**25 / 10**24, 2**1000 / 2**999, 1 / 3)
print(3 == 3.0, 2**53 == float(2**53), 2**53 + 1 == float(2**53), 10**16 + 1 > 1e16, 1 < 1.5 < 2, -1 < -0.5, hash(10**30) == hash(10**30))
print(len(str(2**2000)), str(3**300)[:20], sum(int(d) for d in str(2**1000)), max(2**63, -(2**63)), 2**63 - 1, -(2**63) - 1)


def factorial(n):
    result = 1
    for i in range(2, n + 1):
        result *= i
    return result


print(factorial(50), factorial(100) // factorial(98), len(str(factorial(300))))


def gcd(a, b):
    while b:
        a, b = b, a % b
    return a


def isqrt(n):
    x = n
    y = (x + 1) // 2
    while y < x:
        x, y = y, (y + n // y) // 2
    return x


def is_probable_prime(n):
    return n > 3 and all(pow(a, n - 1, n) == 1 for a in (2, 3, 5, 7))


print(gcd(2**60 * 3**20, 6**25), isqrt(10**40 + 1), isqrt(2 * 10**40), [p for p in range(990, 1100) if is_probable_prime(p)], is_probable_prime(2**127 - 1))

a, b = 0, 1
for _ in range(300):
    a, b = b, a + b
print(a)
collatz = 27
steps = 0
while collatz != 1:
    collatz = collatz // 2 if collatz % 2 == 0 else 3 * collatz + 1
    steps += 1
print(steps)
print(f"{2**70:,} {2**70:x} {-(2**70):b} {10**20:e} {10**25:.3g} {2**64:>25}|{10**18:020d}")

for attempt in (lambda: int("12a"), lambda: int(""), lambda: int("1__0"), lambda: int("9", 8), lambda: int(None), lambda: 5 % 0, lambda: divmod(5, 0), lambda: 10**400 / 1.0,
                lambda: int(float("inf")), lambda: int(float("nan")), lambda: pow(2, -1, 4), lambda: 1 << 2.0, lambda: 5 & 1.0, lambda: int("5", 99), lambda: 3 .x, lambda: float(10**400)):
    try:
        print(attempt())
    except Exception as error:
        print(type(error).__name__, error)
