"""Calls as values: what mocks remember, and what tests expect."""


def call_text(name, args, kwargs):
    parts = [repr(value) for value in args] + [f"{key}={value!r}" for key, value in kwargs.items()]
    return f"{name}({', '.join(parts)})"


class _Call(tuple):
    """`(name, args, kwargs)`, or without the name; compared with what is left out of the other side as empty."""

    def __new__(cls, value=(), name="", parent=None, two=False, from_kall=True):
        args = ()
        kwargs = {}
        if len(value) == 3:
            name, args, kwargs = value
        elif len(value) == 2 and not isinstance(value[0], str):
            args, kwargs = value
        else:
            for part in value:
                if isinstance(part, str):
                    name = part
                elif isinstance(part, tuple):
                    args = part
                else:
                    kwargs = part
        return tuple.__new__(cls, (args, kwargs) if two else (name, args, kwargs))

    def __init__(self, value=(), name=None, parent=None, two=False, from_kall=True):
        self._mock_name = name
        self._mock_parent = parent
        self._mock_from_kall = from_kall

    def _parts(self):
        return ("", *self) if len(self) == 2 else tuple(self)

    def __eq__(self, other):
        if not isinstance(other, tuple) or len(other) > 3:
            return NotImplemented if not hasattr(type(other), "__len__") else False
        name, args, kwargs = self._parts()
        other_name = ""
        other_args = ()
        other_kwargs = {}
        for part in other:
            if isinstance(part, str):
                other_name = part
            elif isinstance(part, tuple):
                other_args = part
            elif isinstance(part, dict):
                other_kwargs = part
            else:
                return False
        if isinstance(self._mock_parent, _Call) and isinstance(getattr(other, "_mock_parent", None), _Call):
            if self._mock_parent != other._mock_parent:
                return False
        if name and other_name != name:
            return False
        return (other_args, other_kwargs) == (args, kwargs)

    def __ne__(self, other):
        result = self.__eq__(other)
        return result if result is NotImplemented else not result

    __hash__ = None

    def __call__(self, /, *args, **kwargs):
        name = "" if self._mock_name is None else self._mock_name + "()"
        return _Call(("" if self._mock_name is None else self._mock_name, args, kwargs), name=name or "()", parent=self)

    def __getattr__(self, attr):
        if attr[:2] == "__":
            raise AttributeError(attr)
        own = self.__dict__.get("_mock_name")
        return _Call(name=attr if own is None else f"{own}.{attr}", parent=self, from_kall=False)

    @property
    def args(self):
        return self._parts()[1]

    @property
    def kwargs(self):
        return self._parts()[2]

    def count(self, /, *args, **kwargs):
        return self.__getattr__("count")(*args, **kwargs)

    def index(self, /, *args, **kwargs):
        return self.__getattr__("index")(*args, **kwargs)

    def call_list(self):
        calls = []
        at = self
        while at is not None:
            if at._mock_from_kall:
                calls.append(at)
            at = at._mock_parent
        return _CallList(calls[::-1])

    def __repr__(self):
        if not self._mock_from_kall:
            name = self._mock_name or "call"
            return "call" + name if name[:2] == "()" else name
        name, args, kwargs = self._parts()
        if not name:
            name = "call"
        elif name[:2] == "()":
            name = "call" + name
        else:
            name = "call." + name
        return call_text(name, args, kwargs)


call = _Call(from_kall=False)


class _CallList(list):
    """Calls in order; what is asked to be in it may be several calls in a row."""

    def __contains__(self, value):
        if not isinstance(value, list):
            return list.__contains__(self, value)
        count = len(value)
        return any([self[at : at + count] == value for at in range(len(self) - count + 1)])

    def __repr__(self):
        import pprint

        return pprint.pformat(list(self))


class _Any:
    """Equal to everything."""

    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False

    def __repr__(self):
        return "<ANY>"


_Any.__name__ = _Any.__qualname__ = "_ANY"
ANY = _Any()


class _SentinelObject:
    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return f"sentinel.{self.name}"


class _Sentinel:
    """A value that is only itself for each name."""

    def __init__(self):
        self._sentinels = {}

    def __getattr__(self, name):
        if name == "__bases__":
            raise AttributeError
        return self._sentinels.setdefault(name, _SentinelObject(name))


sentinel = _Sentinel()
DEFAULT = sentinel.DEFAULT
