# covers: generators, coroutines, inspect, sys
import inspect
import sys


def numbers(start, *more, step=1, **named):
    """Counts."""
    total = start
    while True:
        got = yield total
        total += got or step


def outer():
    yield from numbers(5)


counter = numbers(1, 2, step=3)
print(counter.__name__, counter.gi_running, counter.gi_frame.f_locals, counter.gi_frame.f_lineno)
print(inspect.getgeneratorstate(counter), next(counter), inspect.getgeneratorstate(counter))
counter.send(10)
print(counter.gi_frame.f_locals["total"], counter.gi_frame.f_lineno, inspect.getgeneratorlocals(counter)["got"])
counter.close()
print(counter.gi_frame, inspect.getgeneratorstate(counter), inspect.getgeneratorlocals(counter))
around = outer()
next(around)
print(around.gi_yieldfrom.__name__, around.gi_code.co_name)


def asking():
    yield me.gi_running, inspect.getgeneratorstate(me)


me = asking()
print(next(me))


async def task():
    return 1


made = task()
print(made.__name__, made.cr_running, made.cr_await, made.cr_code.co_name, inspect.getcoroutinestate(made))
made.close()
print(inspect.getcoroutinestate(made))

code = numbers.__code__
print(code.co_argcount, code.co_kwonlyargcount, code.co_varnames, code.co_firstlineno, code.co_flags & 0x2C)


def plain(function):
    return function


# How a value is shown.
@plain
@plain
def shown(value: int, /, width: "int" = 3, *, fill=None) -> str:
    # to the right
    return str(value).rjust(
        width, fill or " "
    )


class Shape:
    """A shape
       of lines."""

    sides = 0

    def area(self, scale):
        def inner():
            return scale, self

        return inner


print(shown.__code__.co_firstlineno, inspect.signature(shown))
print(inspect.getsource(shown))
print(inspect.getsource(Shape.area))
print(inspect.getsource(Shape) == "".join(inspect.getsourcelines(Shape)[0]), inspect.getsourcelines(Shape)[1])
print(repr(inspect.getcomments(shown)), repr(inspect.getdoc(Shape)), inspect.getclosurevars(Shape().area(2)).nonlocals["scale"])


def first():
    local = 5
    return second(local)


def second(given):
    frame = sys._getframe()
    line = frame.f_lineno
    caller = inspect.currentframe().f_back
    return (
        frame.f_code.co_name,
        frame.f_lineno - line,
        caller.f_code.co_name,
        caller.f_locals,
        caller.f_back.f_code.co_name,
        "first" in frame.f_globals,
        inspect.stack()[1].function,
        inspect.getframeinfo(caller).code_context,
        isinstance(frame, type(caller)),
    )


print(first())
for wanted in (inspect.isfunction, inspect.ismethod, inspect.isbuiltin, inspect.isclass, inspect.iscode):
    print(wanted.__name__, [wanted(each) for each in (first, Shape().area, len, Shape, code)])


class Doubled(property):
    def __get__(self, instance, owner=None):
        return self if instance is None else super().__get__(instance, owner) * 2


class Box:
    size = Doubled(lambda self: 21, lambda self, value: print("set", value))

    @property
    def name(self):
        return "box"


box = Box()
print(box.size, Box.name.__get__(box), Box.__dict__["name"].__get__(None, Box) is Box.name)
box.size = 4
try:
    box.name = "x"
except AttributeError as error:
    print(error)
cursor = iter([1, 2, 3, 4])
next(cursor)
print(cursor.__length_hint__(), cursor.__reduce__()[1:])
cursor.__setstate__(3)
print(list(cursor))
