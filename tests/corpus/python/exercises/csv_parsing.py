# covers: state-machine, generators, enumerate, quoted-fields, aggregation, defaultdict, str-format, type-conversion
"""A CSV reader and writer by hand, and a report made from what it reads."""
from collections import defaultdict

DATA = '''id,name,city,amount,note
1,"Smith, Jo",Leeds,12.50,"said ""hi"""
2,Ng,York,7,
3,"O'Brien",Leeds,99.999,"two
lines"
4,Zed,,n/a,late
5,"",York,-3.25,x
'''


def read_csv(text, delimiter=","):
    field, row, quoted = [], [], False
    i, n = 0, len(text)
    while i < n:
        c = text[i]
        if quoted:
            if c == '"':
                if text[i + 1:i + 2] == '"':
                    field.append('"')
                    i += 1
                else:
                    quoted = False
            else:
                field.append(c)
        elif c == '"':
            quoted = True
        elif c == delimiter:
            row.append("".join(field))
            field = []
        elif c == "\n":
            row.append("".join(field))
            yield row
            field, row = [], []
        else:
            field.append(c)
        i += 1
    if quoted:
        raise ValueError("unterminated quote")
    if field or row:
        yield row + ["".join(field)]


def write_csv(rows):
    def quote(value):
        text = str(value)
        if any(c in text for c in ',"\n'):
            return '"' + text.replace('"', '""') + '"'
        return text

    return "".join(",".join(map(quote, row)) + "\n" for row in rows)


def records(text):
    rows = read_csv(text)
    header = next(rows)
    for number, row in enumerate(rows, start=2):
        if len(row) != len(header):
            print(f"row {number}: {len(row)} fields instead of {len(header)}")
            continue
        yield dict(zip(header, row))


def to_number(text, default=None):
    for convert in (int, float):
        try:
            return convert(text)
        except ValueError:
            pass
    return default


people = list(records(DATA))
for p in people:
    print(p)
totals = defaultdict(float)
for p in people:
    amount = to_number(p["amount"])
    if amount is None:
        print(f"skipping {p['name']}: bad amount {p['amount']!r}")
        continue
    totals[p["city"] or "?"] += amount
for city, total in sorted(totals.items()):
    print("{:<8}{:>10.2f}".format(city, total))
rows = list(read_csv(DATA))
print("round trip:", list(read_csv(write_csv(rows))) == rows, write_csv(rows) == DATA)
print(list(read_csv("a;b;;\n\n;c", delimiter=";")))
print(list(records("a,b\n1,2,3\n4,5\n")))
print(write_csv([[1, 2.5, None], ["x,y", 'q"', "line\nbreak"]]), end="")
try:
    list(read_csv('"open'))
except ValueError as e:
    print("error:", e)
