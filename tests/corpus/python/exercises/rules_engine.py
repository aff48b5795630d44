# covers: regular expressions, string.Template, groupby, Counter, date arithmetic, textwrap, locale-free formatting, bytes, csv, json
"""Reads a messy log, normalises it, reports on it in several ways."""
import calendar
import collections
import csv
import datetime
import io
import itertools
import json
import operator
import re
import string
import textwrap
from fractions import Fraction
from statistics import mean, median, pstdev, quantiles

RAW = """\
2024-02-28T23:59:58Z INFO  [web-1] GET /index.html 200 12ms user=ann
2024-02-29T00:00:03Z WARN  [web-2] GET /slow?q=a%20b&n=3 200 1520ms user=bob
2024-02-29T00:10:00Z ERROR [db]    Timeout after 30s (attempt 2/3) user="Carl O'Neil"
   at Pool.acquire(pool.py:88)
   at Query.run(query.py:12)
2024-02-29T07:45:12Z INFO  [web-1] POST /login 302 45ms user=ann
2024-03-01T12:00:00+01:00 INFO [web-2] GET /index.html 304 3ms user=-
garbage line without structure
2024-03-01T18:30:59Z ERROR [web-1] GET /api/items/42 500 230ms user=bob
   at Items.get(items.py:42)
2024-03-02T08:00:00Z DEBUG [db]    pool size=5 idle=2
2024-03-03T08:00:00Z INFO  [web-3] DELETE /api/items/42 204 17ms user=ann
"""

LINE = re.compile(
    r"""
    (?P<time>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d))\s+
    (?P<level>[A-Z]+)\s+
    \[(?P<source>[\w-]+)\]\s+
    (?P<message>.*?)
    (?:\s+user=(?:"(?P<quoted>[^"]*)"|(?P<user>\S+)))?$
    """,
    re.VERBOSE,
)
REQUEST = re.compile(r"(?P<method>GET|POST|PUT|DELETE)\s(?P<path>[^\s?]+)(?:\?(?P<query>\S+))?\s(?P<status>\d{3})\s(?P<ms>\d+)ms")
Entry = collections.namedtuple("Entry", "time level source message user trace request", defaults=[None])


def unquote(text: str) -> str:
    return re.sub(r"%([0-9A-Fa-f]{2})", lambda m: chr(int(m[1], 16)), text.replace("+", " "))


def parse(stream):
    current, bad = None, []
    for number, line in enumerate(stream, 1):
        line = line.rstrip("\n")
        if current and re.match(r"\s+at\s", line):
            current.trace.append(re.search(r"at (\w+)\.(\w+)\((.+?):(\d+)\)", line).groups())
            continue
        if current:
            yield current
            current = None
        if not (m := LINE.match(line)):
            bad.append((number, line))
            continue
        when = datetime.datetime.fromisoformat(m["time"].replace("Z", "+00:00")).astimezone(datetime.timezone.utc)
        user = m["quoted"] or m["user"]
        request = REQUEST.match(m["message"])
        current = Entry(when, m["level"], m["source"], m["message"].strip(), None if user in (None, "-") else user, [], request and request.groupdict())
    if current:
        yield current
    return bad


def collect(text):
    entries = []
    gen = parse(io.StringIO(text))
    while True:
        try:
            entries.append(next(gen))
        except StopIteration as stop:
            return entries, stop.value


