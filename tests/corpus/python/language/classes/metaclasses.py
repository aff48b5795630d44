# covers: metaclass, type-three-arguments, init-subclass, class-keyword-arguments, prepare, metaclass-call, class-getitem, class-dunder-methods
"""Classes that make classes."""


class Meta(type):
    def __new__(mcls, name, bases, namespace, **options):
        print("creating", name, [n for n in namespace if not n.startswith("__")], options)
        namespace["created_by"] = mcls.__name__
        return super().__new__(mcls, name, bases, namespace)

    def __init__(cls, name, bases, namespace, **options):
        super().__init__(name, bases, namespace)
        cls.options = options

    def __call__(cls, *args):
        print("instantiating", cls.__name__)
        instance = super().__call__(*args)
        instance.ready = True
        return instance

    def __len__(cls):
        return 99

    def __contains__(cls, item):
        return item in cls.options

    def __iter__(cls):
        return iter(sorted(cls.options))

    def __repr__(cls):
        return f"<model {cls.__name__}>"

    @property
    def table(cls):
        return cls.__name__.lower() + "s"


class Model(metaclass=Meta):
    def save(self):
        return "saved"


class User(Model, cached=True, version=2):
    def __init__(self, name):
        self.name = name


u = User("Ann")
print(u.name, u.ready, u.save(), User.created_by, User.options, len(User), "cached" in User, list(User))
print(User, User.table, type(User) is Meta, isinstance(User, type), Model.table)
try:
    u.table
except AttributeError as error:
    print("AttributeError:", error)


class Plugin:
    registry = {}

    def __init_subclass__(cls, /, key=None, **kwargs):
        super().__init_subclass__(**kwargs)
        Plugin.registry[key or cls.__name__.lower()] = cls
        print("registered", cls.__name__)


class Reader(Plugin):
    pass


class Writer(Plugin, key="w"):
    pass


class FastReader(Reader):
    pass


print({k: v.__name__ for k, v in Plugin.registry.items()})

Dynamic = type("Dynamic", (Plugin,), {"x": 5, "double": lambda self: self.x * 2, "__doc__": "made at run time"})
d = Dynamic()
print(Dynamic.__name__, d.x, d.double(), Dynamic.__doc__, Dynamic.__bases__ == (Plugin,))


def make_class(name, fields):
    def __init__(self, *values):
        for field, value in zip(fields, values, strict=True):
            setattr(self, field, value)

    def __repr__(self):
        return f"{name}({', '.join(f'{f}={getattr(self, f)!r}' for f in fields)})"

    return type(name, (), {"__init__": __init__, "__repr__": __repr__})


City = make_class("City", ["name", "population"])
print(City("Oslo", 700_000))


class Typed:
    def __class_getitem__(cls, item):
        return f"{cls.__name__} of {item.__name__}"


print(Typed[int])


class SingletonMeta(type):
    instances = {}

    def __call__(cls, *args, **kwargs):
        if cls not in cls.instances:
            cls.instances[cls] = super().__call__(*args, **kwargs)
        return cls.instances[cls]


class Settings(metaclass=SingletonMeta):
    def __init__(self, level=1):
        self.level = level


print(Settings(5) is Settings(9), Settings().level)


class Ordered(type):
    @classmethod
    def __prepare__(mcls, name, bases):
        return {"prepared": True}


class Steps(metaclass=Ordered):
    before = prepared
    values = [1, 2]
    for i in range(3):
        values.append(i * 10)
    del i


print(Steps.before, Steps.values)
try:

    class Conflict(Model, Settings):
        pass

except TypeError as error:
    print("TypeError:", error)
print(type(type), type(int), type(5), isinstance(int, object), type(type(u)).__name__)
