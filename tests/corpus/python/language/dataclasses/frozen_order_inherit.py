# covers: dataclass-frozen, dataclass-order, dataclass-inheritance, dataclass-slots, kw-only-dataclass, initvar, classvar, dataclass-hash
"""Options of the dataclass decorator."""

from dataclasses import dataclass, field, FrozenInstanceError, InitVar, KW_ONLY
from typing import ClassVar


@dataclass(frozen=True, order=True)
class Version:
    major: int
    minor: int = 0
    label: str = field(default="", compare=False)

    def bump(self):
        return Version(self.major, self.minor + 1, self.label)

    def __str__(self):
        return f"{self.major}.{self.minor}{self.label}"


a, b = Version(1, 2), Version(1, 10, "rc")
print(a < b, a <= b, a > b, max(a, b), sorted([b, a, Version(0, 9)]))
print(str(a.bump()), repr(a), a == Version(1, 2, "other"))
try:
    a.major = 5
except FrozenInstanceError as error:
    print(type(error).__name__, error, isinstance(error, AttributeError))
try:
    del a.minor
except FrozenInstanceError as error:
    print(type(error).__name__, error)
print({a: "x"}[Version(1, 2, "z")], len({a, b, Version(1, 2)}), hash(a) == hash(Version(1, 2)))
try:
    a < (1, 3)
except TypeError as error:
    print("TypeError:", error)


@dataclass
class Base:
    id: int
    name: str = "base"
    kind: ClassVar[str] = "thing"


@dataclass
class Derived(Base):
    extra: float = 1.5
    name: str = "derived"


d = Derived(1)
print(d, Derived(2, "n", 3.0), Derived.kind, d == Base(1, "derived"))
Base.kind = "changed"
print(d.kind, [c.__name__ for c in Derived.__mro__])


@dataclass
class Options:
    path: str
    _: KW_ONLY
    verbose: bool = False
    depth: int = 3


print(Options("a", verbose=True))
try:
    Options("a", True)
except TypeError as error:
    print("TypeError:", error)


@dataclass(kw_only=True)
class Strict:
    x: int
    y: int = 0


print(Strict(x=1), Strict(y=2, x=1))
try:
    Strict(1)
except TypeError as error:
    print("TypeError:", error)


@dataclass
class Circle:
    radius: float
    unit: InitVar[str] = "cm"
    label: str = field(init=False)

    def __post_init__(self, unit):
        self.label = f"{self.radius}{unit}"


print(Circle(2), Circle(3, "m"), sorted(vars(Circle(1))))


@dataclass(slots=True)
class Small:
    x: int
    y: int = 5


s = Small(1)
print(s, Small.__slots__)
try:
    s.z = 1
except AttributeError as error:
    print("AttributeError:", error)


@dataclass(eq=True, unsafe_hash=True)
class Key:
    x: int
    y: str = field(hash=False, default="")


print(hash(Key(1, "a")) == hash(Key(1, "b")), Key(1, "a") == Key(1, "b"))


@dataclass(frozen=True)
class Matrix:
    rows: tuple

    def __post_init__(self):
        object.__setattr__(self, "rows", tuple(tuple(r) for r in self.rows))

    def __matmul__(self, other):
        columns = list(zip(*other.rows))
        return Matrix([[sum(x * y for x, y in zip(r, c)) for c in columns] for r in self.rows])


m = Matrix([[1, 2], [3, 4]])
print(m @ m, m @ m == Matrix([[7, 10], [15, 22]]))
