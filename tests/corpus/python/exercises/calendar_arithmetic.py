# covers: modular-arithmetic, list-indexing, divmod, string-centering, comparison-methods, functools-total-ordering, classmethod, iteration-with-step
"""Dates by hand: weekdays, day numbers, month calendars, Easter and spans of time."""
from functools import total_ordering

MONTHS = "January February March April May June July August September October November December".split()
WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]


def is_leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def days_in(year, month):
    return 29 if month == 2 and is_leap(year) else [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]


@total_ordering
class Day:
    def __init__(self, year, month, day):
        if not 1 <= month <= 12:
            raise ValueError(f"month {month}")
        if not 1 <= day <= days_in(year, month):
            raise ValueError(f"{MONTHS[month - 1]} {year} has no day {day}")
        self.year, self.month, self.day = year, month, day

    @classmethod
    def parse(cls, text):
        return cls(*map(int, text.split("-")))

    @classmethod
    def from_ordinal(cls, n):
        year = n // 366 + 1
        while n > Day(year, 12, 31).ordinal:
            year += 1
        month = 1
        while n > cls(year, month, days_in(year, month)).ordinal:
            month += 1
        return cls(year, month, n - cls(year, month, 1).ordinal + 1)

    @property
    def ordinal(self):
        y = self.year - 1
        before = sum(days_in(self.year, m) for m in range(1, self.month))
        return y * 365 + y // 4 - y // 100 + y // 400 + before + self.day

    @property
    def weekday(self):
        return (self.ordinal + 6) % 7

    def __add__(self, days):
        return Day.from_ordinal(self.ordinal + days)

    def __sub__(self, other):
        return self.ordinal - other.ordinal if isinstance(other, Day) else self + -other

    def __eq__(self, other):
        return self.ordinal == other.ordinal

    def __lt__(self, other):
        return self.ordinal < other.ordinal

    def __str__(self):
        return f"{self.year:04d}-{self.month:02d}-{self.day:02d}"

    def __format__(self, spec):
        if not spec:
            return str(self)
        suffix = "th" if 10 < self.day % 100 < 14 else {1: "st", 2: "nd", 3: "rd"}.get(self.day % 10, "th")
        return spec.replace("W", WEEKDAYS[self.weekday]).replace("D", f"{self.day}{suffix}").replace("B", MONTHS[self.month - 1]).replace("Y", str(self.year))


def month_table(year, month):
    print(f"{MONTHS[month - 1]} {year}".center(20).rstrip())
    print(" ".join(w[:2] for w in WEEKDAYS))
    cells = ["  "] * Day(year, month, 1).weekday + [f"{d:2}" for d in range(1, days_in(year, month) + 1)]
    for i in range(0, len(cells), 7):
        print(" ".join(cells[i:i + 7]))


def easter(year):
    a, (b, c) = year % 19, divmod(year, 100)
    d, e = divmod(b, 4)
    g = (8 * b + 13) // 25
    h = (19 * a + b - d - g + 15) % 30
    i, k = divmod(c, 4)
    l = (32 + 2 * e + 2 * i - h - k) % 7
    m = (a + 11 * h + 22 * l) // 451
    month, day = divmod(h + l - 7 * m + 114, 31)
    return Day(year, month, day + 1)


def duration(seconds):
    parts = []
    for size, name in ((86400, "day"), (3600, "hour"), (60, "minute"), (1, "second")):
        n, seconds = divmod(seconds, size)
        if n:
            parts.append(f"{n} {name}{'s' * (n != 1)}")
    return " and ".join(filter(None, [", ".join(parts[:-1]), *parts[-1:]])) or "now"


month_table(2024, 2)
month_table(2023, 10)
for text in ("2000-01-01", "1999-12-31", "1900-03-01", "2024-02-29", "0001-01-01"):
    d = Day.parse(text)
    print(d, d.ordinal, WEEKDAYS[d.weekday], Day.from_ordinal(d.ordinal) == d)
print(Day(2024, 3, 1) - Day(2023, 3, 1), Day(2023, 12, 25) + 10, Day(2024, 3, 1) - 1)
print(sorted([Day(2024, 5, 1), Day(2023, 7, 1), Day(2024, 1, 9)])[0], max(Day(1, 1, 1), Day(1, 1, 2)), Day(2020, 1, 1) >= Day(2020, 1, 1))
print(f"{Day(2024, 3, 22):W D B Y}; {Day(2025, 11, 11):D of B}; {Day(2024, 6, 3)}")
print([str(easter(y)) for y in (1961, 2000, 2024, 2038)])
print("Fridays the 13th in 2026:", [m for m in range(1, 13) if Day(2026, m, 13).weekday == 4])
print([y for y in range(1896, 1913) if is_leap(y)], is_leap(2000))
for s in (0, 1, 61, 3600, 93784, 86400 * 2 + 1):
    print(s, "=", duration(s))
for bad in ((2023, 2, 29), (2023, 13, 1)):
    try:
        Day(*bad)
    except ValueError as e:
        print("ValueError:", e)
Day.parse("2024-4-31")
