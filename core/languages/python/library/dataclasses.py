"""Classes whose methods follow from their fields.

The methods are closures over the list of fields.
"""

from _binding import bind


class FrozenInstanceError(AttributeError):
    pass


class _MISSING_TYPE:
    pass


class _KW_ONLY_TYPE:
    pass


class _HAS_DEFAULT_FACTORY_CLASS:
    def __repr__(self):
        return "<factory>"


MISSING = _MISSING_TYPE()
KW_ONLY = _KW_ONLY_TYPE()
_factory = _HAS_DEFAULT_FACTORY_CLASS()


class InitVar:
    def __init__(self, type):
        self.type = type

    def __class_getitem__(cls, type):
        return InitVar(type)

    def __repr__(self):
        name = self.type.__name__ if isinstance(self.type, type) else repr(self.type)
        return f"dataclasses.InitVar[{name}]"


class Field:
    def __init__(self, default, default_factory, init, repr, hash, compare, metadata, kw_only):
        self.name = None
        self.type = None
        self.default = default
        self.default_factory = default_factory
        self.init = init
        self.repr = repr
        self.hash = hash
        self.compare = compare
        self._metadata = {} if metadata is None else metadata
        self.kw_only = kw_only
        self._is_init_only = False

    @property
    def metadata(self):
        from types import MappingProxyType

        return MappingProxyType(self._metadata)

    def __repr__(self):
        return (
            f"Field(name={self.name!r},type={self.type!r},default={self.default!r},"
            f"default_factory={self.default_factory!r},init={self.init!r},repr={self.repr!r},"
            f"hash={self.hash!r},compare={self.compare!r},metadata={self.metadata!r},"
            f"kw_only={self.kw_only!r},_field_type={'_FIELD_INITVAR' if self._is_init_only else '_FIELD'})"
        )

    def __set_name__(self, owner, name):
        special = getattr(type(self.default), "__set_name__", None)
        if special is not None:
            special(self.default, owner, name)


def field(
    *,
    default=MISSING,
    default_factory=MISSING,
    init=True,
    repr=True,
    hash=None,
    compare=True,
    metadata=None,
    kw_only=MISSING,
):
    if default is not MISSING and default_factory is not MISSING:
        raise ValueError("cannot specify both default and default_factory")
    return Field(default, default_factory, init, repr, hash, compare, metadata, kw_only)


def dataclass(
    cls=None,
    /,
    *,
    init=True,
    repr=True,
    eq=True,
    order=False,
    unsafe_hash=False,
    frozen=False,
    match_args=True,
    kw_only=False,
    slots=False,
    weakref_slot=False,
):
    def decorate(cls):
        made = _process(cls, init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only)
        made.__dataclass_params__ = _Parameters(init, repr, eq, order, unsafe_hash, frozen)
        if weakref_slot and not slots:
            raise TypeError("weakref_slot is True but slots is False")
        return _with_slots(made, weakref_slot) if slots else made

    return decorate if cls is None else decorate(cls)


class _Parameters:
    """What the decorator was asked for."""

    def __init__(self, init, repr, eq, order, unsafe_hash, frozen):
        self.init = init
        self.repr = repr
        self.eq = eq
        self.order = order
        self.unsafe_hash = unsafe_hash
        self.frozen = frozen

    def __repr__(self):
        return (
            f"_DataclassParams(init={self.init!r},repr={self.repr!r},eq={self.eq!r},order={self.order!r},"
            f"unsafe_hash={self.unsafe_hash!r},frozen={self.frozen!r})"
        )


_Parameters.__name__ = _Parameters.__qualname__ = "_DataclassParams"


