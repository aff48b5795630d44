from shapes.base import Shape


class Rectangle(Shape):
    def __init__(self, width, height):
        super().__init__()
        self.width, self.height = width, height

    def area(self):
        return self.width * self.height


class Square(Rectangle):
    def __init__(self, side):
        super().__init__(side, side)
