# covers: except-star, exception-group, raise-in-except-star, nested-groups
"""What a `try` with `except*` raises in the end."""


def nested():
    raise ExceptionGroup(
        "outer",
        [
            ExceptionGroup("left", [ValueError(1), KeyError(2)]),
            ExceptionGroup("right", [KeyError(3), OSError(4)]),
        ],
    )


def handle(kind, action):
    try:
        try:
            nested()
        except* kind as group:
            print("part", group.exceptions)
            action()
    except BaseException as error:
        print(type(error).__name__, error, getattr(error, "exceptions", None))
    else:
        print("nothing left")


def fail():
    raise TypeError("from the handler")


handle(KeyError, lambda: None)
handle(KeyError, fail)
handle((ValueError, KeyError, OSError), fail)
handle((ValueError, KeyError, OSError), lambda: None)
handle(ZeroDivisionError, fail)
try:
    raise ExceptionGroup("last", [ValueError("not handled")])
except* ValueError:
    raise TypeError("alone")
