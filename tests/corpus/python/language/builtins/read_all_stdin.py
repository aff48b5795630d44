# covers: stdin, sys-stdin-iteration, sys-stdin-readline, sys-stdin-read, csv-like-parsing, string-conversion, unicode
"""Reads a table from standard input."""

import sys

header = sys.stdin.readline().rstrip("\n").split(";")
print("columns:", header)

rows = []
for number, line in enumerate(sys.stdin, start=2):
    line = line.strip()
    if line == "--":
        break
    if not line:
        print(f"line {number} is empty")
        continue
    fields = line.split(";")
    if len(fields) != len(header):
        print(f"line {number}: expected {len(header)} fields, got {len(fields)}")
        continue
    row = dict(zip(header, fields))
    try:
        row["price"] = float(row["price"])
        row["count"] = int(row["count"])
    except ValueError as error:
        print(f"line {number}: {error}")
        continue
    rows.append(row)

width = max(len(r["item"]) for r in rows)
for r in sorted(rows, key=lambda r: r["price"] * r["count"], reverse=True):
    print(f"{r['item']:<{width}} {r['count']:>4} x {r['price']:>7.2f} = {r['count'] * r['price']:>9.2f}")
print("total", sum(r["count"] * r["price"] for r in rows))

rest = sys.stdin.read()
print(len(rest), rest.splitlines())
print(repr(sys.stdin.read()), repr(sys.stdin.readline()), list(sys.stdin))
