# covers: divmod, int-base, format-spec-integers, bin-oct-hex, negative-base, bitwise-operators, str-reverse, gray-code
"""Numbers in other bases, two's complement, IEEE bits by hand and Gray codes."""

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def to_base(n, base):
    if not 2 <= base <= 36:
        raise ValueError("base must be from 2 to 36")
    if n == 0:
        return "0"
    sign, n = ("-", -n) if n < 0 else ("", n)
    out = []
    while n:
        n, digit = divmod(n, base)
        out.append(DIGITS[digit])
    return sign + "".join(reversed(out))


def from_base(text, base):
    value = 0
    negative = text.startswith("-")
    for ch in text.lstrip("-").lower():
        digit = DIGITS.index(ch)
        if digit >= base:
            raise ValueError(f"{ch!r} is no digit in base {base}")
        value = value * base + digit
    return -value if negative else value


def to_negabinary(n):
    out = ""
    while n:
        n, r = divmod(n, -2)
        if r < 0:
            n, r = n + 1, r + 2
        out = str(r) + out
    return out or "0"


def fraction_digits(numerator, denominator, base=10):
    """Digits after the point, with the repeating part in brackets."""
    seen, digits, r = {}, [], numerator % denominator
    while r and r not in seen:
        seen[r] = len(digits)
        d, r = divmod(r * base, denominator)
        digits.append(DIGITS[d])
    if r:
        start = seen[r]
        return "".join(digits[:start]) + "[" + "".join(digits[start:]) + "]"
    return "".join(digits)


def twos_complement(n, bits=8):
    return format(n & ((1 << bits) - 1), f"0{bits}b")


def from_twos(text):
    value = int(text, 2)
    return value - (1 << len(text)) if text[0] == "1" else value


def popcount(n):
    count = 0
    while n:
        n &= n - 1
        count += 1
    return count


for n in (0, 255, -42, 10**12):
    print(n, *(to_base(n, b) for b in (2, 3, 8, 16, 36)))
    assert all(from_base(to_base(n, b), b) == n == int(to_base(n, b), b) for b in range(2, 37))
print(bin(37), oct(-37), hex(3735928559), int("0x1F", 16), int("0b101", 0), int("-0o17", 8), int(" 42 "))
print(f"{255:b} {255:#x} {255:#010b} {255:X} {1234567:_} {1234567:,} {-5:+} {5:+} {5: } {65:c} {3:>4}|{3:<4}|{3:^4}|{-3:=5}")
print([to_negabinary(n) for n in range(-4, 6)])
for a, b in ((1, 3), (1, 8), (22, 7), (1, 12), (5, 1)):
    print(f"{a}/{b} = {a // b}.{fraction_digits(a, b) or 0} (base 2: {to_base(a // b, 2)}.{fraction_digits(a, b, 2)})")
print([twos_complement(n) for n in (5, -5, -128)], [from_twos(twos_complement(n)) for n in (5, -5, -128)])
print([f"{i ^ i >> 1:03b}" for i in range(8)])
print([popcount(n) for n in range(12)], (2**100 - 1).bit_count(), (1 << 70).bit_length())
print(6 & 3, 6 | 3, 6 ^ 3, ~6, 6 << 3, -6 >> 1, -7 >> 1, -7 // 2, -7 % 3, 7 % -3)
for text, base in (("129", 8), ("xyz", 36), ("1.5", 10)):
    try:
        print(from_base(text, base))
    except ValueError as e:
        print("error:", e)
try:
    int("zz", 10)
except ValueError as e:
    print("error:", e)
