# covers: match-statement, dataclasses, enums
from dataclasses import dataclass
from enum import Enum
class Color(Enum):
    RED = 1
    GREEN = 2
@dataclass
class Point:
    x: int
    y: int
class Shape:
    __match_args__ = ("kind", "size")
    def __init__(self, kind, size): self.kind, self.size = kind, size
def what(v):
    match v:
        case None: return "none"
        case True | False: return "bool"
        case 0: return "zero"
        case -1: return "minus one"
        case 1.5: return "float"
        case 1+2j: return "complex"
        case int(n) if n > 100: return f"big {n}"
        case int(): return "int"
        case "": return "empty"
        case "a" "b": return "ab"
        case str() as s: return f"str {s}"
        case b"x": return "bytes"
        case Color.RED: return "red"
        case Color(): return "color"
        case Point(x=0, y=0): return "origin"
        case Point(0, y): return f"on y {y}"
        case Point(x, 0): return f"on x {x}"
        case Point(): return "point"
        case Shape("circle", r): return f"circle {r}"
        case Shape(kind, size=(w, h)): return f"{kind} {w}x{h}"
        case []: return "empty list"
        case [x]: return f"one {x}"
        case [x, y]: return f"two {x} {y}"
        case [1, *rest, 9]: return f"1..9 {rest}"
        case (first, *_): return f"first {first}"
        case {"type": "a", "v": v, **rest}: return f"dict a {v} {rest}"
        case {"type": ("b" | "c") as t}: return f"dict {t}"
        case {}: return "dict"
        case _: return "other"
for v in [None, True, 0, -1, 1.5, 1+2j, 500, 7, "", "ab", "hey", b"x", Color.RED, Color.GREEN, Point(0,0), Point(0,3), Point(4,0), Point(1,1),
          Shape("circle", 3), Shape("rect", (2, 5)), [], [1], (1, 2), [1,2,3,9], [5,6,7], {"type":"a","v":1,"z":2}, {"type":"c"}, {"q":1}, {1,2}, 3.25]:
    print(repr(v) if not isinstance(v, Shape) else "shape", "->", what(v))
def cmd(line):
    match line.split():
        case ["go", ("north" | "south" | "east" | "west") as d]: return d
        case ["get", obj] | ["pick", "up", obj]: return "got " + obj
        case ["drop", *objs] if objs: return "dropped " + ", ".join(objs)
        case ["quit"]: return "bye"
        case [] : return "empty"
        case other: return f"? {other}"
for l in ["go north", "go up", "get lamp", "pick up key", "drop a b", "drop", "quit", ""]:
    print(cmd(l))
try:
    match Point(1,2):
        case Point(1,2,3): pass
except TypeError as e:
    print(e)
match 5:
    case x if x < 3: pass
    case y: pass
