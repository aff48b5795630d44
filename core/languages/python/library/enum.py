"""Enumerations.

A class body is an ordinary namespace here: `auto()` and what is computed from it stay unevaluated until
the class is made, when the members get their values in the order in which they were written.
"""

from __intrinsics__ import with_native_value

_absent = object()


# ---------------------------------------------------------------------------------- values yet to be found


class auto:
    """A value that the class chooses."""

    def __init__(self, value=_absent):
        self.value = value

    def __or__(self, other):
        return _Deferred("|", self, other)

    def __ror__(self, other):
        return _Deferred("|", other, self)

    def __and__(self, other):
        return _Deferred("&", self, other)

    def __rand__(self, other):
        return _Deferred("&", other, self)

    def __xor__(self, other):
        return _Deferred("^", self, other)

    def __rxor__(self, other):
        return _Deferred("^", other, self)

    def __add__(self, other):
        return _Deferred("+", self, other)

    def __radd__(self, other):
        return _Deferred("+", other, self)

    def __sub__(self, other):
        return _Deferred("-", self, other)

    def __mul__(self, other):
        return _Deferred("*", self, other)

    def __lshift__(self, other):
        return _Deferred("<<", self, other)

    def __invert__(self):
        return _Deferred("~", self, None)


class _Deferred(auto):
    """An operation on such values."""

    def __init__(self, operator, left, right):
        self.value = _absent
        self.operator = operator
        self.left = left
        self.right = right

    def evaluate(self):
        left = _evaluated(self.left)
        right = _evaluated(self.right)
        operator = self.operator
        if operator == "|":
            return left | right
        if operator == "&":
            return left & right
        if operator == "^":
            return left ^ right
        if operator == "+":
            return left + right
        if operator == "-":
            return left - right
        if operator == "*":
            return left * right
        if operator == "<<":
            return left << right
        return ~left


def _evaluated(value):
    if isinstance(value, auto):
        if isinstance(value, _Deferred) and value.value is _absent:
            value.value = value.evaluate()
        return value.value
    return value


class member:
    """Makes a member of what would not be one."""

    def __init__(self, value):
        self.value = value


class nonmember:
    """Keeps a value from being a member."""

    def __init__(self, value):
        self.value = value


# ---------------------------------------------------------------------------------- the class of enumerations


def _is_member(name, value, class_name):
    if isinstance(value, member):
        return True
    if name[:1] == "_" and (name[:2] == "__" or name[-1:] == "_" or name.startswith(f"_{class_name}__")):
        return False
    return not (isinstance(value, (nonmember, _function, _property, classmethod, staticmethod))) and not (
        hasattr(type(value), "__get__") or hasattr(type(value), "__set__")
    )


# The name stands for this module's own further down.
_property = property
_function = type(_is_member)


