# covers: enum, auto, intenum, flag, intflag, unique, enum-alias, enum-methods, enum-iteration, functional-enum, missing-classmethod, str-enum
"""enum: members, aliases, flags, methods and errors."""
from enum import Enum, Flag, IntEnum, IntFlag, StrEnum, auto, unique


class Colour(Enum):
    RED = 1
    GREEN = 2
    BLUE = 3
    CRIMSON = 1

    @classmethod
    def _missing_(cls, value):
        if isinstance(value, str):
            return next((m for m in cls if m.name.lower() == value.lower()), None)
        return None

    def mix(self, other):
        return f"{self.name}+{other.name}"


print(Colour.RED, repr(Colour.GREEN), Colour.BLUE.name, Colour.BLUE.value, Colour(2), Colour["RED"], Colour("blue"))
print(Colour.CRIMSON, Colour.CRIMSON is Colour.RED, list(Colour), len(Colour), list(Colour.__members__))
print(Colour.RED == 1, Colour.RED == Colour.RED, Colour.RED is Colour(1), Colour.RED != Colour.BLUE, isinstance(Colour.RED, Colour), Colour.RED in Colour)
print({Colour.RED: "stop", Colour.GREEN: "go"}[Colour.CRIMSON], Colour.RED.mix(Colour.BLUE), f"{Colour.RED} {Colour.RED!r} {Colour.RED.name:>5}", list(reversed(Colour))[0])


class Parcel(Enum):
    LETTER = (0.1, 0.25)
    BOX = (12.5, 2.0)

    def __init__(self, kilos, base):
        self.kilos, self.base = kilos, base

    @property
    def postage(self):
        return self.base + 1.6 * self.kilos


print([f"{p.name.title()} {p.postage:.3f}" for p in Parcel], Parcel.BOX.value)


class Level(IntEnum):
    LOW = 1
    MEDIUM = auto()
    HIGH = 10
    TOP = auto()


print(list(Level), Level.LOW < Level.HIGH, Level.MEDIUM + 1, max(Level), sorted([Level.HIGH, Level.LOW]), Level.TOP == 11, int(Level.HIGH), ["a", "b"][Level.LOW])
print(Level.LOW, repr(Level.LOW), f"{Level.HIGH}", f"{Level.HIGH:>4}", "%d" % Level.TOP, [0] * Level.MEDIUM, range(Level.LOW, 3))


class Suit(StrEnum):
    HEARTS = auto()
    SPADES = "S"


print(Suit.HEARTS, repr(Suit.HEARTS), Suit.SPADES + "x", Suit("S"), Suit.HEARTS.upper(), "hearts" == Suit.HEARTS, ", ".join(Suit))


class Permission(Flag):
    READ = auto()
    WRITE = auto()
    RUN = auto()
    ALL = READ | WRITE | RUN


rw = Permission.READ | Permission.WRITE
print(rw, Permission.READ in rw, Permission.RUN in rw, rw & Permission.WRITE, rw ^ Permission.ALL, ~rw, bool(Permission.READ & Permission.RUN))
print(Permission.ALL, rw.value, Permission(5), list(rw), Permission(0), Permission.ALL == Permission(7), len(Permission.ALL), [p.value for p in Permission])


class Bits(IntFlag):
    A = 1
    B = 4


print(Bits.A | Bits.B, Bits.A + 1, Bits(5), Bits.A | 8, (Bits.A | Bits.B) & 4, repr(Bits.B), 4 in Bits.B | Bits.A if isinstance(4, Bits) else "plain 4")


class Weekday(Enum):
    MON, TUE, WED, THU, FRI, SAT, SUN = range(7)

    @property
    def weekend(self):
        return self in (Weekday.SAT, Weekday.SUN)

    def __add__(self, n):
        return Weekday((self.value + n) % 7)

    def __str__(self):
        return self.name.capitalize()


print([str(d) for d in Weekday if d.weekend], Weekday.FRI + 3, str(Weekday.MON), f"{Weekday.TUE}", repr(Weekday.WED))


class Op(Enum):
    PLUS = "+"
    TIMES = "*"

    def __call__(self, a, b):
        match self:
            case Op.PLUS:
                return a + b
            case Op.TIMES:
                return a * b


print(Op("+")(2, 3), [op(4, 5) for op in Op], Enum("Animal", "CAT DOG")["DOG"].value, list(Enum("Shape", {"BOX": 4, "TRI": 3})))


class Token(Enum):
    def _generate_next_value_(name, start, count, last_values):
        return name.lower() + str(count)

    IF = auto()
    ELSE = auto()


print([t.value for t in Token])
for attempt in (lambda: Colour(9), lambda: Colour["PINK"], lambda: Colour("pink"), lambda: setattr(Colour, "RED", 5), lambda: Colour.RED < Colour.BLUE, lambda: Permission(99), lambda: Colour.PINK, lambda: Level("x")):
    try:
        print(attempt())
    except (ValueError, KeyError, AttributeError, TypeError) as e:
        print(f"{type(e).__name__}: {e}")
try:
    @unique
    class Doubled(Enum):
        ONE = 1
        UNO = 1
except ValueError as e:
    print("ValueError:", e)
try:
    class More(Colour):
        PINK = 4
except TypeError as e:
    print("TypeError:", e)
