"""Objects that stand in for others, remember how they were used, and answer as they were told.

A mock's own state is in its dictionary under names that begin with `_mock_`; each mock has a class of its own, so that
special methods can be given to one mock alone. The replacing of what a program has by mocks is in `_patch`.
"""

import inspect
from unittest._calls import _Call, _CallList, ANY, call, DEFAULT, sentinel
from unittest._mock_assertions import AsyncMockMixin, Base
from unittest._mock_specials import ASYNCHRONOUS, CALCULATED, COMPARED, COMPUTED, dispatch, FIXED, is_magic, SUPPORTED, UNLISTED

_own = {
    "return_value": "_mock_return_value",
    "side_effect": "_mock_side_effect",
    "called": "_mock_called",
    "call_count": "_mock_call_count",
    "call_args": "_mock_call_args",
    "call_args_list": "_mock_call_args_list",
    "mock_calls": "_mock_mock_calls",
    "method_calls": "_mock_method_calls",
    "await_count": "_mock_await_count",
    "await_args": "_mock_await_args",
    "await_args_list": "_mock_await_args_list",
}


class InvalidSpecError(Exception):
    """A mock cannot stand in for another mock's class."""


class NonCallableMock(Base):
    def __new__(cls, /, *args, **named):
        own = type(cls.__name__, (cls,), {"__doc__": cls.__doc__, "__module__": cls.__module__})
        return object.__new__(own)

    def __init__(self, spec=None, wraps=None, name=None, spec_set=None, parent=None, _spec_state=None, _new_name="", _new_parent=None, _spec_as_instance=False, _eat_self=None, unsafe=False, **named):
        own = self.__dict__
        own["_mock_parent"] = parent
        own["_mock_name"] = name
        own["_mock_new_name"] = _new_name
        own["_mock_new_parent"] = parent if _new_parent is None else _new_parent
        own["_mock_sealed"] = False
        own["_mock_children"] = {}
        own["_mock_magics"] = {}
        own["_mock_wraps"] = wraps
        own["_mock_unsafe"] = unsafe
        own["_mock_spec_set"] = spec_set is not None
        self._mock_add_spec(spec if spec_set is None else spec_set)
        own["_mock_return_value"] = DEFAULT
        own["_mock_side_effect"] = None
        own["_mock_signature"] = None
        self._mock_forget()
        if named:
            self.configure_mock(**named)

    def _mock_forget(self):
        own = self.__dict__
        own["_mock_called"] = False
        own["_mock_call_count"] = 0
        own["_mock_call_args"] = None
        own["_mock_call_args_list"] = _CallList()
        own["_mock_mock_calls"] = _CallList()
        own["_mock_method_calls"] = _CallList()
        own["_mock_await_count"] = 0
        own["_mock_await_args"] = None
        own["_mock_await_args_list"] = _CallList()

    def _mock_add_spec(self, spec):
        own = self.__dict__
        own["_mock_spec_class"] = None
        own["_mock_methods"] = None
        own["_mock_spec"] = None
        if spec is None:
            return
        if isinstance(spec, NonCallableMock) and "_mock_children" in getattr(spec, "__dict__", {}):
            raise InvalidSpecError(f"Cannot spec a Mock object. [object={spec!r}]")
        if isinstance(spec, (list, tuple)):
            own["_mock_methods"] = list(spec)
            return
        own["_mock_spec"] = spec
        own["_mock_methods"] = dir(spec)
        own["_mock_spec_class"] = spec if isinstance(spec, type) else type(spec)

    def mock_add_spec(self, spec, spec_set=False):
        self._mock_add_spec(spec)
        self.__dict__["_mock_spec_set"] = bool(spec_set)

    @property
    def __class__(self):
        spec = self.__dict__.get("_mock_spec_class")
        return type(self) if spec is None else spec

    def attach_mock(self, mock, attribute):
        own = mock.__dict__
        own["_mock_parent"] = own["_mock_new_parent"] = None
        own["_mock_new_name"] = ""
        own["_mock_name"] = None
        setattr(self, attribute, mock)

    def configure_mock(self, /, **named):
        for path, value in sorted(named.items(), key=lambda entry: entry[0].count(".")):
            *outer, last = path.split(".")
            at = self
            for name in outer:
                at = getattr(at, name)
            setattr(at, last, value)

    def reset_mock(self, visited=None, *, return_value=False, side_effect=False):
        visited = [] if visited is None else visited
        if id(self) in visited:
            return
        visited.append(id(self))
        self._mock_forget()
        own = self.__dict__
        answer = own["_mock_return_value"]
        if return_value:
            own["_mock_return_value"] = DEFAULT
        if side_effect:
            own["_mock_side_effect"] = None
        for child in [*own["_mock_children"].values(), *own["_mock_magics"].values(), answer]:
            if isinstance(child, NonCallableMock) and child is not self:
                child.reset_mock(visited, return_value=return_value, side_effect=side_effect)

    # Attributes.

    def __getattr__(self, name):
        if name in _own:
            return self._mock_own(name)
        own = self.__dict__
        if "_mock_methods" not in own:
            raise AttributeError(name)
        methods = own["_mock_methods"]
        if methods is not None:
            if name not in methods:
                raise AttributeError(f"Mock object has no attribute {name!r}")
        elif is_magic(name) or name[:2] == "__" and name[-2:] == "__":
            if not is_magic(name) or not isinstance(self, MagicMixin):
                raise AttributeError(name)
        if not own["_mock_unsafe"] and (methods is None or name not in methods):
            if name.startswith(("assert", "assret", "asert", "aseert", "assrt")):
                raise AttributeError(
                    f"{name!r} is not a valid assertion. Use a spec for the mock if {name!r} is meant to be an attribute."
                )
        if is_magic(name) and isinstance(self, MagicMixin):
            return self._mock_magic(name)
        children = own["_mock_children"]
        child = children.get(name)
        if child is _deleted:
            raise AttributeError(name)
        if child is None:
            if own["_mock_sealed"]:
                raise AttributeError(f"{self._extract_mock_name()}.{name}")
            wraps = own["_mock_wraps"]
            child = self._get_child_mock(
                parent=self,
                name=name,
                wraps=None if wraps is None else getattr(wraps, name),
                _new_name=name,
                _new_parent=self,
            )
            self._mock_shape(child, name)
            children[name] = child
        return child

    def _mock_shape(self, child, name):
        """What a mock made by `create_autospec` knows of its members."""
        if self.__dict__.get("_mock_deep"):
            member = getattr(self.__dict__["_mock_spec"], name, None)
            of_class = isinstance(self.__dict__["_mock_spec"], type) and inspect.isfunction(member)
            is_static = of_class and isinstance(inspect_static(self.__dict__["_mock_spec"], name), staticmethod)
            _take_shape(child, member, of_class and not is_static)

    def _mock_own(self, name):
        own = self.__dict__
        if name == "return_value":
            value = own["_mock_return_value"]
            if value is DEFAULT:
                value = own["_mock_return_value"] = self._get_child_mock(_new_parent=self, _new_name="()")
                if own.get("_mock_deep") and isinstance(own["_mock_spec"], type):
                    _take_shape(value, own["_mock_spec"], False)
                    value.__dict__["_mock_signature"] = None
            return value
        return own[_own[name]]

    def _get_child_mock(self, /, **named):
        member = named.get("name") or named.get("_new_name")
        spec = self.__dict__.get("_mock_spec")
        if spec is not None and member and inspect.iscoroutinefunction(getattr(spec, member, None)):
            return AsyncMock(**named)
        for kind in type(self).__mro__[1:]:
            if kind.__module__ != "unittest.mock":
                return kind(**named)
            if kind in (NonCallableMock, NonCallableMagicMock):
                return (MagicMock if kind is NonCallableMagicMock else Mock)(**named)
            if kind in (PropertyMock,):
                return MagicMock(**named)
            if kind in (Mock, MagicMock, AsyncMock):
                return kind(**named)
        return Mock(**named)

    def __setattr__(self, name, value):
        own = self.__dict__
        if name in _own:
            if name == "side_effect":
                value = _answers(value)
            own[_own[name]] = value
            if name == "return_value":
                _adopt(self, value, None, "()")
            return
        if isinstance(inspect_static(type(self), name), property) and name != "__class__":
            object.__setattr__(self, name, value)
            return
        methods = own.get("_mock_methods")
        if own.get("_mock_spec_set") and methods is not None and name not in methods and name not in own:
            raise AttributeError(f"Mock object has no attribute '{name}'")
        if is_magic(name):
            own["_mock_magics"][name] = value
            _adopt(self, value, name, name)
            setattr(type(self), name, dispatch(name))
            return
        if own.get("_mock_sealed") and name not in own and name not in own["_mock_children"]:
            raise AttributeError(f"Cannot set {self._extract_mock_name()}.{name}")
        if _adopt(self, value, name, name):
            own["_mock_children"][name] = value
            return
        if name == "__class__":
            own["_mock_spec_class"] = value
            return
        object.__setattr__(self, name, value)

    def __delattr__(self, name):
        own = self.__dict__
        children = own["_mock_children"]
        if name in own:
            object.__delattr__(self, name)
        elif children.get(name) is _deleted:
            raise AttributeError(name)
        children[name] = _deleted

    def _mock_magic(self, name):
        own = self.__dict__["_mock_magics"]
        if name not in own:
            made = own[name] = self._mock_new_magic(name)
            return made
        return own[name]

    def _mock_new_magic(self, name):
        kind = AsyncMock if name in ASYNCHRONOUS else MagicMock
        child = kind(name=name, _new_name=name, _new_parent=self, parent=self)
        child_own = child.__dict__
        if name in FIXED:
            child_own["_mock_return_value"] = FIXED[name]
        elif name in COMPUTED:
            child_own["_mock_return_value"] = COMPUTED[name](self)
        elif name == "__eq__":
            child_own["_mock_side_effect"] = lambda other: True if self is other else NotImplemented
        elif name == "__ne__":
            child_own["_mock_side_effect"] = lambda other: False if self is other else NotImplemented
        elif name == "__iter__":
            child_own["_mock_side_effect"] = lambda: iter(_listed(child))
        elif name == "__aiter__":
            child_own["_mock_side_effect"] = lambda: _each(_listed(child))
        elif name == "__aexit__":
            child_own["_mock_return_value"] = False
        return child

    def __dir__(self):
        own = self.__dict__
        names = own["_mock_methods"] or [name for name in dir(type(self)) if name[:6] != "_mock_"]
        children = [name for name, child in own["_mock_children"].items() if child is not _deleted]
        return sorted({*names, *children, *[name for name in own if name[:6] != "_mock_"]})

    # Texts.

    def _extract_mock_name(self):
        parts = [self._mock_new_name]
        at = self._mock_new_parent
        last = self
        dot = "" if parts == ["()"] else "."
        while at is not None:
            last = at
            parts.append(at._mock_new_name + dot)
            dot = "" if at._mock_new_name == "()" else "."
            at = at._mock_new_parent
        parts = parts[::-1]
        root = last._mock_name or "mock"
        if len(parts) > 1 and parts[1] not in ("()", "()."):
            root += "."
        parts[0] = root
        return "".join(parts)

    def __repr__(self):
        name = self._extract_mock_name()
        shown = "" if name in ("mock", "mock.") else f" name={name!r}"
        spec = self.__dict__["_mock_spec_class"]
        if spec is not None:
            word = "spec_set" if self.__dict__["_mock_spec_set"] else "spec"
            shown += f" {word}={spec.__name__!r}"
        return f"<{type(self).__name__}{shown} id='{id(self)}'>"


