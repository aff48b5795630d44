# covers: dataclasses of all kinds, protocols, enums, generics, match, exceptions with data, replace, ordering
from __future__ import annotations

import json
import uuid
from abc import ABC, abstractmethod
from dataclasses import KW_ONLY, InitVar, asdict, astuple, dataclass, field, fields, is_dataclass, replace
from datetime import datetime, timedelta, timezone
from decimal import ROUND_HALF_UP, Decimal
from enum import Enum, Flag, IntEnum, StrEnum, auto, unique
from functools import cached_property, reduce, total_ordering
from typing import Any, Final, Generic, Iterable, Literal, NewType, Protocol, TypeAlias, TypeVar, runtime_checkable

OrderId = NewType("OrderId", str)
Money: TypeAlias = Decimal
CENT: Final = Decimal("0.01")


@unique
class Status(StrEnum):
    DRAFT = auto()
    PLACED = auto()
    PAID = auto()
    SHIPPED = auto()
    CANCELLED = auto()

    @property
    def is_final(self) -> bool:
        return self in (Status.SHIPPED, Status.CANCELLED)

    def next_states(self) -> set[Status]:
        match self:
            case Status.DRAFT:
                return {Status.PLACED, Status.CANCELLED}
            case Status.PLACED:
                return {Status.PAID, Status.CANCELLED}
            case Status.PAID:
                return {Status.SHIPPED}
            case _:
                return set()


class Priority(IntEnum):
    LOW = 1
    NORMAL = 5
    HIGH = 10

    @classmethod
    def _missing_(cls, value: object) -> Priority | None:
        if isinstance(value, int):
            return max((p for p in cls if p <= value), default=cls.LOW)
        return super()._missing_(value)


class Option(Flag):
    GIFT = auto()
    EXPRESS = auto()
    INSURED = auto()
    PREMIUM = EXPRESS | INSURED


@dataclass(frozen=True, slots=True, order=True)
class Sku:
    code: str
    size: str = field(default="M", compare=False)

    def __post_init__(self) -> None:
        if not self.code.isalnum():
            raise ValueError(f"bad code {self.code!r}")


@dataclass
class Line:
    sku: Sku
    quantity: int
    unit_price: Money
    _: KW_ONLY
    discount: Decimal = Decimal(0)
    note: str | None = field(default=None, repr=False)

    @property
    def total(self) -> Money:
        raw = self.unit_price * self.quantity * (1 - self.discount)
        return raw.quantize(CENT, rounding=ROUND_HALF_UP)


@dataclass(kw_only=True)
class Order:
    id: OrderId
    customer: str
    lines: list[Line] = field(default_factory=list)
    status: Status = Status.DRAFT
    priority: Priority = Priority.NORMAL
    options: Option = Option(0)
    created: datetime = datetime(2024, 1, 1, tzinfo=timezone.utc)
    history: list[tuple[Status, str]] = field(default_factory=list, compare=False, repr=False)
    coupon: InitVar[str | None] = None
    rate: Decimal = field(init=False, default=Decimal("0"))

    def __post_init__(self, coupon: str | None) -> None:
        match coupon:
            case None:
                pass
            case str() if coupon.startswith("SAVE"):
                self.rate = Decimal(coupon[4:]) / 100
            case _:
                raise InvalidCoupon(coupon)

    @property
    def total(self) -> Money:
        return (sum((line.total for line in self.lines), Decimal()) * (1 - self.rate)).quantize(CENT)

    def move(self, to: Status, why: str = "") -> Order:
        if to not in self.status.next_states():
            raise IllegalMove(self, to)
        self.history.append((self.status, why))
        self.status = to
        return self


class ShopError(Exception):
    code: int = 1


class InvalidCoupon(ShopError):
    code = 2

    def __str__(self) -> str:
        return f"no such coupon: {self.args[0]}"


class IllegalMove(ShopError):
    def __init__(self, order: Order, to: Status) -> None:
        self.order, self.to = order, to
        super().__init__(f"order {order.id} cannot go from {order.status} to {to}")


T = TypeVar("T")
E = TypeVar("E", bound=Exception)


@dataclass(frozen=True)
class Ok(Generic[T]):
    value: T


@dataclass(frozen=True)
class Err(Generic[E]):
    error: E


Result: TypeAlias = Ok[T] | Err[E]


@runtime_checkable
class Repository(Protocol[T]):
    def add(self, item: T) -> None: ...
    def find(self, key: str) -> T | None: ...


