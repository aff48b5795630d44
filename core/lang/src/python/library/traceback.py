"""The text of exceptions. Frames by themselves have no objects here: what asks for a stack gets an empty one."""

from __intrinsics__ import current_exception
from _report import format_exception as _whole_text
from _report import format_only

_missing = object()


def _given(exc, value):
    return exc if value is _missing else value


def format_exception(exc, /, value=_missing, tb=_missing, limit=None, chain=True):
    error = _given(exc, value)
    if error is None:
        return ["NoneType: None\n"]
    return _whole_text(error, chain).splitlines(True)


def format_exception_only(exc, /, value=_missing):
    error = _given(exc, value)
    if error is None:
        return ["NoneType: None\n"]
    return format_only(error)


def _print(text, file):
    import sys

    (sys.stderr if file is None else file).write(text)


def print_exception(exc, /, value=_missing, tb=_missing, limit=None, file=None, chain=True):
    _print("".join(format_exception(exc, value, tb, limit, chain)), file)


def _current():
    try:
        return current_exception()
    except RuntimeError:
        return None


def format_exc(limit=None, chain=True):
    return "".join(format_exception(_current(), chain=chain))


def print_exc(limit=None, file=None, chain=True):
    _print("".join(format_exception(_current(), chain=chain)), file)


def format_tb(tb, limit=None):
    return []


def print_tb(tb, limit=None, file=None):
    pass


def extract_tb(tb, limit=None):
    return []


def extract_stack(f=None, limit=None):
    return []


def format_stack(f=None, limit=None):
    return []


def print_stack(f=None, limit=None, file=None):
    pass