def _process(cls, init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only):
    fields = {}
    frozen_parent = None
    for parent in cls.__mro__[-1:0:-1]:
        inherited = parent.__dict__.get("__dataclass_fields__")
        if inherited is not None:
            for name, each in inherited.items():
                fields[name] = each
            if getattr(parent, "__dataclass_frozen__", False):
                frozen_parent = True
            elif frozen_parent is None:
                frozen_parent = False
    own = _own_fields(cls, kw_only)
    for each in own:
        fields[each.name] = each
        # What the class keeps under the name is the default, not its description.
        if isinstance(cls.__dict__.get(each.name), Field):
            if each.default is MISSING:
                delattr(cls, each.name)
            else:
                setattr(cls, each.name, each.default)
    for name, member in cls.__dict__.items():
        if isinstance(member, Field) and name not in fields:
            raise TypeError(f"{name!r} is a field but has no type annotation")
    if frozen_parent is not None:
        if frozen_parent and not frozen:
            raise TypeError("cannot inherit non-frozen dataclass from a frozen one")
        if frozen and not frozen_parent:
            raise TypeError("cannot inherit frozen dataclass from a non-frozen one")
    if order and not eq:
        raise ValueError("eq must be true if order is true")
    members = cls.__dict__
    has_own_hash = "__hash__" in members and not (members["__hash__"] is None and "__eq__" in members)
    cls.__dataclass_fields__ = fields
    cls.__dataclass_frozen__ = frozen
    every = list(fields.values())
    kept = [each for each in every if not each._is_init_only]
    if init:
        _add(cls, "__init__", _make_init(cls, every, frozen), replace=True)
    if repr:
        _add(cls, "__repr__", _make_repr([each.name for each in kept if each.repr]))
    compared = [each.name for each in kept if each.compare]
    if eq:
        _add(cls, "__eq__", _make_eq(compared))
    if order:
        for name, method in _make_order(compared):
            if name in members:
                raise TypeError(
                    f"Cannot overwrite attribute {name} in class {cls.__name__}. "
                    "Consider using functools.total_ordering"
                )
            _add(cls, name, method)
    if frozen:
        own_names = [each.name for each in kept]
        for name, method in _make_frozen(cls, own_names):
            if name in members:
                raise TypeError(f"Cannot overwrite attribute {name} in class {cls.__name__}")
            _add(cls, name, method)
    if unsafe_hash:
        if has_own_hash:
            raise TypeError(f"Cannot overwrite attribute __hash__ in class {cls.__name__}")
        _add(cls, "__hash__", _make_hash(kept), replace=True)
    elif eq and not has_own_hash:
        if frozen:
            _add(cls, "__hash__", _make_hash(kept), replace=True)
        else:
            cls.__hash__ = None
    if match_args and "__match_args__" not in members:
        cls.__match_args__ = tuple([each.name for each in every if each.init and not each.kw_only])
    if not getattr(cls, "__doc__", None):
        cls.__doc__ = cls.__name__ + _signature_text(every)
    abstract = getattr(cls, "__abstractmethods__", None)
    if abstract:
        cls.__abstractmethods__ = frozenset(
            [name for name in abstract if getattr(getattr(cls, name, None), "__isabstractmethod__", False)]
        )
    return cls


def _with_slots(cls, weakref_slot):
    """The class made anew with room for its fields only."""
    members = dict(cls.__dict__)
    if "__slots__" in members:
        raise TypeError(f"{cls.__name__} already specifies __slots__")
    names = [each.name for each in cls.__dataclass_fields__.values() if not each._is_init_only]
    taken = []
    for parent in cls.__mro__[1:]:
        taken += parent.__dict__.get("__slots__", ())
    for name in names + ["__dict__", "__weakref__"]:
        members.pop(name, None)
    if weakref_slot:
        names.append("__weakref__")
    members["__slots__"] = tuple([name for name in names if name not in taken])
    made = type(cls)(cls.__name__, cls.__bases__, members)
    made.__qualname__ = cls.__qualname__
    made.__module__ = cls.__module__
    return made


def _own_fields(cls, kw_only):
    result = []
    seen_kw_only = False
    for name, kind in cls.__dict__.get("__annotations__", {}).items():
        if kind is KW_ONLY or (isinstance(kind, str) and kind in ("KW_ONLY", "dataclasses.KW_ONLY")):
            if seen_kw_only:
                raise TypeError(f"{name!r} is KW_ONLY, but KW_ONLY has already been specified")
            seen_kw_only = True
            kw_only = True
            continue
        default = cls.__dict__.get(name, MISSING)
        if _is_class_variable(kind):
            if isinstance(default, Field) and default.default_factory is not MISSING:
                raise TypeError(f"field {name} cannot have a default factory")
            continue
        if isinstance(default, Field):
            each = default
        else:
            each = Field(default, MISSING, True, True, None, True, None, MISSING)
        each.name = name
        each.type = kind
        each._is_init_only = _is_init_variable(kind)
        if each.kw_only is MISSING:
            each.kw_only = kw_only
        if each._is_init_only and each.default_factory is not MISSING:
            raise TypeError(f"field {name} cannot have a default factory")
        if isinstance(each.default, (list, dict, set)) or (
            each.default is not MISSING and getattr(type(each.default), "__hash__", None) is None
        ):
            raise ValueError(
                f"mutable default {type(each.default)} for field {name} is not allowed: use default_factory"
            )
        result.append(each)
    return result


