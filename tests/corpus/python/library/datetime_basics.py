# covers: datetime-date, timedelta, strftime, strptime, isoformat, date-arithmetic, weekday, datetime-comparison, timezone-fixed
"""Dates and times without asking the clock."""
from datetime import date, datetime, time, timedelta, timezone

d = date(2024, 2, 28)
print(d, repr(d), d.year, d.month, d.day, d.weekday(), d.isoweekday(), d.isoformat(), d.isocalendar()[:2], d.toordinal())
print(d + timedelta(days=2), d - timedelta(weeks=1), date(2024, 3, 1) - d, (date(2025, 1, 1) - date(2024, 1, 1)).days)
print(d.replace(year=2023), date.fromisoformat("2023-12-31"), date.fromordinal(738000), d < date(2024, 3, 1), max(d, date(2020, 1, 1)))
print(d.strftime("%d/%m/%Y %A %a %B %b %j %y %U"), f"{d:%Y.%m.%d}", d.ctime(), date.min, date.max)

t = datetime(2024, 5, 17, 13, 5, 9, 250)
print(t, repr(t), t.date(), t.time(), t.isoformat(), t.isoformat(sep=" ", timespec="minutes"), t.hour, t.microsecond)
print(t.strftime("%H:%M:%S %I:%M %p %f"), t + timedelta(hours=11), t.replace(minute=0, second=0, microsecond=0), f"{t:%H:%M}")
print(datetime.strptime("17 May 2024 08:30", "%d %B %Y %H:%M"), datetime.strptime("12/31/99", "%m/%d/%y"), datetime.fromisoformat("2024-01-02T03:04:05"))
print(datetime.combine(d, time(9, 30)), time(7, 5), time(7, 5) < time(7, 6), time.fromisoformat("23:59:58").second, t.timetuple()[:6])

delta = timedelta(days=1, hours=25, minutes=61, seconds=1.5)
print(delta, repr(delta), delta.days, delta.seconds, delta.microseconds, delta.total_seconds())
print(timedelta(hours=1) * 3, timedelta(hours=5) / 2, timedelta(hours=5) // timedelta(hours=2), timedelta(hours=5) % timedelta(hours=2), timedelta(hours=1) / timedelta(minutes=30))
print(-timedelta(hours=1), abs(-timedelta(hours=1)), timedelta(0), bool(timedelta(0)), timedelta(days=-1, hours=1), sum([timedelta(minutes=40)] * 3, timedelta()))
print(datetime(2024, 3, 1) - datetime(2024, 2, 28, 23, 30), t - t, sorted([timedelta(2), timedelta(0, 5)])[0], timedelta(days=1) == timedelta(hours=24))

utc = datetime(2024, 1, 1, 12, tzinfo=timezone.utc)
east = timezone(timedelta(hours=5, minutes=30))
print(utc, utc.astimezone(east), utc.astimezone(east) == utc, utc.timestamp(), datetime.fromtimestamp(0, timezone.utc), east, utc.isoformat())


def month_end(day):
    following = day.replace(day=28) + timedelta(days=4)
    return following - timedelta(days=following.day)


def workdays(start, end):
    day = start
    while day < end:
        if day.weekday() < 5:
            yield day
        day += timedelta(days=1)


def age(born, today):
    return today.year - born.year - ((today.month, today.day) < (born.month, born.day))


print([month_end(date(2024, m, 1)).day for m in range(1, 13)], month_end(date(2023, 2, 10)))
print(sum(1 for _ in workdays(date(2024, 1, 1), date(2024, 2, 1))), age(date(2000, 2, 29), date(2024, 2, 28)), age(date(2000, 2, 29), date(2024, 2, 29)))
events = {date(2024, 7, 4): "party", date(2024, 6, 30): "exam", date(2025, 1, 1): "new year"}
today = date(2024, 6, 28)
for day, what in sorted(events.items()):
    print(f"{what:<10}{day:%a %d %b %Y} in {(day - today).days:>3} days")
for attempt in (lambda: date(2023, 2, 29), lambda: date(2024, 13, 1), lambda: datetime(2024, 1, 1, 25), lambda: datetime.strptime("x", "%Y"), lambda: date.fromisoformat("2024/01/01"), lambda: utc < t, lambda: d + 1, lambda: date.max + timedelta(1)):
    try:
        print(attempt())
    except (ValueError, TypeError, OverflowError) as e:
        print(f"{type(e).__name__}: {e}")
