# covers: math-module, class, dataclass-frozen, operator-overloading, convex-hull, functools-reduce, sorted-key-atan2, float-formatting
"""Plane geometry: vectors, polygons, a convex hull and circles."""
import math
from dataclasses import dataclass
from itertools import combinations


@dataclass(frozen=True)
class Vec:
    x: float
    y: float

    def __add__(self, o):
        return Vec(self.x + o.x, self.y + o.y)

    def __sub__(self, o):
        return Vec(self.x - o.x, self.y - o.y)

    def __mul__(self, k):
        return Vec(self.x * k, self.y * k)

    __rmul__ = __mul__

    def __abs__(self):
        return math.hypot(self.x, self.y)

    def cross(self, o):
        return self.x * o.y - self.y * o.x

    def rotated(self, degrees):
        a = math.radians(degrees)
        return Vec(self.x * math.cos(a) - self.y * math.sin(a), self.x * math.sin(a) + self.y * math.cos(a))

    def __format__(self, spec):
        return f"({self.x:{spec}}, {self.y:{spec}})"

    def __iter__(self):
        yield self.x
        yield self.y


class Polygon:
    def __init__(self, *points):
        self.points = [Vec(*p) for p in points]

    def edges(self):
        return zip(self.points, self.points[1:] + self.points[:1])

    @property
    def area(self):
        return abs(sum(a.cross(b) for a, b in self.edges())) / 2

    @property
    def perimeter(self):
        return sum(abs(b - a) for a, b in self.edges())

    def centroid(self):
        n = len(self.points)
        total = sum(self.points[1:], self.points[0])
        return total * (1 / n)

    def __contains__(self, p):
        inside = False
        for a, b in self.edges():
            if (a.y > p.y) != (b.y > p.y) and p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x:
                inside = not inside
        return inside


def hull(points):
    points = sorted(set(points))

    def half(points):
        chain = []
        for p in points:
            while len(chain) > 1 and (Vec(*chain[-1]) - Vec(*chain[-2])).cross(Vec(*p) - Vec(*chain[-1])) <= 0:
                chain.pop()
            chain.append(p)
        return chain[:-1]

    return half(points) + half(points[::-1])


def closest(points):
    return min(combinations(points, 2), key=lambda ab: math.dist(*ab))


square = Polygon((0, 0), (4, 0), (4, 4), (0, 4))
triangle = Polygon((0, 0), (4, 0), (0, 3))
print(square.area, square.perimeter, triangle.area, triangle.perimeter, f"{triangle.centroid():.3f}")
print([Vec(x, y) in square for x, y in ((2, 2), (5, 1), (-1, 2), (3.9, 0.1))])
v = Vec(3, 4)
print(v, abs(v), 2 * v - Vec(1, 1), f"{v.rotated(90):.1f}", v == Vec(3.0, 4.0), tuple(v), f"{Vec(1, 0).rotated(30):.6f}")
cloud = [((i * 7) % 11, (i * i * 3) % 13) for i in range(12)]
print(cloud)
print(hull(cloud), Polygon(*hull(cloud)).area)
print(closest(cloud), round(math.dist(*closest(cloud)), 6))
by_angle = sorted(((1, 0), (0, 1), (-1, 0), (0, -1), (1, 1)), key=lambda p: math.atan2(p[1], p[0]))
print(by_angle)
regular = Polygon(*((math.cos(2 * math.pi * k / 96), math.sin(2 * math.pi * k / 96)) for k in range(96)))
print(f"96 sides: area {regular.area:.6f}, half perimeter {regular.perimeter / 2:.6f}, pi {math.pi:.6f}")
try:
    v.x = 5
except AttributeError as e:
    print(type(e).__name__, e)
