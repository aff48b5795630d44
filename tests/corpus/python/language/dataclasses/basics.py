# covers: dataclass, dataclass-defaults, field-default-factory, dataclass-repr, dataclass-eq, post-init, dataclass-replace, asdict, astuple
"""Plain dataclasses."""

from dataclasses import dataclass, field, fields, asdict, astuple, replace, is_dataclass


@dataclass
class Item:
    name: str
    price: float
    quantity: int = 1
    tags: list = field(default_factory=list)

    def total(self):
        return self.price * self.quantity


pen = Item("pen", 1.25)
box = Item("box", 4.0, quantity=3, tags=["big"])
print(pen)
print(box, box.total())
print(pen == Item("pen", 1.25), pen == box, pen != box, pen == ("pen", 1.25, 1, []))
pen.tags.append("blue")
print(pen.tags, Item("x", 0).tags)
pen.price *= 2
print(pen.price, replace(pen, name="gold pen", quantity=2))

print(asdict(box), astuple(box))
print([(f.name, f.default if f.name == "quantity" else "-") for f in fields(Item)])
print(is_dataclass(Item), is_dataclass(pen), is_dataclass(int), Item.quantity, Item.__match_args__)
try:
    hash(pen)
except TypeError as error:
    print("TypeError:", error)
try:
    Item("only a name")
except TypeError as error:
    print("TypeError:", error)
try:
    Item("a", 1, 2, [], "extra")
except TypeError as error:
    print("TypeError:", error)


@dataclass
class Rectangle:
    width: float
    height: float
    area: float = field(init=False)
    secret: str = field(default="hidden", repr=False, compare=False)

    def __post_init__(self):
        if self.width < 0 or self.height < 0:
            raise ValueError("negative size")
        self.area = self.width * self.height


r = Rectangle(3, 4)
print(r, r.secret, r == Rectangle(3, 4, "other"))
try:
    Rectangle(-1, 1)
except ValueError as error:
    print("ValueError:", error)


@dataclass
class Team:
    name: str
    members: list[Item] = field(default_factory=list)
    scores: dict[str, int] = field(default_factory=dict)


team = Team("stock", [pen, box], {"a": 1})
copy = asdict(team)
copy["members"][0]["name"] = "changed copy"
print(copy)
print(team.members[0].name)

try:

    @dataclass
    class Wrong:
        items: list = []

except ValueError as error:
    print("ValueError:", error)
try:

    @dataclass
    class Order:
        first: int = 0
        second: str

except TypeError as error:
    print("TypeError:", error)


@dataclass(repr=False, eq=False)
class Bare:
    x: int


print(Bare(1) == Bare(1), Bare(1).x, repr(Bare(2)).startswith("<__main__.Bare object"))


@dataclass
class Node:
    value: int
    next: "Node | None" = None


chain = Node(1, Node(2, Node(3)))
print(chain)
chain.next.next.next = chain
print(chain)
