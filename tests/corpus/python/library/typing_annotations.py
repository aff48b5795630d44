# covers: typing, generics, typevar, protocol, optional-union, callable, literal, overload, cast, runtime-checkable, annotations-dict
"""Type annotations as they appear in ordinary programs; none of them changes the result."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, ClassVar, Final, Generic, Iterable, Iterator, Literal, NamedTuple, NewType, Optional, Protocol, TypedDict, TypeVar, Union, cast, overload, runtime_checkable

if TYPE_CHECKING:
    from nowhere import Nothing

T = TypeVar("T")
K = TypeVar("K", bound="Shape")
N = TypeVar("N", int, float)
UserId = NewType("UserId", int)
Mode = Literal["r", "w"]
Handler = Callable[[str, int], Optional[str]]
LIMIT: Final = 3
Number = Union[int, float]


class Stack(Generic[T]):
    shared: ClassVar[int] = 0

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items: list[T] = list(items)

    def push(self, item: T) -> Stack[T]:
        self._items.append(item)
        return self

    def pop(self) -> T | None:
        return self._items.pop() if self._items else None

    def __iter__(self) -> Iterator[T]:
        return reversed(self._items)


@runtime_checkable
class Shape(Protocol):
    def area(self) -> float: ...


class Square:
    def __init__(self, side: float):
        self.side = side

    def area(self) -> float:
        return self.side**2


class Movie(TypedDict, total=False):
    title: str
    year: int


class Pair(NamedTuple):
    left: int
    right: int = 0


@overload
def double(x: int) -> int: ...
@overload
def double(x: str) -> str: ...
def double(x):
    return x * 2


def largest(shapes: list[K], key: Callable[[K], float] = lambda s: s.area()) -> K:
    return max(shapes, key=key)


def total(*values: N, start: N = 0, **options: Any) -> N:
    result: N = start
    for v in values:
        result += v
    return result


def open_it(name: str, mode: Mode = "r") -> str:
    return f"{name}:{mode}"


def apply(handler: Handler, names: dict[str, int]) -> list[Optional[str]]:
    return [handler(k, v) for k, v in names.items()]


stack: Stack[int] = Stack([1, 2])
stack.push(3).push(4)
print(list(stack), stack.pop(), Stack[str]().pop(), Stack.shared, Stack[int]("ab").pop())
print(isinstance(Square(2), Shape), isinstance("x", Shape), largest([Square(1), Square(3), Square(2)]).side)
movie: Movie = {"title": "Moor", "year": 1999}
movie2 = Movie(title="Other")
print(movie, movie2, type(movie) is dict, movie2.get("year", "unknown"))
print(double(4), double("ab"), total(1, 2, 3), total(0.5, 0.25, start=1.0, unused=True))
print(UserId(7) + 1, cast(str, 5), open_it("f"), open_it("g", "w"), Pair(1), LIMIT)
print(apply(lambda name, n: name * n if n else None, {"ab": 2, "x": 0}))
print(total.__annotations__, Pair.__annotations__)
unset: int
try:
    print(unset)
except NameError as e:
    print("NameError:", e)
print(isinstance(3, int | str), isinstance(None, (int, type(None))), int | None, list[int], dict[str, list[int]])
numbers: list[Number] = [1, 2.5]
(first): int = 1
holder = type("Holder", (), {})()
holder.value: str = "annotated attribute"
print(numbers, first, holder.value, __annotations__["numbers"], "unset" in __annotations__)