_deleted = object()


def inspect_static(cls, name):
    for parent in cls.__mro__:
        if name in parent.__dict__:
            return parent.__dict__[name]
    return None


def _listed(child):
    value = child.__dict__["_mock_return_value"]
    return [] if value is DEFAULT else value


async def _each(values):
    for value in values:
        yield value


def _answers(effect):
    """What a side effect is used as: several answers are given one after the other."""
    if effect is None or callable(effect) or isinstance(effect, BaseException):
        return effect
    return iter(effect)


def _adopt(mock, value, name, new_name):
    """Makes a mock without a home the child of another, so that its calls are known there; whether it did."""
    if not isinstance(value, NonCallableMock) or "_mock_children" not in value.__dict__:
        return False
    own = value.__dict__
    if own["_mock_name"] or own["_mock_new_name"] or own["_mock_parent"] is not None or own["_mock_new_parent"] is not None:
        return False
    at = mock
    while at is not None:
        if at is value:
            return False
        at = at._mock_new_parent
    if new_name:
        own["_mock_new_parent"] = mock
        own["_mock_new_name"] = new_name
    if name:
        own["_mock_parent"] = mock
        own["_mock_name"] = name
    return True


class CallableMixin(Base):
    def __init__(self, spec=None, side_effect=None, return_value=DEFAULT, wraps=None, name=None, spec_set=None, parent=None, _spec_state=None, _new_name="", _new_parent=None, **named):
        NonCallableMock.__init__(
            self, spec, wraps, name, spec_set, parent, _spec_state, _new_name, _new_parent, **named
        )
        if return_value is not DEFAULT:
            self.return_value = return_value
        if side_effect is not None:
            self.side_effect = side_effect

    def __call__(self, /, *args, **kwargs):
        signature = self.__dict__["_mock_signature"]
        if signature is not None:
            signature.bind(*args, **kwargs)
        self._mock_note(args, kwargs)
        return self._mock_answer(args, kwargs)

    def _mock_note(self, args, kwargs):
        own = self.__dict__
        own["_mock_called"] = True
        own["_mock_call_count"] += 1
        made = _Call((args, kwargs), two=True)
        own["_mock_call_args"] = made
        own["_mock_call_args_list"].append(made)
        own["_mock_mock_calls"].append(_Call(("", args, kwargs)))
        # All mocks by which this one was reached know of the call, under the names that lead there.
        is_method = own["_mock_parent"] is not None
        method = own["_mock_name"]
        name = own["_mock_new_name"]
        was_call = name == "()"
        at = own["_mock_new_parent"]
        while at is not None:
            outer = at.__dict__
            if is_method:
                outer["_mock_method_calls"].append(_Call((method, args, kwargs)))
                is_method = outer["_mock_parent"] is not None
                if is_method:
                    method = f"{outer['_mock_name']}.{method}"
            outer["_mock_mock_calls"].append(_Call((name, args, kwargs)))
            if outer["_mock_new_name"]:
                dot = "" if was_call else "."
                was_call = outer["_mock_new_name"] == "()"
                name = outer["_mock_new_name"] + dot + name
            at = outer["_mock_new_parent"]

    def _mock_answer(self, args, kwargs):
        own = self.__dict__
        effect = own["_mock_side_effect"]
        if effect is not None:
            if isinstance(effect, BaseException) or isinstance(effect, type) and issubclass(effect, BaseException):
                raise effect
            if callable(effect):
                result = effect(*args, **kwargs)
            else:
                result = next(effect)
                if isinstance(result, BaseException) or isinstance(result, type) and issubclass(result, BaseException):
                    raise result
            if result is not DEFAULT:
                return result
        if own["_mock_return_value"] is not DEFAULT:
            return own["_mock_return_value"]
        if own["_mock_wraps"] is not None:
            return own["_mock_wraps"](*args, **kwargs)
        return self.return_value


