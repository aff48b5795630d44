"""Names that are imported with stars, privately, under others, and a module with `__getattr__`."""
from shapes import *
from shapes import _precision as digits
from shapes.solid import Cube as Box, volume
import constants

print([name for name in sorted(globals()) if name.startswith(("Circle", "Square", "area", "helper", "perimeter"))])
shapes_at_hand = [Circle(1), Square(2), Circle(0.5)]
for shape in sorted(shapes_at_hand, key=area):
    print(type(shape).__name__, round(area(shape), digits), round(shape.perimeter(), digits))
print(Box(3).faces(), volume(Box(2)), constants.PI, constants.GOLDEN)
try:
    constants.EULER
except AttributeError as error:
    print(error)
try:
    helper()
except NameError as error:
    print(error)
try:
    from shapes import Triangle
except ImportError as error:
    print(str(error).split(" (")[0], "|", error.name)
try:
    import shapes.missing
except ModuleNotFoundError as error:
    print(error)
