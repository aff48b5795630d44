# covers: enum, abc, __init_subclass__ with arguments, protocols, named tuples, generics, metaclasses, descriptors
from enum import Enum, IntEnum, Flag, IntFlag, auto, unique, StrEnum
from abc import ABC, abstractmethod
from typing import Protocol, NamedTuple, TypedDict, Generic, TypeVar, Literal, Union, Callable, Any, ClassVar, Final, overload, cast, get_type_hints, runtime_checkable
class Color(Enum):
    RED = 1; GREEN = "g"; ALIAS = 1
    @property
    def pretty(self): return self.name.capitalize()
    @classmethod
    def parse(cls, s): return cls[s.upper()]
print(Color.RED, repr(Color.GREEN), Color(1), Color.ALIAS is Color.RED, list(Color), Color.parse("green").pretty, Color.__members__.keys(), Color.RED in Color, len(Color))
try: Color(9)
except ValueError as e: print(e)
try: Color["X"]
except KeyError as e: print(repr(e))
try: Color.RED = 5
except AttributeError as e: print(e)
class P(Flag): R = auto(); W = auto(); X = auto(); RW = R | W
print(P.R | P.X, P.RW, ~P.R, P.R in P.RW, bool(P.R & P.W), P(5), list(P.RW), P(0))
class L(IntEnum): LOW = 1; HIGH = 10
print(L.HIGH > L.LOW, L.LOW + 1, f"{L.LOW}", "%d" % L.HIGH, repr(L.LOW), sorted([L.HIGH, L.LOW]), L(10).name)
class S(StrEnum): A = auto(); BEE = auto()
print(S.A, S.BEE == "bee", repr(S.BEE), S.A.upper(), f"{S.A:>5}")
class Planet(Enum):
    EARTH = (5.97e24, 6.37e6); MARS = (6.4e23, 3.39e6)
    def __init__(self, m, r): self.m = m; self.r = r
    @property
    def g(self): return 6.67e-11 * self.m / self.r ** 2
print([f"{p.name}:{p.g:.2f}" for p in Planet], Planet.EARTH)
try:
    @unique
    class D(Enum): A = 1; B = 1
except ValueError as e: print(e)
class Shape(ABC):
    count: ClassVar[int] = 0
    def __init_subclass__(cls, /, kind="none", **kw): super().__init_subclass__(**kw); cls.kind = kind; Shape.count += 1
    @abstractmethod
    def area(self) -> float: ...
    @property
    @abstractmethod
    def name(self): ...
class Sq(Shape, kind="poly"):
    def __init__(self, s): self.s = s
    def area(self): return self.s ** 2
    @property
    def name(self): return "square"
try: Shape()
except TypeError as e: print(e)
class Half(Shape):
    def area(self): return 0
try: Half()
except TypeError as e: print(e)
print(Sq(3).area(), Sq.kind, Shape.count, Sq.__mro__, issubclass(Sq, Shape))
@runtime_checkable
class Quacks(Protocol):
    def quack(self) -> str: ...
class Duck:
    def quack(self): return "Q"
print(isinstance(Duck(), Quacks), isinstance(3, Quacks))
class Emp(NamedTuple):
    name: str
    id: int = 3
    def hi(self): return f"hi {self.name}"
class TD(TypedDict, total=False): a: int; b: str
e = Emp("Al"); print(e, e.hi(), e[1], Emp._field_defaults, TD(a=1), Emp.__annotations__, TD.__annotations__)
T = TypeVar("T")
class Stack(Generic[T]):
    def __init__(self) -> None: self.items: list[T] = []
    def push(self, x: T) -> "Stack[T]": self.items.append(x); return self
s = Stack[int]().push(1); print(s.items, Stack[int], list[int], dict[str, list[int]], Union[int, str], int | None, Callable[[int], str], Literal["a", 1], T)
def fn(a: int, b: "str" = "x", *c: float) -> Union[int, None]: pass
print(fn.__annotations__, get_type_hints(fn), Any)
class Meta(type):
    def __new__(m, n, b, ns, **k): ns["made_by"] = m.__name__; return super().__new__(m, n, b, ns)
    def __call__(cls, *a, **k):
        if not hasattr(cls, "_inst"): cls._inst = super().__call__(*a, **k)
        return cls._inst
    def __repr__(cls): return f"<cls {cls.__name__}>"
class Single(metaclass=Meta): pass
print(Single() is Single(), Single.made_by, Single, type(Single))
class Prop:
    def __set_name__(self, o, n): self.n = "_" + n
    def __get__(self, i, o=None): return self if i is None else getattr(i, self.n, None)
    def __set__(self, i, v):
        if v < 0: raise ValueError(f"{self.n[1:]} must be >= 0")
        setattr(i, self.n, v)
class Acc:
    bal = Prop()
    def __init__(s, b): s.bal = b
    def __getattr__(s, n): return f"no {n}"
    def __eq__(s, o): return isinstance(o, Acc) and s.bal == o.bal
ac = Acc(5); print(ac.bal, ac.zzz, vars(ac), ac == Acc(5), Acc.__hash__)
try: ac.bal = -1
except ValueError as e: print(e)
