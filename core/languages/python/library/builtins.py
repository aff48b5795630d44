"""What Python itself can say of the built-in functions and of the machine's hooks.

The machine does what it can on its own values; a function here whose name starts with an underscore is
called when the program's own code has a say: an element with its own `__eq__`, a key with its own
`__hash__`, an iterable that is a generator. None of these functions may call back into the native
operation that declined with the very same operands, or they would call each other for ever: they take
containers apart and put questions about the parts.

`user_method(value, name)` is the method of that name found on the value's class, bound, if Python code
defines it before the machine's own classes do; otherwise None.
"""

from __intrinsics__ import (
    class_dict,
    class_mro,
    cursor_move,
    ellipsis,
    exception_frames,
    generator_parts,
    import_module,
    is_unbound,
    is_unknown,
    loaded_modules,
    map_candidates,
    map_insert_hashed,
    map_load_hashed,
    map_remove_hashed,
    math_atan2,
    math_cos,
    math_exp,
    math_hypot,
    math_log,
    math_sin,
    native_value,
    not_implemented,
    repr as repr_of,
    sort_by_keys,
    str as str_of,
    user_method,
    weak_break,
    write_err,
    write_out,
)

_missing = object()

NotImplemented = not_implemented()
Ellipsis = ellipsis()

# `repr_of` and `str_of` give a text even of what is not known; `repr` and `str` of an unknown are unknown.

# Names that the class had before.
EnvironmentError = OSError
IOError = OSError


# ---------------------------------------------------------------------------------- functions
#
# `sum`, `min` and their like are the machine's own; it comes here when the program's code has a say.


def _sum(iterable, /, start=0):
    if isinstance(start, str):
        raise TypeError("sum() can't sum strings [use ''.join(seq) instead]")
    if isinstance(start, bytes):
        raise TypeError("sum() can't sum bytes [use b''.join(seq) instead]")
    if isinstance(start, bytearray):
        raise TypeError("sum() can't sum bytearray [use b''.join(seq) instead]")
    for value in iterable:
        start = start + value
    return start


def _any(iterable, /):
    for value in iterable:
        if value:
            return True
    return False


def _all(iterable, /):
    for value in iterable:
        if not value:
            return False
    return True


def _min(*values, key=None, default=_missing):
    if len(values) == 1:
        values = iter(values[0])
    elif not values:
        raise TypeError("min expected at least 1 argument, got 0")
    elif default is not _missing:
        raise TypeError("Cannot specify a default for min() with multiple positional arguments")
    else:
        values = iter(values)
    for best in values:
        break
    else:
        if default is _missing:
            raise ValueError("min() arg is an empty sequence")
        return default
    if key is None:
        for value in values:
            if value < best:
                best = value
        return best
    best_key = key(best)
    for value in values:
        value_key = key(value)
        if value_key < best_key:
            best = value
            best_key = value_key
    return best


def _max(*values, key=None, default=_missing):
    if len(values) == 1:
        values = iter(values[0])
    elif not values:
        raise TypeError("max expected at least 1 argument, got 0")
    elif default is not _missing:
        raise TypeError("Cannot specify a default for max() with multiple positional arguments")
    else:
        values = iter(values)
    for best in values:
        break
    else:
        if default is _missing:
            raise ValueError("max() arg is an empty sequence")
        return default
    if key is None:
        for value in values:
            if value > best:
                best = value
        return best
    best_key = key(best)
    for value in values:
        value_key = key(value)
        if value_key > best_key:
            best = value
            best_key = value_key
    return best


# Each of these classes holds a generator and hands it out when it is iterated over, so that a loop
# resumes one frame per element and not two. Iterators are made at once, since a wrong operand is an
# error of the call and not of the first element.


class map:
    def __init__(self, /, *given):
        if len(given) < 2:
            raise TypeError("map() must have at least two arguments.")
        function, *iterables = given
        if len(iterables) == 1:
            self._cursor = _map_one(function, iter(iterables[0]))
        else:
            self._cursor = _map_rows(function, [iter(each) for each in iterables])

    def __iter__(self):
        return self._cursor

    def __next__(self):
        return next(self._cursor)


# What ends the iteration from inside of the function ends it, as it does where the function is called by no generator.


def _map_one(function, values):
    try:
        for value in values:
            yield function(value)
    except StopIteration as stop:
        return stop.value


def _map_rows(function, cursors):
    try:
        for row in _rows(cursors):
            yield function(*row)
    except StopIteration as stop:
        return stop.value


class filter:
    def __init__(self, /, *given):
        if len(given) != 2:
            raise TypeError(f"filter expected 2 arguments, got {len(given)}")
        function, iterable = given
        self._cursor = _filter(function, iter(iterable))

    def __iter__(self):
        return self._cursor

    def __next__(self):
        return next(self._cursor)


def _filter(function, values):
    if function is None or function is bool:
        for value in values:
            if value:
                yield value
    else:
        try:
            for value in values:
                if function(value):
                    yield value
        except StopIteration as stop:
            return stop.value


class enumerate:
    def __init__(self, iterable=_missing, start=0):
        if iterable is _missing:
            raise TypeError("enumerate() missing required argument 'iterable'")
        if not isinstance(start, int):
            special = user_method(start, "__index__")
            if special is None:
                raise TypeError(f"'{type(start).__name__}' object cannot be interpreted as an integer")
            start = special()
        self._cursor = _enumerate(iter(iterable), start)

    def __iter__(self):
        return self._cursor

    def __next__(self):
        return next(self._cursor)


def _enumerate(values, index):
    for value in values:
        yield index, value
        index += 1


class zip:
    def __init__(self, *iterables, strict=False):
        cursors = [iter(each) for each in iterables]
        if strict:
            self._cursor = _rows_of_equal_length(cursors)
        elif len(cursors) == 2:
            self._cursor = _pairs(cursors[0], cursors[1])
        else:
            self._cursor = _rows(cursors)

    def __iter__(self):
        return self._cursor

    def __next__(self):
        return next(self._cursor)


def _pairs(lefts, rights):
    for left in lefts:
        for right in rights:
            break
        else:
            return
        yield left, right


def _rows(cursors):
    if not cursors:
        return
    while True:
        row = []
        for cursor in cursors:
            for value in cursor:
                row.append(value)
                break
            else:
                return
        yield tuple(row)


def _rows_of_equal_length(cursors):
    if not cursors:
        return
    while True:
        row = []
        for index, cursor in _enumerate(cursors, 1):
            for value in cursor:
                row.append(value)
                break
            else:
                if index > 1:
                    raise ValueError(_uneven(index, "shorter"))
                for index, cursor in _enumerate(cursors, 1):
                    for value in cursor:
                        raise ValueError(_uneven(index, "longer"))
                return
        yield tuple(row)


def _uneven(index, comparison):
    others = "argument 1" if index == 2 else f"arguments 1-{index - 1}"
    return f"zip() argument {index} is {comparison} than {others}"


def aiter(async_iterable, /):
    method = getattr(type(async_iterable), "__aiter__", None)
    if method is None:
        raise TypeError(f"'{type(async_iterable).__name__}' object is not an async iterable")
    return method(async_iterable)


