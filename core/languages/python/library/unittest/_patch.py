"""What a program has, replaced for a while: as a decorator, in `with`, or between `start` and `stop`."""

import functools
import inspect
import sys
from unittest._calls import DEFAULT

_started = []


def _found(path):
    """What a dotted path leads to; modules on the way are imported."""
    parts = path.split(".")
    name = parts[0]
    if name in sys.modules:
        at = sys.modules[name]
    else:
        at = __import__(name)
    for part in parts[1:]:
        name += "." + part
        try:
            at = getattr(at, part)
        except AttributeError:
            __import__(name)
            at = getattr(at, part)
    return at


class _Patcher:
    """What is replaced between entering and leaving can also be replaced between `start` and `stop`, or in all tests of a class."""

    def _decorate_tests(self, cls):
        for name in dir(cls):
            if name.startswith(patch.TEST_PREFIX) and callable(getattr(cls, name)):
                setattr(cls, name, self.copy()(getattr(cls, name)))
        return cls

    def start(self):
        result = self.__enter__()
        _started.append(self)
        return result

    def stop(self):
        if self not in _started:
            return None
        _started.remove(self)
        return self.__exit__(None, None, None)


class _patch(_Patcher):
    def __init__(self, getter, attribute, new, spec, create, spec_set, autospec, new_callable, named):
        if new_callable is not None and new is not DEFAULT:
            raise ValueError("Cannot use 'new' and 'new_callable' together")
        self.getter = getter
        self.attribute = attribute
        self.new = new
        self.spec = spec
        self.create = create
        self.spec_set = spec_set
        self.autospec = autospec
        self.new_callable = new_callable
        self.kwargs = named
        self.attribute_name = None
        self.additional_patchers = []

    def copy(self):
        made = _patch(
            self.getter,
            self.attribute,
            self.new,
            self.spec,
            self.create,
            self.spec_set,
            self.autospec,
            self.new_callable,
            self.kwargs,
        )
        made.attribute_name = self.attribute_name
        made.additional_patchers = [each.copy() for each in self.additional_patchers]
        return made

    def __call__(self, func):
        if isinstance(func, type):
            return self._decorate_tests(func)
        if hasattr(func, "patchings"):
            func.patchings.append(self)
            return func
        if inspect.iscoroutinefunction(func):

            @functools.wraps(func)
            async def patched(*args, **named):
                managers = []
                try:
                    more = _enter_all(patched.patchings, managers, named)
                    return await func(*args, *more, **named)
                finally:
                    _leave_all(managers)

        else:

            @functools.wraps(func)
            def patched(*args, **named):
                managers = []
                try:
                    more = _enter_all(patched.patchings, managers, named)
                    return func(*args, *more, **named)
                finally:
                    _leave_all(managers)

        patched.patchings = [self]
        return patched

    def _original(self):
        name = self.attribute
        own = getattr(self.target, "__dict__", {})
        local = name in own
        original = own[name] if local else getattr(self.target, name, DEFAULT)
        if original is DEFAULT:
            import builtins

            if type(self.target).__name__ == "module" and hasattr(builtins, name):
                self.create = True
            elif not self.create:
                raise AttributeError(f"{self.target} does not have the attribute {name!r}")
        return original, local

    def _replacement(self, original):
        from unittest import mock

        if self.new is not DEFAULT:
            return self.new
        member = getattr(self.target, self.attribute, None)
        if self.autospec is not None and self.autospec is not False:
            spec = member if self.autospec is True else self.autospec
            return mock.create_autospec(spec, spec_set=bool(self.spec_set), _name=self.attribute, **self.kwargs)
        options = dict(self.kwargs)
        spec = member if self.spec is True else self.spec
        spec_set = member if self.spec_set is True else self.spec_set
        if spec is not None:
            options["spec"] = spec
        if spec_set is not None:
            options["spec_set"] = spec_set
        make = self.new_callable
        if make is None:
            like = spec if spec is not None else spec_set if spec_set is not None else member
            make = mock.AsyncMock if inspect.iscoroutinefunction(like) else mock.MagicMock
        if isinstance(make, type) and issubclass(make, mock.NonCallableMock):
            options.setdefault("name", self.attribute)
        made = make(**options)
        as_class = spec if spec is not None else spec_set
        if isinstance(as_class, type) and isinstance(made, mock.NonCallableMock):
            # Instances of a class are like the class.
            inner = mock.MagicMock(spec=as_class, _new_name="()", _new_parent=made)
            made.__dict__["_mock_return_value"] = inner
        return made

    def __enter__(self):
        self.target = self.getter()
        if self.attribute == "open" and getattr(self.target, "__name__", None) == "builtins":
            # The function has a module of its own here.
            import _files

            self.target = _files
        self.temp_original, self.is_local = self._original()
        new = self._replacement(self.temp_original)
        setattr(self.target, self.attribute, new)
        result = new
        if self.attribute_name is not None:
            result = {self.attribute_name: new} if self.new is DEFAULT else {}
            for each in self.additional_patchers:
                more = each.__enter__()
                if each.new is DEFAULT:
                    result.update(more)
        return result

    def __exit__(self, *info):
        for each in self.additional_patchers[::-1]:
            each.__exit__(*info)
        if self.is_local and self.temp_original is not DEFAULT:
            setattr(self.target, self.attribute, self.temp_original)
        else:
            delattr(self.target, self.attribute)
            if not self.create and not hasattr(self.target, self.attribute):
                setattr(self.target, self.attribute, self.temp_original)
        del self.temp_original
        del self.target
        return False