def _is_class_variable(kind):
    if isinstance(kind, str):
        head = kind.split("[")[0].strip()
        return head == "ClassVar" or head.endswith(".ClassVar")
    return repr(kind).startswith("typing.ClassVar")


def _is_init_variable(kind):
    if isinstance(kind, str):
        head = kind.split("[")[0].strip()
        return head == "InitVar" or head.endswith(".InitVar")
    return kind is InitVar or isinstance(kind, InitVar)


def _add(cls, name, method, replace=False):
    if replace or name not in cls.__dict__:
        method.__name__ = name
        method.__qualname__ = f"{cls.__qualname__}.{name}"
        setattr(cls, name, method)


def _make_init(cls, fields, frozen):
    places = [each for each in fields if each.init and not each.kw_only]
    named_only = [each for each in fields if each.init and each.kw_only]
    seen_default = False
    for each in places:
        if each.default is MISSING and each.default_factory is MISSING:
            if seen_default:
                raise TypeError(f"non-default argument {each.name!r} follows default argument")
        else:
            seen_default = True
    names = tuple([each.name for each in places])
    names_only = tuple([each.name for each in named_only])
    every_name = names + names_only
    count = len(names)
    complete = count if not names_only else -1
    defaults = {}
    factories = {}
    for each in places + named_only:
        if each.default_factory is not MISSING:
            defaults[each.name] = _factory
            factories[each.name] = each.default_factory
        elif each.default is not MISSING:
            defaults[each.name] = each.default
    # Fields that a call cannot give get their values all the same.
    preset = [each for each in fields if not each.init and not each._is_init_only]
    preset = [each for each in preset if each.default_factory is not MISSING]
    init_only = [each.name for each in fields if each._is_init_only]
    is_simple = not factories and not preset and not init_only
    post_init = hasattr(cls, "__post_init__")
    function = f"{cls.__qualname__}.__init__"
    assign = object.__setattr__ if frozen else setattr

    def init_simple(self, /, *args, **named):
        if named or len(args) != complete:
            args = bind(function, names, defaults, names_only, args, named)
        index = 0
        for name in every_name:
            assign(self, name, args[index])
            index += 1
        if post_init:
            self.__post_init__()

    def init(self, /, *args, **named):
        if named or len(args) != complete:
            args = bind(function, names, defaults, names_only, args, named)
        values = dict(zip(every_name, args))
        # In the order of the fields, as their assignments would be written.
        for each in fields:
            name = each.name
            if each._is_init_only:
                continue
            if each.init:
                value = values[name]
                if value is _factory:
                    value = factories[name]()
                assign(self, name, value)
            elif each.default_factory is not MISSING:
                assign(self, name, each.default_factory())
        if post_init:
            self.__post_init__(*[values[name] for name in init_only])

    result = init_simple if is_simple else init
    result.__annotations__ = {each.name: each.type for each in places + named_only}
    result.__annotations__["return"] = None
    return result


def _make_repr(names):
    running = {}

    def method(self):
        identity = id(self)
        if identity in running:
            return "..."
        running[identity] = True
        try:
            parts = [f"{name}={getattr(self, name)!r}" for name in names]
        finally:
            del running[identity]
        return type(self).__qualname__ + "(" + ", ".join(parts) + ")"

    return method


def _make_eq(names):
    def method(self, other):
        if type(other) is not type(self):
            return NotImplemented
        for name in names:
            left = getattr(self, name)
            right = getattr(other, name)
            if left is not right and not left == right:
                return False
        return True

    return method


def _make_order(names):
    def values(instance):
        return tuple([getattr(instance, name) for name in names])

    def __lt__(self, other):
        return values(self) < values(other) if type(other) is type(self) else NotImplemented

    def __le__(self, other):
        return values(self) <= values(other) if type(other) is type(self) else NotImplemented

    def __gt__(self, other):
        return values(self) > values(other) if type(other) is type(self) else NotImplemented

    def __ge__(self, other):
        return values(self) >= values(other) if type(other) is type(self) else NotImplemented

    return (("__lt__", __lt__), ("__le__", __le__), ("__gt__", __gt__), ("__ge__", __ge__))