def _async_iterator(iterable):
    """What `async for` walks."""
    if not hasattr(type(iterable), "__aiter__"):
        raise TypeError(f"'async for' requires an object with __aiter__ method, got {type(iterable).__name__}")
    return iterable.__aiter__()


def anext(async_iterator, default=_missing, /):
    method = getattr(type(async_iterator), "__anext__", None)
    if method is None:
        raise TypeError(f"'{type(async_iterator).__name__}' object is not an async iterator")
    awaitable = method(async_iterator)
    return awaitable if default is _missing else _next_or_default(awaitable, default)


async def _next_or_default(awaitable, default):
    try:
        return await awaitable
    except StopAsyncIteration:
        return default


def _reversed_sequence(sequence):
    """`reversed` of an instance that has `__len__` and `__getitem__`."""
    index = len(sequence)
    while index > 0:
        index -= 1
        yield sequence[index]


class _call_until:
    """`iter(function, sentinel)`."""

    def __init__(self, function, sentinel):
        if not callable(function):
            raise TypeError("iter(v, w): v must be callable")
        self._cursor = _until(function, sentinel)

    def __iter__(self):
        return self._cursor

    def __next__(self):
        return next(self._cursor)


_call_until.__name__ = _call_until.__qualname__ = "callable_iterator"


def _until(function, sentinel):
    while True:
        value = function()
        if value == sentinel:
            return
        yield value


def _sequence_iterator(sequence):
    """`iter` of an instance that has `__getitem__` and no `__iter__`."""
    index = 0
    try:
        while True:
            yield sequence[index]
            index += 1
    except (IndexError, StopIteration):
        return


# ---------------------------------------------------------------------------------- iteration


def _collect(iterable):
    return [value for value in iterable]


def _unpack(iterable, count):
    result = []
    for value in iterable:
        if len(result) == count:
            raise ValueError(f"too many values to unpack (expected {count})")
        result.append(value)
    if len(result) < count:
        raise ValueError(f"not enough values to unpack (expected {count}, got {len(result)})")
    return tuple(result)


def _retry(intrinsic, index, *operands):
    operands = list(operands)
    operands[index] = _collect(operands[index])
    return intrinsic(*operands)


# ---------------------------------------------------------------------------------- text


# The identities of the containers whose text is being made: a container inside itself prints as dots.
_open = {}


def _repr(value):
    kind = type(value)
    render = _renderers.get(kind)
    if render is not None:
        return render(value)
    special = user_method(value, "__repr__")
    if special is not None:
        text = special()
        if not is_unknown(text) and not isinstance(text, str):
            raise TypeError(f"__repr__ returned non-string (type {type(text).__name__})")
        return text
    if isinstance(value, BaseException):
        return kind.__name__ + _repr_arguments(value.args)
    inner = native_value(value)
    if inner is not value:
        if isinstance(inner, (set, frozenset)):
            return _repr_set(inner, kind.__name__)
        return _repr(inner)
    return object.__repr__(value)


def _repr_items(values):
    return ", ".join([repr_of(value) for value in values])


def _repr_arguments(values):
    return "(" + _repr_items(values) + ")"


def _repr_list(value):
    identity = id(value)
    if identity in _open:
        return "[...]"
    _open[identity] = True
    try:
        return "[" + _repr_items(value) + "]"
    finally:
        del _open[identity]


def _repr_tuple(value):
    identity = id(value)
    if identity in _open:
        return "(...)"
    _open[identity] = True
    try:
        if len(value) == 1:
            return "(" + repr(value[0]) + ",)"
        return "(" + _repr_items(value) + ")"
    finally:
        del _open[identity]


def _repr_dict(value):
    identity = id(value)
    if identity in _open:
        return "{...}"
    _open[identity] = True
    try:
        return "{" + ", ".join([repr_of(key) + ": " + repr_of(entry) for key, entry in value.items()]) + "}"
    finally:
        del _open[identity]


def _repr_set(value, name="set"):
    if not value:
        return name + "()"
    identity = id(value)
    if identity in _open:
        return name + "(...)"
    _open[identity] = True
    try:
        text = "{" + _repr_items(value) + "}"
        return text if name == "set" else name + "(" + text + ")"
    finally:
        del _open[identity]


def _repr_frozenset(value):
    return _repr_set(value, "frozenset")


def _repr_view(value):
    return type(value).__name__ + "([" + _repr_items(value) + "])"


def _repr_slice(value):
    return "slice" + _repr_arguments((value.start, value.stop, value.step))


def _repr_bound_method(value):
    return f"<bound method {value.__func__.__qualname__} of {value.__self__!r}>"


_renderers = {
    list: _repr_list,
    tuple: _repr_tuple,
    dict: _repr_dict,
    set: _repr_set,
    frozenset: _repr_frozenset,
    type({}.keys()): _repr_view,
    type({}.values()): _repr_view,
    type({}.items()): _repr_view,
    slice: _repr_slice,
}


def _str(value):
    special = user_method(value, "__str__")
    if special is not None:
        text = special()
        if not is_unknown(text) and not isinstance(text, str):
            raise TypeError(f"__str__ returned non-string (type {type(text).__name__})")
        return text
    if isinstance(value, BaseException) and user_method(value, "__repr__") is None:
        arguments = value.args
        if len(arguments) == 1:
            return repr(arguments[0]) if isinstance(value, KeyError) else str(arguments[0])
        return repr(arguments) if arguments else ""
    return _repr(value)


def _format(value, spec):
    special = user_method(value, "__format__")
    if special is not None:
        text = special(spec)
        if not isinstance(text, str):
            raise TypeError(f"__format__ must return a str, not {type(text).__name__}")
        return text
    if spec == "":
        return str(value)
    inner = native_value(value)
    if inner is not value and isinstance(inner, (int, float, str)):
        return format(inner, spec)
    raise TypeError(f"unsupported format string passed to {type(value).__name__}.__format__")


def _print(values, sep, end, file):
    """`print` to a file, or to the standard output, which nothing has taken the place of, if that is None."""
    if sep is None:
        sep = " "
    elif not isinstance(sep, str):
        raise TypeError(f"sep must be None or a string, not {type(sep).__name__}")
    if end is None:
        end = "\n"
    elif not isinstance(end, str):
        raise TypeError(f"end must be None or a string, not {type(end).__name__}")
    write = write_out if file is None else file.write
    # Each value is written before the next one's text is asked for, which may itself print, or fail.
    is_first = True
    for value in values:
        if is_first:
            is_first = False
        else:
            write(sep)
        write(str_of(value))
    write(end)


def _encode_named(text, encoding, errors, error):
    """Text as bytes by what the program has registered under a name; `error` says that the machine has nothing."""
    codecs = loaded_modules().get("codecs")
    if codecs is None:
        raise error
    return codecs._encode_registered(text, encoding or "utf-8", errors or "strict", error)


def _decode_named(data, encoding, errors, error):
    codecs = loaded_modules().get("codecs")
    if codecs is None:
        raise error
    return codecs._decode_registered(data, encoding or "utf-8", errors or "strict", error)


# ---------------------------------------------------------------------------------- equality, order, hash