class EnumType(type):
    def __new__(metacls, cls, bases, namespace, *, boundary=None, _simple=False, **named):
        if not bases or _base is None:
            made = type.__new__(metacls, cls, bases, namespace, **named)
            made._member_map_ = {}
            made._member_names_ = []
            made._value2member_map_ = {}
            made._unhashable_ = []
            made._member_type_ = object
            return made
        for base in bases:
            if isinstance(base, EnumType) and base._member_map_:
                raise TypeError(f"{_quoted(cls, bases)} cannot extend {base!r}")
        ignored = namespace.get("_ignore_", ())
        if isinstance(ignored, str):
            ignored = ignored.replace(",", " ").split()
        values = {}
        members = {}
        for name, value in namespace.items():
            if name in ignored or name == "_ignore_":
                continue
            if _is_member(name, value, cls):
                if name == "mro":
                    raise ValueError("invalid enum member name(s) 'mro'")
                values[name] = value.value if isinstance(value, member) else value
            else:
                members[name] = value.value if isinstance(value, nonmember) else value
        made = type.__new__(metacls, cls, bases, members, **named)
        made._member_map_ = {}
        made._member_names_ = []
        made._value2member_map_ = {}
        made._unhashable_ = []
        made._member_type_ = _data_type(made)
        if made._member_type_ is not object:
            _keep_text(made)
        if _flag is not None and issubclass(made, _flag):
            if boundary is not None:
                made._boundary_ = boundary
            made._flag_mask_ = 0
        if values:
            made._add_members_(values)
        return made

    def _add_members_(cls, values):
        make = _own_new(cls)
        initialise = _own_init(cls)
        data_type = cls._member_type_
        is_flag = _flag is not None and issubclass(cls, _flag)
        last_values = []
        count = 0
        for name, value in values.items():
            if isinstance(value, tuple):
                # Values that are chosen may stand among the arguments of a member.
                if any([isinstance(each, auto) for each in value]):
                    value = tuple([cls._chosen_(each, name, count, last_values) for each in value])
            else:
                value = cls._chosen_(value, name, count, last_values)
            count += 1
            arguments = value if isinstance(value, tuple) else (value,)
            if data_type is tuple:
                arguments = (arguments,)
            if make is not None:
                each = make(cls, *arguments)
                if not hasattr(each, "_value_"):
                    each._value_ = value if data_type is object else data_type(*arguments)
            elif data_type is object:
                each = object.__new__(cls)
                each._value_ = value
            else:
                native = data_type(*arguments)
                each = with_native_value(cls, native)
                each._value_ = native
            each._name_ = name
            each._sort_order_ = len(cls._member_names_)
            if initialise is not None:
                initialise(each, *arguments)
            value = each._value_
            last_values.append(value)
            known = cls._known_(value)
            if known is not None:
                each = known
            else:
                if is_flag and isinstance(value, int):
                    if value > 0 and value & (value - 1) == 0:
                        cls._member_names_.append(name)
                    if value > 0:
                        type.__setattr__(cls, "_flag_mask_", cls._flag_mask_ | value)
                else:
                    cls._member_names_.append(name)
                try:
                    cls._value2member_map_[value] = each
                except TypeError:
                    cls._unhashable_.append(each)
            cls._member_map_[name] = each
            type.__setattr__(cls, name, each)

    def _chosen_(cls, value, name, count, last_values):
        if not isinstance(value, auto):
            return value
        if value.value is _absent:
            if isinstance(value, _Deferred):
                value.value = value.evaluate()
            else:
                value.value = cls._generate_next_value_(name, 1, count, last_values[:])
        return value.value

    def _known_(cls, value):
        """The member of a value, or None."""
        try:
            return cls._value2member_map_.get(value)
        except TypeError:
            for each in cls._unhashable_:
                if each._value_ == value:
                    return each
            return None

    def __call__(cls, value=_absent, names=None, *, module=None, qualname=None, type=None, start=1, boundary=None):
        if names is None and cls._member_map_ or (names is None and value is not _absent and cls is not _base):
            if value is _absent:
                raise TypeError("EnumType.__call__() missing 1 required positional argument: 'value'")
            return cls._look_up_(value)
        return _functional(cls, value, names, type, start, qualname)

    def _look_up_(cls, value):
        if type(value) is cls:
            return value
        known = cls._known_(value)
        if known is not None:
            return known
        result = None
        problem = None
        try:
            result = cls._missing_(value)
        except Exception as error:
            problem = error
        if isinstance(result, cls):
            return result
        if problem is None:
            invalid = ValueError(f"{value!r} is not a valid {cls.__qualname__}")
            if result is None:
                raise invalid
            problem = TypeError(
                f"error in {cls.__name__}._missing_: returned {result!r} instead of None or a valid member"
            )
            problem.__context__ = invalid
        raise problem

    def __getattr__(cls, name):
        raise AttributeError(name)

    def __getitem__(cls, name):
        return cls._member_map_[name]

    def __iter__(cls):
        return iter([cls._member_map_[name] for name in cls._member_names_])

    def __reversed__(cls):
        return iter([cls._member_map_[name] for name in cls._member_names_][::-1])

    def __len__(cls):
        return len(cls._member_names_)

    def __bool__(cls):
        return True

    def __contains__(cls, value):
        if not isinstance(value, Enum):
            raise TypeError(
                f"unsupported operand type(s) for 'in': '{type(value).__qualname__}' and '{type(cls).__qualname__}'"
            )
        return isinstance(value, cls) and value._name_ in cls._member_map_

    @property
    def __members__(cls):
        import types

        return types.MappingProxyType(cls._member_map_)

    def __repr__(cls):
        kind = "flag" if _flag is not None and issubclass(cls, _flag) else "enum"
        return f"<{kind} {cls.__name__!r}>"

    def __setattr__(cls, name, value):
        if name in cls.__dict__.get("_member_map_", ()):
            raise AttributeError(f"cannot reassign member {name!r}")
        type.__setattr__(cls, name, value)

    def __delattr__(cls, name):
        if name in cls.__dict__.get("_member_map_", ()):
            raise AttributeError(f"{cls.__name__!r} cannot delete member {name!r}.")
        type.__delattr__(cls, name)

    def __dir__(cls):
        names = "__class__ __contains__ __doc__ __getitem__ __init_subclass__ __iter__ __len__ __members__ __module__ __name__"
        return sorted({*names.split(), "__qualname__", *cls._member_names_})


