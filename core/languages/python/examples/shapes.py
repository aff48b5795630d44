# Classes: one interface, several shapes, and who
# answers which call.
from abc import ABC, abstractmethod
from math import pi


class Shape(ABC):
    made = 0

    def __init__(self, name):
        self.name = name
        Shape.made += 1

    @abstractmethod
    def area(self): ...

    def __lt__(self, other):
        return self.area() < other.area()

    def __str__(self):
        return f"{self.name} ({self.area():.2f})"


class Circle(Shape):
    def __init__(self, radius):
        super().__init__("circle")
        self.radius = radius

    def area(self):
        return pi * self.radius**2


class Rectangle(Shape):
    def __init__(self, width, height, name="rectangle"):
        super().__init__(name)
        self.width, self.height = width, height

    def area(self):
        return self.width * self.height


class Square(Rectangle):
    def __init__(self, side):
        super().__init__(side, side, "square")


shapes = [Rectangle(3, 4), Circle(1.5), Square(2.5)]
for shape in sorted(shapes):
    print(shape)
print(Shape.made, "shapes; the largest is a", max(shapes).name)
