# covers: uncaught-exception, traceback, class-body, name-suggestion, name-error
"""The error is in the body of a class."""

default_color = "red"


class Car:
    wheels = 4
    print("building the class")
    color = default_colour.upper()


print("never")
