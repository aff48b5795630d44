"""Names for the machine's own types, and a few small classes."""

from __intrinsics__ import bind_method
from builtins import _GenericAlias, _UnionType
import builtins as _builtins

_module = type(_builtins)

GenericAlias = _GenericAlias
UnionType = _UnionType


def _function():
    yield


async def _coroutine():
    pass


async def _async_generator():
    yield


class _Class:
    def method(self):
        pass


class _MethodMeta(type):
    def __call__(cls, function, instance, /):
        if not callable(function):
            raise TypeError("first argument must be callable")
        return bind_method(function, instance)

    def __instancecheck__(cls, value):
        return type(value) is _bound

    def __eq__(cls, other):
        return other is _bound or other is cls

    def __hash__(cls):
        return hash(_bound)


_bound = type(_Class().method)


class MethodType(metaclass=_MethodMeta):
    """The class of bound methods, which can be made by calling it."""


WrapperDescriptorType = type(object.__init__)
MethodWrapperType = type(object().__str__)
MethodDescriptorType = type(str.join)
ClassMethodDescriptorType = type(dict.__dict__["fromkeys"])


FunctionType = type(_function)
LambdaType = FunctionType
GeneratorType = type(_function())
BuiltinFunctionType = type(len)
BuiltinMethodType = type([].append)
NoneType = type(None)
NotImplementedType = type(NotImplemented)
EllipsisType = type(...)
AsyncGeneratorType = type(_async_generator())
_made = _coroutine()
CoroutineType = type(_made)
_made.close()
TracebackType = _builtins._Traceback
FrameType = _builtins._Frame
CodeType = _builtins._Code


def _closure():
    captured = None
    return lambda: captured


CellType = type(_closure().__closure__[0])


class _ModuleMeta(type):
    def __instancecheck__(cls, value):
        return type(value) in (cls, _module) or cls in type(value).__mro__

    def __eq__(cls, other):
        return other is _module or other is cls

    def __hash__(cls):
        return hash(_module)


class ModuleType(metaclass=_ModuleMeta):
    """The class of modules, by which empty ones can be made."""

    def __init__(self, name, doc=None):
        self.__name__ = name
        self.__doc__ = doc
        self.__package__ = self.__loader__ = self.__spec__ = None

    def __getattr__(self, name):
        raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")

    def __repr__(self):
        return f"<module {self.__name__!r}>"


ModuleType.__name__ = ModuleType.__qualname__ = "module"
ModuleType.__module__ = "builtins"


class SimpleNamespace:
    def __init__(self, /, **named):
        for name, value in named.items():
            setattr(self, name, value)

    def __repr__(self):
        identity = id(self)
        name = "namespace" if type(self) is SimpleNamespace else type(self).__name__
        if identity in _open:
            return f"{name}(...)"
        _open[identity] = True
        try:
            return name + "(" + ", ".join([f"{key}={value!r}" for key, value in self.__dict__.items()]) + ")"
        finally:
            del _open[identity]

    def __eq__(self, other):
        if not isinstance(other, SimpleNamespace):
            return NotImplemented
        return self.__dict__ == other.__dict__

    __hash__ = None


# The identities of the namespaces whose text is being made.
_open = {}


class mappingproxy:
    """A mapping seen through glass."""

    _pattern = "mapping"

    def __init__(self, mapping):
        self._mapping = mapping

    def __getitem__(self, key):
        return self._mapping[key]

    def __setitem__(self, key, value):
        raise TypeError("'mappingproxy' object does not support item assignment")

    def __delitem__(self, key):
        raise TypeError("'mappingproxy' object does not support item deletion")

    def __contains__(self, key):
        return key in self._mapping

    def __len__(self):
        return len(self._mapping)

    def __iter__(self):
        return iter(self._mapping)

    def __reversed__(self):
        return reversed(self._mapping)

    def __repr__(self):
        return f"mappingproxy({self._mapping!r})"

    def __str__(self):
        return str(self._mapping)

    def __eq__(self, other):
        return self._mapping == (other._mapping if isinstance(other, mappingproxy) else other)

    __hash__ = None

    def __or__(self, other):
        return self._mapping | (other._mapping if isinstance(other, mappingproxy) else other)

    def get(self, key, default=None):
        return self._mapping.get(key, default)

    def keys(self):
        return self._mapping.keys()

    def values(self):
        return self._mapping.values()

    def items(self):
        return self._mapping.items()

    def copy(self):
        return self._mapping.copy()


mappingproxy.__module__ = "builtins"
MappingProxyType = mappingproxy


class DynamicClassAttribute(property):
    pass


def new_class(name, bases=(), kwds=None, exec_body=None):
    members = {}
    if exec_body is not None:
        exec_body(members)
    kwds = dict(kwds or {})
    metaclass = kwds.pop("metaclass", type)
    for base in bases:
        if issubclass(type(base), metaclass):
            metaclass = type(base)
    return metaclass(name, bases, members, **kwds)


def prepare_class(name, bases=(), kwds=None):
    """The class that will make a class, the map for its members, and the arguments by name that are left."""
    kwds = dict(kwds or {})
    metaclass = kwds.pop("metaclass", type(bases[0]) if bases else type)
    if isinstance(metaclass, type):
        for base in bases:
            if issubclass(type(base), metaclass):
                metaclass = type(base)
    prepare = getattr(metaclass, "__prepare__", None)
    return metaclass, {} if prepare is None else prepare(name, bases, **kwds), kwds


def resolve_bases(bases):
    resolved = []
    for base in bases:
        entries = getattr(base, "__mro_entries__", None) if not isinstance(base, type) else None
        resolved += [base] if entries is None else entries(bases)
    return bases if resolved == list(bases) else tuple(resolved)


class _GeneratorWrapper:
    """What a generator is to those who await it."""

    def __init__(self, generator):
        self._generator = generator
        for name in ("send", "throw", "close"):
            setattr(self, name, getattr(generator, name))

    def __await__(self):
        return self._generator

    def __iter__(self):
        return self._generator

    def __next__(self):
        return next(self._generator)


def coroutine(func):
    """Lets what a generator function gives be awaited."""
    if not callable(func):
        raise TypeError("types.coroutine() expects a callable")
    from functools import wraps

    @wraps(func)
    def wrapped(*args, **named):
        made = func(*args, **named)
        return _GeneratorWrapper(made) if isinstance(made, GeneratorType) else made

    return wrapped


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "GetSetDescriptorType MemberDescriptorType"
