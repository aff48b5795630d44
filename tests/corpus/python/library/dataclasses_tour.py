# covers: dataclass, field, default-factory, frozen, order, post-init, inheritance, asdict, astuple, replace, fields, initvar, kw-only, slots
"""dataclasses from every side."""
from dataclasses import KW_ONLY, InitVar, asdict, astuple, dataclass, field, fields, is_dataclass, make_dataclass, replace
from typing import ClassVar


@dataclass
class Item:
    name: str
    price: float = 1.0
    tags: list[str] = field(default_factory=list)
    sold: int = field(default=0, repr=False, compare=False)
    count: ClassVar[int] = 0

    def __post_init__(self):
        Item.count += 1
        if self.price < 0:
            raise ValueError(f"negative price {self.price}")

    def total(self):
        return self.price * self.sold


a, b = Item("pen", 2.5), Item("pen", 2.5, sold=7)
a.tags.append("blue")
print(a, b, a == b, Item("pen", 2.5, ["blue"]) == a, b.total(), Item.count)
b.tags = ["blue"]
print(a == b, a != Item("cup"), a == ("pen", 2.5, ["blue"]))


@dataclass(frozen=True, order=True)
class Version:
    major: int
    minor: int = 0
    label: str = field(default="", compare=False)

    @classmethod
    def parse(cls, text):
        return cls(*map(int, text.split(".")))

    def bump(self):
        return replace(self, minor=self.minor + 1)


versions = [Version.parse(t) for t in ("1.10", "1.9", "0.99", "2.0")]
print(sorted(versions), max(versions).bump(), Version(1, 2, "x") == Version(1, 2, "y"), hash(Version(1, 2, "x")) == hash(Version(1, 2)))
print(Version(1) < Version(1, 1) <= Version(1, 1), {Version(1): "one"}[Version(1, 0)])


@dataclass
class Base:
    id: int
    kind: str = "base"


@dataclass
class Derived(Base):
    extra: float = 0.5
    kind: str = "derived"

    def __str__(self):
        return f"<{self.kind} #{self.id}>"


d = Derived(3)
print(d, repr(d), [f.name for f in fields(Derived)], Base(1) == Derived(1), isinstance(d, Base))


@dataclass
class Account:
    owner: str
    _: KW_ONLY
    opening: InitVar[int] = 0
    balance: int = field(init=False)
    log: list = field(default_factory=list, init=False)

    def __post_init__(self, opening):
        self.balance = opening
        self.log.append(f"open {opening}")


account = Account("ann", opening=50)
print(account, [f.name for f in fields(account)], account.log is Account("bob").log)


@dataclass(slots=True)
class Slim:
    x: int
    y: int = 2


@dataclass
class Tree:
    value: int
    children: list["Tree"] = field(default_factory=list)
    meta: dict = field(default_factory=dict)

    def total(self):
        return self.value + sum(c.total() for c in self.children)


tree = Tree(1, [Tree(2, [Tree(3)]), Tree(4)], {"k": (1, Tree(9))})
as_dict = asdict(tree)
print(tree.total(), as_dict, astuple(Slim(5)))
as_dict["children"][0]["value"] = 100
print(tree.children[0].value, asdict(Slim(1), dict_factory=lambda kv: sorted(kv, reverse=True)))
print(tree)
tree.children.append(tree)
print(repr(tree)[-60:])

P = make_dataclass("P", [("x", int), ("y", int, field(default=0))], namespace={"norm1": lambda self: abs(self.x) + abs(self.y)})
print(P(3, -4), P(3).norm1(), is_dataclass(P), is_dataclass(P(1)), is_dataclass(3), P.__name__)
for attempt in (lambda: Item(), lambda: Item("x", -1), lambda: setattr(Version(1), "major", 2), lambda: setattr(Slim(1), "z", 3), lambda: Base(1) < Base(2),
                lambda: {Base(1)}, lambda: Account("a", 5), lambda: replace(Version(1), nope=3), lambda: Version(1) < 3, lambda: asdict(3)):
    try:
        print(attempt())
    except (TypeError, ValueError, AttributeError) as e:
        print(f"{type(e).__name__}: {e}")
try:
    @dataclass
    class Wrong:
        x: list = []
except ValueError as e:
    print("ValueError:", e)
try:
    @dataclass
    class Order:
        x: int = 1
        y: str
except TypeError as e:
    print("TypeError:", e)
match Version(2, 5):
    case Version(1):
        print("old")
    case Version(major, minor=5):
        print("matched", major, Version.__match_args__)
print(Item.__dataclass_fields__["price"].default, fields(Item)[2].name, fields(Item)[3].repr)
