# covers: annotations as texts, evaluated where they were written; functions' modules; dispatch by such annotations
from __future__ import annotations

import dataclasses
import functools
import sys
import typing
from typing import Annotated, Any, AnyStr, Callable, ClassVar, ContextManager, Dict, Generic, List, Literal, NamedTuple, Optional, Pattern, Tuple, TypedDict, TypeVar, Union, get_args, get_origin, get_overloads, get_type_hints, overload

T = TypeVar("T")


class Node:
    value: int
    children: List[Node]
    parent: Optional[Node] = None
    registry: ClassVar[Dict[str, Node]] = {}

    def walk(self, visit: Callable[[Node], bool], *rest: int, depth: int = 0, **extra: Any) -> Tuple[int, ...] | None:
        return None


class Leaf(Node):
    label: Annotated[str, "shown"]
    kind: Literal["a", "b"]


@dataclasses.dataclass
class Config:
    name: str
    ports: list[int] = dataclasses.field(default_factory=list)
    nested: dict[str, Config] | None = None


def plain(a: int, b: "list[str]" = None, *, c: Union[int, str] = 0) -> None:
    pass


def missing(a: Nowhere) -> None:
    pass


for thing in (Node, Leaf, Node.walk, Config, plain):
    print(thing.__name__, get_type_hints(thing))
print(get_type_hints(Leaf, include_extras=True)["label"])
try:
    get_type_hints(missing)
except NameError as error:
    print("NameError:", error)
print(get_type_hints(missing, {"Nowhere": int}), get_type_hints(missing, localns={"Nowhere": str}))
try:
    get_type_hints(5)
except TypeError as error:
    print(error)
print(Node.__annotations__, plain.__annotations__["c"])


class Movie(TypedDict, total=False):
    title: str
    year: Optional[int]


class Pair(NamedTuple):
    left: int
    right: "Pair | None" = None


print(Movie.__annotations__, get_type_hints(Movie), Movie.__optional_keys__ == {"title", "year"})
print(get_type_hints(Pair), Pair(1))
ref = typing.ForwardRef("Node")
print(ref, List["Node"], list["Node"], get_type_hints(type("X", (), {"__annotations__": {"a": List["Node"], "b": list["int"]}, "__module__": __name__})))


@functools.singledispatch
def show(value) -> str:
    return f"? {value!r}"


@show.register
def _(value: int) -> str:
    return f"int {value}"


@show.register
def _(value: list) -> str:
    return "[" + ", ".join(show(each) for each in value) + "]"


@show.register
def _(value: float | complex) -> str:
    return f"number {value}"


@show.register(str)
@show.register(bytes)
def _(value):
    return f"text {value!r}"


class Printer:
    @functools.singledispatchmethod
    def write(self, value):
        return f"other {value}"

    @write.register
    def _(self, value: Node):
        return "node"

    @write.register
    def _(self, value: dict):
        return f"dict of {len(value)}"

    @functools.singledispatchmethod
    @classmethod
    def make(cls, value):
        return cls.__name__, value

    @make.register
    @classmethod
    def _(cls, value: int):
        return cls.__name__, "int", value


print(show(1), show([1, "a", 2.5]), show(None), show(b"x"), show(1j))
print(Printer().write(Node()), Printer().write({}), Printer().write(1), Printer.make("x"), Printer().make(3))
try:

    @show.register
    def _(value: List[int]):
        pass
except TypeError as error:
    print(error)
try:

    @show.register
    def _(value):
        pass
except TypeError as error:
    print(str(error).split("<")[0])


@overload
def twice(x: int) -> int: ...
@overload
def twice(x: str) -> str: ...
def twice(x):
    return x * 2


print(twice(2), len(get_overloads(twice)), AnyStr, AnyStr.__constraints__)
print(Pattern[str], ContextManager[int], isinstance(sys.modules[__name__], type(sys)), sys.modules["__main__"].plain is plain)
print("sys" in sys.modules, "nothing" in sys.modules, sys.modules.get("nothing"))
print(plain.__globals__ is globals(), Node.walk.__globals__["T"] is T)


class Stack(Generic[T]):
    def __init__(self) -> None:
        self.items: list[T] = []

    def push(self, item: T) -> Stack[T]:
        self.items.append(item)
        return self


print(get_type_hints(Stack.push), Stack[int], get_args(Stack[int]), get_origin(Stack[int]), Stack[int]().push(1).items)