class Mock(CallableMixin, NonCallableMock):
    """An object that stands in for any other."""


class MagicMixin(Base):
    def __getattribute__(self, name):
        if name[:2] == "__" and name in SUPPORTED:
            own = object.__getattribute__(self, "__dict__")
            if "_mock_magics" in own and (own["_mock_methods"] is None or name in own["_mock_methods"]):
                return object.__getattribute__(self, "_mock_magic")(name)
        return object.__getattribute__(self, name)


def _add_special_methods():
    for name in SUPPORTED - UNLISTED - {"__eq__", "__ne__", "__hash__"}:
        setattr(MagicMixin, name, dispatch(name))


_add_special_methods()


def _hide_special_methods(mock):
    """A mock with a spec has only the special methods that the spec has."""
    methods = mock.__dict__["_mock_methods"]
    if methods is not None:
        for name in SUPPORTED - UNLISTED - {"__eq__", "__ne__", "__hash__", "__str__"}:
            if name not in methods:
                setattr(type(mock), name, None if name in ("__iter__", "__contains__", "__reversed__") else _lacking(name))


def _lacking(name):
    def method(self, /, *args):
        if name in ("__bool__",):
            return True
        if name in COMPARED or name in CALCULATED:
            return NotImplemented
        raise TypeError(f"object of type '{type(self).__name__}' has no {name}")

    return method


