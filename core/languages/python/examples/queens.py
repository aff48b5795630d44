# Eight queens that do not threaten each other: a
# search that goes back many times.

SIZE = 8


def is_safe(columns, column):
    row = len(columns)
    return all(
        column != other and abs(column - other) != row - at
        for at, other in enumerate(columns)
    )


def place(columns):
    if len(columns) == SIZE:
        return columns
    for column in range(SIZE):
        if is_safe(columns, column):
            found = place(columns + [column])
            if found:
                return found
    return None


solution = place([])
for column in solution:
    print(". " * column + "Q " + ". " * (SIZE - column - 1))
