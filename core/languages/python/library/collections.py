"""Containers beyond the built-in ones."""

from __intrinsics__ import import_module as _import_module, native_value, with_native_value
from _binding import bind

_missing = object()


# ---------------------------------------------------------------------------------- dictionaries


class defaultdict(dict):
    def __init__(self, default_factory=None, /, *args, **named):
        if default_factory is not None and not callable(default_factory):
            raise TypeError("first argument must be callable or None")
        self.default_factory = default_factory
        dict.__init__(self, *args, **named)

    def __missing__(self, key):
        if self.default_factory is None:
            raise KeyError(key)
        value = self.default_factory()
        self[key] = value
        return value

    def __repr__(self):
        return f"{type(self).__name__}({self.default_factory!r}, {native_value(self)!r})"

    def copy(self):
        return type(self)(self.default_factory, self)

    __copy__ = copy

    def __or__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        result = defaultdict(self.default_factory, self)
        result.update(other)
        return result

    def __ror__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        result = defaultdict(self.default_factory, other)
        result.update(self)
        return result


class OrderedDict(dict):
    def __init__(self, other=(), /, **named):
        dict.__init__(self)
        self.update(other, **named)

    def __repr__(self):
        if not self:
            return f"{type(self).__name__}()"
        return f"{type(self).__name__}({list(self.items())!r})"

    def __eq__(self, other):
        if isinstance(other, OrderedDict):
            return native_value(self) == native_value(other) and list(self) == list(other)
        return native_value(self) == other

    def __ne__(self, other):
        return not self == other

    __hash__ = None

    def copy(self):
        return type(self)(self)

    __copy__ = copy

    @classmethod
    def fromkeys(cls, iterable, value=None):
        self = cls()
        for key in iterable:
            self[key] = value
        return self

    def popitem(self, last=True):
        if not self:
            raise KeyError("dictionary is empty")
        if last:
            return dict.popitem(self)
        for key in self:
            break
        return key, self.pop(key)

    def move_to_end(self, key, last=True):
        value = dict.__getitem__(self, key)
        if last:
            del self[key]
            self[key] = value
            return
        others = [pair for pair in self.items() if pair[0] != key]
        self.clear()
        self[key] = value
        for other, value in others:
            self[other] = value

    def __or__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        result = type(self)(self)
        result.update(other)
        return result

    def __ror__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        result = type(self)(other)
        result.update(self)
        return result


