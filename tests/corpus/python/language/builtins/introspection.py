# covers: type, isinstance, issubclass, getattr, hasattr, setattr, vars, dir, callable, globals, locals, docstring, dunder-attributes
"""Looking at objects from the inside."""

import math


class Animal:
    """Something alive."""

    kingdom = "animalia"

    def __init__(self, name):
        """Give it a name."""
        self.name = name

    def speak(self, loud=False):
        """Make a sound."""
        return self.name.upper() if loud else self.name


class Dog(Animal):
    def fetch(self):
        return "stick"


dog = Dog("rex")
print(type(dog), type(dog) is Dog, type(dog) == Animal, type(Dog), dog.__class__.__name__, Dog.__qualname__, Dog.__bases__)
print(isinstance(dog, Animal), isinstance(dog, (int, Animal)), isinstance(dog, object), issubclass(Dog, (str, Animal)), issubclass(Dog, Dog), isinstance(Dog, type), isinstance(3, int | str), isinstance(dog, (str, (int, (Dog,)))))
print(Animal.__doc__, "|", Animal.__init__.__doc__, "|", Dog.__doc__, "|", dog.speak.__doc__, "|", Animal.__dict__["kingdom"], "|", dog.__dict__, Dog.__dict__.keys() >= {"fetch"})
print([n for n in dir(dog) if not n.startswith("__")], hasattr(dog, "fetch"), hasattr(dog, "fly"), getattr(dog, "name"), getattr(dog, "fly", None), getattr(dog, "speak")(loud=True))
for name in ("speak", "fetch", "kingdom"):
    attribute = getattr(dog, name)
    print(name, callable(attribute), attribute() if callable(attribute) else attribute)
setattr(dog, "tricks", ["sit"])
setattr(Dog, "legs", 4)
print(vars(dog), dog.legs, Dog("x").legs, "legs" in vars(Dog), "legs" in vars(dog))
print(dog.speak.__name__, dog.speak.__self__ is dog, Dog.speak is Animal.speak, dog.speak == dog.speak, dog.speak is dog.speak, dog.speak.__func__ is Animal.speak)


def sample(a, b=2, *args, c, d=4, **kw):
    """A sample."""
    local = a
    return sorted(locals())


print(sample(1, c=3), sample.__name__, sample.__doc__, sample.__defaults__, sample.__kwdefaults__, sample.__module__, sample.__qualname__, sample.__code__.co_name, sample.__code__.co_argcount, sample.__code__.co_varnames)
sample.note = "attached"
print(sample.__dict__, sample.note)
x_global = 10
print(globals()["x_global"], "sample" in globals(), globals()["__name__"], "nothing" in globals())
globals()["made_up"] = 5
print(made_up)


def outer():
    def inner():
        pass

    return inner


print(outer().__qualname__, outer().__name__, (lambda: 0).__qualname__, Dog.fetch.__qualname__)
print(math.__name__, type(math).__name__, hasattr(math, "pi"), callable(math.sin), "sqrt" in dir(math))
print(type(None).__name__, type(type).__name__, type(len).__name__, type(dog.speak).__name__, type(Dog.speak).__name__, type([].append).__name__, type(str.upper).__name__, type(lambda: 0).__name__, type((i for i in "")).__name__, type(NotImplemented).__name__, type(property()).__name__, type(Exception()).__name__)
print(int.__name__, int.__bases__, bool.__mro__, object.__bases__, (5).__class__, "s".__len__(), [1].__contains__(1), (3).__add__(4), (3).__add__("x"), "a".__eq__(5), int.__add__(1, 2), str.upper("abc"), list.append.__name__)


def kind(value):
    if isinstance(value, bool):
        return "bool"
    if isinstance(value, (int, float)):
        return "number"
    if isinstance(value, (list, tuple, set)):
        return "collection of " + ", ".join(kind(v) for v in value)
    if value is None:
        return "nothing"
    return type(value).__name__


print([kind(v) for v in (True, 1, 2.5, [1, "a", None], (), {}, "s", b"b", kind)])
for action in (lambda: isinstance(1, "int"), lambda: issubclass(1, int), lambda: getattr(dog, 5), lambda: vars(5), lambda: dog.speak.x, lambda: Dog.nothing, lambda: Dog(), lambda: type("X", (5,), {}), lambda: math.nothing, lambda: isinstance(1, (int, 5)), lambda: isinstance("s", (int, 5))):
    try:
        print("no error:", action())
    except (TypeError, AttributeError) as error:
        print(type(error).__name__, error)
