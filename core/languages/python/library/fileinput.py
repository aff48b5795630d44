"""The lines of all files that a command is given, one after the other, or those of the standard input."""

import sys

_state = None


class FileInput:
    def __init__(self, files=None, inplace=False, backup="", *, mode="r", openhook=None, encoding=None, errors=None):
        if isinstance(files, str):
            files = (files,)
        elif files is None:
            files = sys.argv[1:] or ("-",)
        self._files = tuple(files)
        self._mode = mode
        self._openhook = openhook
        self._encoding, self._errors = encoding, errors
        self._next = 0
        self._file = self._filename = None
        self._lineno = self._filelineno = 0

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.close()

    def __iter__(self):
        return self

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    def readline(self):
        while True:
            if self._file is None and not self._begin():
                return b"" if "b" in self._mode else ""
            line = self._file.readline()
            if line:
                self._lineno += 1
                self._filelineno += 1
                return line
            self.nextfile()

    def _begin(self):
        """Opens the next file; whether there is one."""
        if self._next >= len(self._files):
            return False
        self._filename = self._files[self._next]
        self._next += 1
        self._filelineno = 0
        if self._filename == "-":
            self._filename = "<stdin>"
            self._file = sys.stdin
        elif self._openhook is not None:
            self._file = self._openhook(self._filename, self._mode)
        else:
            self._file = open(self._filename, self._mode, encoding=self._encoding, errors=self._errors)
        return True

    def nextfile(self):
        file, self._file = self._file, None
        if file is not None and file is not sys.stdin:
            file.close()

    def filename(self):
        return self._filename

    def lineno(self):
        return self._lineno

    def filelineno(self):
        return self._filelineno

    def isfirstline(self):
        return self._filelineno == 1

    def isstdin(self):
        return self._filename == "<stdin>"

    def fileno(self):
        return -1 if self._file is None else self._file.fileno()

    def close(self):
        self.nextfile()
        self._files = ()


def input(files=None, inplace=False, backup="", *, mode="r", openhook=None, encoding=None, errors=None):
    global _state
    if _state is not None and _state._file is not None:
        raise RuntimeError("input() already active")
    _state = FileInput(files, inplace, backup, mode=mode, openhook=openhook, encoding=encoding, errors=errors)
    return _state


def _active():
    if _state is None:
        raise RuntimeError("no active input()")
    return _state


def close():
    global _state
    state, _state = _state, None
    if state is not None:
        state.close()


def nextfile():
    return _active().nextfile()


def filename():
    return _active().filename()


def lineno():
    return _active().lineno()


def filelineno():
    return _active().filelineno()


def fileno():
    return _active().fileno()


def isfirstline():
    return _active().isfirstline()


def isstdin():
    return _active().isstdin()


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "hook_compressed hook_encoded"