def table(rows, headers, align=None):
    rows = [[str(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(headers, *rows)]
    align = align or "<" * len(headers)
    line = lambda cells: " | ".join(f"{cell:{a}{w}}" for cell, a, w in zip(cells, align, widths)).rstrip()
    yield line(headers)
    yield "-+-".join("-" * w for w in widths)
    yield from map(line, rows)


def histogram(values, width=20):
    top = max(values.values())
    for key, value in sorted(values.items(), key=lambda kv: (-kv[1], kv[0])):
        yield f"{key:>6} {'█' * round(value / top * width):<{width}} {value:3d} {value / sum(values.values()):6.1%}"


entries, bad = collect(RAW)
print(len(entries), bad)
print(*table(((e.time.strftime("%d %b %H:%M"), e.level, e.source, e.user or "?", len(e.trace)) for e in entries), ["when", "level", "source", "user", "trace"], "<<<<>"), sep="\n")
print(*histogram(collections.Counter(e.level for e in entries)), sep="\n")
times = [int(e.request["ms"]) for e in entries if e.request]
print(times, mean(times), median(times), round(pstdev(times), 3), quantiles(times, n=4), Fraction(sum(times), len(times)))
for day, group in itertools.groupby(entries, key=lambda e: e.time.date()):
    group = list(group)
    span = group[-1].time - group[0].time
    print(f"{day:%A %d.%m.%y} ({calendar.day_abbr[day.weekday()]}) week {day.isocalendar().week}: {len(group)} in {span} {sorted({e.source for e in group})}")
for e in entries:
    if e.request and e.request["query"]:
        print({k: unquote(v) for k, _, v in (pair.partition("=") for pair in e.request["query"].split("&"))})
    for cls, method, file, line in e.trace:
        print(f"  {cls}.{method} in {file}, line {int(line):03d}")
out = io.StringIO()
writer = csv.DictWriter(out, fieldnames=["time", "user", "message"], quoting=csv.QUOTE_MINIMAL, extrasaction="ignore", lineterminator="\n")
writer.writeheader()
writer.writerows({**e._asdict(), "time": e.time.isoformat()} for e in entries if e.user)
print(out.getvalue())
back = list(csv.DictReader(io.StringIO(out.getvalue())))
print(back[2]["user"], back[2]["message"], len(back))
print(json.dumps([{k: v for k, v in e._asdict().items() if k in ("level", "trace", "request")} for e in entries[4:6]], indent=2, default=str, sort_keys=True))
mail = string.Template("Dear $name,\n\n$body\n\nYours, ${team}s $$5")
body = "There were " + ", ".join(f"{n} {level.lower()}{'s' * (n != 1)}" for level, n in collections.Counter(map(operator.attrgetter("level"), entries)).most_common()) + " in the time that this report is about; please have a look at them as soon as you can."
print(mail.substitute(name="Operator", team="Watcher", body=textwrap.fill(body, 50, subsequent_indent="    ")))
print(mail.safe_substitute(name="X"))
try:
    mail.substitute(name="X")
except KeyError as error:
    print("missing", error)
print(textwrap.shorten(body, 40, placeholder="…"), textwrap.dedent("""
    a
      b
    """).strip().split("\n"))
span = entries[-1].time - entries[0].time
print(span, span.total_seconds(), span // datetime.timedelta(hours=1), divmod(span, datetime.timedelta(days=1)))
month = calendar.TextCalendar(firstweekday=0).formatmonth(2024, 2)
print(month)
first = datetime.date(2024, 1, 31)
for step in range(1, 4):
    year, m = divmod(first.month - 1 + step, 12)
    year, m = first.year + year, m + 1
    print(first.replace(year=year, month=m, day=min(first.day, calendar.monthrange(year, m)[1])))
text = "naïve café — Straße ǅ ﬁ ½"
print(text.casefold(), text.upper(), text.title(), text.encode("utf-8")[:12], text.encode("ascii", "replace"), text.encode("latin-1", "xmlcharrefreplace"))
print(text.translate(str.maketrans({"ï": "i", "é": "e", "—": None, "ß": "ss"})), [c for c in text if not c.isascii()], "½".isnumeric(), "½".isdecimal())
print("{0!r:>8}|{1:^+9.2f}|{2:#010x}|{3:,}|{4:_}|{name:*<6}|{d[key]}|{o.year}".format("a", 3.14159, 255, 1234567, 10**7, name="n", d={"key": 1}, o=first))
print(re.sub(r"(?P<a>\w)(?P<b>\w)", r"\g<b>\g<a>", "abcdef"), re.split(r"[,;]\s*", "a, b;c"), re.findall(r"(\w)(\d)?", "a1b"), [m.span() for m in re.finditer(r"\b\w", "the red dragon")])
print(re.fullmatch(r"(?i:ABC)\d{2,}?", "abc12"), re.match(r"(?=.*\d)(?!.*\s).{3,}", "a1b"), re.compile(r"^(\w+)\s*=\s*(.*)$", re.M).findall("a = 1\nb=2"))
