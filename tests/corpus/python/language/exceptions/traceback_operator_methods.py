# covers: uncaught-exception, traceback, dunder-methods, property-traceback, operator-overloading
"""The error happens in methods that Python calls by itself."""


class Celsius:
    def __init__(self, value):
        self.value = value

    @property
    def checked(self):
        if self.value < -273.15:
            raise ValueError(f"{self.value} is impossible")
        return self.value

    def __add__(self, other):
        return Celsius(self.checked + other.checked)

    def __lt__(self, other):
        return self.checked < other.checked

    def __repr__(self):
        return f"{self.checked}°C"


a, b = Celsius(10), Celsius(-280)
print(a + Celsius(5))
print(sorted([Celsius(3), a, Celsius(1)]))
print(sorted([a, b]))
