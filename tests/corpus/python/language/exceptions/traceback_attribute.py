# covers: uncaught-exception, traceback, attribute-error, name-suggestion
"""An attribute with a typing mistake."""


class Temperature:
    def __init__(self, celsius):
        self.celsius = celsius

    @property
    def fahrenheit(self):
        return self.celsius * 9 / 5 + 32


reading = Temperature(21.5)
print(f"{reading.fahrenheit:.1f}")
print(reading.farenheit)
