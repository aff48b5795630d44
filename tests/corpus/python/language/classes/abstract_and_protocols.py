# covers: abc, abstractmethod, abstract-property, not-implemented-error, duck-typing, runtime-protocol
"""Abstract classes and duck typing."""

from abc import ABC, abstractmethod
from typing import Protocol, runtime_checkable


class Shape(ABC):
    @abstractmethod
    def area(self):
        """Surface."""

    @property
    @abstractmethod
    def name(self):
        ...

    @classmethod
    @abstractmethod
    def unit(cls):
        ...

    def describe(self):
        return f"{self.name} of {self.area():.2f}"


class Circle(Shape):
    def __init__(self, r):
        self.r = r

    def area(self):
        return 3.14159 * self.r**2

    @property
    def name(self):
        return "circle"

    @classmethod
    def unit(cls):
        return cls(1)


class Half(Shape):
    def area(self):
        return 1


class Solid(Half):
    name = "solid"

    @classmethod
    def unit(cls):
        return cls()


print(Circle(2).describe(), Circle.unit().describe(), Solid().describe())
for cls in (Shape, Half):
    try:
        cls()
    except TypeError as error:
        print("TypeError:", error)
print(sorted(Shape.__abstractmethods__), sorted(Half.__abstractmethods__), isinstance(Solid(), Shape))


class Stack(ABC):
    @abstractmethod
    def push(self, x): ...


try:
    Stack()
except TypeError as error:
    print("TypeError:", error)


class Base:
    def run(self):
        return self.prepare() + self.step()

    def prepare(self):
        return "prepared; "

    def step(self):
        raise NotImplementedError(f"{type(self).__name__} must define step")


class Job(Base):
    def step(self):
        return "done"


print(Job().run())
try:
    Base().run()
except NotImplementedError as error:
    print("NotImplementedError:", error)


@runtime_checkable
class Closeable(Protocol):
    def close(self): ...


class File:
    def close(self):
        return "file closed"


class Door:
    def close(self):
        return "door closed"

    def open(self):
        return "door open"


for thing in (File(), Door(), 5):
    print(type(thing).__name__, isinstance(thing, Closeable), end=" ")
    print(thing.close() if isinstance(thing, Closeable) else "-")


class Duck:
    def quack(self):
        return "Quack"


class Robot:
    def quack(self):
        return "beep"


def chorus(*birds):
    sounds = []
    for bird in birds:
        try:
            sounds.append(bird.quack())
        except AttributeError as error:
            sounds.append(str(error))
    return sounds


print(chorus(Duck(), Robot(), "goose"))


@Shape.register
class Registered:
    pass


print(isinstance(Registered(), Shape), issubclass(Registered, Shape), Shape in Registered.__mro__)
