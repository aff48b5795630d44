# covers: uncaught-exception, traceback, unpacking, for-loop, multi-line-expression
"""Unpacking fails in a loop over rows."""

rows = [
    ("north", 3, 4.5),
    ("south", 1, 2.0),
    ("east", 7),
]


def totals(rows):
    result = {}
    for name, count, price in rows:
        print("row", name)
        result[name] = (
            count
            * price
        )
    return result


print(sorted(totals(rows[:2]).items()))
totals(rows)