def _enter_all(patchings, managers, named):
    """Begins all of them; what they give for arguments is given back, by name where they have names."""
    more = []
    for each in patchings:
        result = each.__enter__()
        managers.append(each)
        if each.attribute_name is not None:
            named.update(result)
        elif each.new is DEFAULT:
            more.append(result)
    return more


def _leave_all(managers):
    info = sys.exc_info()
    for each in managers[::-1]:
        each.__exit__(*info)


class _patch_dict(_Patcher):
    def __init__(self, in_dict, values=(), clear=False, **named):
        self.in_dict = in_dict
        self.values = {**dict(values), **named}
        self.clear = clear
        self._original = None

    def copy(self):
        return _patch_dict(self.in_dict, self.values, self.clear)

    def __call__(self, func):
        if isinstance(func, type):
            return self._decorate_tests(func)
        if inspect.iscoroutinefunction(func):

            @functools.wraps(func)
            async def inner(*args, **named):
                with self:
                    return await func(*args, **named)

        else:

            @functools.wraps(func)
            def inner(*args, **named):
                with self:
                    return func(*args, **named)

        return inner

    def __enter__(self):
        if isinstance(self.in_dict, str):
            self.in_dict = _found(self.in_dict)
        target = self.in_dict
        self._original = {key: target[key] for key in target}
        if self.clear:
            for key in list(target):
                del target[key]
        for key, value in self.values.items():
            target[key] = value
        return target

    def __exit__(self, *info):
        target = self.in_dict
        for key in list(target):
            del target[key]
        for key, value in self._original.items():
            target[key] = value
        self._original = None
        return False


def patch(target, new=DEFAULT, spec=None, create=False, spec_set=None, autospec=None, new_callable=None, **named):
    try:
        path, attribute = target.rsplit(".", 1)
    except (TypeError, ValueError, AttributeError):
        raise TypeError(f"Need a valid target to patch. You supplied: {target!r}") from None
    return _patch(lambda: _found(path), attribute, new, spec, create, spec_set, autospec, new_callable, named)


def _patch_object(target, attribute, new=DEFAULT, spec=None, create=False, spec_set=None, autospec=None, new_callable=None, **named):
    if isinstance(target, str):
        raise TypeError(f"{target!r} must be the actual object to be patched, not a str")
    return _patch(lambda: target, attribute, new, spec, create, spec_set, autospec, new_callable, named)


def _patch_multiple(target, spec=None, create=False, spec_set=None, autospec=None, new_callable=None, **named):
    if not named:
        raise ValueError("Must supply at least one keyword argument with patch.multiple")
    made = []
    for attribute, new in named.items():
        each = _patch(
            (lambda: _found(target)) if isinstance(target, str) else (lambda: target),
            attribute,
            new,
            spec,
            create,
            spec_set,
            autospec,
            new_callable,
            {},
        )
        each.attribute_name = attribute
        made.append(each)
    made[0].additional_patchers = made[1:]
    return made[0]


def _stop_all():
    while _started:
        _started[-1].stop()


patch.object = _patch_object
patch.dict = _patch_dict
patch.multiple = _patch_multiple
patch.stopall = _stop_all
patch.TEST_PREFIX = "test"