class Counter(dict):
    def __init__(self, iterable=None, /, **named):
        dict.__init__(self)
        self.update(iterable, **named)

    def __missing__(self, key):
        return 0

    def __repr__(self):
        if not self:
            return f"{type(self).__name__}()"
        try:
            return f"{type(self).__name__}({dict(self.most_common())!r})"
        except TypeError:
            # Counts that have no order.
            return f"{type(self).__name__}({native_value(self)!r})"

    def update(self, iterable=None, /, **named):
        if iterable is not None:
            counts = native_value(self)
            if isinstance(iterable, dict):
                if counts:
                    for key, count in iterable.items():
                        counts[key] = count + counts.get(key, 0)
                else:
                    counts.update(iterable)
            elif hasattr(iterable, "keys") and hasattr(iterable, "__getitem__"):
                for key in iterable.keys():
                    counts[key] = iterable[key] + counts.get(key, 0)
            else:
                for key in iterable:
                    counts[key] = counts.get(key, 0) + 1
        if named:
            self.update(named)

    def subtract(self, iterable=None, /, **named):
        if iterable is not None:
            counts = native_value(self)
            if hasattr(iterable, "keys"):
                for key, count in iterable.items():
                    counts[key] = counts.get(key, 0) - count
            else:
                for key in iterable:
                    counts[key] = counts.get(key, 0) - 1
        if named:
            self.subtract(named)

    def most_common(self, n=None):
        pairs = sorted(self.items(), key=_count_of, reverse=True)
        return pairs if n is None else pairs[: max(n, 0)]

    def elements(self):
        for key, count in self.items():
            for _ in range(count):
                yield key

    def total(self):
        return sum(self.values())

    def copy(self):
        return type(self)(self)

    __copy__ = copy

    @classmethod
    def fromkeys(cls, iterable, v=None):
        raise NotImplementedError("Counter.fromkeys() is undefined.  Use Counter(iterable) instead.")

    def __delitem__(self, key):
        if key in self:
            dict.__delitem__(self, key)

    def __eq__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return self._each(other, _same)

    def __ne__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return not self == other

    __hash__ = None

    def __le__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return self._each(other, _not_more)

    def __lt__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return self <= other and self != other

    def __ge__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return other <= self

    def __gt__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return self >= other and self != other

    def _each(self, other, holds):
        """Whether a relation holds for every count of the two; what is absent counts zero."""
        for key, count in self.items():
            if not holds(count, other[key]):
                return False
        for key, count in other.items():
            if not holds(self[key], count):
                return False
        return True

    def __add__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        result = Counter()
        for key, count in self.items():
            total = count + other[key]
            if total > 0:
                result[key] = total
        for key, count in other.items():
            if key not in self and count > 0:
                result[key] = count
        return result

    def __sub__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        result = Counter()
        for key, count in self.items():
            rest = count - other[key]
            if rest > 0:
                result[key] = rest
        for key, count in other.items():
            if key not in self and count < 0:
                result[key] = 0 - count
        return result

    def __or__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        result = Counter()
        for key, count in self.items():
            more = max(count, other[key])
            if more > 0:
                result[key] = more
        for key, count in other.items():
            if key not in self and count > 0:
                result[key] = count
        return result

    def __and__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        result = Counter()
        for key, count in self.items():
            less = min(count, other[key])
            if less > 0:
                result[key] = less
        return result

    def __pos__(self):
        result = Counter()
        for key, count in self.items():
            if count > 0:
                result[key] = count
        return result

    def __neg__(self):
        result = Counter()
        for key, count in self.items():
            if count < 0:
                result[key] = 0 - count
        return result

    def __iadd__(self, other):
        for key, count in other.items():
            self[key] += count
        return self._keep_positive()

    def __isub__(self, other):
        for key, count in other.items():
            self[key] -= count
        return self._keep_positive()

    def __ior__(self, other):
        for key, count in other.items():
            if count > self[key]:
                self[key] = count
        return self._keep_positive()

    def __iand__(self, other):
        for key, count in list(self.items()):
            if other[key] < count:
                self[key] = other[key]
        return self._keep_positive()

    def _keep_positive(self):
        for key in [key for key, count in self.items() if not count > 0]:
            del self[key]
        return self


def _count_of(pair):
    return pair[1]


def _same(left, right):
    return left == right


def _not_more(left, right):
    return left <= right


class ChainMap:
    _pattern = "mapping"

    def __init__(self, *maps):
        self.maps = list(maps) or [{}]

    def __missing__(self, key):
        raise KeyError(key)

    def __getitem__(self, key):
        for mapping in self.maps:
            try:
                return mapping[key]
            except KeyError:
                pass
        return self.__missing__(key)

    def get(self, key, default=None):
        return self[key] if key in self else default

    def _merged(self):
        merged = {}
        for mapping in reversed(self.maps):
            merged.update(mapping)
        return merged

    def __len__(self):
        return len(self._merged())

    def __iter__(self):
        return iter(self._merged())

    def __contains__(self, key):
        for mapping in self.maps:
            if key in mapping:
                return True
        return False

    def __bool__(self):
        return any(self.maps)

    def __eq__(self, other):
        return self._merged() == dict(other)

    __hash__ = None

    def __repr__(self):
        return f"{type(self).__name__}({', '.join([repr(mapping) for mapping in self.maps])})"

    def keys(self):
        return self._merged().keys()

    def values(self):
        return [self[key] for key in self]

    def items(self):
        return [(key, self[key]) for key in self]

    def copy(self):
        return type(self)(self.maps[0].copy(), *self.maps[1:])

    __copy__ = copy

    def new_child(self, m=None, **named):
        if m is None:
            m = named
        elif named:
            m.update(named)
        return type(self)(m, *self.maps)

    @property
    def parents(self):
        return type(self)(*self.maps[1:])

    def __setitem__(self, key, value):
        self.maps[0][key] = value

    def __delitem__(self, key):
        try:
            del self.maps[0][key]
        except KeyError:
            raise KeyError(f"Key not found in the first mapping: {key!r}")

    def update(self, *others, **named):
        self.maps[0].update(*others, **named)

    def setdefault(self, key, default=None):
        if key in self:
            return self[key]
        self[key] = default
        return default

    def popitem(self):
        try:
            return self.maps[0].popitem()
        except KeyError:
            raise KeyError("No keys found in the first mapping.")

    def pop(self, key, *default):
        try:
            return self.maps[0].pop(key, *default)
        except KeyError:
            raise KeyError(f"Key not found in the first mapping: {key!r}")

    def clear(self):
        self.maps[0].clear()

    def __or__(self, other):
        result = self.copy()
        result.maps[0].update(other)
        return result

    def __ior__(self, other):
        self.maps[0].update(other)
        return self


