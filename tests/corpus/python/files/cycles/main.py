"""Modules that import each other."""
import first

print(first.ask())
try:
    import third
except ImportError as error:
    print(type(error).__name__, str(error).split(" (")[0])
try:
    import early
except AttributeError as error:
    print(str(error).split(" (")[0])
try:
    from first import nothing
except ImportError as error:
    print(str(error).split(" (")[0])
try:
    import nowhere
except ModuleNotFoundError as error:
    print(error, error.name)
try:
    from . import first
except ImportError as error:
    print(error)