def _hash(value):
    kind = type(value)
    if kind is tuple:
        return hash(tuple([_hash_part(part) for part in value]))
    if kind is frozenset:
        return hash(frozenset([_hash_part(part) for part in value]))
    special = user_method(value, "__hash__")
    if special is None:
        inner = native_value(value)
        if inner is value or user_method(value, "__eq__") is not None:
            raise TypeError(f"unhashable type: '{kind.__name__}'")
        return hash(inner)
    result = special()
    if not isinstance(result, int):
        raise TypeError("__hash__ method should return an integer")
    if -0x8000000000000000 <= result <= 0x7FFFFFFFFFFFFFFF:
        return -2 if result == -1 else int(result)
    return hash(int(result))


# A hash stands in for a part that the machine cannot hash on its own; all other parts stay as they are,
# so that tuples that are equal still have equal hashes.
_plain = {int: True, str: True, float: True, bool: True, bytes: True, type(None): True}


def _hash_part(part):
    return part if type(part) in _plain else hash(part)


def _equal(left, right):
    left = native_value(left)
    right = native_value(right)
    if isinstance(left, dict):
        if not isinstance(right, dict) or len(left) != len(right):
            return False
        for key, value in left.items():
            other = right.get(key, _missing)
            if other is _missing or not (value is other or value == other):
                return False
        return True
    if isinstance(left, (set, frozenset)):
        if not isinstance(right, (set, frozenset)) or len(left) != len(right):
            return False
        for value in left:
            if value not in right:
                return False
        return True
    if type(left) is not type(right) or len(left) != len(right):
        return False
    if isinstance(left, slice):
        return (left.start, left.stop, left.step) == (right.start, right.stop, right.step)
    for index in range(len(left)):
        # Comparing may change either list.
        if index >= len(left) or index >= len(right):
            break
        first = left[index]
        second = right[index]
        if first is not second and not first == second:
            return False
    return len(left) == len(right)


def _compare(operator, left, right):
    left = native_value(left)
    right = native_value(right)
    if isinstance(left, (set, frozenset)):
        return _compare_sets(operator, left, right)
    index = 0
    while index < len(left) and index < len(right):
        first = left[index]
        second = right[index]
        if first is not second and not first == second:
            if operator == "<":
                return first < second
            if operator == "<=":
                return first <= second
            if operator == ">":
                return first > second
            return first >= second
        index += 1
    if operator == "<":
        return len(left) < len(right)
    if operator == "<=":
        return len(left) <= len(right)
    if operator == ">":
        return len(left) > len(right)
    return len(left) >= len(right)


def _compare_sets(operator, left, right):
    if operator == ">" or operator == ">=":
        left, right = right, left
    if len(left) > len(right) or (len(operator) == 1 and len(left) == len(right)):
        return False
    for value in left:
        if value not in right:
            return False
    return True


def _contains(container, value):
    special = user_method(container, "__contains__")
    if special is not None:
        return bool(special(value))
    if user_method(container, "__iter__") is None:
        inner = native_value(container)
        if isinstance(inner, (dict, set, frozenset)):
            return _find(inner, value, hash(value)) is not _missing
        if inner is container and user_method(container, "__getitem__") is not None:
            return _contains(_sequence_iterator(container), value)
        container = inner
    for each in container:
        if each is value or each == value:
            return True
    return False


# ---------------------------------------------------------------------------------- dictionaries and sets


def _find(table, key, key_hash):
    """The key of a dictionary or set that equals a key, or `_missing`."""
    for candidate in map_candidates(table, key_hash):
        if candidate is key or candidate == key:
            return candidate
    return _missing


def _map_get(mapping, key, *default):
    table = native_value(mapping)
    key_hash = hash(key)
    found = _find(table, key, key_hash)
    if found is not _missing:
        return map_load_hashed(table, found, key_hash)
    if default and not is_unbound(default[0]):
        return default[0]
    special = user_method(mapping, "__missing__")
    if special is not None:
        return special(key)
    raise KeyError(key)


def _map_set(mapping, key, value):
    table = native_value(mapping)
    key_hash = hash(key)
    found = _find(table, key, key_hash)
    map_insert_hashed(table, key if found is _missing else found, value, key_hash)


def _map_delete(mapping, key):
    """Removes a key of a dictionary or a set and gives the value that was there."""
    table = native_value(mapping)
    key_hash = hash(key)
    found = _find(table, key, key_hash)
    if found is _missing:
        raise KeyError(key)
    return map_remove_hashed(table, found, key_hash)


def _set_add(members, value):
    table = native_value(members)
    value_hash = hash(value)
    if _find(table, value, value_hash) is _missing:
        map_insert_hashed(table, value, None, value_hash)


def _map_pop(mapping, key, *default):
    """`dict.pop` with a key of the program's own kind."""
    table = native_value(mapping)
    key_hash = hash(key)
    found = _find(table, key, key_hash)
    if found is not _missing:
        return map_remove_hashed(table, found, key_hash)
    if default:
        return default[0]
    raise KeyError(key)


def _map_set_default(mapping, key, default=None):
    """`dict.setdefault` with a key of the program's own kind."""
    table = native_value(mapping)
    key_hash = hash(key)
    found = _find(table, key, key_hash)
    if found is not _missing:
        return map_load_hashed(table, found, key_hash)
    map_insert_hashed(table, key, default, key_hash)
    return default


def _map_update(mapping, other):
    """`dict.update` and `dict(other)` where a key is of the program's own kind or `other` is no dictionary."""
    if user_method(other, "keys") is not None:
        for key in other.keys():
            mapping[key] = other[key]
    elif isinstance(other, dict):
        for key, value in native_value(other).items():
            mapping[key] = value
    else:
        index = 0
        for pair in other:
            try:
                pair = list(pair)
            except TypeError:
                message = f"cannot convert dictionary update sequence element #{index} to a sequence"
                raise TypeError(message) from None
            if len(pair) != 2:
                raise ValueError(
                    f"dictionary update sequence element #{index} has length {len(pair)}; 2 is required"
                )
            mapping[pair[0]] = pair[1]
            index += 1


def _set_extend(members, iterable):
    """Adds members of the program's own kind to a set."""
    for value in iterable:
        members.add(value)


def _list_remove(items, value):
    """`list.remove` where the program's code compares."""
    del items[_sequence_index(items, value, 0, len(items), "list.remove(x): x not in list")]


def _sequence_index(items, value, start, stop, absent=None):
    """`list.index` and `tuple.index` where the program's code compares."""
    index = start
    while index < stop and index < len(items):
        each = items[index]
        if each is value or each == value:
            return index
        index += 1
    if absent is None:
        absent = f"{value!r} is not in list" if isinstance(items, list) else "tuple.index(x): x not in tuple"
    raise ValueError(absent)


def _sequence_count(items, value):
    """`list.count` and `tuple.count` where the program's code compares."""
    count = 0
    for each in items:
        if each is value or each == value:
            count += 1
    return count


def _power(base, exponent, modulus=None):
    """`pow` where the program's code has a say."""
    if modulus is None:
        return base**exponent
    special = user_method(base, "__pow__")
    if special is None:
        return pow(native_value(base), native_value(exponent), native_value(modulus))
    return special(exponent, modulus)


def _complex_power(base, exponent):
    """A negative number to a broken power."""
    return complex(base) ** complex(exponent)


