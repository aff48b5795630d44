# covers: divmod, zip, exceptions, raise-from, regex-free-validation, dunder-add, class-comparison, int-conversion
"""Roman numerals: both directions, validation, arithmetic, and number words."""

SYMBOLS = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"),
    (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
]
VALUES = {s: v for v, s in SYMBOLS if len(s) == 1}


class RomanError(Exception):
    """Not a number that Rome could write."""


def to_roman(n):
    if not 0 < n < 4000:
        raise RomanError(f"{n} is out of range")
    out = ""
    for value, symbol in SYMBOLS:
        times, n = divmod(n, value)
        out += symbol * times
    return out


def from_roman(text):
    total = 0
    try:
        values = [VALUES[c] for c in text.upper()]
    except KeyError as e:
        raise RomanError(f"{e.args[0]!r} is no numeral") from e
    for here, following in zip(values, values[1:] + [0]):
        total += -here if here < following else here
    if not values or to_roman(total) != text.upper():
        raise RomanError(f"{text!r} is not well formed")
    return total


class Roman:
    def __init__(self, value):
        self.value = from_roman(value) if isinstance(value, str) else value

    def __str__(self):
        return to_roman(self.value)

    def __repr__(self):
        return f"Roman({str(self)!r})"

    def __add__(self, other):
        return Roman(self.value + getattr(other, "value", other))

    __radd__ = __add__

    def __mul__(self, n):
        return Roman(self.value * n)

    def __eq__(self, other):
        return isinstance(other, Roman) and self.value == other.value

    def __lt__(self, other):
        return self.value < other.value

    def __int__(self):
        return self.value

    def __hash__(self):
        return hash(self.value)


for n in (1, 4, 9, 14, 40, 90, 400, 1666, 1994, 2024, 3999):
    print(f"{n:>5} {to_roman(n):<10} {from_roman(to_roman(n)) == n}")
print(all(from_roman(to_roman(n)) == n for n in range(1, 4000, 7)))

for bad in ("IIII", "VX", "ABC", "", "IC"):
    try:
        print(bad, from_roman(bad))
    except RomanError as e:
        print(f"{bad or '(empty)'}: {e}; cause: {type(e.__cause__).__name__}")

x = Roman("XIX") + Roman("III") + 1
print(x, repr(x), int(x), 5 + Roman(5), Roman("II") * 6)
print(sorted([Roman("X"), Roman("V"), Roman("L"), Roman("IV")]), max(Roman("C"), Roman("D")))
print(len({Roman("X"), Roman(10), Roman("XI")}), sum([Roman(1), Roman(2), Roman(3)], Roman(1)))

ONES = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split()
TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()


def in_words(n):
    if n < 20:
        return ONES[n]
    if n < 100:
        tens, ones = divmod(n, 10)
        return TENS[tens - 2] + ("-" + ONES[ones] if ones else "")
    for size, name in ((10**6, "million"), (1000, "thousand"), (100, "hundred")):
        if n >= size:
            rest = n % size
            return f"{in_words(n // size)} {name}" + (f" {'and ' if rest < 100 else ''}{in_words(rest)}" if rest else "")


for n in (0, 13, 42, 100, 115, 1994, 20007, 1234567):
    print(n, "=", in_words(n))
