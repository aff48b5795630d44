# covers: arbitrary-precision, factorial, fibonacci-fast-doubling, str-of-big-int, digit-sum, pi-spigot, generator-state, long-multiplication
"""Integers without end: factorials, Fibonacci, digits of pi and e, Karatsuba by hand."""
from itertools import islice


def factorial(n):
    result = 1
    for k in range(2, n + 1):
        result *= k
    return result


def fib(n):
    """(F(n), F(n+1)) by fast doubling."""
    if n == 0:
        return 0, 1
    a, b = fib(n >> 1)
    c, d = a * (2 * b - a), a * a + b * b
    return (d, c + d) if n & 1 else (c, d)


def pi_digits():
    q, r, t, k, n, l = 1, 0, 1, 1, 3, 3
    while True:
        if 4 * q + r - t < n * t:
            yield n
            q, r, n = 10 * q, 10 * (r - n * t), 10 * (3 * q + r) // t - 10 * n
        else:
            q, r, t, k, n, l = q * k, (2 * q + r) * l, t * l, k + 1, (q * (7 * k + 2) + r * l) // (t * l), l + 2


def e_digits(count):
    unit = 10 ** (count + 10)
    total, term, k = 0, unit, 1
    while term:
        total += term
        term //= k
        k += 1
    return str(total)[:count]


def sqrt_digits(n, count):
    scaled = n * 100**count
    x = scaled
    while True:
        y = (x + scaled // x) // 2
        if y >= x:
            return x
        x = y


def karatsuba(x, y):
    if x < 2**32 or y < 2**32:
        return x * y
    half = max(x.bit_length(), y.bit_length()) // 2
    mask = (1 << half) - 1
    a, b, c, d = x >> half, x & mask, y >> half, y & mask
    ac, bd = karatsuba(a, c), karatsuba(b, d)
    middle = karatsuba(a + b, c + d) - ac - bd
    return (ac << 2 * half) + (middle << half) + bd


def schoolbook_add(a, b):
    a, b = a[::-1], b[::-1]
    carry, out = 0, []
    for i in range(max(len(a), len(b))):
        total = carry + (int(a[i]) if i < len(a) else 0) + (int(b[i]) if i < len(b) else 0)
        carry, digit = divmod(total, 10)
        out.append(str(digit))
    if carry:
        out.append(str(carry))
    return "".join(out)[::-1]


print(factorial(30), factorial(25) // factorial(23))
big = factorial(100)
print(big)
print("digits:", len(str(big)), "sum:", sum(map(int, str(big))), "zeros:", len(str(big)) - len(str(big).rstrip("0")))
print([fib(n)[0] for n in range(12)], fib(200)[0])
print("first with 50 digits:", next(n for n in range(300) if len(str(fib(n)[0])) == 50))
print("pi:", "".join(map(str, islice(pi_digits(), 50))))
print("e: ", e_digits(40))
print("sqrt 2:", sqrt_digits(2, 40))
x, y = 3**200, 7**150
print(karatsuba(x, y) == x * y, karatsuba(x, y) % 10**20)
print(schoolbook_add("99999999999999999999", "1"), schoolbook_add("123", "98765432109876543210"))
print(2**200 % 1000007, pow(2, 200, 1000007), pow(3, -1, 11), (-2) ** 63, -(2**63) // 10)
print(10**40 // 7, 10**40 % 7, -(10**40) // 7, -(10**40) % 7, divmod(-(10**20), 3))
print(int(1e20), int(1e23), float(10**22), 2**0.5, 10**-2, (10**18 + 1) / 10**18)
print(f"{2**64:,} {2**64:x} {2**64:e}", hash(2**61 - 1), 2**64 == 2.0**64, 2**53 + 1 == float(2**53 + 1))
