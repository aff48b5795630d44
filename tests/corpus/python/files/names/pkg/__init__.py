"""A package that says what a star takes."""
__all__ = ["one", "two"]
one = 1
three = 3
counter = 0
