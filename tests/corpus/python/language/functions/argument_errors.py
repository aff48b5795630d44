# covers: argument-errors, type-error-messages, missing-arguments, unexpected-keyword, multiple-values
"""The messages a wrong call produces."""


def move(x, y, speed=1, *, unit="m"):
    return (x, y, speed, unit)


def strict(a, b, /):
    return a + b


def keyword_only(*, host, port):
    return f"{host}:{port}"


def no_args():
    return None


class Box:
    def __init__(self, w, h):
        self.size = w * h

    def scale(self, factor):
        return self.size * factor

    @staticmethod
    def unit():
        return Box(1, 1)


five = 5
nothing = None

attempts = [
    ("too few", lambda: move()),
    ("one missing", lambda: move(1)),
    ("too many", lambda: move(1, 2, 3, 4)),
    ("too many with keyword", lambda: move(1, 2, 3, 4, unit="cm")),
    ("unexpected", lambda: move(1, 2, color="red")),
    ("twice", lambda: move(1, x=2, y=3)),
    ("positional by keyword", lambda: strict(1, b=2)),
    ("positional only, all", lambda: strict(a=1, b=2)),
    ("keyword-only missing", lambda: keyword_only(host="h")),
    ("keyword-only both", lambda: keyword_only()),
    ("keyword-only given", lambda: keyword_only("h", 80)),
    ("takes none", lambda: no_args(1)),
    ("takes none, two", lambda: no_args(1, 2)),
    ("init", lambda: Box(1)),
    ("init many", lambda: Box(1, 2, 3)),
    ("method", lambda: Box(1, 2).scale()),
    ("method many", lambda: Box(1, 2).scale(1, 2)),
    ("static", lambda: Box.unit(5)),
    ("lambda", lambda: (lambda a, b: a)(1)),
    ("star not iterable", lambda: move(*5)),
    ("kwargs not mapping", lambda: move(**[1])),
    ("kwargs twice", lambda: move(1, 2, **{"unit": 1}, **{"unit": 2})),
    ("not callable", lambda: five(3)),
    ("none callable", lambda: nothing()),
    ("three missing", lambda: (lambda a, b, c: 0)()),
    ("object takes no arguments", lambda: type("Empty", (), {})(1)),
]

for title, attempt in attempts:
    try:
        print(title, "->", attempt())
    except TypeError as error:
        print(f"{title}: {error}")
