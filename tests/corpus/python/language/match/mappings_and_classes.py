# covers: match-mapping-pattern, match-mapping-rest, match-class-pattern, match-args, match-keyword-pattern, match-value-pattern, match-as-pattern
"""match on mappings, objects and dotted names."""

from dataclasses import dataclass
from enum import Enum


class Color(Enum):
    RED = 1
    GREEN = 2


@dataclass
class Point:
    x: int
    y: int


@dataclass
class Line:
    start: Point
    end: Point


class Money:
    __match_args__ = ("amount", "currency")

    def __init__(self, amount, currency):
        self.amount = amount
        self.currency = currency


class Limits:
    MAXIMUM = 100


def describe(value):
    match value:
        case Point(0, 0):
            return "origin"
        case Point(x=0, y=y):
            return f"on the y axis at {y}"
        case Point(x, y) if x == y:
            return f"on the diagonal at {x}"
        case Point(x, y):
            return f"point {x},{y}"
        case Line(Point(x1, y1), end=Point(x2, y2)) if y1 == y2:
            return f"horizontal from {x1} to {x2}"
        case Line(start=Point() as p, end=q):
            return f"line {p} to {q}"
        case Money(amount, "EUR"):
            return f"{amount} euro"
        case Money(currency=c) as m:
            return f"{m.amount} of {c}"
        case Color.RED:
            return "red!"
        case Color():
            return f"color {value.name}"
        case Limits.MAXIMUM:
            return "the maximum"
        case bool(b):
            return f"bool {b}"
        case int(n) | float(n):
            return f"number {n}"
        case str(s):
            return f"text {s}"
        case [Point(x=px), *_]:
            return f"list with a point at {px}"
        case _:
            return "unknown"


for v in [
    Point(0, 0), Point(0, 5), Point(4, 4), Point(2, 3), Line(Point(0, 1), Point(7, 1)),
    Line(Point(0, 1), Point(2, 3)), Money(5, "EUR"), Money(9, "USD"), Color.RED, Color.GREEN, 100, 42,
    2.5, True, "hey", [Point(8, 9), 1], [], {},
]:
    print(describe(v))


def event(data):
    match data:
        case {"type": "click", "pos": (x, y), **rest}:
            return f"click at {x},{y} with {rest}"
        case {"type": "key", "key": str(k), "shift": True}:
            return f"shifted {k}"
        case {"type": "key", "key": k}:
            return f"key {k}"
        case {"items": [first, *_], "meta": {"id": ident}}:
            return f"list {ident} starting with {first}"
        case {"type": t}:
            return f"other event {t}"
        case {1: one, None: nothing}:
            return f"odd keys {one} {nothing}"
        case {}:
            return "a mapping"
        case _:
            return "not a mapping"


for d in [
    {"type": "click", "pos": (3, 4), "button": 1}, {"type": "click", "pos": [1, 2]},
    {"type": "key", "key": "a", "shift": True}, {"type": "key", "key": "a"}, {"type": "wheel"},
    {"items": "xyz", "meta": {"id": 1}}, {"items": [7], "meta": {"id": 1}}, {1: "a", None: "b"}, {}, [("type", "x")],
]:
    print(event(d))

for subject in (Point(1, 2), 3):
    try:
        match subject:
            case Point(a, b, c):
                print("never")
            case int(a, b):
                print("never")
    except TypeError as error:
        print("TypeError:", error)

try:
    match 5:
        case Limits(1):
            pass
        case _:
            print("isinstance is tested first")
    match Limits():
        case Limits(1):
            pass
except TypeError as error:
    print("TypeError:", error)
