# covers: class-decorator, decorator, setattr, singleton-pattern, method-decorator
"""Decorating whole classes and methods."""


def with_repr(cls):
    def __repr__(self):
        fields = ", ".join(f"{k}={v!r}" for k, v in vars(self).items())
        return f"{type(self).__name__}({fields})"

    cls.__repr__ = __repr__
    return cls


def tagged(**tags):
    def apply(cls):
        for key, value in tags.items():
            setattr(cls, key, value)
        return cls

    return apply


@with_repr
@tagged(kind="shape", version=2)
class Circle:
    def __init__(self, radius, name="circle"):
        self.radius = radius
        self.name = name


c = Circle(3)
print(c, c.kind, Circle.version)


def singleton(cls):
    instances = {}

    def get(*args, **kwargs):
        if cls not in instances:
            print("creating", cls.__name__)
            instances[cls] = cls(*args, **kwargs)
        return instances[cls]

    return get


@singleton
class Config:
    def __init__(self, path="default.cfg"):
        self.path = path


first = Config("app.cfg")
second = Config("ignored.cfg")
print(first is second, second.path)


def validated(check):
    def decorate(method):
        def wrapper(self, value):
            if not check(value):
                raise ValueError(f"bad value for {method.__name__}: {value!r}")
            return method(self, value)

        return wrapper

    return decorate


class Thermostat:
    def __init__(self):
        self.target = 20

    @validated(lambda v: isinstance(v, (int, float)))
    @validated(lambda v: 5 <= v <= 30)
    def set_target(self, value):
        self.target = value
        return self


t = Thermostat()
print(t.set_target(25).target)
for bad in (50, "hot"):
    try:
        t.set_target(bad)
    except ValueError as error:
        print("ValueError:", error)
print(t.target)


class Registry:
    def __init__(self):
        self.classes = []

    def __call__(self, cls):
        self.classes.append(cls.__name__)
        return cls


register = Registry()


@register
class Alpha:
    pass


@register
class Beta(Alpha):
    pass


print(register.classes, Beta.__mro__[1] is Alpha)