# ---------------------------------------------------------------------------------- deque


class deque:
    """A list and the place in it where the queue begins.

    What has been taken from the left stays in the list until it is more than half of it, so that taking
    from the left moves each element once at most, on the average.
    """

    _pattern = "sequence"

    def __init__(self, iterable=(), maxlen=None):
        if maxlen is not None:
            if not isinstance(maxlen, int):
                raise TypeError("an integer is required")
            if maxlen < 0:
                raise ValueError("maxlen must be non-negative")
        self._items = list(iterable)
        self._head = 0
        self._maxlen = maxlen
        if maxlen is not None and len(self._items) > maxlen:
            del self._items[: len(self._items) - maxlen]

    @property
    def maxlen(self):
        return self._maxlen

    def append(self, value, /):
        self._items.append(value)
        if self._maxlen is not None and len(self._items) - self._head > self._maxlen:
            self.popleft()

    def popleft(self):
        items = self._items
        head = self._head
        if head >= len(items):
            raise IndexError("pop from an empty deque")
        value = items[head]
        items[head] = None
        head += 1
        if head > 16 and head * 2 > len(items):
            del items[:head]
            head = 0
        self._head = head
        return value

    def appendleft(self, value, /):
        head = self._head
        if head == 0:
            # Room for as many again, so that a queue filled from the left is moved seldom.
            head = len(self._items) + 8
            self._items[:0] = [None] * head
        head -= 1
        self._items[head] = value
        self._head = head
        if self._maxlen is not None and len(self._items) - head > self._maxlen:
            self.pop()

    def pop(self):
        items = self._items
        if self._head >= len(items):
            raise IndexError("pop from an empty deque")
        return items.pop()

    def extend(self, iterable, /):
        if iterable is self:
            iterable = self._listed()
        if self._maxlen is None:
            self._items.extend(iterable)
        else:
            for value in iterable:
                self.append(value)

    def extendleft(self, iterable, /):
        if iterable is self:
            iterable = self._listed()
        for value in iterable:
            self.appendleft(value)

    def clear(self):
        self._items = []
        self._head = 0

    def _listed(self):
        return self._items[self._head :] if self._head else self._items

    def _replace(self, values):
        self._items = values
        self._head = 0

    def __len__(self):
        return len(self._items) - self._head

    def __bool__(self):
        return len(self._items) > self._head

    def __iter__(self):
        return _deque_iterator(self, self._items, self._head)

    def __reversed__(self):
        return iter(self._listed()[::-1])

    def __contains__(self, value):
        return value in self._listed()

    def _place(self, index):
        if not isinstance(index, int):
            raise TypeError(f"sequence index must be integer, not '{type(index).__name__}'")
        length = len(self._items) - self._head
        if index < 0:
            index += length
        if index < 0 or index >= length:
            raise IndexError("deque index out of range")
        return self._head + index

    def __getitem__(self, index):
        return self._items[self._place(index)]

    def __setitem__(self, index, value):
        self._items[self._place(index)] = value

    def __delitem__(self, index):
        del self._items[self._place(index)]

    def insert(self, index, value, /):
        if self._maxlen is not None and len(self) >= self._maxlen:
            raise IndexError("deque already at its maximum size")
        values = list(self._listed())
        values.insert(index, value)
        self._replace(values)

    def remove(self, value, /):
        values = list(self._listed())
        try:
            values.remove(value)
        except ValueError:
            raise ValueError(f"{value!r} is not in deque") from None
        self._replace(values)

    def index(self, value, /, *bounds):
        try:
            return self._listed().index(value, *bounds)
        except ValueError:
            raise ValueError(f"{value!r} is not in deque") from None

    def count(self, value, /):
        return self._listed().count(value)

    def reverse(self):
        self._replace(self._listed()[::-1])

    def rotate(self, n=1, /):
        length = len(self)
        if length > 1:
            n %= length
            if n:
                values = self._listed()
                self._replace(values[-n:] + values[:-n])

    def copy(self):
        return type(self)(self, self._maxlen)

    __copy__ = copy

    def __repr__(self):
        identity = id(self)
        if identity in _open:
            return "[...]"
        _open[identity] = True
        try:
            limit = "" if self._maxlen is None else f", maxlen={self._maxlen}"
            return f"{type(self).__name__}({self._listed()!r}{limit})"
        finally:
            del _open[identity]

    def __add__(self, other):
        if not isinstance(other, deque):
            raise TypeError(f'can only concatenate deque (not "{type(other).__name__}") to deque')
        result = self.copy()
        result.extend(other)
        return result

    def __iadd__(self, other):
        self.extend(other)
        return self

    def __mul__(self, count):
        return type(self)(self._listed() * count, self._maxlen)

    __rmul__ = __mul__

    def __imul__(self, count):
        values = self._listed() * count
        if self._maxlen is not None and len(values) > self._maxlen:
            del values[: len(values) - self._maxlen]
        self._replace(values)
        return self

    __hash__ = None

    def __eq__(self, other):
        if not isinstance(other, deque):
            return NotImplemented
        return self._listed() == other._listed()

    def __lt__(self, other):
        if not isinstance(other, deque):
            return NotImplemented
        return self._listed() < other._listed()

    def __le__(self, other):
        if not isinstance(other, deque):
            return NotImplemented
        return self._listed() <= other._listed()

    def __gt__(self, other):
        if not isinstance(other, deque):
            return NotImplemented
        return self._listed() > other._listed()

    def __ge__(self, other):
        if not isinstance(other, deque):
            return NotImplemented
        return self._listed() >= other._listed()


