"""An abstract class in one file, its children in others."""
from shapes.base import Shape
from shapes.circle import Circle
from shapes.polygons import Rectangle, Square

shapes = [Circle(1), Rectangle(2, 3), Square(2)]
for shape in sorted(shapes, key=Shape.area):
    print(shape, f"{shape.area():.2f}", isinstance(shape, Rectangle))
print(Shape.made, [cls.__name__ for cls in Shape.__subclasses__()])
try:
    Shape()
except TypeError as error:
    print(error)
print(Square.__mro__[1].__module__, type(shapes[0]).__module__)