def _make_hash(fields):
    names = [each.name for each in fields if (each.compare if each.hash is None else each.hash)]

    def method(self):
        return hash(tuple([getattr(self, name) for name in names]))

    return method


def _make_frozen(cls, names):
    def __setattr__(self, name, value):
        if type(self) is cls or name in names:
            raise FrozenInstanceError(f"cannot assign to field {name!r}")
        super(cls, self).__setattr__(name, value)

    def __delattr__(self, name):
        if type(self) is cls or name in names:
            raise FrozenInstanceError(f"cannot delete field {name!r}")
        super(cls, self).__delattr__(name)

    return (("__setattr__", __setattr__), ("__delattr__", __delattr__))


def _signature_text(fields):
    parts = []
    named_only = []
    for each in fields:
        if not each.init:
            continue
        kind = each.type
        text = each.name + ": " + (kind.__name__ if isinstance(kind, type) else repr(kind))
        if each.default_factory is not MISSING:
            text += " = <factory>"
        elif each.default is not MISSING:
            text += f" = {each.default!r}"
        if each.kw_only:
            named_only.append(text)
        else:
            parts.append(text)
    if named_only:
        parts += ["*", *named_only]
    return "(" + ", ".join(parts) + ")"


# ---------------------------------------------------------------------------------- functions


def fields(class_or_instance):
    every = getattr(class_or_instance, "__dataclass_fields__", None)
    if every is None:
        raise TypeError("must be called with a dataclass type or instance")
    return tuple([each for each in every.values() if not each._is_init_only])


def is_dataclass(obj):
    cls = obj if isinstance(obj, type) else type(obj)
    return hasattr(cls, "__dataclass_fields__")


def _is_instance(obj):
    return hasattr(type(obj), "__dataclass_fields__")


def asdict(obj, *, dict_factory=dict):
    if not _is_instance(obj):
        raise TypeError("asdict() should be called on dataclass instances")
    return _converted(obj, lambda each, pairs: dict_factory(pairs), dict_factory)


def astuple(obj, *, tuple_factory=tuple):
    if not _is_instance(obj):
        raise TypeError("astuple() should be called on dataclass instances")
    return _converted(obj, lambda each, pairs: tuple_factory([value for _, value in pairs]), dict)


def _converted(value, make, make_dict):
    kind = type(value)
    if kind is int or kind is str or kind is float or kind is bool or value is None:
        return value
    if _is_instance(value):
        pairs = [(each.name, _converted(getattr(value, each.name), make, make_dict)) for each in fields(value)]
        return make(value, pairs)
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return kind(*[_converted(each, make, make_dict) for each in value])
    if isinstance(value, (list, tuple)):
        return kind([_converted(each, make, make_dict) for each in value])
    if isinstance(value, dict):
        pairs = [
            (_converted(key, make, make_dict), _converted(each, make, make_dict))
            for key, each in value.items()
        ]
        if hasattr(kind, "default_factory") or hasattr(value, "default_factory"):
            result = kind(value.default_factory)
            for key, each in pairs:
                result[key] = each
            return result
        return kind(pairs)
    import copy

    return copy.deepcopy(value)


def replace(obj, /, **changes):
    if not _is_instance(obj):
        raise TypeError("replace() should be called on dataclass instances")
    for each in obj.__dataclass_fields__.values():
        if not each.init:
            if each.name in changes:
                raise ValueError(
                    f"field {each.name} is declared with init=False, it cannot be specified with replace()"
                )
        elif each.name not in changes:
            if each._is_init_only and each.default is MISSING:
                raise ValueError(f"InitVar {each.name!r} must be specified with replace()")
            changes[each.name] = getattr(obj, each.name)
    return type(obj)(**changes)


def make_dataclass(cls_name, fields, *, bases=(), namespace=None, **options):
    members = dict(namespace or {})
    annotations = {}
    for item in fields:
        if isinstance(item, str):
            annotations[item] = "typing.Any"
        else:
            annotations[item[0]] = item[1]
            if len(item) == 3:
                members[item[0]] = item[2]
    members["__annotations__"] = annotations
    return dataclass(type(cls_name, bases, members), **options)


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "FunctionType GenericAlias"