# The identities of the deques whose text is being made.
_open = {}


def _deque_iterator(queue, items, head):
    length = len(items)
    index = head
    while index < length:
        yield items[index]
        index += 1
        if len(items) != length or queue._head != head or queue._items is not items:
            raise RuntimeError("deque mutated during iteration")


# ---------------------------------------------------------------------------------- named tuples


_keywords = (
    "False None True and as assert async await break class continue def del elif else except finally for "
    "from global if import in is lambda nonlocal not or pass raise return try while with yield"
).split()


def namedtuple(typename, field_names, *, rename=False, defaults=None, module=None):
    if isinstance(field_names, str):
        field_names = field_names.replace(",", " ").split()
    names = [str(name) for name in field_names]
    if rename:
        for index, name in enumerate(names):
            if not name.isidentifier() or name in _keywords or name[0] == "_" or name in names[:index]:
                names[index] = f"_{index}"
    for name in [typename, *names]:
        if not isinstance(name, str):
            raise TypeError("Type names and field names must be strings")
        if not name.isidentifier():
            raise ValueError(f"Type names and field names must be valid identifiers: {name!r}")
        if name in _keywords:
            raise ValueError(f"Type names and field names cannot be a keyword: {name!r}")
    seen = {}
    for name in names:
        if name[0] == "_" and not rename:
            raise ValueError(f"Field names cannot start with an underscore: {name!r}")
        if name in seen:
            raise ValueError(f"Encountered duplicate field name: {name!r}")
        seen[name] = True
    values = ()
    if defaults is not None:
        values = tuple(defaults)
        if len(values) > len(names):
            raise TypeError("Got more default values than field names")
    return _make_namedtuple(typename, tuple(names), values)


