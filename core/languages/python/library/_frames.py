"""The calls under way, as objects."""

from __intrinsics__ import call_frames, frame_parts
from builtins import _Frame, _code_of


class _Call(_Frame):
    """One call, as it was when it was asked for. Its variables are those that it has when somebody asks for them first."""

    def __init__(self, calls, at):
        self._file, self._line, self._name, self._source = calls[at][:4]
        self._calls = calls
        self._at = at
        self._parts = None

    def _known(self):
        if self._parts is None:
            # Calls further in may have begun and ended meanwhile: those around it are the same.
            parts = frame_parts(len(self._calls) - 1 - self._at)
            if parts is None or self._name not in (parts[0].co_name, "<module>"):
                parts = _code_of(self._name, self._file), {}, {}
            self._parts = parts
        return self._parts

    @property
    def f_lineno(self):
        """The line that it is in now, or was in when it was asked for where it has ended."""
        calls = call_frames()
        at = len(calls) - len(self._calls) + self._at
        if at >= 0 and calls[at][2] == self._name:
            self._line = calls[at][1]
        return self._line

    @property
    def f_code(self):
        code = self._known()[0]
        if self._name == "<module>":
            code.co_name = code.co_qualname = self._name
        return code

    @property
    def f_locals(self):
        return self._known()[1]

    @property
    def f_globals(self):
        return self._known()[2]

    @property
    def f_back(self):
        return _Call(self._calls, self._at + 1) if self._at + 1 < len(self._calls) else None


_Call.__name__ = _Call.__qualname__ = "frame"
_Call.__module__ = "builtins"


def frames():
    """All calls of the program, innermost first."""
    calls = call_frames()
    return [_Call(calls, at) for at in range(len(calls))]
