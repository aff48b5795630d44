"""Variables of a context. A task begins with a copy of its maker's only where it is run by `Context.run`."""

_missing = object()
_current = None


class Token:
    MISSING = _missing

    def __init__(self, var, old_value):
        self.var = var
        self.old_value = old_value


class ContextVar:
    def __init__(self, name, *, default=_missing):
        self.name = name
        self._default = default

    def get(self, default=_missing, /):
        value = _context()._values.get(self, _missing)
        if value is not _missing:
            return value
        if default is not _missing:
            return default
        if self._default is not _missing:
            return self._default
        raise LookupError(self)

    def set(self, value, /):
        values = _context()._values
        token = Token(self, values.get(self, _missing))
        values[self] = value
        return token

    def reset(self, token, /):
        if token.old_value is _missing:
            _context()._values.pop(self, None)
        else:
            _context()._values[self] = token.old_value

    def __repr__(self):
        return f"<ContextVar name={self.name!r} at {hex(id(self))}>"


class Context:
    def __init__(self):
        self._values = {}

    def run(self, callable, /, *args, **kwargs):
        global _current
        outer = _context()
        _current = self
        try:
            return callable(*args, **kwargs)
        finally:
            _current = outer

    def copy(self):
        made = Context()
        made._values = dict(self._values)
        return made

    def get(self, var, default=None, /):
        return self._values.get(var, default)

    def __getitem__(self, var):
        return self._values[var]

    def __contains__(self, var):
        return var in self._values

    def __iter__(self):
        return iter(self._values)

    def __len__(self):
        return len(self._values)

    def keys(self):
        return self._values.keys()

    def values(self):
        return self._values.values()

    def items(self):
        return self._values.items()


def _context():
    global _current
    if _current is None:
        _current = Context()
    return _current


def copy_context():
    return _context().copy()
