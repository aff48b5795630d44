"""Iterators made of iterators. Operands are checked by the call, elements come from generators."""

_missing = object()


class count:
    def __init__(self, start=0, step=1):
        if not isinstance(start, (int, float)) and not hasattr(start, "__add__"):
            raise TypeError("a number is required")
        self._next = start
        self._step = step

    def __iter__(self):
        return self

    def __next__(self):
        value = self._next
        self._next = value + self._step
        return value

    def __repr__(self):
        if self._step == 1 and isinstance(self._step, int):
            return f"count({self._next!r})"
        return f"count({self._next!r}, {self._step!r})"


def cycle(iterable, /):
    return _cycle(iter(iterable))


def _cycle(values):
    saved = []
    for value in values:
        saved.append(value)
        yield value
    while saved:
        for value in saved:
            yield value


class repeat:
    def __init__(self, object, times=None):
        self._object = object
        self._left = times if times is None or times > 0 else 0

    def __iter__(self):
        return self

    def __next__(self):
        if self._left is not None:
            if self._left == 0:
                raise StopIteration
            self._left -= 1
        return self._object

    def __length_hint__(self):
        if self._left is None:
            raise TypeError("len() of unsized object")
        return self._left

    def __repr__(self):
        if self._left is None:
            return f"repeat({self._object!r})"
        return f"repeat({self._object!r}, {self._left!r})"


def accumulate(iterable, func=None, *, initial=None):
    return _accumulate(iter(iterable), func, initial)


def _accumulate(values, function, total):
    if total is None:
        for total in values:
            break
        else:
            return
    yield total
    if function is None:
        for value in values:
            total = total + value
            yield total
    else:
        for value in values:
            total = function(total, value)
            yield total


class chain:
    def __init__(self, *iterables):
        self._cursor = _chain(iterables)

    @classmethod
    def from_iterable(cls, iterable, /):
        self = object.__new__(cls)
        self._cursor = _chain(iter(iterable))
        return self

    def __iter__(self):
        return self._cursor

    def __next__(self):
        return next(self._cursor)


def _chain(iterables):
    for iterable in iterables:
        for value in iterable:
            yield value


def compress(data, selectors):
    return _compress(iter(data), iter(selectors))


def _compress(values, selectors):
    for value, selected in zip(values, selectors):
        if selected:
            yield value


def dropwhile(predicate, iterable, /):
    return _dropwhile(predicate, iter(iterable))


def _dropwhile(predicate, values):
    for value in values:
        if not predicate(value):
            yield value
            break
    for value in values:
        yield value


def takewhile(predicate, iterable, /):
    return _takewhile(predicate, iter(iterable))


def _takewhile(predicate, values):
    for value in values:
        if not predicate(value):
            return
        yield value


def filterfalse(function, iterable, /):
    return _filterfalse(function, iter(iterable))


def _filterfalse(function, values):
    if function is None:
        function = bool
    for value in values:
        if not function(value):
            yield value


class groupby:
    def __init__(self, iterable, key=None):
        self._cursor = iter(iterable)
        self._key = key
        self._current_key = _missing
        self._current = None
        self._target_key = _missing
        self._group = None

    def __iter__(self):
        return self

    def __next__(self):
        self._group = None
        # What is left of the last group is skipped.
        while self._current_key is _missing or self._current_key == self._target_key:
            self._advance()
        self._target_key = self._current_key
        group = _grouper(self, self._target_key)
        self._group = group
        return self._current_key, group

    def _advance(self):
        value = next(self._cursor)
        self._current_key = value if self._key is None else self._key(value)
        self._current = value


class _grouper:
    def __init__(self, parent, target_key):
        self._parent = parent
        self._target_key = target_key

    def __iter__(self):
        return self

    def __next__(self):
        parent = self._parent
        if parent._group is not self:
            raise StopIteration
        if parent._current is _missing:
            parent._advance()
        if parent._current_key != self._target_key:
            raise StopIteration
        value = parent._current
        parent._current = _missing
        return value


def islice(iterable, /, *bounds):
    if not 1 <= len(bounds) <= 3:
        raise TypeError(
            f"islice expected at {'least 2' if not bounds else 'most 4'} arguments, got {len(bounds) + 1}"
        )
    start = 0
    step = 1
    if len(bounds) == 1:
        stop = bounds[0]
    else:
        start, stop = bounds[0], bounds[1]
    if not _is_bound(stop):
        raise ValueError("Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize.")
    if len(bounds) > 1:
        if not _is_bound(start):
            raise ValueError("Indices for islice() must be None or an integer: 0 <= x <= sys.maxsize.")
        if start is None:
            start = 0
        if len(bounds) == 3 and bounds[2] is not None:
            step = bounds[2]
            if not isinstance(step, int) or step < 1:
                raise ValueError("Step for islice() must be a positive integer or None.")
    return _islice(iter(iterable), start, stop, step)


def _is_bound(value):
    return value is None or (isinstance(value, int) and value >= 0)


