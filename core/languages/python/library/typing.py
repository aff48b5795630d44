"""What annotations are made of. At run time they print, compare and otherwise do nothing."""

from abc import ABCMeta
from builtins import _GenericAlias, _type_text, _union_type, _UnionType
import collections
import collections.abc

TYPE_CHECKING = False
_missing = object()


def _normal(kind, module=None):
    """None stands for its type, a text for a type yet to be defined."""
    if kind is None:
        return type(None)
    if isinstance(kind, str):
        return ForwardRef(kind, module=module)
    return kind


class _Typing:
    """The base of what stands for a type and is none."""

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]

    def __mro_entries__(self, bases):
        raise TypeError(f"Cannot subclass {self!r}")

    def __call__(self, *args, **named):
        raise TypeError(f"Cannot instantiate {self!r}")


class ForwardRef(_Typing):
    def __init__(self, arg, is_argument=True, module=None, *, is_class=False):
        if not isinstance(arg, str):
            raise TypeError(f"Forward reference must be a string -- got {arg!r}")
        self.__forward_arg__ = arg
        self.__forward_module__ = module

    def __repr__(self):
        module = "" if self.__forward_module__ is None else f", module={self.__forward_module__!r}"
        return f"ForwardRef({self.__forward_arg__!r}{module})"

    def __eq__(self, other):
        if not isinstance(other, ForwardRef):
            return NotImplemented
        return (
            self.__forward_arg__ == other.__forward_arg__ and self.__forward_module__ == other.__forward_module__
        )

    def __hash__(self):
        return hash((self.__forward_arg__, self.__forward_module__))


class _Special(_Typing):
    """A name that stands for itself, as `Any`, or that takes parameters, as `ClassVar`."""

    def __init__(self, name, make=None):
        self._name = name
        self._make = make

    def __repr__(self):
        return "typing." + self._name

    def __getitem__(self, parameters):
        if self._make is None:
            raise TypeError(f"{self!r} is not subscriptable")
        return self._make(self, parameters)


class _Alias(_Typing):
    """A type with parameters that prints under a name of this module."""

    def __init__(self, name, origin, args):
        self._name = name
        self.__origin__ = origin
        self.__args__ = args

    def __repr__(self):
        return f"typing.{self._name}[" + (", ".join([_type_text(each) for each in self.__args__]) or "()") + "]"

    def __call__(self, *args, **named):
        if not isinstance(self.__origin__, type):
            raise TypeError(f"Cannot instantiate {self!r}")
        return _instantiated(self, args, named)

    def __eq__(self, other):
        if not isinstance(other, _Alias):
            return NotImplemented
        return self.__origin__ is other.__origin__ and self.__args__ == other.__args__

    def __hash__(self):
        return hash((self.__origin__, self.__args__))

    @property
    def __parameters__(self):
        found = []
        for each in self.__args__:
            for variable in (each,) if isinstance(each, TypeVar) else getattr(each, "__parameters__", ()):
                if variable not in found:
                    found.append(variable)
        return tuple(found)

    def __getitem__(self, parameters):
        values = dict(zip(self.__parameters__, parameters if isinstance(parameters, tuple) else (parameters,)))
        if not values:
            raise TypeError(f"{self!r} is not a generic class")
        return type(self)(self._name, self.__origin__, tuple([_substituted(each, values) for each in self.__args__]))

    def __mro_entries__(self, bases):
        return (self.__origin__,)

    def __getattr__(self, name):
        if name[:2] == "__":
            raise AttributeError(name)
        return getattr(self.__origin__, name)

    def __instancecheck__(self, value):
        raise TypeError("Subscripted generics cannot be used with class and instance checks")

    def __subclasscheck__(self, cls):
        raise TypeError("Subscripted generics cannot be used with class and instance checks")


def _instantiated(alias, args, named):
    origin = alias.__origin__
    if origin in (list, dict, set, frozenset, tuple, type):
        raise TypeError(f"Type {alias._name} cannot be instantiated; use {origin.__name__}() instead")
    return origin(*args, **named)


