# covers: exception-group, except-star, exception-group-split, exception-group-subgroup
"""Exception groups and except*."""


def raise_group():
    raise ExceptionGroup(
        "several things failed",
        [
            ValueError("bad value"),
            TypeError("bad type"),
            ExceptionGroup("nested", [ValueError("deep value"), KeyError("deep key")]),
        ],
    )


try:
    raise_group()
except* ValueError as group:
    print("values:", repr(group))
    print("  message:", group.message, "| count:", len(group.exceptions))
except* TypeError as group:
    print("types:", [str(e) for e in group.exceptions])
except* (KeyError, IndexError) as group:
    print("lookups:", group.exceptions[0].exceptions)
else:
    print("never")
finally:
    print("finally")

try:
    try:
        raise_group()
    except* ValueError:
        print("handled the values only")
except ExceptionGroup as rest:
    print("rest:", repr(rest))

# A plain exception is wrapped for except*.
try:
    raise KeyError("lonely")
except* KeyError as group:
    print(type(group).__name__, repr(group.message), group.exceptions)

try:
    pass
except* OSError:
    print("never")
else:
    print("no group, else runs")

g = ExceptionGroup("g", [ValueError(1), TypeError(2), ValueError(3)])
match_, rest = g.split(ValueError)
print(repr(match_), repr(rest))
print(repr(g.subgroup(TypeError)), g.subgroup(KeyError))
print(repr(g.subgroup(lambda e: e.args[0:] == (3,))))
print(str(g), isinstance(g, Exception), isinstance(BaseExceptionGroup("b", [KeyboardInterrupt()]), Exception))

for make in (
    lambda: ExceptionGroup("empty", []),
    lambda: ExceptionGroup("wrong", [1]),
    lambda: ExceptionGroup("wrong", [KeyboardInterrupt()]),
):
    try:
        make()
    except (ValueError, TypeError) as error:
        print(f"{type(error).__name__}: {error}")


def collect(jobs):
    errors, results = [], []
    for job in jobs:
        try:
            results.append(job())
        except Exception as error:
            errors.append(error)
    if errors:
        raise ExceptionGroup(f"{len(errors)} jobs failed", errors)
    return results


try:
    collect([lambda: 1, lambda: 1 / 0, lambda: int("q"), lambda: 2])
except* ZeroDivisionError as eg:
    for e in eg.exceptions:
        print("division:", e)
except* ValueError as eg:
    for e in eg.exceptions:
        print("value:", e)

# Raising inside except* handlers gives a new group.
try:
    try:
        raise ExceptionGroup("start", [ValueError("v"), OSError("o")])
    except* ValueError as eg:
        raise RuntimeError("handler failed") from eg
except ExceptionGroup as final:
    print(repr(final))
