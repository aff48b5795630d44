# covers: descriptor, data-descriptor, non-data-descriptor, set-name, descriptor-get, descriptor-set, descriptor-delete
"""The descriptor protocol."""


class Typed:
    def __init__(self, kind, default=None):
        self.kind = kind
        self.default = default

    def __set_name__(self, owner, name):
        print(f"{owner.__name__}.{name} is a {self.kind.__name__}")
        self.name = name
        self.slot = "_" + name

    def __get__(self, instance, owner):
        if instance is None:
            return self
        return getattr(instance, self.slot, self.default)

    def __set__(self, instance, value):
        if not isinstance(value, self.kind):
            raise TypeError(f"{self.name} must be {self.kind.__name__}, not {type(value).__name__}")
        setattr(instance, self.slot, value)

    def __delete__(self, instance):
        delattr(instance, self.slot)


class Product:
    name = Typed(str, "unnamed")
    price = Typed(float, 0.0)

    def __init__(self, name, price):
        self.name = name
        self.price = price


p = Product("pen", 1.5)
print(p.name, p.price, vars(p))
for field, value in (("price", "free"), ("name", 3)):
    try:
        setattr(p, field, value)
    except TypeError as error:
        print("TypeError:", error)
del p.name
print(p.name, type(Product.name).__name__)

# A data descriptor wins over the instance dictionary.
p.__dict__["price"] = "shadow"
print(p.price)


class NonData:
    def __get__(self, instance, owner=None):
        return f"computed for {owner.__name__}, instance {instance is not None}"


class Host:
    attr = NonData()


h = Host()
print(h.attr)
print(Host.attr)
h.attr = "own value"
print(h.attr, vars(h))


class cached:
    """Computes once, then the instance dictionary answers."""

    def __init__(self, func):
        self.func = func

    def __set_name__(self, owner, name):
        self.name = name

    def __get__(self, instance, owner):
        if instance is None:
            return self
        print("computing", self.name)
        value = instance.__dict__[self.name] = self.func(instance)
        return value


class Circle:
    def __init__(self, r):
        self.r = r

    @cached
    def area(self):
        return round(3.14159 * self.r**2, 2)


c = Circle(2)
print(c.area, c.area)

# Functions are descriptors.
def hello(self, word):
    return f"{self} {word}"


bound = hello.__get__("object", str)
print(bound("word"), bound.__self__)


class my_static:
    def __init__(self, f):
        self.f = f

    def __get__(self, instance, owner):
        return self.f


class my_class:
    def __init__(self, f):
        self.f = f

    def __get__(self, instance, owner):
        return lambda *args: self.f(owner, *args)


class Demo:
    @my_static
    def add(a, b):
        return a + b

    @my_class
    def who(cls, greeting):
        return f"{greeting} {cls.__name__}"


print(Demo.add(1, 2), Demo().add(3, 4), Demo.who("I am"), Demo().who("still"))


class ReadOnly:
    def __get__(self, instance, owner):
        return 42

    def __set__(self, instance, value):
        raise AttributeError("read-only attribute")


class Uses:
    answer = ReadOnly()


u = Uses()
try:
    u.answer = 1
except AttributeError as error:
    print("AttributeError:", error)
print(u.answer)
Uses.answer = "replaced on the class"
print(u.answer)
