# covers: metaclasses, descriptors, __set_name__, queries as objects, generators, f-strings
"""A small object-relational mapper over tables in memory."""
from __future__ import annotations

import datetime as dt
import itertools
import operator
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, Callable, ClassVar, Generic, TypeVar

M = TypeVar("M", bound="Model")


class ValidationError(ValueError):
    def __init__(self, field: str, message: str) -> None:
        super().__init__(f"{field}: {message}")
        self.field = field


class Field:
    _counter = itertools.count()

    def __init__(self, kind: type, *, default: Any = None, null: bool = False, unique: bool = False, check: Callable[[Any], bool] | None = None):
        self.kind = kind
        self.default = default
        self.null = null
        self.unique = unique
        self.check = check
        self.order = next(Field._counter)

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name
        self.slot = f"_{name}"

    def __get__(self, obj: Any, owner: type | None = None) -> Any:
        if obj is None:
            return Column(self)
        return getattr(obj, self.slot, None)

    def __set__(self, obj: Any, value: Any) -> None:
        setattr(obj, self.slot, self.validate(value))
        obj._dirty.add(self.name)

    def validate(self, value: Any) -> Any:
        if value is None:
            if self.null:
                return None
            raise ValidationError(self.name, "must not be null")
        if not isinstance(value, self.kind):
            try:
                value = self.kind(value)
            except (TypeError, ValueError) as exc:
                raise ValidationError(self.name, f"{value!r} is no {self.kind.__name__}") from exc
        if self.check and not self.check(value):
            raise ValidationError(self.name, f"{value!r} is out of range")
        return value


class ForeignKey(Field):
    def __init__(self, target: str, **options: Any):
        super().__init__(int, **options)
        self.target = target

    def __get__(self, obj: Any, owner: type | None = None) -> Any:
        if obj is None:
            return Column(self)
        key = super().__get__(obj, owner)
        return None if key is None else ModelMeta.registry[self.target].get(id=key)

    def validate(self, value: Any) -> Any:
        return super().validate(value.id if isinstance(value, Model) else value)


class Column:
    def __init__(self, field: Field):
        self.field = field

    def _compare(self, op: Callable[[Any, Any], bool], symbol: str, other: Any) -> Condition:
        return Condition(lambda row: row[self.field.name] is not None and op(row[self.field.name], other), f"{self.field.name} {symbol} {other!r}")

    def __eq__(self, other: Any) -> Condition:  # type: ignore[override]
        return self._compare(operator.eq, "=", other)

    def __lt__(self, other: Any) -> Condition:
        return self._compare(operator.lt, "<", other)

    def __ge__(self, other: Any) -> Condition:
        return self._compare(operator.ge, ">=", other)

    def like(self, pattern: str) -> Condition:
        return self._compare(lambda value, part: part.lower() in value.lower(), "LIKE", pattern)

    def is_in(self, values: list[Any]) -> Condition:
        return self._compare(lambda value, options: value in options, "IN", values)

    __hash__ = None  # type: ignore[assignment]


class Condition:
    def __init__(self, test: Callable[[dict], bool], text: str):
        self.test = test
        self.text = text

    def __and__(self, other: Condition) -> Condition:
        return Condition(lambda row: self.test(row) and other.test(row), f"({self.text} AND {other.text})")

    def __or__(self, other: Condition) -> Condition:
        return Condition(lambda row: self.test(row) or other.test(row), f"({self.text} OR {other.text})")

    def __invert__(self) -> Condition:
        return Condition(lambda row: not self.test(row), f"NOT {self.text}")

    def __str__(self) -> str:
        return self.text


class ModelMeta(type):
    registry: ClassVar[dict[str, type]] = {}

    def __new__(mcls, name: str, bases: tuple[type, ...], ns: dict[str, Any], *, table: str | None = None):
        fields: dict[str, Field] = {}
        for base in bases:
            fields.update(getattr(base, "_fields", {}))
        own = sorted(((k, v) for k, v in ns.items() if isinstance(v, Field)), key=lambda pair: pair[1].order)
        fields.update(own)
        cls = super().__new__(mcls, name, bases, ns)
        cls._fields = fields
        cls._table = table or name.lower() + "s"
        cls._rows = {}
        cls._ids = itertools.count(1)
        if bases:
            mcls.registry[name] = cls
        return cls

    def __init__(cls, name, bases, ns, **kwargs):
        super().__init__(name, bases, ns)

    def __len__(cls) -> int:
        return len(cls._rows)

    def __iter__(cls) -> Iterator[Any]:
        return iter(Query(cls))

    def __contains__(cls, key: int) -> bool:
        return key in cls._rows

    def __repr__(cls) -> str:
        return f"<table {cls._table} ({', '.join(cls._fields)})>"