def _set_operation(operator, left, right):
    """`|`, `&`, `-` and `^` of sets whose members are of the program's own kind."""
    is_frozen = isinstance(left, frozenset)
    result = set()
    if operator == "|":
        for value in left:
            result.add(value)
        for value in right:
            result.add(value)
    elif operator == "&":
        # The smaller set is walked, as CPython does: the order of the result's members shows it.
        if len(right) > len(left):
            left, right = right, left
        for value in right:
            if value in left:
                result.add(value)
    elif operator == "-":
        for value in left:
            if value not in right:
                result.add(value)
    else:
        result.update(right)
        for value in left:
            if value in right:
                result.remove(value)
            else:
                result.add(value)
    return frozenset(result) if is_frozen else result


# ---------------------------------------------------------------------------------- sorting


def _sort(items, key, reverse):
    """Sorts a list in place, stably, where the machine's own sort cannot.

    Keys that the machine can compare are sorted there. Otherwise: runs of at least `_minimum_run(n)`
    elements by binary insertion, then merges of neighbours, as CPython does for up to 63 elements.
    """
    items = native_value(items)
    if key is None:
        keyed = [(value, value) for value in items]
    else:
        keys = [key(value) for value in items]
        if sort_by_keys(items, keys, reverse):
            return
        keyed = list(zip(keys, items))
    if reverse:
        keyed.reverse()
    length = len(keyed)
    minimum = _minimum_run(length)
    runs = []
    start = 0
    while start < length:
        end = _extend_run(keyed, start)
        wanted = start + minimum
        if wanted > length:
            wanted = length
        if end < wanted:
            _insert_binary(keyed, start, end, wanted)
            end = wanted
        runs.append((start, end))
        # Merging keeps each run longer than the next two together, so that merges are of like sizes.
        while len(runs) > 1 and runs[-2][1] - runs[-2][0] <= runs[-1][1] - runs[-1][0]:
            _merge_last(keyed, runs)
        start = end
    while len(runs) > 1:
        _merge_last(keyed, runs)
    if reverse:
        keyed.reverse()
    items[:] = [pair[1] for pair in keyed]


def _minimum_run(length):
    rest = 0
    while length >= 64:
        rest |= length & 1
        length >>= 1
    return length + rest


def _extend_run(keyed, start):
    """Where the run that begins at `start` ends; a falling one is reversed."""
    length = len(keyed)
    end = start + 1
    if end == length:
        return end
    if keyed[end][0] < keyed[start][0]:
        end += 1
        while end < length and keyed[end][0] < keyed[end - 1][0]:
            end += 1
        keyed[start:end] = keyed[start:end][::-1]
    else:
        end += 1
        while end < length and not keyed[end][0] < keyed[end - 1][0]:
            end += 1
    return end


def _insert_binary(keyed, start, sorted_end, end):
    while sorted_end < end:
        pair = keyed[sorted_end]
        pivot = pair[0]
        low = start
        high = sorted_end
        while low < high:
            middle = (low + high) >> 1
            if pivot < keyed[middle][0]:
                high = middle
            else:
                low = middle + 1
        keyed[low + 1 : sorted_end + 1] = keyed[low:sorted_end]
        keyed[low] = pair
        sorted_end += 1


def _merge_last(keyed, runs):
    middle, end = runs.pop()
    start = runs.pop()[0]
    left = keyed[start:middle]
    right = keyed[middle:end]
    merged = []
    first = 0
    second = 0
    while first < len(left) and second < len(right):
        if right[second][0] < left[first][0]:
            merged.append(right[second])
            second += 1
        else:
            merged.append(left[first])
            first += 1
    merged += left[first:]
    merged += right[second:]
    keyed[start:end] = merged
    runs.append((start, end))


# ---------------------------------------------------------------------------------- classes


def _class_created(cls, keywords):
    for name, member in list(class_dict(cls).items()):
        named = user_method(member, "__set_name__")
        if named is not None:
            try:
                named(cls, name)
            except Exception as error:
                raise RuntimeError(
                    f"Error calling __set_name__ on '{type(member).__name__}' instance {name!r} in '{cls.__name__}'"
                ) from error
    super(cls, cls).__init_subclass__(**({} if keywords is None else keywords))


class _Code:
    """What a function's `__code__` is: the machine sets its members, the number of the code among them."""

    def __eq__(self, other):
        if not isinstance(other, _Code):
            return NotImplemented
        return self is other or getattr(self, "<code>", self) == getattr(other, "<code>", other)

    def __hash__(self):
        return hash(getattr(self, "<code>", id(self)))

    def __repr__(self):
        return f"<code object {self.co_name} at {hex(id(self))}, file {self.co_filename!r}>"


_Code.__name__ = _Code.__qualname__ = "code"


class _Frame:
    """What is known of a call: its function, the line that it was at, and perhaps its variables."""

    f_back = f_trace = None
    f_lasti = -1

    def __init__(self, code, line, variables, names):
        self.f_code = code
        self.f_lineno = line
        self.f_locals = variables
        self.f_globals = names

    def clear(self):
        self.f_locals = {}

    def __repr__(self):
        code = self.f_code
        return f"<frame at {hex(id(self))}, file {code.co_filename!r}, line {self.f_lineno}, code {code.co_name}>"


def _code_of(name, file):
    """The code of a call of which no more is known."""
    code = _Code()
    code.co_name = code.co_qualname = name
    code.co_filename = file
    return code


_Frame.__name__ = _Frame.__qualname__ = "frame"


class _Traceback:
    """One call that an exception went through; the machine sets `_error`."""

    _depth = 0
    _known = None
    tb_lasti = -1

    def _calls(self):
        """The calls, the outermost first: asked for once, since whoever walks a traceback asks at each call."""
        if self._known is None:
            self._known = exception_frames(self._error)
        return self._known

    @property
    def tb_lineno(self):
        return self._calls()[self._depth][1]

    @property
    def tb_frame(self):
        file, line, name, *_ = self._calls()[self._depth]
        return _Frame(_code_of(name, file), line, {}, {})

    @property
    def tb_next(self):
        calls = self._calls()
        if self._depth + 1 >= len(calls):
            return None
        inner = _Traceback()
        inner._error = self._error
        inner._known = calls
        inner._depth = self._depth + 1
        return inner


_Traceback.__name__ = _Traceback.__qualname__ = "traceback"


# Members of the machine's own classes. Of a generator they are named after what it is: `gi_frame`, `cr_frame`, `ag_frame`.


def _frame_of(generator):
    progress, code, line, variables, _ = generator_parts(generator)
    return None if progress == 3 else _Frame(code, line, variables, {})


def _define_generator_members(cls, mark, delegate):
    for name, get in (
        ("frame", _frame_of),
        ("code", lambda self: generator_parts(self)[1]),
        ("running", lambda self: generator_parts(self)[0] == 2),
        ("suspended", lambda self: generator_parts(self)[0] == 1),
        (delegate, lambda self: generator_parts(self)[4]),
    ):
        setattr(cls, f"{mark}_{name}", property(get))


async def _some_coroutine():
    pass


async def _some_generator():
    yield