EnumMeta = EnumType

# Bound below; while they are None the classes being made are those of this module.
_base = None
_flag = None


def _quoted(name, bases):
    kind = "enum"
    for base in bases:
        if _flag is not None and issubclass(base, _flag):
            kind = "flag"
    return f"<{kind} {name!r}>"


_native_types = (int, str, float, tuple, bytes, list, dict, set, frozenset)


def _data_type(cls):
    """The built-in class that members are values of, or object."""
    for parent in cls.__mro__:
        if parent in _native_types:
            return parent
    return object


def _keep_text(cls):
    """Members print as members although a built-in class with its own ways comes first among the parents."""
    for name in ("__repr__", "__str__", "__format__"):
        is_hidden = False
        for parent in cls.__mro__:
            if name not in parent.__dict__:
                continue
            if parent in _native_types:
                is_hidden = True
            elif isinstance(parent, EnumType):
                if is_hidden:
                    type.__setattr__(cls, name, parent.__dict__[name])
                break
            elif not is_hidden:
                break


def _own_new(cls):
    """The function by which the program makes members, or None."""
    for parent in cls.__mro__:
        if parent is Enum or parent in _native_types:
            continue
        if parent is object:
            return None
        found = parent.__dict__.get("__new__")
        if found is not None:
            return getattr(found, "__func__", found)
    return None


def _own_init(cls):
    for parent in cls.__mro__:
        if parent is object or parent is Enum or parent in _native_types:
            continue
        found = parent.__dict__.get("__init__")
        if found is not None:
            return found
    return None


def _functional(cls, name, names, mixin, start, qualname):
    if isinstance(names, str):
        names = names.replace(",", " ").split()
    members = {}
    if isinstance(names, dict):
        members = dict(names)
    else:
        names = list(names or ())
        last_values = []
        for index, each in enumerate(names):
            if isinstance(each, str):
                value = cls._generate_next_value_(each, start, index, last_values[:])
                members[each] = value
                last_values.append(value)
            else:
                members[each[0]] = each[1]
    bases = (cls,) if mixin is None else (mixin, cls)
    if qualname is not None:
        members["__qualname__"] = qualname
    return type(cls)(name, bases, members)


# ---------------------------------------------------------------------------------- the base classes