def _islice(values, start, stop, step):
    if stop is not None and stop <= start:
        # The elements before the start are used up all the same.
        for _ in range(start):
            for value in values:
                break
            else:
                return
        return
    index = 0
    wanted = start
    for value in values:
        index += 1
        if index > wanted:
            wanted += step
            yield value
            if stop is not None and wanted >= stop:
                # So are those between the last one given and the end.
                while index < stop:
                    for value in values:
                        break
                    else:
                        return
                    index += 1
                return


def pairwise(iterable, /):
    return _pairwise(iter(iterable))


def _pairwise(values):
    for left in values:
        break
    for right in values:
        yield left, right
        left = right


def starmap(function, iterable, /):
    return _starmap(function, iter(iterable))


def _starmap(function, values):
    for value in values:
        yield function(*value)


def tee(iterable, n=2, /):
    if n < 0:
        raise ValueError("n must be >= 0")
    if n == 0:
        return ()
    first = iterable if isinstance(iterable, _tee) else _tee(iter(iterable), [None, None])
    result = [first]
    while len(result) < n:
        result.append(_tee(first._source, first._link))
    return tuple(result)


class _tee:
    """One of several iterators over the same source: links `[value, next link]` hold what any has seen."""

    def __init__(self, source, link):
        self._source = source
        self._link = link

    def __iter__(self):
        return self

    def __next__(self):
        link = self._link
        if link[1] is None:
            link[0] = next(self._source)
            link[1] = [None, None]
        self._link = link[1]
        return link[0]

    def __copy__(self):
        return _tee(self._source, self._link)


def zip_longest(*iterables, fillvalue=None):
    return _zip_longest([iter(each) for each in iterables], fillvalue)


def _zip_longest(cursors, fill):
    active = len(cursors)
    if not active:
        return
    while True:
        row = []
        for index, cursor in enumerate(cursors):
            if cursor is None:
                row.append(fill)
                continue
            for value in cursor:
                row.append(value)
                break
            else:
                active -= 1
                if not active:
                    return
                cursors[index] = None
                row.append(fill)
        yield tuple(row)


# ---------------------------------------------------------------------------------- combinations


def product(*iterables, repeat=1):
    if repeat < 0:
        raise ValueError("repeat argument cannot be negative")
    return _product([tuple(each) for each in iterables] * repeat)


def _product(pools):
    if len(pools) == 2:
        first, second = pools
        for left in first:
            for right in second:
                yield left, right
        return
    for pool in pools:
        if not pool:
            return
    row = [pool[0] for pool in pools]
    places = [0] * len(pools)
    last = len(pools) - 1
    while True:
        yield tuple(row)
        place = last
        while place >= 0:
            pool = pools[place]
            index = places[place] + 1
            if index < len(pool):
                places[place] = index
                row[place] = pool[index]
                break
            places[place] = 0
            row[place] = pool[0]
            place -= 1
        else:
            return


def permutations(iterable, r=None):
    pool = tuple(iterable)
    if r is None:
        r = len(pool)
    elif not isinstance(r, int):
        raise TypeError("Expected int as r")
    if r < 0:
        raise ValueError("r must be non-negative")
    return _permutations(pool, r)


def _permutations(pool, r):
    n = len(pool)
    if r > n:
        return
    order = list(range(n))
    # How many choices are left at each place before it has gone through all of them.
    left = list(range(n, n - r, -1))
    yield tuple([pool[index] for index in order[:r]])
    while True:
        place = r - 1
        while place >= 0:
            left[place] -= 1
            if left[place]:
                other = n - left[place]
                order[place], order[other] = order[other], order[place]
                yield tuple([pool[index] for index in order[:r]])
                break
            order.append(order.pop(place))
            left[place] = n - place
            place -= 1
        else:
            return


def combinations(iterable, r):
    pool = tuple(iterable)
    if r < 0:
        raise ValueError("r must be non-negative")
    return _combinations(pool, r)


def _combinations(pool, r):
    n = len(pool)
    if r > n:
        return
    chosen = list(range(r))
    yield tuple(pool[:r])
    while True:
        place = r - 1
        while place >= 0 and chosen[place] == place + n - r:
            place -= 1
        if place < 0:
            return
        index = chosen[place] + 1
        while place < r:
            chosen[place] = index
            index += 1
            place += 1
        yield tuple([pool[index] for index in chosen])


def combinations_with_replacement(iterable, r):
    pool = tuple(iterable)
    if r < 0:
        raise ValueError("r must be non-negative")
    return _combinations_with_replacement(pool, r)


def _combinations_with_replacement(pool, r):
    n = len(pool)
    if not n and r:
        return
    chosen = [0] * r
    while True:
        yield tuple([pool[index] for index in chosen])
        place = r - 1
        while place >= 0 and chosen[place] == n - 1:
            place -= 1
        if place < 0:
            return
        chosen[place:] = [chosen[place] + 1] * (r - place)
