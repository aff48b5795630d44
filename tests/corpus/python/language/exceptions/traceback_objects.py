# covers: traceback-objects, tb-lineno, tb-next, exc-info, traceback-module, import-error-name, with-traceback
"""Where an exception was raised, as the program itself can ask."""
import sys
import traceback


def inner(n):
    return 10 / n


def outer(n):
    return inner(n) + 1


try:
    int("abc")
except ValueError as err:
    tb = err.__traceback__
    print(tb.tb_lineno, tb.tb_frame.f_code.co_name, tb.tb_next)
try:
    outer(0)
except ZeroDivisionError as error:
    kind, value, tb = sys.exc_info()
    print(kind, value, value is error)
    while tb is not None:
        print(tb.tb_lineno, tb.tb_frame.f_code.co_name)
        tb = tb.tb_next
    last = traceback.extract_tb(error.__traceback__)[-1]
    print(last.name, last.lineno, last.line)
    print([(each.name, each.lineno) for each in traceback.extract_tb(error.__traceback__)])
    print(traceback.format_exc().splitlines()[-1], len(traceback.format_tb(error.__traceback__)))
    print(traceback.format_exception_only(type(error), error))
    kept = error
try:
    raise KeyError("again").with_traceback(None)
except KeyError as error:
    print(error.__traceback__.tb_next, error.__traceback__.tb_lineno)
for statement in ["import no_such_module_at_all", "from math import nothing_here"]:
    try:
        if "from" in statement:
            from math import nothing_here
        else:
            import no_such_module_at_all
    except ImportError as error:
        print(type(error).__name__, error.name)
print(traceback.format_exception(kept)[0], end="")
