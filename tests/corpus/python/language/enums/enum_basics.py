# covers: enum, enum-auto, enum-iteration, enum-lookup, enum-alias, enum-methods, enum-members-with-data, enum-unique
"""Enumerations."""

from enum import Enum, auto, unique


class Color(Enum):
    RED = 1
    GREEN = 2
    BLUE = 3
    CRIMSON = 1

    @property
    def hex(self):
        return {"RED": "#f00", "GREEN": "#0f0", "BLUE": "#00f"}[self.name]

    @classmethod
    def default(cls):
        return cls.GREEN

    def mix(self, other):
        return f"{self.name.lower()}+{other.name.lower()}"


print(Color.RED, repr(Color.RED), Color.RED.name, Color.RED.value, f"{Color.BLUE}", f"{Color.RED:>12}|")
print(Color(2), Color["BLUE"], Color.CRIMSON is Color.RED, Color.CRIMSON)
print(list(Color), len(Color), [c.value for c in Color], [c.name for c in reversed(Color)])
print(list(Color.__members__.items()))
print(Color.RED.hex, Color.default(), Color.RED.mix(Color.BLUE))
print(Color.RED == Color.RED, Color.RED == 1, Color.RED is Color(1), Color.RED != Color.BLUE, Color.RED in Color)
print(isinstance(Color.RED, Color), type(Color.RED), Color)
print({Color.RED: "stop", Color.GREEN: "go"}[Color(2)], hash(Color.RED) == hash(Color.CRIMSON), bool(Color.RED))

for attempt in (lambda: Color(9), lambda: Color["PINK"], lambda: Color.PINK, lambda: Color.RED < Color.BLUE,
                lambda: setattr(Color, "RED", 5), lambda: Color.RED + 1, lambda: delattr(Color, "RED")):
    try:
        print(attempt())
    except (ValueError, KeyError, AttributeError, TypeError) as error:
        print(type(error).__name__, error)


class Step(Enum):
    FIRST = auto()
    SECOND = auto()
    TENTH = 10
    NEXT = auto()

    def __str__(self):
        return f"step {self.value}"


print(*Step, repr(Step.NEXT))


class Planet(Enum):
    EARTH = (5.97e24, 6.37e6)
    MARS = (6.42e23, 3.39e6)

    def __init__(self, mass, radius):
        self.mass = mass
        self.radius = radius

    @property
    def gravity(self):
        return 6.674e-11 * self.mass / self.radius**2


for p in Planet:
    print(p.name, p.value, f"{p.gravity:.2f}", p.mass)


class Word(Enum):
    def _generate_next_value_(name, start, count, last_values):
        return name.lower() + "!"

    HELLO = auto()
    WORLD = auto()


print([w.value for w in Word], Word("hello!"))

try:

    @unique
    class Bad(Enum):
        ONE = 1
        UNO = 1

except ValueError as error:
    print("ValueError:", error)
try:

    class More(Color):
        PINK = 4

except TypeError as error:
    print("TypeError:", error)

Animal = Enum("Animal", "CAT DOG BIRD")
print(list(Animal), Animal.DOG.value)


class Direction(Enum):
    NORTH = (0, -1)
    EAST = (1, 0)
    SOUTH = (0, 1)
    WEST = (-1, 0)

    def turn_right(self):
        members = list(Direction)
        return members[(members.index(self) + 1) % len(members)]

    @classmethod
    def _missing_(cls, value):
        if isinstance(value, str):
            return cls[value.upper()]
        return None


x = y = 0
heading = Direction.NORTH
for move in "FFRFFRF":
    if move == "R":
        heading = heading.turn_right()
    else:
        dx, dy = heading.value
        x, y = x + dx, y + dy
print(x, y, heading, Direction("east"))