class NonCallableMagicMock(MagicMixin, NonCallableMock):
    """The same with special methods, which cannot be called."""


class MagicMock(MagicMixin, Mock):
    """A mock that has the special methods too."""

    def __init__(self, /, *args, **named):
        Mock.__init__(self, *args, **named)
        _hide_special_methods(self)


class AsyncMock(AsyncMockMixin, MagicMixin, Mock):
    """A mock of a coroutine function."""

    def __call__(self, /, *args, **kwargs):
        self._mock_note(args, kwargs)
        return self._mock_awaited(args, kwargs)

    async def _mock_awaited(self, args, kwargs):
        own = self.__dict__
        made = _Call((args, kwargs), two=True)
        own["_mock_await_count"] += 1
        own["_mock_await_args"] = made
        own["_mock_await_args_list"].append(made)
        effect = own["_mock_side_effect"]
        if effect is not None and not callable(effect) and not isinstance(effect, BaseException):
            for result in effect:
                break
            else:
                raise StopAsyncIteration
            if isinstance(result, BaseException) or isinstance(result, type) and issubclass(result, BaseException):
                raise result
            if result is not DEFAULT:
                return result
            return self.return_value
        result = self._mock_answer(args, kwargs)
        if inspect.iscoroutine(result):
            result = await result
        return result

    def _get_child_mock(self, /, **named):
        if named.get("_new_name") == "()":
            return MagicMock(**named)
        return AsyncMock(**named)


