"""Functions that take or give functions."""

from __intrinsics__ import as_plain_function

_missing = object()

WRAPPER_ASSIGNMENTS = ("__module__", "__name__", "__qualname__", "__doc__", "__annotations__")
WRAPPER_UPDATES = ("__dict__",)


def update_wrapper(wrapper, wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=WRAPPER_UPDATES):
    for name in assigned:
        value = getattr(wrapped, name, _missing)
        if value is not _missing:
            setattr(wrapper, name, value)
    for name in updated:
        getattr(wrapper, name).update(getattr(wrapped, name, {}))
    wrapper.__wrapped__ = wrapped
    return wrapper


def wraps(wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=WRAPPER_UPDATES):
    def decorate(wrapper):
        return update_wrapper(wrapper, wrapped, assigned, updated)

    return decorate


def reduce(function, sequence, initial=_missing, /):
    cursor = iter(sequence)
    if initial is _missing:
        for initial in cursor:
            break
        else:
            raise TypeError("reduce() of empty iterable with no initial value")
    for value in cursor:
        initial = function(initial, value)
    return initial


class partial:
    __slots__ = ("func", "args", "keywords", "__dict__", "__weakref__")

    def __new__(cls, func, /, *args, **keywords):
        if not callable(func):
            raise TypeError("the first argument must be callable")
        self = object.__new__(cls)
        if isinstance(func, partial):
            args = func.args + args
            keywords = {**func.keywords, **keywords}
            func = func.func
        self.func = func
        self.args = args
        self.keywords = keywords
        return self

    def __call__(self, /, *args, **keywords):
        if self.keywords:
            keywords = {**self.keywords, **keywords}
        return self.func(*self.args, *args, **keywords)

    def __repr__(self):
        parts = [repr(self.func)]
        parts += [repr(value) for value in self.args]
        parts += [f"{name}={value!r}" for name, value in self.keywords.items()]
        return "functools.partial(" + ", ".join(parts) + ")"

    def __reduce__(self):
        return type(self), (self.func,), (self.func, self.args, self.keywords, self.__dict__ or None)

    def __setstate__(self, state):
        if not isinstance(state, tuple) or len(state) != 4:
            raise TypeError("invalid partial state")
        func, args, keywords, own = state
        if not callable(func) or not isinstance(args, tuple) or not (keywords is None or isinstance(keywords, dict)):
            raise TypeError("invalid partial state")
        self.func, self.args, self.keywords = func, args, {} if keywords is None else keywords
        self.__dict__.clear()
        self.__dict__.update(own or {})


class partialmethod:
    def __init__(self, func, /, *args, **keywords):
        self.func = func
        self.args = args
        self.keywords = keywords

    def __get__(self, instance, owner=None):
        if hasattr(self.func, "__get__"):
            function = self.func.__get__(instance, owner)
            return partial(function, *self.args, **self.keywords)
        return partial(self.func, instance, *self.args, **self.keywords)


# ---------------------------------------------------------------------------------- caches


class _CacheInfo(tuple):
    """What a cache says of itself; made by `_cache_info`."""

    hits = property(lambda self: self[0])
    misses = property(lambda self: self[1])
    maxsize = property(lambda self: self[2])
    currsize = property(lambda self: self[3])

    def __repr__(self):
        return f"CacheInfo(hits={self[0]}, misses={self[1]}, maxsize={self[2]}, currsize={self[3]})"


_named_follow = object()


def _make_key(args, named, typed):
    key = args
    if named:
        key += (_named_follow,)
        for pair in named.items():
            key += pair
    if typed:
        key += tuple([type(value) for value in args])
        if named:
            key += tuple([type(value) for value in named.values()])
    elif len(key) == 1 and type(key[0]) in (int, str):
        return key[0]
    return key


