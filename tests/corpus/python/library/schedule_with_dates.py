# covers: date, timedelta, datetime-strptime, strftime, groupby, bisect, dataclass-order, sorting
"""A small appointment book: ordinary use of datetime."""
from bisect import insort
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from itertools import groupby


@dataclass(order=True)
class Appointment:
    start: datetime
    minutes: int = field(compare=False)
    title: str = field(compare=False)

    @property
    def end(self):
        return self.start + timedelta(minutes=self.minutes)

    def overlaps(self, other):
        return self.start < other.end and other.start < self.end

    def __str__(self):
        return f"{self.start:%H:%M}-{self.end:%H:%M} {self.title}"


book = []
for line in """\
2024-03-05 09:30 45 dentist
2024-03-04 14:00 60 review
2024-03-05 10:00 30 call
2024-03-04 08:15 20 standup
2024-03-11 23:30 90 release""".splitlines():
    day, clock, minutes, title = line.split(maxsplit=3)
    item = Appointment(datetime.strptime(f"{day} {clock}", "%Y-%m-%d %H:%M"), int(minutes), title)
    clashes = [a.title for a in book if a.overlaps(item)]
    if clashes:
        print(f"{item.title} clashes with {', '.join(clashes)}")
    insort(book, item)

for day, items in groupby(book, key=lambda a: a.start.date()):
    items = list(items)
    busy = sum((a.end - a.start for a in items), timedelta())
    print(f"{day:%a %d %b}: {len(items)} items, busy {busy}")
    for a in items:
        print("   ", a, "(past midnight)" if a.end.date() != day else "")

first = date(2024, 1, 31)
print([str(first + timedelta(days=30 * i)) for i in range(4)])
gaps = [b.start - a.end for a, b in zip(book, book[1:])]
print([str(g) for g in gaps], max(gaps).days, min(gaps) < timedelta(0))
print((date(2024, 12, 25) - date(2024, 3, 4)).days, "days to go;", date(2024, 12, 25).strftime("%A"))
