# covers: getattr-dunder, setattr-dunder, delattr-dunder, getattribute, getattr, setattr, hasattr, delattr, vars, dir, dict-attribute
"""Taking over attribute access."""


class Proxy:
    def __init__(self, target):
        object.__setattr__(self, "_target", target)
        object.__setattr__(self, "log", [])

    def __getattr__(self, name):
        self.log.append("get " + name)
        return getattr(self._target, name)

    def __setattr__(self, name, value):
        self.log.append("set " + name)
        setattr(self._target, name, value)

    def __delattr__(self, name):
        self.log.append("del " + name)
        delattr(self._target, name)


class Person:
    species = "human"

    def __init__(self, name):
        self.name = name

    def greet(self):
        return f"hi, {self.name}"


person = Person("Kim")
proxy = Proxy(person)
print(proxy.name, proxy.greet(), proxy.species)
proxy.age = 30
proxy.name = "Lee"
print(person.age, person.greet())
del proxy.age
print(hasattr(person, "age"), proxy.log)
try:
    proxy.nothing
except AttributeError as error:
    print("AttributeError:", error)


class Record:
    """Attributes live in a dictionary; unknown ones get a default."""

    def __init__(self, **fields):
        self.__dict__.update(fields)

    def __getattr__(self, name):
        if name.startswith("has_"):
            return name[4:] in self.__dict__
        raise AttributeError(f"{type(self).__name__} has no field {name!r}")


r = Record(x=1, y=2)
print(r.x, r.has_x, r.has_z, vars(r), r.__dict__ is vars(r))
r.__dict__["z"] = 3
print(r.z, r.has_z)
print(getattr(r, "x"), getattr(r, "nope", "fallback"), hasattr(r, "nope"), hasattr(r, "y"))
try:
    getattr(r, "nope")
except AttributeError as error:
    print("AttributeError:", error)
setattr(r, "dynamic name", 5)
print(getattr(r, "dynamic name"), sorted(vars(r)))
delattr(r, "x")
print(vars(r))


class Guarded:
    def __init__(self):
        self.value = 10
        self.reads = 0

    def __getattribute__(self, name):
        if name == "value":
            self.reads += 1
            return object.__getattribute__(self, name) * 2
        return super().__getattribute__(name)


g = Guarded()
print(g.value, g.value, g.reads)


class Frozen:
    def __init__(self, x):
        super().__setattr__("x", x)

    def __setattr__(self, name, value):
        raise AttributeError(f"cannot set {name}")

    def __delattr__(self, name):
        raise AttributeError(f"cannot delete {name}")


f = Frozen(1)
for action in (lambda: setattr(f, "x", 2), lambda: delattr(f, "x"), lambda: setattr(5, "x", 1), lambda: setattr(f, 3, 1), lambda: getattr(f, "y")):
    try:
        action()
    except (AttributeError, TypeError) as error:
        print(type(error).__name__, error)


class Chain:
    def __init__(self, path="root"):
        self.path = path

    def __getattr__(self, name):
        return Chain(f"{self.path}/{name}")

    def __call__(self, *args):
        return f"{self.path}{args}"


print(Chain().users.ann.posts(1, 2))

Person.shout = lambda self: self.greet().upper()
print(person.shout(), Person.__name__, Person.__module__, person.__class__ is Person)
person.greet = lambda: "instance function"
print(person.greet(), Person("Z").greet())
print([n for n in dir(person) if not n.startswith("_")])
print([n for n in vars(Person) if not n.startswith("__")])
print("__init__" in dir(Person), Person.__dict__["species"], Person.greet.__qualname__)
try:
    Person.missing
except AttributeError as error:
    print("AttributeError:", error)