class Model(metaclass=ModelMeta):
    id: int | None
    _fields: ClassVar[dict[str, Field]]

    def __init__(self, **values: Any):
        self.id = None
        self._dirty: set[str] = set()
        for name, field in self._fields.items():
            default = field.default() if callable(field.default) else field.default
            setattr(self, name, values.pop(name, default))
        if values:
            raise TypeError(f"{type(self).__name__} has no fields {sorted(values)}")

    def save(self: M) -> M:
        row = {name: getattr(self, field.slot) for name, field in self._fields.items()}
        for name, field in self._fields.items():
            if field.unique and any(other[name] == row[name] for key, other in self._rows.items() if key != self.id):
                raise ValidationError(name, f"{row[name]!r} is taken")
        if self.id is None:
            self.id = next(self._ids)
        self._rows[self.id] = {"id": self.id, **row}
        self._dirty.clear()
        return self

    def delete(self) -> None:
        del self._rows[self.id]
        self.id = None

    @classmethod
    def where(cls: type[M], condition: Condition) -> Query[M]:
        return Query(cls).where(condition)

    @classmethod
    def get(cls: type[M], **values: Any) -> M:
        found = [obj for obj in Query(cls) if all(getattr(obj, k) == v for k, v in values.items())]
        if len(found) != 1:
            raise LookupError(f"{len(found)} {cls._table} with {values}")
        return found[0]

    @classmethod
    def _load(cls: type[M], row: dict[str, Any]) -> M:
        obj = cls(**{k: v for k, v in row.items() if k != "id"})
        obj.id = row["id"]
        obj._dirty.clear()
        return obj

    def __repr__(self) -> str:
        inner = ", ".join(f"{name}={getattr(self, field.slot)!r}" for name, field in self._fields.items())
        return f"{type(self).__name__}#{self.id}({inner})"


class Query(Generic[M]):
    def __init__(self, model: type[M], condition: Condition | None = None, order: tuple[str, bool] | None = None, count: int | None = None):
        self.model, self.condition, self.order, self.count = model, condition, order, count

    def _with(self, **changes: Any) -> Query[M]:
        return type(self)(**{**{k: getattr(self, k) for k in ("model", "condition", "order", "count")}, **changes})

    def where(self, condition: Condition) -> Query[M]:
        return self._with(condition=condition if self.condition is None else self.condition & condition)

    def order_by(self, name: str) -> Query[M]:
        return self._with(order=(name.lstrip("-"), name.startswith("-")))

    def limit(self, count: int) -> Query[M]:
        return self._with(count=count)

    def __iter__(self) -> Iterator[M]:
        rows = (row for row in self.model._rows.values() if self.condition is None or self.condition.test(row))
        if self.order:
            name, backwards = self.order
            rows = iter(sorted(rows, key=lambda row: row[name], reverse=backwards))
        for row in itertools.islice(rows, self.count):
            yield self.model._load(row)

    def values(self, *names: str) -> list[tuple]:
        return [tuple(getattr(obj, name) for name in names) for obj in self]

    def group(self, name: str) -> dict[Any, list[M]]:
        groups: dict[Any, list[M]] = defaultdict(list)
        for obj in self:
            groups[getattr(obj, name)].append(obj)
        return dict(groups)

    def __str__(self) -> str:
        sql = f"SELECT * FROM {self.model._table}"
        if self.condition:
            sql += f" WHERE {self.condition}"
        if self.order:
            sql += f" ORDER BY {self.order[0]}{' DESC' if self.order[1] else ''}"
        return sql + (f" LIMIT {self.count}" if self.count is not None else "")


class Timestamped(Model):
    created = Field(dt.date, default=lambda: dt.date(2024, 2, 29))


class Author(Timestamped):
    name = Field(str, unique=True, check=lambda s: 0 < len(s) < 20)
    born = Field(int, null=True)


class Book(Model, table="library"):
    title = Field(str)
    author = ForeignKey("Author")
    price = Field(float, default=9.99, check=lambda p: p >= 0)
    stock = Field(int, default=0)


ann = Author(name="Ann", born=1950).save()
bob = Author(name="Bob").save()
print(ModelMeta.registry, Author, len(Author))
for title, author, price, stock in [("Dragons", ann, 12.5, 3), ("Red Things", ann, "7.25", 0), ("Graphs", bob, 30, 8), ("Dragon Eggs", bob, 15, 1)]:
    Book(title=title, author=author, price=price, stock=stock).save()
print(*Book, sep="\n")
query = Book.where(Book.price >= 10).where(~(Book.title == "Graphs") | (Book.stock < 5)).order_by("-price").limit(2)
print(query)
print(query.values("title", "price"))
print([b.title for b in Book.where(Book.title.like("dragon"))], [b.author.name for b in Book.where(Book.stock.is_in([0, 1]))])
print({k.name if k else k: len(v) for k, v in Query(Book).group("author").items()} if False else sorted((b.author.name, b.title) for b in Book))
for action in (
    lambda: Author(name="Ann").save(),
    lambda: Author(name=""),
    lambda: Author(),
    lambda: Book(title="x", author=ann, price="cheap"),
    lambda: Book(title="x", author=ann, price=-1),
    lambda: Book(title="x", author=1, isbn=5),
    lambda: Author.get(name="Zoe"),
):
    try:
        action()
    except (ValidationError, LookupError, TypeError) as exc:
        cause = f" (from {type(exc.__cause__).__name__})" if exc.__cause__ else ""
        print(type(exc).__name__, exc, cause)
book = Book.get(title="Graphs")
book.stock -= 8
print(book._dirty, book.author, 3 in Book, 99 in Book)
book.save()
book.delete()
print(len(Book), sum(b.price * b.stock for b in Book), Author.created.field.name, ann.created.isoformat())
