# covers: exception-chaining, raise-from, raise-from-none, cause, context, suppress-context, reraise
"""What __cause__ and __context__ hold."""


def describe(error, indent=""):
    print(f"{indent}{type(error).__name__}({error}) suppress={error.__suppress_context__}")
    if error.__cause__ is not None:
        print(f"{indent}  cause:")
        describe(error.__cause__, indent + "    ")
    if error.__context__ is not None and error.__context__ is not error.__cause__:
        print(f"{indent}  context:")
        describe(error.__context__, indent + "    ")


class ConfigError(Exception):
    pass


def load(raw):
    try:
        return int(raw)
    except ValueError as error:
        raise ConfigError(f"bad setting {raw!r}") from error


def implicit(raw):
    try:
        return int(raw)
    except ValueError:
        return {}[raw]


def hidden(raw):
    try:
        return int(raw)
    except ValueError:
        raise ConfigError("no details") from None


def deep():
    try:
        try:
            implicit("x")
        finally:
            raise RuntimeError("in finally")
    except RuntimeError as error:
        raise ConfigError("top") from error


for attempt in (lambda: load("ten"), lambda: implicit("ten"), lambda: hidden("ten"), deep):
    try:
        attempt()
    except Exception as error:
        describe(error)

# Raising from an exception class instantiates it.
try:
    raise ConfigError("why") from KeyError
except ConfigError as error:
    describe(error)
try:
    raise ConfigError("why") from "a string"
except TypeError as error:
    print("TypeError:", error)

# A handler that finished leaves no context behind.
try:
    raise ValueError("first")
except ValueError:
    pass
try:
    raise ValueError("second")
except ValueError as error:
    describe(error)

# Re-raising the same object keeps its context.
try:
    try:
        raise ValueError("original")
    except ValueError as error:
        error.args = ("edited",)
        raise
except ValueError as error:
    describe(error)

# Raising a saved exception later.
saved = None
try:
    [].pop()
except IndexError as error:
    saved = error
try:
    try:
        1 / 0
    except ZeroDivisionError:
        raise saved
except IndexError as error:
    describe(error)
    print(error is saved)

try:
    raise
except RuntimeError as error:
    print("RuntimeError:", error)
try:
    raise 42
except TypeError as error:
    print("TypeError:", error)
