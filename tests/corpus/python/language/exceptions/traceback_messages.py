# covers: uncaught-exception, traceback, exception-str, custom-exceptions, raise-from-none
"""Messages of several lines, and exceptions without any."""


class Empty(Exception):
    pass


class Report(Exception):
    def __str__(self):
        return "report:\n  line one\n  line two"


def fail(kind):
    if kind == "empty":
        raise Empty
    if kind == "report":
        raise Report("ignored")
    if kind == "key":
        return {"a": 1}["key with 'quotes'"]
    raise ValueError(kind, 42)


for kind in ("empty", "report", "key", "other"):
    try:
        fail(kind)
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

try:
    fail("empty")
except Empty:
    try:
        fail("key")
    except KeyError:
        try:
            fail("other")
        except ValueError:
            fail("report")
