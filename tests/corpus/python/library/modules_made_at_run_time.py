# covers: imports, sys, types, importlib
import collections
import importlib
import sys
import types

made = types.ModuleType("made_here", "Made at run time.")
made.answer = 42
made.double = lambda value: value * 2
sys.modules["made_here"] = made
fake = types.ModuleType("made_here.inner")
fake.name = "inner"


def use():
    import made_here
    from made_here import answer, double

    return made_here is made, answer, double(4), made_here.__doc__


print(use(), "made_here" in sys.modules, sys.modules["made_here"].answer)
exec("tripled = answer * 3", made.__dict__)
print(made.tripled, importlib.import_module("made_here").answer)
print(__import__("os.path").__name__, __import__("os.path", fromlist=["join"]).__name__, __import__("operator", fromlist=["x"]).add(1, 2))
print(collections.abc.Mapping.__name__, isinstance([], collections.abc.Sequence), importlib.reload(collections) is collections)
for action in (
    lambda: collections.nothing,
    lambda: __import__(""),
    lambda: made.nothing,
):
    try:
        print(action())
    except Exception as error:
        print(type(error).__name__, error)
try:
    from collections import Mapping
except ImportError as error:
    print(str(error).split(" (")[0])
