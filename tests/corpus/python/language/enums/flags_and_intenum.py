# covers: int-enum, flag, int-flag, str-enum, flag-operations, enum-comparison, match-value-pattern
"""Enums that are numbers, strings or sets of bits."""

from enum import Enum, Flag, IntEnum, IntFlag, StrEnum, auto


class Priority(IntEnum):
    LOW = 1
    MEDIUM = 5
    HIGH = 10


print(Priority.LOW < Priority.HIGH, Priority.HIGH + 1, Priority.MEDIUM == 5, max(Priority))
print(Priority.HIGH, repr(Priority.HIGH), f"{Priority.HIGH}", "%d" % Priority.LOW, str(Priority.LOW), int(Priority.LOW))
print(sorted([Priority.HIGH, Priority.LOW, Priority.MEDIUM]), ["a", "b"][Priority.LOW], isinstance(Priority.LOW, int))
print(sum(Priority), Priority(5), {5: "five"}[Priority.MEDIUM], Priority.LOW * 2.5)


class Permission(Flag):
    READ = auto()
    WRITE = auto()
    EXECUTE = auto()
    ALL = READ | WRITE | EXECUTE


rw = Permission.READ | Permission.WRITE
print(rw, repr(rw), rw.value, Permission.EXECUTE.value)
print(Permission.READ in rw, Permission.EXECUTE in rw, bool(rw & Permission.EXECUTE), rw & Permission.WRITE)
print(rw ^ Permission.READ, ~Permission.READ, ~rw, Permission(0), bool(Permission(0)))
print(Permission(5), Permission.ALL, list(Permission.ALL), list(rw), len(rw), list(Permission))
print(rw == Permission.READ | Permission.WRITE, rw is Permission(3))
rights = Permission.READ
rights |= Permission.EXECUTE
print(rights, rights.name)
rights &= ~Permission.READ
print(rights, rights.name)
try:
    Permission(16)
except ValueError as error:
    print("ValueError:", str(error).splitlines()[0])
try:
    Permission.READ | 2
except TypeError as error:
    print("TypeError:", error)


class Mode(IntFlag):
    R = 4
    W = 2
    X = 1


print(Mode.R | Mode.W, repr(Mode.R | Mode.X), Mode.R + 1, Mode(7), int(Mode.R | Mode.W), Mode.W == 2)
print(Mode.R | 8, f"{Mode.R | Mode.W:03b}", (Mode.R | Mode.X) & 4)


class Suit(StrEnum):
    HEARTS = auto()
    SPADES = "spades!"


print(Suit.HEARTS, Suit.SPADES, repr(Suit.HEARTS), Suit.HEARTS == "hearts", Suit.HEARTS.upper(), f"{Suit.SPADES:>10}")
print(Suit("hearts"), "-".join(Suit), isinstance(Suit.HEARTS, str), len(Suit.SPADES))


class Level(str, Enum):
    INFO = "info"
    WARN = "warn"


print(Level.INFO == "info", Level.INFO.value, repr(Level.WARN), Level("warn").name)


class State(Enum):
    IDLE = auto()
    RUNNING = auto()
    DONE = auto()


def advance(state, event):
    match state, event:
        case State.IDLE, "start":
            return State.RUNNING
        case State.RUNNING, "finish" | "abort":
            return State.DONE
        case (State.DONE, _):
            raise ValueError(f"{state} is final")
        case _:
            return state


state = State.IDLE
for event in ["finish", "start", "start", "abort", "start"]:
    try:
        state = advance(state, event)
        print(event, "->", state.name)
    except ValueError as error:
        print(event, "->", error)
