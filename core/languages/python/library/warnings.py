"""Warnings, written to the error stream once per message."""

from __intrinsics__ import call_frames, write_err

filters = []
_seen = {}
_recorders = []


class WarningMessage:
    def __init__(self, message, category, filename, lineno):
        self.message = message
        self.category = category
        self.filename = filename
        self.lineno = lineno

    def __str__(self):
        return f"{{message : {self.message!r}, category : {self.category.__name__!r}}}"


def warn(message, category=None, stacklevel=1, source=None):
    frames = call_frames()
    place = frames[min(max(stacklevel, 1), len(frames)) - 1] if frames else ("sys", 1, "", "")
    file, line, _, text = place[:4]
    _tell(message, category, file, line, text)


def warn_explicit(message, category, filename, lineno, module=None, registry=None):
    _tell(message, category, filename, lineno, None)


def _tell(message, category, file, line, text):
    if isinstance(message, Warning):
        category = type(message)
    else:
        category = UserWarning if category is None else category
        if not (isinstance(category, type) and issubclass(category, Warning)):
            raise TypeError(f"category must be a Warning subclass, not '{type(category).__name__}'")
        message = category(message)
    action = "default"
    for wanted, kind in filters:
        if issubclass(category, kind):
            action = wanted
            break
    else:
        if category in (PendingDeprecationWarning, ImportWarning, ResourceWarning):
            action = "ignore"
    if action == "error":
        raise message
    if action == "ignore":
        return
    if _recorders:
        _recorders[-1].append(WarningMessage(message, category, file, line))
        return
    key = (category, str(message), line)
    if action != "always" and key in _seen:
        return
    _seen[key] = True
    showwarning(message, category, file, line, line=text)


def formatwarning(message, category, filename, lineno, line=None):
    source = f"  {line.strip()}\n" if line else ""
    return f"{filename}:{lineno}: {category.__name__}: {message}\n{source}"


def showwarning(message, category, filename, lineno, file=None, line=None):
    text = formatwarning(message, category, filename, lineno, line)
    if file is None:
        write_err(text)
    else:
        file.write(text)


def filterwarnings(action, message="", category=Warning, module="", lineno=0, append=False):
    _add_filter(action, category, append)


def simplefilter(action, category=Warning, lineno=0, append=False):
    _add_filter(action, category, append)


def _add_filter(action, category, append):
    if action not in ("default", "error", "ignore", "always", "module", "once"):
        raise AssertionError(f"invalid action: {action!r}")
    if append:
        filters.append((action, category))
    else:
        filters.insert(0, (action, category))


def resetwarnings():
    filters.clear()


class catch_warnings:
    def __init__(self, *, record=False, module=None, action=None, category=Warning):
        self._record = record
        self._action = action
        self._category = category

    def __enter__(self):
        self._saved = list(filters)
        if self._action is not None:
            simplefilter(self._action, self._category)
        if not self._record:
            return None
        records = []
        _recorders.append(records)
        return records

    def __exit__(self, kind, error, traceback):
        filters[:] = self._saved
        if self._record:
            _recorders.pop()


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "defaultaction onceregistry"
