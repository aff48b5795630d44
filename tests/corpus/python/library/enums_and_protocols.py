# covers: enum, abc, typing, protocols
"""enum, abc, protocol, typing"""
from enum import Enum, IntEnum, Flag, IntFlag, auto, unique, StrEnum
from abc import ABC, abstractmethod
from typing import Protocol, runtime_checkable, Generic, TypeVar, TypedDict, Any, Optional, Literal, Final, ClassVar, overload, cast, get_type_hints, Annotated
class Color(Enum):
    RED = auto(); GREEN = auto(); BLUE = 10
    CRIMSON = 1
    @property
    def pretty(self): return self.name.title()
    @classmethod
    def default(cls): return cls.RED
    def __str__(self): return f"Color:{self.name}"
print(Color.RED, repr(Color.GREEN), Color(10), Color["BLUE"], list(Color), Color.CRIMSON is Color.RED, Color.RED.pretty, Color.default(), len(Color), Color.RED in Color, Color.__members__.keys())
class Perm(Flag): R = 4; W = 2; X = 1; RW = R | W
print(Perm.R | Perm.X, Perm.RW & Perm.W, ~Perm.R, Perm.R in Perm.RW, Perm(0), Perm(7), bool(Perm(0)), [p.name for p in Perm])
class Pri(IntEnum): LOW = 1; HIGH = 3
print(Pri.LOW < Pri.HIGH, Pri.HIGH + 1, sorted([Pri.HIGH, Pri.LOW]), f"{Pri.LOW}", str(Pri.LOW), repr(Pri.LOW), Pri(3).name)
class S(StrEnum): A = auto(); B = "bee"
print(S.A, S.B == "bee", S.A.upper(), f"{S.B}", repr(S.B))
try: Color(99)
except ValueError as e: print(e)
try: Color["NO"]
except KeyError as e: print("KeyError", e)
try: Color.RED = 5
except AttributeError as e: print(e)
try:
    @unique
    class D(Enum): A = 1; B = 1
except ValueError as e: print(e)
class Planet(Enum):
    EARTH = (5.97e24, 6.37e6); MARS = (6.4e23, 3.39e6)
    def __init__(self, m, r): self.m, self.r = m, r
    @property
    def g(self): return round(6.67e-11 * self.m / self.r ** 2, 2)
print(Planet.EARTH.g, Planet.MARS.value, Planet((6.4e23, 3.39e6)))
Animal = Enum("Animal", "CAT DOG"); print(list(Animal), Animal.CAT.value)
class Shape(ABC):
    @abstractmethod
    def area(self): ...
    @property
    @abstractmethod
    def name(self): ...
    def describe(self): return f"{self.name} {self.area():.2f}"
class Sq(Shape):
    name = "square"
    def __init__(self, s): self.s = s
    def area(self): return self.s ** 2
print(Sq(2).describe())
try: Shape()
except TypeError as e: print(e)
class Half(Shape):
    def area(self): return 1
try: Half()
except TypeError as e: print(e)
@runtime_checkable
class HasLen(Protocol):
    def __len__(self) -> int: ...
print(isinstance([], HasLen), isinstance(5, HasLen))
T = TypeVar("T")
class Stack(Generic[T]):
    def __init__(self) -> None: self._i: list[T] = []
    def push(self, x: T) -> "Stack[T]": self._i.append(x); return self
    def pop(self) -> T: return self._i.pop()
print(Stack[int]().push(1).push(2).pop(), Stack[int], Optional[int], list[int] | None, Literal["a", "b"], dict[str, Any])
class Movie(TypedDict, total=False): title: str; year: int
mv: Movie = {"title": "X"}; print(mv, Movie(title="q", year=1), Movie.__annotations__)
def f(a: int, b: "str" = "x", *c: float, d: Optional[list[int]] = None, **e) -> dict[str, int]: ...
print(f.__annotations__, get_type_hints(f), cast(int, "5"))
class Temp:
    count: ClassVar[int] = 0
    MAXV: Final = 100
    def __init__(self, c): self._c = c
    @property
    def f(self): return self._c * 9 / 5 + 32
    @f.setter
    def f(self, v): self._c = (v - 32) * 5 / 9
t = Temp(100); t.f = 32; print(t.f, t._c)
try: t.nope
except AttributeError as e: print(e)
try: Temp.f.fget; Temp(1).__class__.f = 5
except AttributeError as e: print(e)
