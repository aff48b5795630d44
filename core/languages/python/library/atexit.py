"""Functions that are called when the program is over, the last registered first."""

from __intrinsics__ import at_exit, write_err

_functions = []

# What is done before all of them: threads are waited for.
_before_all = None


def register(func, /, *args, **named):
    if not callable(func):
        raise TypeError("the first argument must be callable")
    at_exit(_run_exitfuncs)
    _functions.append((func, args, named))
    return func


def unregister(func, /):
    _functions[:] = [entry for entry in _functions if entry[0] != func]


def _clear():
    _functions.clear()


def _ncallbacks():
    return len(_functions)


def _run_exitfuncs():
    if _before_all is not None:
        _before_all()
    while _functions:
        func, args, named = _functions.pop()
        try:
            func(*args, **named)
        except SystemExit:
            pass
        except BaseException as error:
            from _report import format_exception

            write_err(f"Exception ignored in atexit callback: {func!r}\n{format_exception(error)}")
