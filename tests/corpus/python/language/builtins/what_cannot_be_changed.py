# covers: attributes, classes, functions
import bisect
import functools
import heapq
import operator


def attempt(action):
    try:
        print(action())
    except Exception as error:
        print(type(error).__name__, error)


attempt(lambda: setattr(range(3), "stop", 1))
attempt(lambda: setattr(slice(1), "stop", 1))
attempt(lambda: setattr([], "append", 1))
attempt(lambda: setattr(int, "extra", 1))
attempt(lambda: setattr(ValueError, "extra", 1))
attempt(lambda: delattr(str, "join"))
attempt(lambda: type("A", 1, {}))
attempt(lambda: type("A", (), 1))
attempt(lambda: type(1, (), {}))
attempt(lambda: [1] < (1,))
attempt(lambda: (1,) >= [1])


# What CPython has in C is no method of the classes that hold it.
class Tools:
    add = operator.add
    where = bisect.bisect
    fold = functools.reduce
    heap = heapq.heapify


heap = [3, 1, 2]
Tools().heap(heap)
print(Tools().add(1, 2), Tools().where([1, 2], 1), Tools().fold(operator.mul, [1, 2, 3]), heap, operator.add, type(heapq.heappush).__name__)


# Methods of the machine's own classes, put under other names.
class Record(dict):
    __getattr__ = dict.__getitem__
    __setattr__ = dict.__setitem__
    __delattr__ = dict.__delitem__


record = Record(x=1)
record.y = 2
print(record.x, record["y"], record)
del record.x
attempt(lambda: record.x)


class Quiet(dict):
    __getattr__ = dict.get
    __call__ = dict.keys


print(Quiet(a=1).a, Quiet(a=1).b, list(Quiet(a=1)()))


class Down(int):
    __lt__ = int.__gt__


print(sorted([Down(1), Down(3), Down(2)]), Down(3) < Down(2))

error = ValueError("noted")
error.add_note("first")
del error.__notes__
print(hasattr(error, "__notes__"))
attempt(lambda: error.__delattr__("__notes__"))
error.__notes__ = ["again"]
print(error.__notes__)