_Generator = type(_ for _ in ())
_coroutine = _some_coroutine()
_asynchronous = _some_generator()
_define_generator_members(_Generator, "gi", "yieldfrom")
_define_generator_members(type(_coroutine), "cr", "await")
_define_generator_members(type(_asynchronous), "ag", "await")
_coroutine.close()


def _property_get(self, instance, owner=None, /):
    if instance is None:
        return self
    if self.fget is None:
        raise AttributeError(f"property of {type(instance).__name__!r} object has no getter")
    return self.fget(instance)


def _property_set(self, instance, value, /):
    if self.fset is None:
        raise AttributeError(f"property of {type(instance).__name__!r} object has no setter")
    self.fset(instance, value)


def _property_delete(self, instance, /):
    if self.fdel is None:
        raise AttributeError(f"property of {type(instance).__name__!r} object has no deleter")
    self.fdel(instance)


property.__get__, property.__set__, property.__delete__ = _property_get, _property_set, _property_delete
staticmethod.__get__ = lambda self, instance, owner=None, /: self.__func__
classmethod.__get__ = lambda self, instance, owner=None, /: self.__func__.__get__(owner or type(instance))


def _cursor_state(self, state, /):
    cursor_move(self, state)


def _cursor_reduced(self):
    """What another iterator like this one is made with."""
    left = cursor_move(self)
    return (iter, ((),)) if left is None else (iter, left[:1], left[1])


for _cursor in (iter([]), iter(()), iter(b""), iter(bytearray()), iter("")):
    type(_cursor).__setstate__ = _cursor_state
    type(_cursor).__reduce__ = _cursor_reduced


def _construct(cls, *args, **named):
    instance = cls.__new__(cls, *args, **named)
    kind = type(instance)
    if kind is cls or issubclass(kind, cls):
        initialise = kind.__init__
        if initialise is not object.__init__:
            result = initialise(instance, *args, **named)
            if result is not None:
                raise TypeError(f"__init__() should return None, not '{type(result).__name__}'")
    return instance


# ---------------------------------------------------------------------------------- types with parameters


class _GenericAlias:
    """A class with type parameters, as in `list[int]`: calls and members are those of the class."""

    def __init__(self, origin, parameters):
        self.__origin__ = origin
        self.__args__ = parameters if isinstance(parameters, tuple) else (parameters,)

    def __repr__(self):
        return _type_text(self.__origin__) + "[" + (", ".join([_type_text(each) for each in self.__args__]) or "()") + "]"

    def __call__(self, /, *args, **named):
        return self.__origin__(*args, **named)

    def __getattr__(self, name):
        if name[:2] == "__" and name not in ("__name__", "__qualname__", "__module__", "__doc__"):
            raise AttributeError(f"type object {self.__origin__.__name__!r} has no attribute {name!r}")
        return getattr(self.__origin__, name)

    def __mro_entries__(self, bases):
        return (self.__origin__,)

    def __getitem__(self, parameters):
        return _GenericAlias(self.__origin__, parameters)

    def __eq__(self, other):
        if not isinstance(other, _GenericAlias):
            return NotImplemented
        return self.__origin__ == other.__origin__ and self.__args__ == other.__args__

    def __hash__(self):
        return hash((self.__origin__, self.__args__))

    def __or__(self, other):
        return _union_type(self, other)

    def __ror__(self, other):
        return _union_type(other, self)

    def __instancecheck__(self, value):
        raise TypeError("isinstance() argument 2 cannot be a parameterized generic")

    def __subclasscheck__(self, cls):
        raise TypeError("issubclass() argument 2 cannot be a parameterized generic")


_GenericAlias.__name__ = _GenericAlias.__qualname__ = "GenericAlias"


def _generic_alias(origin, parameters):
    return _GenericAlias(origin, parameters)


class _UnionType:
    """One of several types, as in `int | None`."""

    def __init__(self, members):
        self.__args__ = members

    def __repr__(self):
        return " | ".join(["None" if each is type(None) else _type_text(each) for each in self.__args__])

    def __eq__(self, other):
        if not isinstance(other, _UnionType):
            return NotImplemented
        return set(self.__args__) == set(other.__args__)

    def __hash__(self):
        return hash(frozenset(self.__args__))

    def __or__(self, other):
        return _union_type(self, other)

    def __ror__(self, other):
        return _union_type(other, self)

    def __instancecheck__(self, value):
        return isinstance(value, self.__args__)

    def __subclasscheck__(self, cls):
        return issubclass(cls, self.__args__)


_UnionType.__name__ = _UnionType.__qualname__ = "UnionType"


def _union_type(left, right):
    """`left | right` of types."""
    members = []
    for side in (left, right):
        if not (side is None or isinstance(side, type) or hasattr(side, "__args__") or hasattr(side, "__mro_entries__")):
            raise TypeError(
                f"unsupported operand type(s) for |: '{type(left).__name__}' and '{type(right).__name__}'"
            )
        for each in side.__args__ if isinstance(side, _UnionType) else (side,):
            if each is None:
                each = type(None)
            if each not in members:
                members.append(each)
    return members[0] if len(members) == 1 else _UnionType(tuple(members))


def _isinstance(value, classes):
    """`isinstance` where what names the classes is no class itself."""
    if isinstance(classes, tuple):
        for each in classes:
            if isinstance(value, each):
                return True
        return False
    special = user_method(classes, "__instancecheck__")
    if special is None:
        raise TypeError("isinstance() arg 2 must be a type, a tuple of types, or a union")
    return bool(special(value))


def _type_text(kind):
    if kind is ...:
        return "..."
    if isinstance(kind, type):
        module = getattr(kind, "__module__", "builtins")
        if module == "builtins":
            return kind.__qualname__
        return f"{module}.{kind.__qualname__}"
    if isinstance(kind, list):
        return "[" + ", ".join([_type_text(each) for each in kind]) + "]"
    return repr(kind)


# ---------------------------------------------------------------------------------- the end of a run


def _report_uncaught(error):
    """Tells of an exception that nothing caught; the machine ends the run."""
    from _report import format_exception

    write_err(format_exception(error))


def _finalize(lost):
    """Tells objects that the program has lost them: from the last of the list to the first."""
    while lost:
        _finalize_one(lost.pop())


def _finalize_one(value):
    finalizer = getattr(type(value), "__del__", None)
    if finalizer is not None:
        _call_ignoring(finalizer, finalizer, value)
    elif isinstance(value, _Generator):
        _call_ignoring(value, value.close)
    for reference in weak_break(value):
        callback = reference.__callback__
        if callback is not None:
            _call_ignoring(callback, callback, reference)


def _call_ignoring(blamed, function, *args):
    try:
        function(*args)
    except BaseException as error:
        from _report import format_exception

        write_err(f"Exception ignored in: {blamed!r}\n{format_exception(error, False)}")


# ---------------------------------------------------------------------------------- patterns

# `collections.abc` marks its Sequence and Mapping with the member `_pattern`, as does what is registered
# there, so that the classes need not be loaded to be asked.


def _match_sequence(value):
    """Whether a sequence pattern may take a value."""
    if isinstance(value, (list, tuple, range)):
        return True
    return getattr(type(value), "_pattern", None) == "sequence"