def _substituted(kind, values):
    if isinstance(kind, TypeVar):
        return values.get(kind, kind)
    if isinstance(kind, _Alias) and kind.__parameters__:
        return kind[tuple([values.get(each, each) for each in kind.__parameters__])]
    return kind


def _parameters(parameters):
    if not isinstance(parameters, tuple):
        parameters = (parameters,)
    return tuple([_normal(each) for each in parameters])


# ---------------------------------------------------------------------------------- special forms


class _UnionAlias(_Alias):
    def __repr__(self):
        args = self.__args__
        if len(args) == 2 and type(None) in args:
            other = args[0] if args[1] is type(None) else args[1]
            return f"typing.Optional[{_type_text(other)}]"
        return "typing.Union[" + ", ".join([_type_text(each) for each in args]) + "]"

    def __eq__(self, other):
        if not isinstance(other, (_UnionAlias, _UnionType)):
            return NotImplemented
        return set(self.__args__) == set(other.__args__)

    def __hash__(self):
        return hash(frozenset(self.__args__))

    def __instancecheck__(self, value):
        return isinstance(value, self.__args__)

    def __subclasscheck__(self, cls):
        return issubclass(cls, self.__args__)


_UnionAlias.__name__ = _UnionAlias.__qualname__ = "_UnionGenericAlias"


def _make_union(form, parameters):
    members = []
    for each in _parameters(parameters):
        for part in each.__args__ if isinstance(each, (_UnionAlias, _UnionType)) else (each,):
            if part not in members:
                members.append(part)
    if not members:
        raise TypeError("Cannot take a Union of no types.")
    return members[0] if len(members) == 1 else _UnionAlias("Union", Union, tuple(members))


def _make_optional(form, parameter):
    return Union[parameter, None]


class _LiteralAlias(_Alias):
    def __repr__(self):
        return "typing.Literal[" + ", ".join([repr(each) for each in self.__args__]) + "]"


def _make_literal(form, parameters):
    if not isinstance(parameters, tuple):
        parameters = (parameters,)
    members = []
    for each in parameters:
        if isinstance(each, _LiteralAlias):
            members += each.__args__
        elif (type(each), each) not in [(type(other), other) for other in members]:
            members.append(each)
    return _LiteralAlias("Literal", Literal, tuple(members))


class _CallableAlias(_Alias):
    def __repr__(self):
        args = self.__args__
        if args[0] is ...:
            return f"typing.Callable[..., {_type_text(args[-1])}]"
        return "typing.Callable[[" + ", ".join([_type_text(each) for each in args[:-1]]) + f"], {_type_text(args[-1])}]"


class _AnnotatedAlias(_Alias):
    def __init__(self, origin, metadata):
        self._name = "Annotated"
        self.__origin__ = origin
        self.__args__ = (origin,)
        self.__metadata__ = metadata

    def __repr__(self):
        extra = ", ".join([repr(each) for each in self.__metadata__])
        return f"typing.Annotated[{_type_text(self.__origin__)}, {extra}]"


def _make_annotated(form, parameters):
    if not isinstance(parameters, tuple) or len(parameters) < 2:
        raise TypeError("Annotated[...] should be used with at least two arguments (a type and an annotation).")
    return _AnnotatedAlias(_normal(parameters[0]), parameters[1:])


def _make_plain(form, parameters):
    return _Alias(form._name, form, _parameters(parameters))


class _AnyMeta(type):
    def __instancecheck__(self, value):
        if self is Any:
            raise TypeError("typing.Any cannot be used with isinstance()")
        return super().__instancecheck__(value)

    def __repr__(self):
        return "typing.Any" if self is Any else super().__repr__()


class Any(metaclass=_AnyMeta):
    def __new__(cls, *args, **named):
        if cls is Any:
            raise TypeError("Any cannot be instantiated")
        return super().__new__(cls)