class Enum(metaclass=EnumType):
    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        if not last_values:
            return start
        numbers = [value for value in last_values if isinstance(value, (int, float))]
        if not numbers:
            return start
        return max(numbers) + 1

    @classmethod
    def _missing_(cls, value):
        return None

    @property
    def name(self):
        return self._name_

    @property
    def value(self):
        return self._value_

    def __repr__(self):
        return f"<{type(self).__name__}.{self._name_}: {self._value_!r}>"

    def __str__(self):
        return f"{type(self).__name__}.{self._name_}"

    def __format__(self, spec):
        return format(str(self), spec)

    def __hash__(self):
        return hash(self._name_)

    def __dir__(self):
        return sorted(["__class__", "__doc__", "__module__", "name", "value"])

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __reduce_ex__(self, proto):
        return type(self), (self._value_,)

    def __setattr__(self, name, value):
        if name == "name" or name == "value":
            raise AttributeError(f"<enum 'Enum'> cannot set attribute {name!r}")
        object.__setattr__(self, name, value)


_base = Enum


class ReprEnum(Enum):
    """Enumerations whose members keep the text of their values."""


class IntEnum(int, ReprEnum):
    def __str__(self):
        return int.__repr__(self._value_)

    def __format__(self, spec):
        return format(self._value_, spec)

    def __hash__(self):
        return hash(self._value_)


class StrEnum(str, ReprEnum):
    def __new__(cls, *values):
        if len(values) > 3:
            raise TypeError(f"too many arguments for str(): {values!r}")
        if not isinstance(values[0], str):
            raise TypeError(f"{values[0]!r} is not a string")
        value = str(*values)
        self = with_native_value(cls, value)
        self._value_ = value
        return self

    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        return name.lower()

    def __str__(self):
        return self._value_

    def __format__(self, spec):
        return format(self._value_, spec)

    def __hash__(self):
        return hash(self._value_)


# ---------------------------------------------------------------------------------- flags


class FlagBoundary(StrEnum):
    STRICT = auto()
    CONFORM = auto()
    EJECT = auto()
    KEEP = auto()


STRICT = FlagBoundary.STRICT
CONFORM = FlagBoundary.CONFORM
EJECT = FlagBoundary.EJECT
KEEP = FlagBoundary.KEEP


class Flag(Enum):
    _boundary_ = STRICT

    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        if not last_values:
            return 1 if start is None else start
        last = max(last_values)
        return 1 << last.bit_length()

    @classmethod
    def _missing_(cls, value):
        if not isinstance(value, int):
            raise ValueError(f"{value!r} is not a valid {cls.__qualname__}")
        mask = cls._flag_mask_
        every_bit = (1 << mask.bit_length()) - 1
        if not ~every_bit <= value <= every_bit or value & (every_bit ^ mask):
            boundary = cls._boundary_
            if boundary == "strict":
                width = max(value.bit_length(), every_bit.bit_length())
                raise ValueError(
                    f"{cls!r} invalid value {value!r}\n    given {_bits(value, width)}\n  allowed {_bits(mask, width)}"
                )
            if boundary == "conform":
                value &= mask
            elif boundary == "eject":
                return value
            elif value < 0:
                value = max(every_bit + 1, 1 << value.bit_length()) + value
        if value < 0:
            value = every_bit + 1 + value
        known = cls._value2member_map_.get(value)
        if known is not None:
            return known
        unknown = value & ~mask
        single = [each for each in cls if each._value_ & value]
        if cls._member_type_ is object:
            self = object.__new__(cls)
        else:
            self = with_native_value(cls, value)
        self._value_ = value
        names = [each._name_ for each in single]
        if unknown and names:
            names.append(str(unknown))
        self._name_ = "|".join(names) if single else None
        cls._value2member_map_[value] = self
        return self

    def __repr__(self):
        if self._name_ is None:
            return f"<{type(self).__name__}: {self._value_!r}>"
        return f"<{type(self).__name__}.{self._name_}: {self._value_!r}>"

    def __str__(self):
        if self._name_ is None:
            return f"{type(self).__name__}({self._value_!r})"
        return f"{type(self).__name__}.{self._name_}"

    def __bool__(self):
        return bool(self._value_)

    def __iter__(self):
        value = self._value_
        return iter([each for each in type(self) if each._value_ & value])

    def __len__(self):
        return self._value_.bit_count()

    def __contains__(self, other):
        if not isinstance(other, type(self)):
            raise TypeError(
                "unsupported operand type(s) for 'in': "
                f"{type(other).__qualname__!r} and {type(self).__qualname__!r}"
            )
        return other._value_ & self._value_ == other._value_

    def _operand_(self, other):
        if isinstance(other, type(self)):
            return other._value_
        if self._member_type_ is not object and isinstance(other, int):
            return other
        return None

    def __or__(self, other):
        value = self._operand_(other)
        return NotImplemented if value is None else type(self)(self._value_ | value)

    def __and__(self, other):
        value = self._operand_(other)
        return NotImplemented if value is None else type(self)(self._value_ & value)

    def __xor__(self, other):
        value = self._operand_(other)
        return NotImplemented if value is None else type(self)(self._value_ ^ value)

    __ror__ = __or__
    __rand__ = __and__
    __rxor__ = __xor__

    def __invert__(self):
        cls = type(self)
        if cls._boundary_ == "keep":
            return cls(~self._value_)
        return cls(cls._flag_mask_ & ~self._value_)