def _match_mapping(value):
    """Whether a mapping pattern may take a value."""
    return isinstance(value, dict) or getattr(type(value), "_pattern", None) == "mapping"


def _match_keys(mapping, keys):
    """The values under the keys, as a tuple, or None if one is absent."""
    result = []
    seen = []
    for key in keys:
        if key in seen:
            raise ValueError(f"mapping pattern checks duplicate key ({key!r})")
        seen.append(key)
        value = mapping.get(key, _missing)
        if value is _missing:
            return None
        result.append(value)
    return tuple(result)


def _match_rest(mapping, keys):
    """A dictionary of what a mapping pattern's keys leave."""
    rest = dict(mapping)
    for key in keys:
        del rest[key]
    return rest


_matched_as_a_whole = (bool, bytearray, bytes, dict, float, frozenset, int, list, set, str, tuple)


def _match_class(value, cls, count, names):
    """The parts of a value that a class pattern asks for, `count` by place and then by name, or None."""
    if not isinstance(cls, type):
        raise TypeError("called match pattern must be a type")
    if not isinstance(value, cls):
        return None
    attributes = []
    parts = []
    if count:
        places = getattr(cls, "__match_args__", _missing)
        if places is _missing:
            places = ()
            if issubclass(cls, _matched_as_a_whole):
                if count > 1:
                    raise TypeError(
                        f"{cls.__name__}() accepts 1 positional sub-pattern ({count} given)"
                    )
                parts.append(value)
        elif not isinstance(places, tuple):
            raise TypeError(
                f"{cls.__name__}.__match_args__ must be a tuple (got {type(places).__name__})"
            )
        if not parts:
            if count > len(places):
                plural = "" if len(places) == 1 else "s"
                raise TypeError(
                    f"{cls.__name__}() accepts {len(places)} positional sub-pattern{plural} ({count} given)"
                )
            for name in places[:count]:
                if not isinstance(name, str):
                    raise TypeError(
                        f"__match_args__ elements must be strings (got {type(name).__name__})"
                    )
                attributes.append(name)
    attributes += names
    seen = {}
    for name in attributes:
        if name in seen:
            raise TypeError(
                f"{cls.__name__}() got multiple sub-patterns for attribute {name!r}"
            )
        seen[name] = True
        part = getattr(value, name, _missing)
        if part is _missing:
            return None
        parts.append(part)
    return tuple(parts)


# ---------------------------------------------------------------------------------- what some exceptions hold besides
#
# Those that the machine raises hold it without being initialised.


def _init_syntax_error(self, *args):
    BaseException.__init__(self, *args)
    if len(args) == 2:
        details = tuple(args[1])
        if len(details) not in (4, 6):
            raise TypeError(f"function missing required argument 'filename' (pos 1)" if not details else "end_offset must be provided when end_lineno is provided")
        self.filename, self.lineno, self.offset, self.text = details[:4]
        if len(details) == 6:
            self.end_lineno, self.end_offset = details[4:]


def _syntax_error_text(self):
    message = str(self.msg)
    if isinstance(self.filename, str):
        file = self.filename.rpartition("/")[2]
        return f"{message} ({file}, line {self.lineno})" if isinstance(self.lineno, int) else f"{message} ({file})"
    return f"{message} (line {self.lineno})" if isinstance(self.lineno, int) else message


for _name in ("filename", "lineno", "offset", "text", "end_lineno", "end_offset", "print_file_and_line"):
    setattr(SyntaxError, _name, None)
del _name
SyntaxError.__init__ = _init_syntax_error
SyntaxError.__str__ = _syntax_error_text


def _init_attribute_error(self, *args, name=None, obj=None):
    BaseException.__init__(self, *args)
    self.name = name
    self.obj = obj


def _init_name_error(self, *args, name=None):
    BaseException.__init__(self, *args)
    self.name = name


def _init_import_error(self, *args, name=None, path=None, **others):
    for each in others:
        raise TypeError(f"{each!r} is an invalid keyword argument for ImportError()")
    BaseException.__init__(self, *args)
    self.name = name
    self.path = path


AttributeError.__init__ = _init_attribute_error
NameError.__init__ = _init_name_error
ImportError.__init__ = _init_import_error


# ---------------------------------------------------------------------------------- exception groups


class BaseExceptionGroup(BaseException):
    def __new__(cls, message, exceptions, /):
        if not isinstance(message, str):
            raise TypeError(f"argument 1 must be str, not {type(message).__name__}")
        if not _match_sequence(exceptions):
            raise TypeError("second argument (exceptions) must be a sequence")
        exceptions = tuple(exceptions)
        if not exceptions:
            raise ValueError("second argument (exceptions) must be a non-empty sequence")
        ordinary = True
        for index, each in enumerate(exceptions):
            if not isinstance(each, BaseException):
                raise ValueError(f"Item {index} of second argument (exceptions) is not an exception")
            if not isinstance(each, Exception):
                ordinary = False
        if cls is BaseExceptionGroup:
            if ordinary:
                cls = ExceptionGroup
        elif not ordinary and issubclass(cls, Exception):
            if cls is ExceptionGroup:
                raise TypeError("Cannot nest BaseExceptions in an ExceptionGroup")
            raise TypeError(f"Cannot nest BaseExceptions in {cls.__name__!r}")
        group = BaseException.__new__(cls, message, exceptions)
        group.message = message
        group.exceptions = exceptions
        return group

    def __init__(self, message, exceptions, /):
        BaseException.__init__(self, message, exceptions)

    def __str__(self):
        count = len(self.exceptions)
        plural = "" if count == 1 else "s"
        return f"{self.message} ({count} sub-exception{plural})"

    def __repr__(self):
        return f"{type(self).__name__}({self.args[0]!r}, {self.args[1]!r})"

    def derive(self, exceptions, /):
        return BaseExceptionGroup(self.message, exceptions)

    def subgroup(self, condition, /):
        return _split_group(self, _group_condition(condition))[0]

    def split(self, condition, /):
        return _split_group(self, _group_condition(condition))


class ExceptionGroup(BaseExceptionGroup, Exception):
    pass


def _group_condition(condition):
    if isinstance(condition, (type, tuple)):
        return lambda error: isinstance(error, condition)
    if callable(condition):
        return condition
    raise TypeError("expected a function, exception type or tuple of exception types")


def _split_group(error, condition):
    """The part of an exception that a condition takes and the rest, each of them None if empty."""
    if condition(error):
        return error, None
    if not isinstance(error, BaseExceptionGroup):
        return None, error
    matched = []
    rest = []
    for each in error.exceptions:
        taken, left = _split_group(each, condition)
        if taken is not None:
            matched.append(taken)
        if left is not None:
            rest.append(left)
    return _derive_group(error, matched), _derive_group(error, rest)


def _derive_group(group, exceptions):
    if not exceptions:
        return None
    part = group.derive(exceptions)
    part.__traceback__ = group.__traceback__
    part.__cause__ = group.__cause__
    part.__context__ = group.__context__
    if hasattr(group, "__notes__"):
        part.__notes__ = list(group.__notes__)
    return part


