from .flat import Circle, Square, area

__all__ = ["Circle", "Square", "area"]
_precision = 3


def helper():
    return "not among what a star gives"