class _lru_cache_wrapper:
    """A function that remembers its results; the least recently used are dropped first.

    A dictionary keeps its keys in order of insertion, so a result that is used again is moved to the end
    by taking it out and putting it in.
    """

    def __init__(self, function, maxsize, typed):
        self._function = function
        self._maxsize = maxsize
        self._typed = typed
        self._results = {}
        self._hits = 0
        self._misses = 0
        update_wrapper(self, function)

    def __call__(self, /, *args, **named):
        if named or self._typed:
            key = _make_key(args, named, self._typed)
        elif len(args) == 1:
            key = args[0]
            kind = type(key)
            if kind is not int and kind is not str:
                key = args
        else:
            key = args
        results = self._results
        value = results.get(key, _missing)
        if value is not _missing:
            self._hits += 1
            if self._maxsize is not None:
                del results[key]
                results[key] = value
            return value
        self._misses += 1
        value = self._function(*args, **named)
        if self._maxsize is None:
            results[key] = value
        elif self._maxsize:
            if key not in results and len(results) >= self._maxsize:
                for oldest in results:
                    break
                del results[oldest]
            results[key] = value
        return value

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        return _BoundCache(self, instance)

    def cache_info(self):
        return _CacheInfo((self._hits, self._misses, self._maxsize, len(self._results)))

    def cache_clear(self):
        self._results.clear()
        self._hits = 0
        self._misses = 0

    def cache_parameters(self):
        return {"maxsize": self._maxsize, "typed": self._typed}

    def __repr__(self):
        return f"<functools._lru_cache_wrapper object at {id(self):#x}>"


class _BoundCache:
    """A remembering method of one instance."""

    def __init__(self, cache, instance):
        self.__func__ = cache
        self.__self__ = instance

    def __call__(self, /, *args, **named):
        return self.__func__(self.__self__, *args, **named)

    def __getattr__(self, name):
        return getattr(self.__func__, name)


def lru_cache(maxsize=128, typed=False):
    if callable(maxsize) and isinstance(typed, bool):
        return _lru_cache_wrapper(maxsize, 128, typed)
    if isinstance(maxsize, int):
        if maxsize < 0:
            maxsize = 0
    elif maxsize is not None:
        raise TypeError("Expected first argument to be an integer, a callable, or None")

    def decorate(function):
        return _lru_cache_wrapper(function, maxsize, typed)

    return decorate


def cache(user_function, /):
    return _lru_cache_wrapper(user_function, None, False)


class cached_property:
    def __init__(self, func):
        self.func = func
        self.attrname = None
        self.__doc__ = func.__doc__

    def __set_name__(self, owner, name):
        if self.attrname is None:
            self.attrname = name
        elif name != self.attrname:
            raise TypeError(
                "Cannot assign the same cached_property to two different names "
                f"({self.attrname!r} and {name!r})."
            )

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        if self.attrname is None:
            raise TypeError("Cannot use cached_property instance without calling __set_name__ on it.")
        # From now on the instance's own member is found before this one.
        value = self.func(instance)
        object.__setattr__(instance, self.attrname, value)
        return value


# ---------------------------------------------------------------------------------- order


def cmp_to_key(mycmp):
    class K:
        __slots__ = ("obj",)

        def __init__(self, obj):
            self.obj = obj

        def __lt__(self, other):
            return mycmp(self.obj, other.obj) < 0

        def __gt__(self, other):
            return mycmp(self.obj, other.obj) > 0

        def __eq__(self, other):
            return mycmp(self.obj, other.obj) == 0

        def __le__(self, other):
            return mycmp(self.obj, other.obj) <= 0

        def __ge__(self, other):
            return mycmp(self.obj, other.obj) >= 0

        __hash__ = None

    return K


def _or_equal(name):
    def method(self, other):
        result = getattr(type(self), name)(self, other)
        if result is NotImplemented:
            return result
        return result or self == other

    return method


def _and_not_equal(name):
    def method(self, other):
        result = getattr(type(self), name)(self, other)
        if result is NotImplemented:
            return result
        return result and self != other

    return method


def _negated(name):
    def method(self, other):
        result = getattr(type(self), name)(self, other)
        if result is NotImplemented:
            return result
        return not result

    return method


def _neither(name):
    def method(self, other):
        result = getattr(type(self), name)(self, other)
        if result is NotImplemented:
            return result
        return not result and self != other

    return method


def _not_or_equal(name):
    def method(self, other):
        result = getattr(type(self), name)(self, other)
        if result is NotImplemented:
            return result
        return not result or self == other

    return method


