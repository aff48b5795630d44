"""Annotations that are texts, evaluated where they were written; what annotations hold, replaced by what it stands for."""

import sys
from builtins import _GenericAlias, _union_type, _UnionType
import typing


def hints(obj, globalns, localns, include_extras):
    if isinstance(obj, type):
        found = {}
        for parent in obj.__mro__[::-1]:
            own = parent.__dict__.get("__annotations__")
            if not own:
                continue
            # Names of the module come before those of the class body, unless the caller says what there is.
            outer = _module_names(parent.__module__) if globalns is None else globalns
            inner = dict(parent.__dict__) if localns is None else localns
            if localns is None and globalns is None:
                outer, inner = inner, outer
            for name, kind in own.items():
                found[name] = _known(kind, outer, inner)
    else:
        own = getattr(obj, "__annotations__", None)
        if own is None:
            raise TypeError(f"{obj!r} is not a module, class, method, or function.")
        if globalns is None:
            inmost = obj
            while hasattr(inmost, "__wrapped__"):
                inmost = inmost.__wrapped__
            globalns = getattr(inmost, "__globals__", None)
            if globalns is None:
                globalns = vars(obj) if type(obj).__name__ == "module" else {}
            localns = globalns if localns is None else localns
        found = {name: _known(kind, globalns, localns) for name, kind in own.items()}
    if not include_extras:
        found = {name: _stripped(kind) for name, kind in found.items()}
    return found


def _module_names(name):
    module = sys.modules.get(name)
    return {} if module is None else module.__dict__


def _known(kind, outer, inner):
    if kind is None:
        return type(None)
    if isinstance(kind, str):
        return evaluated(kind, outer, inner)
    return _inside(kind, outer, inner)


def evaluated(text, outer, inner):
    """What a text stands for; a reference inside of what it gives is followed as well."""
    try:
        value = eval(text, outer, outer if inner is None else inner)
    except SyntaxError:
        raise SyntaxError(f"Forward reference must be an expression -- got {text!r}") from None
    if value is None:
        return type(None)
    if isinstance(value, str):
        return evaluated(value, outer, inner)
    if not callable(value) and not hasattr(value, "__args__") and not isinstance(value, typing._Typing):
        raise TypeError(f"Forward references must evaluate to types. Got {value!r}.")
    return _inside(value, outer, inner)


def _inside(kind, outer, inner):
    if isinstance(kind, typing.ForwardRef):
        if kind.__forward_module__ is not None:
            outer = _module_names(kind.__forward_module__)
        return evaluated(kind.__forward_arg__, outer, inner)
    return replaced(kind, lambda part: _argument(part, isinstance(kind, _GenericAlias), outer, inner))


def _argument(part, texts_are_types, outer, inner):
    if isinstance(part, str):
        return evaluated(part, outer, inner) if texts_are_types else part
    if isinstance(part, list):
        return [_argument(each, texts_are_types, outer, inner) for each in part]
    return _inside(part, outer, inner)


def replaced(kind, change):
    """The same kind of thing with changed arguments; itself where nothing changes."""
    if isinstance(kind, typing._LiteralAlias):
        return kind
    if isinstance(kind, typing._AnnotatedAlias):
        origin = change(kind.__origin__)
        return kind if origin is kind.__origin__ else typing._AnnotatedAlias(origin, kind.__metadata__)
    if not isinstance(kind, (typing._Alias, _GenericAlias, _UnionType)):
        return kind
    args = tuple([change(each) for each in kind.__args__])
    if all([new is old for new, old in zip(args, kind.__args__)]):
        return kind
    if isinstance(kind, _UnionType):
        result = args[0]
        for each in args[1:]:
            result = _union_type(result, each)
        return result
    if isinstance(kind, typing._UnionAlias):
        return typing.Union[args]
    if isinstance(kind, _GenericAlias):
        return type(kind)(kind.__origin__, args)
    return type(kind)(kind._name, kind.__origin__, args)


def _stripped(kind):
    """Without what is only a note on a type."""
    if isinstance(kind, typing._AnnotatedAlias):
        return _stripped(kind.__origin__)
    if isinstance(kind, typing._Alias) and kind.__origin__ in (typing.Required, typing.NotRequired):
        return _stripped(kind.__args__[0])
    return replaced(kind, _stripped)