def _make_namedtuple(typename, fields, values):
    """The class; `values` are the defaults of the last fields."""
    count = len(fields)
    name_of_new = f"{typename}.__new__"
    field_defaults = dict(zip(fields[count - len(values) :], values))
    members = {
        "__slots__": (),
        "_fields": fields,
        "_field_defaults": field_defaults,
        "__match_args__": fields,
        "__doc__": f"{typename}({', '.join(fields)})",
    }
    for index, name in enumerate(fields):
        members[name] = _tuplegetter(index)

    def __new__(cls, /, *args, **named):
        if len(args) != count or named:
            args = bind(name_of_new, fields, field_defaults, (), args, named)
        return with_native_value(cls, args)

    def _make(cls, iterable):
        result = tuple(iterable)
        if len(result) != count:
            raise TypeError(f"Expected {count} arguments, got {len(result)}")
        return with_native_value(cls, result)

    def _replace(self, /, **named):
        result = list(self)
        for index, name in enumerate(fields):
            if name in named:
                result[index] = named.pop(name)
        if named:
            raise ValueError(f"Got unexpected field names: {list(named)!r}")
        return self._make(result)

    def _asdict(self):
        return dict(zip(fields, self))

    def __repr__(self):
        parts = [f"{name}={value!r}" for name, value in zip(fields, self)]
        return type(self).__name__ + "(" + ", ".join(parts) + ")"

    def __getnewargs__(self):
        return tuple(self)

    members["__new__"] = __new__
    members["_make"] = classmethod(_make)
    for method in (_replace, _asdict, __repr__, __getnewargs__):
        members[method.__name__] = method
    for method in (__new__, _make, _replace, _asdict, __repr__, __getnewargs__):
        method.__qualname__ = f"{typename}.{method.__name__}"
    return type(typename, (tuple,), members)


class _tuplegetter:
    """A field of a named tuple: the element at its place."""

    def __init__(self, index):
        self.index = index
        self.__doc__ = f"Alias for field number {index}"

    def __get__(self, instance, owner=None):
        return self if instance is None else native_value(instance)[self.index]

    def __set__(self, instance, value):
        raise AttributeError("can't set attribute")

    def __delete__(self, instance):
        raise AttributeError("can't delete attribute")

    def __repr__(self):
        return f"_tuplegetter({self.index}, {self.__doc__!r})"


# ---------------------------------------------------------------------------------- wrappers to derive from


class UserDict:
    _pattern = "mapping"

    def __init__(self, dict=None, /, **named):
        self.data = {}
        if dict is not None:
            self.update(dict)
        if named:
            self.update(named)

    def __len__(self):
        return len(self.data)

    def __getitem__(self, key):
        if key in self.data:
            return self.data[key]
        if hasattr(type(self), "__missing__"):
            return type(self).__missing__(self, key)
        raise KeyError(key)

    def __setitem__(self, key, item):
        self.data[key] = item

    def __delitem__(self, key):
        del self.data[key]

    def __iter__(self):
        return iter(self.data)

    def __contains__(self, key):
        return key in self.data

    def __repr__(self):
        return repr(self.data)

    def __eq__(self, other):
        return self.data == (other.data if isinstance(other, UserDict) else other)

    __hash__ = None

    def __or__(self, other):
        return type(self)(self.data | (other.data if isinstance(other, UserDict) else other))

    def __ior__(self, other):
        self.data |= other.data if isinstance(other, UserDict) else other
        return self

    def copy(self):
        return type(self)(self.data)

    __copy__ = copy

    @classmethod
    def fromkeys(cls, iterable, value=None):
        result = cls()
        for key in iterable:
            result[key] = value
        return result

    def keys(self):
        return self.data.keys()

    def values(self):
        return self.data.values()

    def items(self):
        return self.data.items()

    def get(self, key, default=None):
        return self[key] if key in self else default

    def pop(self, key, *default):
        if default and key not in self:
            return default[0]
        value = self[key]
        del self[key]
        return value

    def popitem(self):
        for key in self:
            break
        else:
            raise KeyError
        value = self[key]
        del self[key]
        return key, value

    def clear(self):
        for key in list(self):
            del self[key]

    def setdefault(self, key, default=None):
        if key in self:
            return self[key]
        self[key] = default
        return default

    def update(self, other=(), /, **named):
        if hasattr(other, "keys"):
            for key in other.keys():
                self[key] = other[key]
        else:
            for key, value in other:
                self[key] = value
        for key, value in named.items():
            self[key] = value