# From the comparison that a class defines to how the other three follow from it.
_orderings = {
    "__lt__": (("__gt__", _neither), ("__le__", _or_equal), ("__ge__", _negated)),
    "__le__": (("__ge__", _not_or_equal), ("__lt__", _and_not_equal), ("__gt__", _negated)),
    "__gt__": (("__lt__", _neither), ("__ge__", _or_equal), ("__le__", _negated)),
    "__ge__": (("__le__", _not_or_equal), ("__gt__", _and_not_equal), ("__lt__", _negated)),
}


def total_ordering(cls):
    roots = []
    for name in ("__lt__", "__le__", "__gt__", "__ge__"):
        for parent in cls.__mro__:
            if parent is not object and name in parent.__dict__:
                roots.append(name)
                break
    if not roots:
        raise ValueError("must define at least one ordering operation: < > <= >=")
    root = roots[0]
    for name, derive in _orderings[root]:
        if name not in roots:
            method = derive(root)
            method.__name__ = name
            setattr(cls, name, method)
    return cls


# ---------------------------------------------------------------------------------- dispatch by type


class _SingleDispatch:
    def __init__(self, function):
        self.registry = {object: function}
        self._found = {}
        update_wrapper(self, function)

    def __call__(self, /, *args, **named):
        if not args:
            raise TypeError(f"{self.__name__} requires at least 1 positional argument")
        return self.dispatch(type(args[0]))(*args, **named)

    def dispatch(self, cls):
        function = self._found.get(cls)
        if function is None:
            function = self._look_up(cls)
            self._found[cls] = function
        return function

    def _look_up(self, cls):
        for parent in cls.__mro__:
            if parent is not object and parent in self.registry:
                return self.registry[parent]
        # Abstract classes take in others without being among their parents.
        best = None
        for candidate in self.registry:
            if candidate is not object and issubclass(cls, candidate):
                if best is None or issubclass(candidate, best):
                    best = candidate
        return self.registry[object if best is None else best]

    def register(self, cls, func=None):
        if func is None:
            if isinstance(cls, type):
                return lambda function: self.register(cls, function)
            if _is_union(cls):
                return lambda function: self.register(cls, function)
            func = cls
            inner = getattr(func, "__func__", func)
            annotations = getattr(inner, "__annotations__", {})
            if not annotations:
                raise TypeError(
                    f"Invalid first argument to `register()`: {cls!r}. "
                    "Use either `@register(some_class)` or plain `@register` on an annotated function."
                )
            if any([isinstance(kind, str) for kind in annotations.values()]):
                from typing import get_type_hints

                annotations = get_type_hints(inner)
            for name, cls in annotations.items():
                break
            if not isinstance(cls, type) and not _is_union(cls):
                raise TypeError(f"Invalid annotation for {name!r}. {cls!r} is not a class.")
        for kind in cls.__args__ if _is_union(cls) else (cls,):
            self.registry[type(None) if kind is None else kind] = func
        self._found.clear()
        return func

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        return partial(self, instance)


def _is_union(cls):
    return type(cls).__name__ in ("UnionType", "_UnionGenericAlias")


def singledispatch(func):
    return _SingleDispatch(func)


def _bound(member, instance, owner):
    """A member of a class as an instance or the class gives it."""
    if isinstance(member, staticmethod):
        return member.__func__
    if isinstance(member, classmethod):
        return member.__func__.__get__(owner)
    return member if instance is None else member.__get__(instance, owner)


class singledispatchmethod:
    def __init__(self, func):
        self.dispatcher = _SingleDispatch(getattr(func, "__func__", func))
        self.dispatcher.registry[object] = func
        self.func = func

    def register(self, cls, method=None):
        return self.dispatcher.register(cls, method)

    def __get__(self, instance, owner=None):
        def method(*args, **named):
            function = self.dispatcher.dispatch(type(args[0]))
            return _bound(function, instance, owner)(*args, **named)

        method.register = self.register
        return method


# They are the machine's own in CPython: no methods of the classes that hold them.
for _function in (reduce, cmp_to_key):
    as_plain_function(_function)

# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "GenericAlias RLock get_cache_token namedtuple recursive_repr"