def _except_star_match(error, kinds):
    """`except* kinds`: the part of an exception that the clause handles, always a group, and the rest."""
    for kind in kinds if isinstance(kinds, tuple) else (kinds,):
        if not (isinstance(kind, type) and issubclass(kind, BaseException)):
            raise TypeError("catching classes that do not inherit from BaseException is not allowed")
        if issubclass(kind, BaseExceptionGroup):
            raise TypeError(
                "catching ExceptionGroup with except* is not allowed. Use except instead."
            )
    if error is None:
        return None, None
    if not isinstance(error, BaseExceptionGroup):
        if isinstance(error, kinds):
            return BaseExceptionGroup("", [error]), None
        return None, error
    return _split_group(error, lambda each: isinstance(each, kinds))


def _except_star_result(error, raised, rest):
    """What a `try` with `except*` raises in the end: `raised` by its handlers, `rest` handled by none."""
    leaves = {}
    _add_leaves(error, leaves)
    kept = {}
    if rest is not None:
        _add_leaves(rest, kept)
    new = []
    for each in raised:
        own = {}
        _add_leaves(each, own)
        if isinstance(each, BaseExceptionGroup) and all([leaf in leaves for leaf in own]):
            kept.update(own)
        else:
            new.append(each)
    if not isinstance(error, BaseExceptionGroup):
        left = error if kept else None
    else:
        left = _keep_leaves(error, kept) if kept else None
    if not new:
        return left
    if left is not None:
        new.append(left)
    if len(new) == 1:
        return new[0]
    return BaseExceptionGroup("", new)


def _add_leaves(error, leaves):
    if isinstance(error, BaseExceptionGroup):
        for each in error.exceptions:
            _add_leaves(each, leaves)
    else:
        leaves[id(error)] = True


def _keep_leaves(error, kept):
    if not isinstance(error, BaseExceptionGroup):
        return error if id(error) in kept else None
    parts = []
    is_whole = True
    for each in error.exceptions:
        part = _keep_leaves(each, kept)
        if part is not None:
            parts.append(part)
        if part is not each:
            is_whole = False
    if is_whole:
        return error
    return _derive_group(error, parts)


# ---------------------------------------------------------------------------------- numbers beyond the machine's words