NoReturn = _Special("NoReturn")
Never = _Special("Never")
Self = _Special("Self")
LiteralString = _Special("LiteralString")
TypeAlias = _Special("TypeAlias")
Union = _Special("Union", _make_union)
Optional = _Special("Optional", _make_optional)
Literal = _Special("Literal", _make_literal)
ClassVar = _Special("ClassVar", _make_plain)
Final = _Special("Final", _make_plain)
Annotated = _Special("Annotated", _make_annotated)
TypeGuard = _Special("TypeGuard", _make_plain)
Concatenate = _Special("Concatenate", _make_plain)
Unpack = _Special("Unpack", _make_plain)
Required = _Special("Required", _make_plain)
NotRequired = _Special("NotRequired", _make_plain)


# ---------------------------------------------------------------------------------- names for classes


class _ClassAlias(_Typing):
    """A name of this module for a class, as `List` for `list`."""

    def __init__(self, name, origin):
        self._name = name
        self.__origin__ = origin

    def __repr__(self):
        return "typing." + self._name

    def __getitem__(self, parameters):
        return _Alias(self._name, self.__origin__, _parameters(parameters))

    def __call__(self, *args, **named):
        return _instantiated(self, args, named)

    def __mro_entries__(self, bases):
        return (self.__origin__,)

    def __instancecheck__(self, value):
        return isinstance(value, self.__origin__)

    def __subclasscheck__(self, cls):
        return issubclass(cls, self.__origin__)


class _CallableClass(_ClassAlias):
    def __getitem__(self, parameters):
        if not isinstance(parameters, tuple) or len(parameters) != 2:
            raise TypeError("Callable must be used as Callable[[arg, ...], result].")
        args, result = parameters
        args = tuple(args) if isinstance(args, list) else (args,)
        return _CallableAlias("Callable", self.__origin__, _parameters(args + (result,)))


Callable = _CallableClass("Callable", collections.abc.Callable)
List = _ClassAlias("List", list)
Dict = _ClassAlias("Dict", dict)
Set = _ClassAlias("Set", set)
FrozenSet = _ClassAlias("FrozenSet", frozenset)
Tuple = _ClassAlias("Tuple", tuple)
Type = _ClassAlias("Type", type)
Deque = _ClassAlias("Deque", collections.deque)
DefaultDict = _ClassAlias("DefaultDict", collections.defaultdict)
OrderedDict = _ClassAlias("OrderedDict", collections.OrderedDict)
Counter = _ClassAlias("Counter", collections.Counter)
ChainMap = _ClassAlias("ChainMap", collections.ChainMap)
Hashable = _ClassAlias("Hashable", collections.abc.Hashable)
Sized = _ClassAlias("Sized", collections.abc.Sized)
Iterable = _ClassAlias("Iterable", collections.abc.Iterable)
Iterator = _ClassAlias("Iterator", collections.abc.Iterator)
Reversible = _ClassAlias("Reversible", collections.abc.Reversible)
Container = _ClassAlias("Container", collections.abc.Container)
Collection = _ClassAlias("Collection", collections.abc.Collection)
Sequence = _ClassAlias("Sequence", collections.abc.Sequence)
MutableSequence = _ClassAlias("MutableSequence", collections.abc.MutableSequence)
ByteString = _ClassAlias("ByteString", collections.abc.ByteString)
AbstractSet = _ClassAlias("AbstractSet", collections.abc.Set)
MutableSet = _ClassAlias("MutableSet", collections.abc.MutableSet)
Mapping = _ClassAlias("Mapping", collections.abc.Mapping)
MutableMapping = _ClassAlias("MutableMapping", collections.abc.MutableMapping)
MappingView = _ClassAlias("MappingView", collections.abc.MappingView)
KeysView = _ClassAlias("KeysView", collections.abc.KeysView)
ValuesView = _ClassAlias("ValuesView", collections.abc.ValuesView)
ItemsView = _ClassAlias("ItemsView", collections.abc.ItemsView)
Generator = _ClassAlias("Generator", collections.abc.Generator)
Awaitable = _ClassAlias("Awaitable", collections.abc.Awaitable)
Coroutine = _ClassAlias("Coroutine", collections.abc.Coroutine)
AsyncIterable = _ClassAlias("AsyncIterable", collections.abc.AsyncIterable)
AsyncIterator = _ClassAlias("AsyncIterator", collections.abc.AsyncIterator)
AsyncGenerator = _ClassAlias("AsyncGenerator", collections.abc.AsyncGenerator)
Text = str


