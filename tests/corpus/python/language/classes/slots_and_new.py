# covers: slots, new-dunder, call-dunder, object-creation, singleton-pattern, immutable-subclass, del-attribute
"""__slots__, __new__ and __call__."""


class Point:
    __slots__ = ("x", "y")

    def __init__(self, x, y):
        self.x = x
        self.y = y

    def __repr__(self):
        return f"Point({self.x}, {self.y})"


p = Point(1, 2)
p.x = 10
print(p, Point.__slots__, hasattr(p, "__dict__"))
try:
    p.z = 3
except AttributeError as error:
    print("AttributeError:", error)
del p.y
try:
    p.y
except AttributeError as error:
    print("AttributeError:", error)


class Point3(Point):
    __slots__ = ("z",)

    def __init__(self, x, y, z):
        super().__init__(x, y)
        self.z = z


class Loose(Point):
    pass


q = Point3(1, 2, 3)
print(q.x, q.y, q.z)
loose = Loose(5, 6)
loose.extra = "allowed"
print(loose, vars(loose))


class Tracked:
    def __new__(cls, *args, **kwargs):
        print("new", cls.__name__, args, kwargs)
        return super().__new__(cls)

    def __init__(self, a, b=0):
        print("init", a, b)


Tracked(1, b=2)


class Config:
    _instance = None

    def __new__(cls):
        if cls._instance is None:
            cls._instance = super().__new__(cls)
            cls._instance.values = {}
        return cls._instance


Config().values["debug"] = True
print(Config() is Config(), Config().values)


class Even:
    def __new__(cls, n):
        if n % 2:
            return f"{n} is odd"
        return super().__new__(cls)

    def __init__(self, n):
        print("init runs for instances only:", n)
        self.n = n


print(Even(3))
print(Even(4).n)


class Upper(str):
    def __new__(cls, text):
        return super().__new__(cls, text.upper())

    def shout(self):
        return self + "!"


u = Upper("hello")
print(u, u.shout(), len(u), isinstance(u, str), type(u + "x").__name__, u == "HELLO", type(u).__name__)


class Pair(tuple):
    def __new__(cls, a, b):
        return super().__new__(cls, (a, b))

    @property
    def first(self):
        return self[0]

    def swap(self):
        return Pair(self[1], self[0])


pair = Pair(1, 2)
print(pair, pair.first, pair.swap(), pair == (1, 2), {pair: "key"}[(1, 2)])


class Counter(list):
    def append(self, item):
        super().append(item)
        self.last = item


c = Counter([1])
c.append(5)
print(c, c.last, len(c), c + [6], type(c[:]).__name__)


class Polynomial:
    def __init__(self, *coefficients):
        self.coefficients = coefficients

    def __call__(self, x):
        result = 0
        for c in self.coefficients:
            result = result * x + c
        return result


poly = Polynomial(2, 0, -1)
print(poly(3), [poly(x) for x in range(4)], list(map(poly, (10, 20))), callable(poly), callable(p))
try:
    p(1)
except TypeError as error:
    print("TypeError:", error)


class NoInit:
    def __init__(self):
        return 5


try:
    NoInit()
except TypeError as error:
    print("TypeError:", error)
made = object.__new__(Point)
made.x, made.y = 7, 8
print(made)