class PropertyMock(Mock):
    """A mock to be a member of a class: reading and writing the member calls it."""

    def __get__(self, obj, obj_type=None):
        return self()

    def __set__(self, obj, value):
        self(value)


def seal(mock):
    """From now on the mock makes no members that nobody has asked for yet."""
    mock.__dict__["_mock_sealed"] = True
    for child in mock.__dict__["_mock_children"].values():
        if isinstance(child, NonCallableMock) and child._mock_new_parent is mock:
            seal(child)


# ---------------------------------------------------------------------------------- mocks of a known shape


def _take_shape(mock, spec, drop_first):
    """Makes a mock one of a certain object: with its members only, called by its signature."""
    if spec is None or not isinstance(mock, NonCallableMock):
        return
    own = mock.__dict__
    mock._mock_add_spec(spec)
    own["_mock_deep"] = True
    if callable(spec):
        try:
            signature = inspect.signature(spec)
        except (TypeError, ValueError):
            return
        if drop_first:
            parameters = list(signature.parameters.values())[1:]
            signature = inspect.Signature(parameters, return_annotation=signature.return_annotation)
        own["_mock_signature"] = signature


def create_autospec(spec, spec_set=False, instance=False, _parent=None, _name=None, *, unsafe=False, **named):
    if inspect.iscoroutinefunction(spec):
        mock = AsyncMock(name=_name, **named)
    elif not callable(spec) or instance and isinstance(spec, type) and not hasattr(spec, "__call__"):
        mock = NonCallableMagicMock(name=_name, **named)
    else:
        mock = MagicMock(name=_name, **named)
    _take_shape(mock, spec, False)
    mock.__dict__["_mock_spec_set"] = spec_set
    if instance:
        mock.__dict__["_mock_signature"] = None
    return mock


def mock_open(mock=None, read_data=""):
    """A mock of `open`: what it gives can be read, written and used in `with`."""
    import io

    handle = MagicMock(name="open()")
    state = []

    def begin():
        state[:] = [io.BytesIO(read_data) if isinstance(read_data, bytes) else io.StringIO(read_data)]

    def ask(method):
        def answer(*args, **kwargs):
            told = getattr(handle, method).__dict__["_mock_return_value"]
            return told if told is not DEFAULT else getattr(state[0], method)(*args, **kwargs)

        return answer

    begin()
    for method in ("read", "readline", "readlines"):
        getattr(handle, method).side_effect = ask(method)
    handle.write.return_value = None
    handle.__iter__.side_effect = lambda: iter(state[0])
    handle.__next__ = lambda self: next(state[0])
    handle.__enter__.return_value = handle

    def opened(*args, **kwargs):
        begin()
        return DEFAULT

    mock = MagicMock(name="open") if mock is None else mock
    mock.side_effect = opened
    mock.return_value = handle
    return mock


from unittest._patch import patch


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = (
    "AsyncMagicMixin CodeType FILTER_DIR FunctionTypes MagicProxy MethodType ModuleType RLock file_spec inplace "
    "iscoroutinefunction magic_methods numerics open_spec partial right safe_repr wraps"
)