class MemoryRepository:
    def __init__(self) -> None:
        self._items: dict[str, Order] = {}

    def add(self, item: Order) -> None:
        self._items[item.id] = item

    def find(self, key: str) -> Order | None:
        return self._items.get(key)

    def __iter__(self):
        yield from self._items.values()


class Handler(ABC):
    @abstractmethod
    def handle(self, order: Order) -> None: ...


class Audit(Handler):
    def __init__(self) -> None:
        self.seen: list[str] = []

    def handle(self, order: Order) -> None:
        self.seen.append(f"{order.id}:{order.status}")


class Service:
    def __init__(self, repository: Repository[Order], *handlers: Handler) -> None:
        assert isinstance(repository, Repository)
        self.repository = repository
        self.handlers = handlers

    def act(self, key: str, action: Literal["place", "pay", "ship", "cancel"]) -> Result[Order, ShopError | KeyError]:
        order = self.repository.find(key)
        if order is None:
            return Err(KeyError(key))
        goal = {"place": Status.PLACED, "pay": Status.PAID, "ship": Status.SHIPPED, "cancel": Status.CANCELLED}[action]
        try:
            order.move(goal, action)
        except ShopError as error:
            return Err(error)
        for handler in self.handlers:
            handler.handle(order)
        return Ok(order)


class Encoder(json.JSONEncoder):
    def default(self, o: Any) -> Any:
        match o:
            case Decimal():
                return str(o)
            case datetime():
                return o.isoformat()
            case Option():
                return [member.name for member in o]
            case _ if is_dataclass(o):
                return asdict(o)
        return super().default(o)


order = Order(
    id=OrderId("A-1"),
    customer="Ann",
    lines=[Line(Sku("TEA"), 3, Decimal("4.99")), Line(Sku("CUP", "L"), 1, Decimal("12.50"), discount=Decimal("0.15"))],
    options=Option.GIFT | Option.PREMIUM,
    coupon="SAVE10",
)
print(order)
print([line.total for line in order.lines], order.total, order.rate)
print(order.options, Option.EXPRESS in order.options, list(order.options), Option.PREMIUM, ~Option.GIFT, Option(0))
print(json.dumps(order, cls=Encoder, indent=1))
audit = Audit()
service = Service(MemoryRepository(), audit)
service.repository.add(order)
for key, action in [("A-1", "ship"), ("A-1", "place"), ("A-1", "pay"), ("A-9", "pay"), ("A-1", "ship"), ("A-1", "cancel")]:
    match service.act(key, action):
        case Ok(value=Order(status=Status.SHIPPED as s)):
            print("done", s.is_final, s)
        case Ok(Order(id=i, status=s)):
            print("ok", i, s, sorted(s.next_states()))
        case Err(IllegalMove(order=o, to=to) as e):
            print("illegal", e, e.code, o.status.name, to.value)
        case Err(error=KeyError(args=(k,))):
            print("unknown", k)
print(audit.seen, order.history)
copy = replace(order, customer="Bob", lines=[], coupon=None)
print(copy == order, copy.customer, replace(copy, customer="Bob", coupon=None) == copy)
print(sorted([Sku("B"), Sku("A", "XL"), Sku("A", "S")]), Sku("A") == Sku("A", "S"), hash(Sku("A")) == hash(Sku("A", "S")))
for wrong in (
    lambda: Sku("a-b"),
    lambda: setattr(Sku("A"), "code", "B"),
    lambda: setattr(Sku("A"), "other", "B"),
    lambda: Line(Sku("A"), 1, Decimal(1), Decimal(0)),
    lambda: Order(id="x"),
    lambda: Order(id="x", customer="c", coupon="NOPE"),
    lambda: Handler(),
    lambda: Status("lost"),
    lambda: Priority("x"),
    lambda: Option(64),
    lambda: Sku("A") < 5,
):
    try:
        print(wrong())
    except Exception as error:
        print(type(error).__name__, error)
print(Priority(7), Priority(-3), Priority(10), Priority.HIGH > 9, Priority.LOW + 1, f"{Priority.HIGH} {Status.PAID} {Status.PAID!r}")
print([f.name for f in fields(Order)], [f.kw_only for f in fields(Line)], astuple(Sku("Z")), Line.__match_args__, Order.__match_args__)
print(Order.__annotations__["coupon"], Result, OrderId, Line.__init__.__annotations__["return"])
