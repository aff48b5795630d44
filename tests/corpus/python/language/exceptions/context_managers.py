# covers: with-statement, context-manager-class, multiple-context-managers, parenthesized-with, exit-suppresses, exception-in-exit, contextlib-contextmanager
"""The with statement."""

from contextlib import contextmanager, suppress


class Resource:
    def __init__(self, name, swallow=()):
        self.name = name
        self.swallow = swallow

    def __enter__(self):
        print("enter", self.name)
        return self.name.upper()

    def __exit__(self, kind, value, traceback):
        print("exit", self.name, kind.__name__ if kind else None, value, traceback is not None)
        return kind is not None and issubclass(kind, tuple(self.swallow))


with Resource("a") as a:
    print("body", a)

with Resource("x") as x, Resource("y") as y:
    print("body", x, y)

with (
    Resource("p", [ValueError]) as p,
    Resource("q"),
):
    print("raising")
    raise ValueError("oops")
print("survived")

try:
    with Resource("outer"):
        with Resource("inner", [KeyError]):
            raise TypeError("not swallowed")
except TypeError as error:
    print("caught", error)


def early_return():
    with Resource("r"):
        return "returned"


print(early_return())

for i in range(3):
    with Resource(f"loop{i}"):
        if i == 0:
            continue
        break


class FailsToEnter:
    def __enter__(self):
        raise RuntimeError("cannot enter")

    def __exit__(self, *args):
        print("never called")


try:
    with Resource("first"), FailsToEnter():
        print("never")
except RuntimeError as error:
    print("caught", error)


class FailsToExit:
    def __enter__(self):
        return self

    def __exit__(self, kind, value, tb):
        raise KeyError("exit failed")


try:
    with FailsToExit():
        raise ValueError("body failed")
except KeyError as error:
    print("caught", error, "| context:", repr(error.__context__))


@contextmanager
def section(title):
    print(f"<{title}>")
    try:
        yield title.title()
    except ZeroDivisionError as error:
        print("section handled", error)
    finally:
        print(f"</{title}>")


with section("intro") as t:
    print("in", t)
with section("math"):
    1 / 0
try:
    with section("other"):
        raise ValueError("passes through")
except ValueError as error:
    print("caught", error)

with suppress(KeyError, IndexError):
    {}["missing"]
    print("never")
print("suppressed")


@section("as a decorator")
def work(n):
    print("working", n)
    return n * 2


print(work(21))

slots = {}
with Resource("target") as slots["value"]:
    pass
with Resource("tuple") as (first, *others):
    print(first, others)
print(slots)

for bad in (5, object()):
    try:
        with bad:
            pass
    except TypeError as error:
        print("TypeError:", error)
