"""Copies of values, shallow and deep."""

from __intrinsics__ import native_value, with_native_value


class Error(Exception):
    pass


error = Error

_function = type(lambda: None)
_atoms = {
    int: True,
    float: True,
    str: True,
    bool: True,
    bytes: True,
    complex: True,
    type(None): True,
    type(...): True,
    type(NotImplemented): True,
    range: True,
    slice: True,
    type: True,
    _function: True,
    type(len): True,
    property: True,
}
_missing = object()


def copy(x):
    kind = type(x)
    if kind in _atoms or kind is tuple or kind is frozenset:
        return x
    if kind is list or kind is dict or kind is set or kind is bytearray:
        return x.copy()
    if isinstance(x, type):
        return x
    special = getattr(kind, "__copy__", None)
    if special is not None:
        return special(x)
    return _rebuilt(x, None)


def deepcopy(x, memo=None, _nil=[]):
    kind = type(x)
    if kind in _atoms:
        return x
    if memo is None:
        memo = {}
    identity = id(x)
    done = memo.get(identity, _missing)
    if done is not _missing:
        return done
    if kind is list:
        result = []
        memo[identity] = result
        for value in x:
            result.append(deepcopy(value, memo))
    elif kind is dict:
        result = {}
        memo[identity] = result
        for key, value in x.items():
            result[deepcopy(key, memo)] = deepcopy(value, memo)
    elif kind is tuple:
        values = [deepcopy(value, memo) for value in x]
        # A tuple that contains itself has been copied meanwhile.
        done = memo.get(identity, _missing)
        if done is not _missing:
            return done
        result = x
        for old, new in zip(x, values):
            if old is not new:
                result = tuple(values)
                break
    elif kind is set:
        result = {deepcopy(value, memo) for value in x}
    elif kind is frozenset:
        result = frozenset([deepcopy(value, memo) for value in x])
    elif kind is bytearray:
        result = x.copy()
    elif isinstance(x, type):
        result = x
    elif hasattr(kind, "__deepcopy__"):
        result = kind.__deepcopy__(x, memo)
    else:
        result = _rebuilt(x, memo)
    if result is not x:
        memo[identity] = result
        # What is being copied must live as long as its identity is used.
        kept = memo.get(id(memo))
        if kept is None:
            memo[id(memo)] = [x]
        else:
            kept.append(x)
    return result


def _rebuilt(x, memo):
    """A copy of an instance: its native value, then its attributes, all of them copied if there is a memo."""
    kind = type(x)
    reduce = _own(kind, "__reduce_ex__") or _own(kind, "__reduce__")
    if reduce is not None:
        return _reconstructed(reduce(x, 4) if _own(kind, "__reduce_ex__") else reduce(x), memo)
    name = kind.__name__
    if name in ("generator", "coroutine", "async_generator", "module"):
        raise TypeError(f"cannot pickle '{name}' object")
    if isinstance(x, BaseException):
        result = kind.__new__(kind, *x.args)
        result.args = x.args if memo is None else deepcopy(x.args, memo)
        if memo is not None:
            memo[id(x)] = result
    else:
        inner = native_value(x)
        if inner is x:
            if not hasattr(x, "__dict__") and not hasattr(kind, "__slots__"):
                return x
            result = object.__new__(kind)
            if memo is not None:
                memo[id(x)] = result
        elif isinstance(x, (list, dict, set)):
            result = with_native_value(kind, [] if isinstance(x, list) else {} if isinstance(x, dict) else set())
            if memo is not None:
                memo[id(x)] = result
            _fill(result, inner, memo)
        else:
            result = with_native_value(kind, inner if memo is None else deepcopy(inner, memo))
    get_state = _own(kind, "__getstate__")
    if get_state is not None:
        state = get_state(x)
        _set_state(result, state if memo is None else deepcopy(state, memo))
        return result
    for name, value in list(getattr(x, "__dict__", {}).items()):
        object.__setattr__(result, name, value if memo is None else deepcopy(value, memo))
    for parent in kind.__mro__:
        slots = parent.__dict__.get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else slots:
            value = getattr(x, name, _missing)
            if value is not _missing and name != "__dict__" and name != "__weakref__":
                object.__setattr__(result, name, value if memo is None else deepcopy(value, memo))
    return result


def _fill(target, source, memo):
    if isinstance(target, list):
        for value in source:
            list.append(target, value if memo is None else deepcopy(value, memo))
    elif isinstance(target, dict):
        for key, value in source.items():
            if memo is not None:
                key = deepcopy(key, memo)
                value = deepcopy(value, memo)
            dict.__setitem__(target, key, value)
    else:
        for value in source:
            set.add(target, value if memo is None else deepcopy(value, memo))


def _own(kind, name):
    """A method that Python code defines in the class or a parent."""
    for parent in kind.__mro__:
        method = parent.__dict__.get(name)
        if isinstance(method, _function):
            return method
    return None


def _reconstructed(parts, memo):
    if isinstance(parts, str):
        raise Error(f"cannot find {parts!r}")
    args = parts[1]
    if memo is not None:
        args = tuple([deepcopy(value, memo) for value in args])
    result = parts[0](*args)
    if len(parts) > 2 and parts[2] is not None:
        _set_state(result, parts[2] if memo is None else deepcopy(parts[2], memo))
    return result


def _set_state(target, state):
    special = _own(type(target), "__setstate__")
    if special is not None:
        special(target, state)
    elif state:
        for name, value in state.items():
            object.__setattr__(target, name, value)


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "dispatch_table"