class _WideRange:
    """A range one of whose bounds is no machine word."""

    def __init__(self, start, stop=None, step=1):
        if stop is None:
            start, stop = 0, start
        self.start, self.stop, self.step = [bound.__index__() for bound in (start, stop, step)]
        if not self.step:
            raise ValueError("range() arg 3 must not be zero")

    __class__ = property(lambda self: range)

    def _count(self):
        rest = self.step - (1 if self.step > 0 else -1)
        return max((self.stop - self.start + rest) // self.step, 0)

    def __len__(self):
        count = self._count()
        if count > 0x7FFFFFFFFFFFFFFF:
            raise OverflowError("Python int too large to convert to C ssize_t")
        return count

    def __bool__(self):
        return self._count() > 0

    def __getitem__(self, key):
        count = self._count()
        if isinstance(key, slice):
            step = 1 if key.step is None else key.step.__index__()
            if not step:
                raise ValueError("slice step cannot be zero")
            least, most = (0, count) if step > 0 else (-1, count - 1)
            bounds = []
            for bound, absent in ((key.start, least if step > 0 else most), (key.stop, most if step > 0 else least)):
                if bound is None:
                    bounds.append(absent)
                    continue
                bound = bound.__index__()
                bounds.append(min(max(bound + count if bound < 0 else bound, least), most))
            first, end = bounds
            return range(self.start + first * self.step, self.start + end * self.step, self.step * step)
        if not hasattr(type(key), "__index__"):
            raise TypeError(f"range indices must be integers or slices, not {type(key).__name__}")
        place = key.__index__()
        place = place + count if place < 0 else place
        if not 0 <= place < count:
            raise IndexError("range object index out of range")
        return self.start + place * self.step

    def __iter__(self):
        value = self.start
        rises = self.step > 0
        while value < self.stop if rises else value > self.stop:
            yield value
            value += self.step

    def __reversed__(self):
        for place in _places_back(self._count()):
            yield self.start + place * self.step

    def __contains__(self, value):
        if not isinstance(value, int):
            return any(value == each for each in self)
        inside = self.start <= value < self.stop if self.step > 0 else self.stop < value <= self.start
        return inside and (value - self.start) % self.step == 0

    def index(self, value, /):
        if value not in self:
            raise ValueError(f"{value!r} is not in range")
        return (value - self.start) // self.step

    def count(self, value, /):
        return int(value in self)

    def _key(self):
        count = self._count()
        return count, self.start if count else None, self.step if count > 1 else None

    def __eq__(self, other):
        if isinstance(other, _WideRange):
            return self._key() == other._key()
        return not len(other) and not self._count() if isinstance(other, range) else NotImplemented

    def __hash__(self):
        return hash(self._key())

    def __repr__(self):
        step = "" if self.step == 1 else f", {self.step}"
        return f"range({self.start}, {self.stop}{step})"


_WideRange.__name__ = _WideRange.__qualname__ = "range"


def _places_back(count):
    while count:
        count -= 1
        yield count


# ---------------------------------------------------------------------------------- complex numbers


class complex:
    def __new__(cls, real=_missing, imag=_missing):
        if isinstance(real, str):
            if imag is not _missing:
                raise TypeError("complex() can't take second arg if first is a string")
            return _parse_complex(cls, real)
        if isinstance(imag, str):
            raise TypeError("complex() second arg can't be a string")
        x = 0.0 if real is _missing else _complex_parts(real, "first argument must be a string or a number")
        y = 0.0 if imag is _missing else _complex_parts(imag, "second argument must be a number")
        if isinstance(x, complex):
            if imag is _missing:
                return _make_complex(cls, x.real, x.imag)
            x, extra = x.real, x.imag
        else:
            extra = 0.0
        if isinstance(y, complex):
            return _make_complex(cls, x - y.imag, extra + y.real)
        return _make_complex(cls, x, extra + y if extra else y)

    def __setattr__(self, name, value):
        if name == "real" or name == "imag":
            raise AttributeError("readonly attribute")
        raise AttributeError(f"'complex' object has no attribute '{name}'")

    def conjugate(self):
        return _make_complex(complex, self.real, -self.imag)

    def __repr__(self):
        imag = _float_text(self.imag) + "j"
        if self.real == 0.0 and str(self.real) == "0.0":
            return imag
        sign = "" if imag[0] == "-" else "+"
        return "(" + _float_text(self.real) + sign + imag + ")"

    def __format__(self, spec):
        if spec == "":
            return repr(self)
        fill, align, spec, width = _split_alignment(spec)
        if spec.strip("+- ") == "":
            text = _signed_text(self.real, spec) + _signed_text(self.imag, "+") + "j"
            if self.real == 0.0 and str(self.real) == "0.0":
                text = _signed_text(self.imag, spec) + "j"
            else:
                text = "(" + text + ")"
        else:
            text = format(self.real, spec) + format(self.imag, "+" + spec.lstrip("+- ")) + "j"
        padding = width - len(text)
        if padding <= 0:
            return text
        if align == "<":
            return text + fill * padding
        if align == "^":
            return fill * (padding // 2) + text + fill * (padding - padding // 2)
        return fill * padding + text

    def __bool__(self):
        return self.real != 0.0 or self.imag != 0.0

    def __hash__(self):
        result = (hash(self.real) + 1000003 * hash(self.imag)) & 0xFFFFFFFFFFFFFFFF
        if result >> 63:
            result -= 0x10000000000000000
        return -2 if result == -1 else result

    def __eq__(self, other):
        if isinstance(other, complex):
            return self.real == other.real and self.imag == other.imag
        if isinstance(other, (int, float)):
            return self.imag == 0.0 and self.real == other
        return NotImplemented

    def __pos__(self):
        return self

    def __neg__(self):
        return _make_complex(complex, -self.real, -self.imag)

    def __abs__(self):
        return _magnitude(self.real, self.imag)

    def __complex__(self):
        return self

    def __add__(self, other):
        other = _operand(other)
        if other is None:
            return NotImplemented
        return _make_complex(complex, self.real + other.real, self.imag + other.imag)

    __radd__ = __add__

    def __sub__(self, other):
        other = _operand(other)
        if other is None:
            return NotImplemented
        return _make_complex(complex, self.real - other.real, self.imag - other.imag)

    def __rsub__(self, other):
        other = _operand(other)
        if other is None:
            return NotImplemented
        return _make_complex(complex, other.real - self.real, other.imag - self.imag)

    def __mul__(self, other):
        other = _operand(other)
        if other is None:
            return NotImplemented
        return _make_complex(
            complex,
            self.real * other.real - self.imag * other.imag,
            self.real * other.imag + self.imag * other.real,
        )

    __rmul__ = __mul__

    def __truediv__(self, other):
        other = _operand(other)
        if other is None:
            return NotImplemented
        return _divide_complex(self, other)

    def __rtruediv__(self, other):
        other = _operand(other)
        if other is None:
            return NotImplemented
        return _divide_complex(other, self)

    def __pow__(self, other, modulus=None):
        if modulus is not None:
            raise ValueError("complex modulo")
        other = _operand(other)
        if other is None:
            return NotImplemented
        return _raise_complex(self, other)

    def __rpow__(self, other, modulus=None):
        other = _operand(other)
        if other is None:
            return NotImplemented
        return _raise_complex(other, self)

    def __int__(self):
        raise TypeError("int() argument must be a string, a bytes-like object or a real number, not 'complex'")

    def __float__(self):
        raise TypeError("float() argument must be a string or a real number, not 'complex'")


def _make_complex(cls, real, imag):
    number = object.__new__(cls)
    object.__setattr__(number, "real", real)
    object.__setattr__(number, "imag", imag)
    return number


def _complex_parts(value, wanted):
    if isinstance(value, complex):
        return value
    if isinstance(value, (int, float)):
        return float(value)
    special = user_method(value, "__complex__")
    if special is not None:
        return special()
    special = user_method(value, "__float__")
    if special is None:
        raise TypeError(f"complex() {wanted}, not '{type(value).__name__}'")
    return special()


def _operand(value):
    if isinstance(value, complex):
        return value
    if isinstance(value, (int, float)):
        return _make_complex(complex, float(value), 0.0)
    return None


def _split_alignment(spec):
    """A format specification as its fill, its alignment, what says how to print a number, and its width."""
    fill = " "
    align = ">"
    if len(spec) > 1 and spec[1] in "<>^":
        fill = spec[0]
        align = spec[1]
        spec = spec[2:]
    elif spec[0] in "<>^":
        align = spec[0]
        spec = spec[1:]
    start = 0
    while start < len(spec) and spec[start] in "+- #":
        start += 1
    end = start
    while end < len(spec) and spec[end].isdigit():
        end += 1
    if spec[start : start + 1] == "0":
        raise ValueError("Zero padding is not allowed in complex format specifier")
    return fill, align, spec[:start] + spec[end:], int(spec[start:end] or "0")


def _signed_text(number, sign):
    text = _float_text(number)
    return text if text[0] == "-" or sign == "-" else sign + text


def _float_text(number):
    text = repr(number)
    return text[:-2] if text[-2:] == ".0" else text


def _magnitude(x, y):
    x = abs(x)
    y = abs(y)
    if x == float("inf") or y == float("inf"):
        return float("inf")
    return math_hypot(x, y)


def _divide_complex(a, b):
    # Smith's method: dividing by the larger part first keeps the quotient from overflowing.
    if abs(b.real) >= abs(b.imag):
        if b.real == 0.0:
            raise ZeroDivisionError("complex division by zero")
        ratio = b.imag / b.real
        denominator = b.real + b.imag * ratio
        real = (a.real + a.imag * ratio) / denominator
        imag = (a.imag - a.real * ratio) / denominator
    else:
        ratio = b.real / b.imag
        denominator = b.real * ratio + b.imag
        real = (a.real * ratio + a.imag) / denominator
        imag = (a.imag * ratio - a.real) / denominator
    return _make_complex(complex, real, imag)


def _raise_complex(base, exponent):
    power = int(exponent.real) if abs(exponent.real) <= 100.0 else 0
    if exponent.imag == 0.0 and exponent.real == power:
        result = _make_complex(complex, 1.0, 0.0)
        factor = base
        count = abs(power)
        while count:
            if count & 1:
                result = result * factor
            factor = factor * factor
            count >>= 1
        if power >= 0:
            return result
        if not result:
            raise ZeroDivisionError("0.0 to a negative or complex power")
        return _divide_complex(_make_complex(complex, 1.0, 0.0), result)
    if not base:
        if exponent.imag != 0.0 or exponent.real < 0.0:
            raise ZeroDivisionError("0.0 to a negative or complex power")
        return _make_complex(complex, 0.0, 0.0)
    try:
        return _raise_by_logarithm(base, exponent)
    except (OverflowError, ZeroDivisionError):
        raise OverflowError("complex exponentiation") from None


def _raise_by_logarithm(base, exponent):
    size = _magnitude(base.real, base.imag)
    length = size**exponent.real
    angle = math_atan2(base.imag, base.real)
    turn = angle * exponent.real
    if exponent.imag != 0.0:
        length = length / math_exp(angle * exponent.imag)
        turn += exponent.imag * math_log(size)
    return _make_complex(complex, length * math_cos(turn), length * math_sin(turn))


def _parse_complex(cls, text):
    body = text.strip()
    if body[:1] == "(" and body[-1:] == ")":
        body = body[1:-1].strip()
    try:
        if body[-1:] not in ("j", "J"):
            return _make_complex(cls, float(body), 0.0)
        body = body[:-1]
        split = len(body) - 1
        while split > 0 and not (body[split] in "+-" and body[split - 1] not in "eE"):
            split -= 1
        if split < 0:
            split = 0
        imag = body[split:]
        if imag in ("", "+", "-"):
            imag += "1"
        if imag.strip() != imag or body[:split].strip() != body[:split]:
            raise ValueError
        return _make_complex(cls, float(body[:split]) if split else 0.0, float(imag))
    except ValueError:
        raise ValueError("complex() arg is a malformed string") from None


_function = type(_class_created)
_renderers[type(complex().conjugate)] = _repr_bound_method


# What the names here are to those who look for them.
__builtins__ = import_module("builtins")
__doc__ = __package__ = __spec__ = None