def __getattr__(name):
    """Names for classes of modules that few programs need here: those are imported when one is asked for."""
    if name in ("Pattern", "Match"):
        import re

        return _ClassAlias(name, getattr(re, name))
    if name in ("ContextManager", "AsyncContextManager"):
        import contextlib

        return _ClassAlias(name, getattr(contextlib, "Abstract" + name))
    raise AttributeError(f"module 'typing' has no attribute {name!r}")


class IO:
    pass


class TextIO(IO):
    pass


class BinaryIO(IO):
    pass


# ---------------------------------------------------------------------------------- variables and generic classes


class TypeVar(_Typing):
    def __init__(self, name, *constraints, bound=None, covariant=False, contravariant=False):
        self.__name__ = name
        self.__constraints__ = constraints
        self.__bound__ = bound
        self.__covariant__ = covariant
        self.__contravariant__ = contravariant

    def __repr__(self):
        sign = "+" if self.__covariant__ else "-" if self.__contravariant__ else "~"
        return sign + self.__name__


AnyStr = TypeVar("AnyStr", bytes, str)


class ParamSpec(TypeVar):
    def __init__(self, name, *, bound=None, covariant=False, contravariant=False):
        TypeVar.__init__(self, name, bound=bound, covariant=covariant, contravariant=contravariant)
        self.args = _Special(name + ".args")
        self.kwargs = _Special(name + ".kwargs")


class TypeVarTuple(TypeVar):
    def __init__(self, name):
        TypeVar.__init__(self, name)

    def __iter__(self):
        yield Unpack[self]

    def __repr__(self):
        return self.__name__


class _ClassWithParameters(_GenericAlias):
    """A generic class with its parameters given, as `Stack[int]`."""

    def __repr__(self):
        return _type_text(self.__origin__) + "[" + ", ".join([_type_text(each) for each in self.__args__]) + "]"

    def __call__(self, /, *args, **named):
        instance = self.__origin__(*args, **named)
        try:
            instance.__orig_class__ = self
        except AttributeError:
            pass
        return instance

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]


_ClassWithParameters.__name__ = _ClassWithParameters.__qualname__ = "_GenericAlias"


class Generic:
    """A class to derive from: `Generic[T]` is the class itself, a class derived from it takes parameters."""

    __slots__ = ()

    def __class_getitem__(cls, parameters):
        if cls is Generic:
            return cls
        return _ClassWithParameters(cls, _parameters(parameters))


class _ProtocolMeta(ABCMeta):
    def __new__(mcls, name, bases, namespace, /, **named):
        cls = super().__new__(mcls, name, bases, namespace, **named)
        cls._is_protocol = _protocol is not None and _protocol in bases
        if cls._is_protocol:
            members = []
            for parent in cls.__mro__:
                if getattr(parent, "_is_protocol", False) and parent is not _protocol:
                    for key in list(parent.__dict__) + list(parent.__dict__.get("__annotations__", ())):
                        if key not in _not_members and key not in members and key[:5] != "_abc_":
                            members.append(key)
            cls._members = members
        return cls

    def __call__(cls, /, *args, **named):
        if cls._is_protocol:
            raise TypeError("Protocols cannot be instantiated")
        return super().__call__(*args, **named)

    def __instancecheck__(cls, instance):
        if not cls._is_protocol:
            return super().__instancecheck__(instance)
        if not getattr(cls, "_is_runtime_protocol", False):
            raise TypeError("Instance and class checks can only be used with @runtime_checkable protocols")
        for name in cls._members:
            if getattr(instance, name, _missing) is _missing:
                return False
            if getattr(instance, name) is None and callable(getattr(cls, name, None)):
                return False
        return True

    def __subclasscheck__(cls, other):
        if not cls._is_protocol:
            return super().__subclasscheck__(other)
        if not getattr(cls, "_is_runtime_protocol", False):
            raise TypeError("Instance and class checks can only be used with @runtime_checkable protocols")
        for name in cls._members:
            if getattr(other, name, _missing) is _missing and name not in getattr(other, "__annotations__", ()):
                return False
        return True


