"""The text of exceptions and of the calls under way."""

from __intrinsics__ import call_frames, current_exception, exception_frames
from _report import format_exception as _whole_text
from _report import format_frames, format_only

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


class FrameSummary:
    """What a traceback says of one call."""

    def __init__(self, filename, lineno, name, *, lookup_line=True, locals=None, line=None):
        self.filename = filename
        self.lineno = lineno
        self.name = name
        self.line = line

    def __iter__(self):
        return iter((self.filename, self.lineno, self.name, self.line))

    def __getitem__(self, place):
        return (self.filename, self.lineno, self.name, self.line)[place]

    def __len__(self):
        return 4

    def __eq__(self, other):
        return tuple(self) == tuple(other)

    def __repr__(self):
        return f"<FrameSummary file {self.filename}, line {self.lineno} in {self.name}>"


class StackSummary(list):
    def format(self):
        return [
            f'  File "{each.filename}", line {each.lineno}, in {each.name}\n' + (f"    {each.line}\n" if each.line else "")
            for each in self
        ]


def _frames_from(tb, limit):
    frames = [] if tb is None else exception_frames(tb)[getattr(tb, "_depth", 0) :]
    if limit is None:
        return frames
    return frames[:limit] if limit >= 0 else frames[limit:]


def format_tb(tb, limit=None):
    return format_frames(_frames_from(tb, limit))


def print_tb(tb, limit=None, file=None):
    _print("".join(format_tb(tb, limit)), file)


def extract_tb(tb, limit=None):
    return StackSummary(
        [FrameSummary(file, line, name, line=source) for file, line, name, source, *_ in _frames_from(tb, limit)]
    )


def extract_stack(f=None, limit=None):
    frames = call_frames()[:limit]
    return StackSummary([FrameSummary(file, line, name, line=source) for file, line, name, source, *_ in reversed(frames)])


def format_stack(f=None, limit=None):
    return extract_stack(f, limit).format()


def print_stack(f=None, limit=None, file=None):
    import sys

    _print("".join(format_stack(f, limit)), sys.stderr if file is None else file)


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "TracebackException clear_frames format_list print_last print_list suppress walk_stack walk_tb"
