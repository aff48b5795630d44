# covers: visitor-pattern, observer-pattern, strategy-pattern, state-pattern, builder-pattern, method-chaining, dynamic-dispatch, class-registry, mixin
"""Classes working together."""


class Event:
    def __init__(self):
        self._handlers = []

    def __iadd__(self, handler):
        self._handlers.append(handler)
        return self

    def __isub__(self, handler):
        self._handlers.remove(handler)
        return self

    def __call__(self, *args, **kwargs):
        return [h(*args, **kwargs) for h in self._handlers]

    def __len__(self):
        return len(self._handlers)


class Button:
    def __init__(self, label):
        self.label = label
        self.clicked = Event()

    def click(self):
        return self.clicked(self, times=1)


class Counter:
    def __init__(self):
        self.total = 0

    def on_click(self, sender, times):
        self.total += times
        return f"{sender.label} clicked {self.total}"


button, counter = Button("OK"), Counter()
button.clicked += counter.on_click
button.clicked += lambda sender, times: times * 10
print(button.click(), button.click(), len(button.clicked))
button.clicked -= counter.on_click
print(button.click(), counter.total)


class Visitor:
    def visit(self, node):
        for cls in type(node).__mro__:
            method = getattr(self, f"visit_{cls.__name__.lower()}", None)
            if method:
                return method(node)
        raise TypeError(f"nobody visits {type(node).__name__}")


class Expr:
    pass


class Number(Expr):
    def __init__(self, value):
        self.value = value


class Binary(Expr):
    symbol = "?"

    def __init__(self, left, right):
        self.left, self.right = left, right


class Add(Binary):
    symbol = "+"


class Multiply(Binary):
    symbol = "*"


class Evaluator(Visitor):
    def visit_number(self, n):
        return n.value

    def visit_add(self, e):
        return self.visit(e.left) + self.visit(e.right)

    def visit_multiply(self, e):
        return self.visit(e.left) * self.visit(e.right)


class Printer(Visitor):
    def visit_number(self, n):
        return str(n.value)

    def visit_binary(self, e):
        return f"({self.visit(e.left)} {e.symbol} {self.visit(e.right)})"


tree = Add(Number(2), Multiply(Number(3), Add(Number(4), Number(1))))
print(Printer().visit(tree), "=", Evaluator().visit(tree))
try:
    Printer().visit("text")
except TypeError as error:
    print("TypeError:", error)


class Query:
    def __init__(self):
        self.parts = {}

    def __getattr__(self, name):
        if name.startswith("_"):
            raise AttributeError(name)

        def add(*values):
            self.parts.setdefault(name, []).extend(values)
            return self

        return add

    def __str__(self):
        return " ".join(f"{k.upper()} {', '.join(v)}" for k, v in self.parts.items())


print(Query().select("a", "b").from_table("t").where("a > 1").select("c"))


class Light:
    def __init__(self):
        self.state = Red()
        self.history = []

    def tick(self):
        self.history.append(type(self.state).__name__)
        self.state = self.state.next()
        return self


class Red:
    def next(self):
        return Green()


class Green:
    remaining = 2

    def next(self):
        self.remaining -= 1
        return self if self.remaining else Yellow()


class Yellow:
    next = lambda self: Red()


light = Light()
for _ in range(6):
    light.tick()
print(light.history, Green.remaining)


class Shape:
    kinds = {}

    def __init_subclass__(cls, **kwargs):
        super().__init_subclass__(**kwargs)
        Shape.kinds[cls.__name__.lower()] = cls

    @classmethod
    def parse(cls, text):
        name, *numbers = text.split()
        try:
            return cls.kinds[name](*map(float, numbers))
        except KeyError:
            raise ValueError(f"unknown shape {name!r}") from None


class Square(Shape):
    def __init__(self, side):
        self.area = side * side


class Rect(Shape):
    def __init__(self, w, h):
        self.area = w * h


class JsonMixin:
    def to_json(self):
        def encode(v):
            match v:
                case str():
                    return f'"{v}"'
                case bool() | None:
                    return {True: "true", False: "false", None: "null"}[v]
                case int() | float():
                    return repr(v)
                case list() | tuple():
                    return "[" + ", ".join(map(encode, v)) + "]"
                case dict():
                    return "{" + ", ".join(f'"{k}": {encode(x)}' for k, x in v.items()) + "}"
                case JsonMixin():
                    return v.to_json()
                case _:
                    raise TypeError(f"cannot encode {type(v).__name__}")

        return encode(vars(self))


class Document(JsonMixin):
    def __init__(self, title, tags, parent=None):
        self.title, self.tags, self.parent, self.draft = title, tags, parent, parent is None


for text in ("square 3", "rect 2 5", "circle 1", "rect 1"):
    try:
        print(text, "->", Shape.parse(text).area)
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)
print(Document("child", ("x", 1, 2.5), Document("root", [])).to_json())
strategies = {"upper": str.upper, "reverse": lambda s: s[::-1], "double": "{0}{0}".format}
print({name: f("abc") for name, f in strategies.items()})
