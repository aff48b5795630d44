# covers: prepare, metaclass, metaclass-conflict, slots-with-dict, class-body-names
"""Class bodies that find and leave their names in a map of the metaclass's."""


class Logging(dict):
    def __setitem__(self, key, value):
        if not key.startswith("__"):
            print("set", key)
        super().__setitem__(key, value)


class Meta(type):
    @classmethod
    def __prepare__(mcls, name, bases, **options):
        print("prepare", name, [base.__name__ for base in bases], options)
        space = Logging()
        space["given"] = options.get("start", 0)
        return space

    def __new__(mcls, name, bases, namespace, **options):
        made = super().__new__(mcls, name, bases, dict(namespace))
        made.order = [key for key in namespace if not key.startswith("__")]
        return made

    def __init__(cls, name, bases, namespace, **options):
        super().__init__(name, bases, namespace)


class A(metaclass=Meta, start=5):
    first = given + 1
    second = [given for _ in range(2)] if False else given

    def method(self):
        return __class__.first


class B(A):
    third = 3


print(A.first, A.second, A.order, A().method(), B.order, B.given)


class Other(type):
    pass


try:

    class Both(A, metaclass=Other):
        pass

except TypeError as error:
    print(error)


class Slotted:
    __slots__ = ("x", "__dict__")


s = Slotted()
s.x = 1
s.y = 2
print(s.__dict__, s.x, vars(s))
s.__dict__["z"] = 3
s.x = 4
print(s.__dict__, s.x, s.y, s.z, hasattr(s, "w"))
del s.x
print(hasattr(s, "x"), s.__dict__)