_flag = Flag


class IntFlag(int, ReprEnum, Flag):
    _boundary_ = KEEP

    def __str__(self):
        return int.__repr__(self._value_)

    def __format__(self, spec):
        return format(self._value_, spec)

    __hash__ = int.__hash__
    __or__ = Flag.__or__
    __and__ = Flag.__and__
    __xor__ = Flag.__xor__
    __ror__ = Flag.__ror__
    __rand__ = Flag.__rand__
    __rxor__ = Flag.__rxor__
    __invert__ = Flag.__invert__
    __bool__ = Flag.__bool__


def _bits(value, width):
    sign = "0"
    if value < 0:
        value += 1 << width
        sign = "1"
    return f"0b{sign} {value:0{width}b}"


# ---------------------------------------------------------------------------------- checks


def unique(enumeration):
    duplicates = []
    for name, each in enumeration.__members__.items():
        if name != each.name:
            duplicates.append(f"{name} -> {each.name}")
    if duplicates:
        raise ValueError(f"duplicate values found in {enumeration!r}: {', '.join(duplicates)}")
    return enumeration


class EnumCheck(StrEnum):
    CONTINUOUS = "no skipped integer values"
    NAMED_FLAGS = "multi-flag aliases may not contain unnamed flags"
    UNIQUE = "one name per value"


CONTINUOUS = EnumCheck.CONTINUOUS
NAMED_FLAGS = EnumCheck.NAMED_FLAGS
UNIQUE = EnumCheck.UNIQUE


class verify:
    def __init__(self, *checks):
        self.checks = checks

    def __call__(self, enumeration):
        for check in self.checks:
            if check is UNIQUE:
                aliases = [
                    f"{name} -> {each.name}"
                    for name, each in enumeration.__members__.items()
                    if name != each.name
                ]
                if aliases:
                    raise ValueError(f"aliases found in {enumeration!r}: {', '.join(aliases)}")
            elif check is CONTINUOUS:
                values = sorted([each.value for each in enumeration])
                absent = []
                if values and issubclass(enumeration, Flag):
                    each = values[0]
                    while each <= values[-1]:
                        if each not in values:
                            absent.append(each)
                        each <<= 1
                elif values:
                    absent = [each for each in range(values[0], values[-1] + 1) if each not in values]
                if absent:
                    kind = "flag" if issubclass(enumeration, Flag) else "enum"
                    raise ValueError(
                        f"invalid {kind} {enumeration.__name__!r}: missing values "
                        + ", ".join([str(each) for each in absent])
                    )
        return enumeration


def show_flag_values(value):
    """The single bits of a value."""
    value = getattr(value, "value", value)
    return [1 << place for place in range(value.bit_length()) if value >> place & 1]


class property(property):
    """A property that members have; a class may have a member of its name."""


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = (
    "DynamicClassAttribute MappingProxyType bin global_enum global_enum_repr global_flag_repr global_str "
    "pickle_by_enum_name pickle_by_global_name reduce"
)
