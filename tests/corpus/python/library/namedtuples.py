# covers: namedtuple, typing-namedtuple, tuple-unpacking, namedtuple-defaults, replace, asdict, fields, sorting
"""Named tuples in both spellings."""
from collections import namedtuple
from typing import NamedTuple

Point = namedtuple("Point", "x y")
Colour = namedtuple("Colour", ["red", "green", "blue", "alpha"], defaults=[255])
p, q = Point(1, 2), Point(y=5, x=3)
print(p, q, p.x + q.y, p[0], p[-1], len(p))
x, y = q
print(x, y, [*p], p + q, p * 2, p == (1, 2), p < q, hash(p) == hash((1, 2)))
print(p._replace(x=10), p, p._asdict(), Point._fields, Point._make(range(2)), Colour._field_defaults)
print(Colour(1, 2, 3), Colour(1, 2, 3, alpha=0), Colour(*"rgb"), Colour(**{"red": 0, "green": 0, "blue": 9}).blue)
print(isinstance(p, tuple), type(p).__name__, Point.__name__, 2 in p, p.index(2), p.count(1), max(p, q))
print(sorted([Point(3, 1), Point(1, 9), Point(1, 2)]), sorted([p, q], key=lambda t: -t.y), {p: "dict key"}[1, 2])
print("%s and %r" % (p.x, p.y), "{0.x}/{0.y}".format(p), f"{p!r:>20}|{p.x:03}", str(p) == repr(p))


class Employee(NamedTuple):
    """Someone on the payroll."""

    name: str
    salary: float = 1000.0
    boss: "Employee | None" = None

    @property
    def chain(self):
        return [self.name] + (self.boss.chain if self.boss else [])

    def raised(self, percent):
        return self._replace(salary=round(self.salary * (1 + percent / 100), 2))

    def __str__(self):
        return f"{self.name} ({self.salary:,.0f})"


ann = Employee("Ann", 5000)
bob = Employee("Bob", boss=ann)
cat = Employee("Cat", 1500.5, bob)
print(ann, bob, cat.chain, cat.boss.boss.name)
print(repr(bob), bob.raised(10), bob.salary, Employee.__doc__)
print(Employee._fields, Employee._field_defaults, Employee.__annotations__["name"])


class Vector(Point):
    __slots__ = ()

    def __add__(self, other):
        return Vector(self.x + other.x, self.y + other.y)

    def __abs__(self):
        return (self.x**2 + self.y**2) ** 0.5


v = Vector(3, 4) + Point(0, 0)
print(v, abs(v), sum([Vector(1, 1), Vector(2, 2)], Vector(0, 0)), v == (3, 4), isinstance(v, Point))

match v:
    case Point(x=0, y=_):
        print("on the axis")
    case Point(x, y) if x > y:
        print("below")
    case (a, b):
        print("tuple", a, b)
for attempt in (lambda: Point(1), lambda: Point(1, 2, 3), lambda: p._replace(z=1), lambda: setattr(p, "x", 5), lambda: p.z, lambda: namedtuple("Bad", "class x"), lambda: namedtuple("Twice", "a a")):
    try:
        attempt()
    except (TypeError, ValueError, AttributeError) as e:
        print(f"{type(e).__name__}: {e}")
print(namedtuple("Safe", "class x x", rename=True)._fields, namedtuple("Empty", "")())
rows = ["ann,31,leeds", "bob,25,york", "cat,40,leeds"]
Person = namedtuple("Person", "name, age, town")
people = [Person(*r.split(",")) for r in rows]
people = [person._replace(age=int(person.age)) for person in people]
print(max(people, key=lambda person: person.age).name, sum(person.age for person in people), sorted({person.town for person in people}))
print(next(person for person in people if person.town == "york"))