_protocol = None
_not_members = {
    name: True
    for name in (
        "__module__ __qualname__ __doc__ __dict__ __weakref__ __annotations__ __slots__ __init__ __new__ "
        "__abstractmethods__ __orig_bases__ __parameters__ __class_getitem__ __subclasshook__ __match_args__ "
        "__init_subclass__ __hash__ __firstlineno__ __static_attributes__ _is_protocol _is_runtime_protocol "
        "_members _registered _pattern"
    ).split()
}


class Protocol(metaclass=_ProtocolMeta):
    __slots__ = ()

    def __class_getitem__(cls, parameters):
        if cls is Protocol:
            return cls
        return _ClassWithParameters(cls, _parameters(parameters))


_protocol = Protocol


def runtime_checkable(cls):
    if not getattr(cls, "_is_protocol", False):
        raise TypeError(f"@runtime_checkable can be only applied to protocol classes, got {cls!r}")
    cls._is_runtime_protocol = True
    return cls


@runtime_checkable
class SupportsInt(Protocol):
    def __int__(self):
        pass


@runtime_checkable
class SupportsFloat(Protocol):
    def __float__(self):
        pass


@runtime_checkable
class SupportsComplex(Protocol):
    def __complex__(self):
        pass


@runtime_checkable
class SupportsBytes(Protocol):
    def __bytes__(self):
        pass


@runtime_checkable
class SupportsIndex(Protocol):
    def __index__(self):
        pass


@runtime_checkable
class SupportsAbs(Protocol):
    def __abs__(self):
        pass


@runtime_checkable
class SupportsRound(Protocol):
    def __round__(self, ndigits=0):
        pass


class NewType:
    def __init__(self, name, tp):
        self.__name__ = name
        self.__qualname__ = name
        self.__supertype__ = tp

    def __call__(self, value):
        return value

    def __repr__(self):
        return f"{self.__module__}.{self.__name__}" if self.__module__ != "typing" else f"__main__.{self.__name__}"

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]


# ---------------------------------------------------------------------------------- records


class _NamedTupleMeta(type):
    def __new__(mcls, name, bases, namespace):
        if _named_tuple is None:
            return type.__new__(mcls, name, bases, namespace)
        kinds = namespace.get("__annotations__", {})
        defaults = []
        for field in kinds:
            if field in namespace:
                defaults.append(namespace[field])
            elif defaults:
                raise TypeError(
                    f"Non-default namedtuple field {field} cannot follow default field "
                    + ", ".join([each for each in kinds if each in namespace])
                )
            if field[0] == "_":
                raise ValueError(f"Field names cannot start with an underscore: {field!r}")
        kinds = {field: _normal(kind) for field, kind in kinds.items()}
        made = collections._make_namedtuple(name, tuple(kinds), tuple(defaults))
        made.__annotations__ = kinds
        for key, member in namespace.items():
            if key in ("__new__", "__init__", "_fields", "_make", "_replace", "_asdict"):
                raise AttributeError(f"Cannot overwrite NamedTuple attribute {key}")
            if key not in kinds and key != "__annotations__" and key != "__classcell__":
                setattr(made, key, member)
        return made

    def __call__(cls, typename, fields=None, /, **named):
        if fields is None:
            fields = list(named.items())
        made = collections.namedtuple(typename, [name for name, _ in fields])
        made.__annotations__ = {name: _normal(kind) for name, kind in fields}
        return made


_named_tuple = None


class NamedTuple(metaclass=_NamedTupleMeta):
    pass


_named_tuple = NamedTuple


