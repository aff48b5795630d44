# covers: attribute-error-name, import-error-path, name-error-name, generator-throw, stop-iteration-in-map, notes
"""What exceptions hold besides their arguments, and how they get into and out of iterators."""
error = AttributeError("no such thing", name="thing", obj=3)
print(error, error.name, error.obj, error.args)
error = ImportError("not here", name="module", path="some/where")
print(error, error.name, error.path, error.msg, ModuleNotFoundError("m", name="n").name)
print(NameError("m", name="n").name, AttributeError("plain").name, AttributeError().args)
try:
    ImportError("m", wrong=1)
except TypeError as wrong:
    print(wrong)
try:
    [].missing
except AttributeError as found:
    print(found.name, found.obj)


class OwnError(AttributeError):
    def __init__(self, what):
        super().__init__(f"own {what}", name=what)


try:
    raise OwnError("part")
except AttributeError as own:
    print(own, own.name)


def echo():
    while True:
        try:
            yield "waiting"
        except (ValueError, KeyError) as caught:
            print("inside", repr(caught))


given = ValueError("made before")
for how in [(ValueError,), (ValueError, "text"), (ValueError, given), (KeyError, (1, 2)), (given,), (ValueError, None, None)]:
    generator = echo()
    next(generator)
    print(generator.throw(*how))


def stops(value):
    if value > 2:
        raise StopIteration(value)
    return value * 10


print(list(map(stops, [1, 2, 3, 4])), list(filter(stops, [1, 2, 3])), list(map(lambda a, b: stops(a + b), [1, 2], [0, 5])))
