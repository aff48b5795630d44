# covers: namedtuple, typing-namedtuple, typed-dict, type-var, generic, protocol, optional, union-type, type-alias, new-type, cast, overload, final, annotations
"""Named tuples and typing constructs that exist at run time."""

from __future__ import annotations

from collections import namedtuple
from typing import (
    Any, Callable, Final, Generic, Iterator, NamedTuple, NewType, Optional, Protocol, TypedDict, TypeVar, Union, cast, overload,
)

Point = namedtuple("Point", "x y")
p = Point(1, y=2)
print(p, p.x, p[1], p == (1, 2), len(p), p._fields, p._asdict())
x, y = p
print(x + y, p._replace(y=10), Point._make([7, 8]), max(Point(1, 5), Point(2, 0)), Point(*[3, 4]) + (5,))
for attempt in (lambda: Point(1), lambda: Point(1, 2, 3), lambda: setattr(p, "x", 9), lambda: p.z, lambda: p._replace(q=1)):
    try:
        print(attempt())
    except (TypeError, AttributeError, ValueError) as error:
        print(type(error).__name__, error)
Account = namedtuple("Account", ["owner", "balance"], defaults=[0])
print(Account("Ann"), Account._field_defaults, isinstance(Account("B"), tuple))
print({Point(0, 0): "origin"}[0, 0], sorted([Point(2, 1), Point(1, 9)]), Point.__name__, Point.__doc__)


class Employee(NamedTuple):
    """A worker."""

    name: str
    salary: int = 1000
    boss: Optional[str] = None

    @property
    def yearly(self) -> int:
        return self.salary * 12

    def raised(self, by: int) -> Employee:
        return self._replace(salary=self.salary + by)


e = Employee("Bo")
print(e, e.yearly, e.raised(50), Employee.__doc__, Employee._fields, e.boss is None)


class Movie(TypedDict, total=False):
    title: str
    year: int


m: Movie = {"title": "Up", "year": 2009}
print(m, type(m), Movie(title="Cars"), m.get("rating"))

T = TypeVar("T")
K = TypeVar("K", bound="Comparable")


class Stack(Generic[T]):
    def __init__(self) -> None:
        self.items: list[T] = []

    def push(self, item: T) -> Stack[T]:
        self.items.append(item)
        return self

    def pop(self) -> T:
        return self.items.pop()

    def __iter__(self) -> Iterator[T]:
        return iter(self.items)


s: Stack[int] = Stack[int]()
print(s.push(1).push(2).pop(), list(s), isinstance(s, Stack), type(s).__name__)


class IntStack(Stack[int]):
    def total(self) -> int:
        return sum(self)


print(IntStack().push(4).push(5).total(), [c.__name__ for c in IntStack.__mro__])


class Comparable(Protocol):
    def __lt__(self, other: Any) -> bool: ...


def smallest(items: list[K]) -> K:
    best = items[0]
    for item in items[1:]:
        if item < best:
            best = item
    return best


print(smallest([3, 1, 2]), smallest(["b", "a"]))

UserId = NewType("UserId", int)
uid = UserId(5)
print(uid + 1, type(uid))
LIMIT: Final = 10
print(cast(str, 5), LIMIT)


@overload
def double(x: int) -> int: ...
@overload
def double(x: str) -> str: ...
def double(x):
    return x * 2


print(double(2), double("ab"))
Handler = Callable[[int, str], bool]
Number = Union[int, float]


def apply(handler: Handler, value: Number = 3, *, flag: bool | None = None) -> dict[str, list[int]]:
    return {"result": [handler(value, "x")]}


print(apply(lambda i, s: f"{i}{s}"), sorted(apply.__annotations__))
print(apply.__annotations__["value"], apply.__annotations__["flag"])
print(isinstance(5, int | str), isinstance(2.5, int | str), isinstance(None, int | None), list[int] == list[int])
print(int | None, list[int], dict[str, int], Optional[int], tuple[int, ...], list[int]((1, 2)))