class _TypedDictMeta(type):
    def __new__(mcls, name, bases, namespace, total=True):
        if _typed_dict is None:
            return type.__new__(mcls, name, bases, namespace)
        own = namespace.get("__annotations__", {})
        kinds = {}
        required = []
        optional = []
        for base in bases:
            if base is not _typed_dict:
                kinds.update(base.__annotations__)
                required += base.__required_keys__
                optional += base.__optional_keys__
        for key, kind in own.items():
            kind = _normal(kind, namespace.get("__module__"))
            kinds[key] = kind
            origin = getattr(kind, "__origin__", None)
            if origin is Required or (total and origin is not NotRequired):
                required.append(key)
            else:
                optional.append(key)
        namespace = dict(namespace)
        namespace["__annotations__"] = kinds
        made = type.__new__(mcls, name, bases, namespace)
        made.__required_keys__ = frozenset(required)
        made.__optional_keys__ = frozenset(optional)
        made.__total__ = total
        return made

    def __init__(cls, name, bases, namespace, total=True):
        pass

    def __call__(cls, /, *args, **named):
        if cls is _typed_dict:
            return _functional_typed_dict(*args, **named)
        return dict(*args, **named)

    def __instancecheck__(cls, instance):
        raise TypeError("TypedDict does not support instance and class checks")

    def __subclasscheck__(cls, other):
        raise TypeError("TypedDict does not support instance and class checks")


_typed_dict = None


class TypedDict(metaclass=_TypedDictMeta):
    pass


_typed_dict = TypedDict


def _functional_typed_dict(typename, fields, *, total=True):
    return _TypedDictMeta(typename, (TypedDict,), {"__annotations__": dict(fields)}, total=total)


# ---------------------------------------------------------------------------------- functions


def cast(typ, val):
    return val


def overload(func):
    def overloaded(*args, **named):
        raise NotImplementedError(
            "You should not call an overloaded function. A series of @overload-decorated functions "
            "outside a stub module should always be followed by an implementation that is not @overload-ed."
        )

    _overloads.setdefault((func.__module__, func.__qualname__), []).append(func)
    return overloaded


_overloads = {}


def get_overloads(func):
    func = getattr(func, "__func__", func)
    return list(_overloads.get((func.__module__, func.__qualname__), ()))


def clear_overloads():
    _overloads.clear()


def final(f):
    try:
        f.__final__ = True
    except (AttributeError, TypeError):
        pass
    return f


def no_type_check(arg):
    return arg


def dataclass_transform(**named):
    def decorate(cls_or_fn):
        return cls_or_fn

    return decorate


def assert_never(arg, /):
    raise AssertionError(f"Expected code to be unreachable, but got: {arg!r}")


def assert_type(val, typ, /):
    return val


def reveal_type(obj, /):
    import sys

    print(f"Runtime type is {type(obj).__name__!r}", file=sys.stderr)
    return obj


def get_origin(tp):
    if isinstance(tp, _AnnotatedAlias):
        return Annotated
    if isinstance(tp, _UnionType):
        import types

        return types.UnionType
    return getattr(tp, "__origin__", None)


def get_args(tp):
    if isinstance(tp, _AnnotatedAlias):
        return (tp.__origin__,) + tp.__metadata__
    args = getattr(tp, "__args__", ())
    if isinstance(tp, _CallableAlias) and args[0] is not ...:
        return list(args[:-1]), args[-1]
    return args


def get_type_hints(obj, globalns=None, localns=None, include_extras=False):
    """The annotations of a class with its parents, a function or a module; texts are evaluated."""
    from _annotations import hints

    return hints(obj, globalns, localns, include_extras)


def is_typeddict(tp):
    return isinstance(tp, _TypedDictMeta)


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = (
    "CT_co EXCLUDED_ATTRIBUTES GenericAlias KT MethodDescriptorType MethodWrapperType NamedTupleMeta ParamSpecArgs "
    "ParamSpecKwargs T T_co T_contra VT VT_co V_co WrapperDescriptorType abstractmethod defaultdict io "
    "no_type_check_decorator re"
)
