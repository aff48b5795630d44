from abc import ABC, abstractmethod


class Shape(ABC):
    made = 0

    def __init__(self):
        Shape.made += 1

    @abstractmethod
    def area(self):
        ...

    def __str__(self):
        return f"<{type(self).__name__}>"