class UserList:
    _pattern = "sequence"

    def __init__(self, initlist=None):
        self.data = [] if initlist is None else list(initlist)

    def __repr__(self):
        return repr(self.data)

    def __len__(self):
        return len(self.data)

    def __getitem__(self, index):
        value = self.data[index]
        return type(self)(value) if isinstance(index, slice) else value

    def __setitem__(self, index, value):
        self.data[index] = value

    def __delitem__(self, index):
        del self.data[index]

    def __iter__(self):
        return iter(self.data)

    def __contains__(self, value):
        return value in self.data

    def __eq__(self, other):
        return self.data == _data(other)

    def __lt__(self, other):
        return self.data < _data(other)

    def __le__(self, other):
        return self.data <= _data(other)

    def __gt__(self, other):
        return self.data > _data(other)

    def __ge__(self, other):
        return self.data >= _data(other)

    __hash__ = None

    def __add__(self, other):
        return type(self)(self.data + list(_data(other)))

    def __radd__(self, other):
        return type(self)(list(_data(other)) + self.data)

    def __iadd__(self, other):
        self.data += _data(other)
        return self

    def __mul__(self, n):
        return type(self)(self.data * n)

    __rmul__ = __mul__

    def append(self, item):
        self.data.append(item)

    def insert(self, i, item):
        self.data.insert(i, item)

    def pop(self, i=-1):
        return self.data.pop(i)

    def remove(self, item):
        self.data.remove(item)

    def clear(self):
        self.data.clear()

    def copy(self):
        return type(self)(self)

    __copy__ = copy

    def count(self, item):
        return self.data.count(item)

    def index(self, item, *bounds):
        return self.data.index(item, *bounds)

    def reverse(self):
        self.data.reverse()

    def sort(self, /, *, key=None, reverse=False):
        self.data.sort(key=key, reverse=reverse)

    def extend(self, other):
        self.data.extend(_data(other))


def _data(value):
    return value.data if isinstance(value, (UserList, UserString)) else value


class UserString:
    """A text to derive from: methods that give a text give one of the derived class."""

    _pattern = "sequence"

    def __init__(self, seq):
        self.data = seq if isinstance(seq, str) else str(_data(seq))

    def __str__(self):
        return self.data

    def __repr__(self):
        return repr(self.data)

    def __hash__(self):
        return hash(self.data)

    def __eq__(self, other):
        return self.data == _data(other)

    def __lt__(self, other):
        return self.data < _data(other)

    def __le__(self, other):
        return self.data <= _data(other)

    def __gt__(self, other):
        return self.data > _data(other)

    def __ge__(self, other):
        return self.data >= _data(other)

    def __contains__(self, part):
        return _data(part) in self.data

    def __len__(self):
        return len(self.data)

    def __getitem__(self, index):
        return type(self)(self.data[index])

    def __add__(self, other):
        return type(self)(self.data + str(_data(other)))

    def __radd__(self, other):
        return type(self)(str(_data(other)) + self.data)

    def __mul__(self, n):
        return type(self)(self.data * n)

    __rmul__ = __mul__

    def __mod__(self, args):
        return type(self)(self.data % args)

    def __getattr__(self, name):
        method = getattr(self.data, name)
        if not callable(method):
            return method

        def call(*args, **named):
            result = method(*[_data(value) for value in args], **named)
            return type(self)(result) if isinstance(result, str) and name != "format" else result

        return call


def __getattr__(name):
    """The module of abstract classes, which few programs want, is imported when it is asked for."""
    if name == "abc":
        return _import_module("collections.abc")
    raise AttributeError(f"module 'collections' has no attribute {name!r}")
