# covers: property, property-setter, property-deleter, staticmethod, classmethod, alternative-constructor, class-attributes
"""Properties, static methods and class methods."""


class Celsius:
    absolute_zero = -273.15
    created = 0

    def __init__(self, degrees=0.0):
        self.degrees = degrees
        Celsius.created += 1

    @property
    def degrees(self):
        """The temperature in degrees Celsius."""
        return self._degrees

    @degrees.setter
    def degrees(self, value):
        if value < self.absolute_zero:
            raise ValueError(f"{value} is below absolute zero")
        self._degrees = float(value)

    @degrees.deleter
    def degrees(self):
        print("deleting")
        del self._degrees

    @property
    def fahrenheit(self):
        return self._degrees * 9 / 5 + 32

    @fahrenheit.setter
    def fahrenheit(self, f):
        self.degrees = (f - 32) * 5 / 9

    @property
    def read_only(self):
        return "fixed"

    @classmethod
    def from_kelvin(cls, k):
        return cls(k + cls.absolute_zero)

    @classmethod
    def count(cls):
        return f"{cls.__name__}: {cls.created}"

    @staticmethod
    def is_freezing(value):
        return value <= 0

    def __repr__(self):
        return f"{type(self).__name__}({self._degrees:g})"


class Body(Celsius):
    absolute_zero = -100


t = Celsius(25)
print(t, t.degrees, t.fahrenheit)
t.fahrenheit = 212
print(t)
t.degrees += 5
print(t)
for action in (lambda: setattr(t, "degrees", -300), lambda: setattr(t, "read_only", 1), lambda: delattr(t, "fahrenheit")):
    try:
        action()
    except (ValueError, AttributeError) as error:
        print(type(error).__name__, error)
print(Celsius.from_kelvin(300), Body.from_kelvin(300), Celsius.is_freezing(-1), t.is_freezing(3))
print(Celsius.count(), t.count(), Body.count())
del t.degrees
try:
    t.degrees
except AttributeError as error:
    print("AttributeError:", error)
print(Celsius.degrees.__doc__, type(Celsius.degrees).__name__, Celsius.degrees.fget(Celsius(3)))


class Lazy:
    def __init__(self, n):
        self.n = n

    def _get(self):
        if "_cache" not in self.__dict__:
            print("(computing)", end=" ")
            self._cache = sum(range(self.n))
        return self._cache

    total = property(_get, doc="computed once")


lazy = Lazy(101)
print(lazy.total, lazy.total, Lazy.total.__doc__, vars(lazy))


class Rect:
    def __init__(self, w, h):
        self.w, self.h = w, h

    @property
    def area(self):
        return self.w * self.h


class Square(Rect):
    def __init__(self, side):
        super().__init__(side, side)

    @property
    def area(self):
        return f"square of {super().area}"


print(Rect(2, 3).area, Square(4).area)


class Private:
    def __init__(self):
        self.__secret = 42
        self._hint = "one underscore"

    def reveal(self):
        return self.__secret


p = Private()
print(p.reveal(), p._Private__secret, sorted(vars(p)))
try:
    p.__secret
except AttributeError as error:
    print("AttributeError:", error)
