"""Short forms of long values."""

_repr = repr


def recursive_repr(fillvalue="..."):
    def decorate(function):
        running = {}

        def wrapper(self):
            identity = id(self)
            if identity in running:
                return fillvalue
            running[identity] = True
            try:
                return function(self)
            finally:
                del running[identity]

        wrapper.__name__ = function.__name__
        wrapper.__qualname__ = function.__qualname__
        wrapper.__doc__ = function.__doc__
        return wrapper

    return decorate


class Repr:
    def __init__(self):
        self.maxlevel = 6
        self.maxtuple = 6
        self.maxlist = 6
        self.maxarray = 5
        self.maxdict = 4
        self.maxset = 6
        self.maxfrozenset = 6
        self.maxdeque = 6
        self.maxstring = 30
        self.maxlong = 40
        self.maxother = 30
        self.fillvalue = "..."

    def repr(self, x):
        return self.repr1(x, self.maxlevel)

    def repr1(self, x, level):
        kind = type(x).__name__
        special = getattr(self, "repr_" + kind, None)
        if special is not None:
            return special(x, level)
        return self._cut(_repr(x), self.maxother)

    def _cut(self, text, limit):
        if len(text) > limit:
            before = max(0, (limit - 3) // 2)
            behind = max(0, limit - 3 - before)
            text = text[:before] + self.fillvalue + text[len(text) - behind :]
        return text

    def _items(self, values, begin, end, limit, level, trail=""):
        count = len(values)
        if level <= 0 and count:
            return begin + self.fillvalue + end
        parts = [self.repr1(value, level - 1) for value in list(values)[:limit]]
        if count > limit:
            parts.append(self.fillvalue)
        text = ", ".join(parts)
        if count == 1 and trail:
            end = trail + end
        return begin + text + end

    def repr_tuple(self, x, level):
        return self._items(x, "(", ")", self.maxtuple, level, ",")

    def repr_list(self, x, level):
        return self._items(x, "[", "]", self.maxlist, level)

    def repr_set(self, x, level):
        return self._items(_sorted(x), "{", "}", self.maxset, level) if x else "set()"

    def repr_frozenset(self, x, level):
        if not x:
            return "frozenset()"
        return self._items(_sorted(x), "frozenset({", "})", self.maxfrozenset, level)

    def repr_deque(self, x, level):
        return self._items(x, "deque([", "])", self.maxdeque, level)

    def repr_dict(self, x, level):
        if not x:
            return "{}"
        if level <= 0:
            return "{" + self.fillvalue + "}"
        parts = []
        for key in _sorted(x)[: self.maxdict]:
            parts.append(self.repr1(key, level - 1) + ": " + self.repr1(x[key], level - 1))
        if len(x) > self.maxdict:
            parts.append(self.fillvalue)
        return "{" + ", ".join(parts) + "}"

    def repr_str(self, x, level):
        text = _repr(x[: self.maxstring])
        if len(text) > self.maxstring:
            before = max(0, (self.maxstring - 3) // 2)
            behind = max(0, self.maxstring - 3 - before)
            text = _repr(x[:before] + x[len(x) - behind :])
            text = text[:before] + self.fillvalue + text[len(text) - behind :]
        return text

    def repr_int(self, x, level):
        return self._cut(_repr(x), self.maxlong)

    def repr_instance(self, x, level):
        return self._cut(_repr(x), self.maxother)


def _sorted(values):
    try:
        return sorted(values)
    except TypeError:
        return list(values)


aRepr = Repr()
repr = aRepr.repr


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "get_ident islice"
