# covers: ordered-dict, doubly-linked-list, decorator-class, dunder-call, cache-statistics, functools-wraps, keyword-arguments, dict-ordering
"""Three least-recently-used caches and a least-frequently-used one."""
from collections import OrderedDict
from functools import wraps


class LruOrdered:
    def __init__(self, capacity):
        self.capacity = capacity
        self.store = OrderedDict()

    def get(self, key, default=None):
        if key not in self.store:
            return default
        self.store.move_to_end(key)
        return self.store[key]

    def put(self, key, value):
        self.store[key] = value
        self.store.move_to_end(key)
        if len(self.store) > self.capacity:
            self.store.popitem(last=False)

    def keys(self):
        return list(self.store)


class LruDict(dict):
    """A plain dict remembers insertion order, so re-inserting is enough."""

    def __init__(self, capacity):
        super().__init__()
        self.capacity = capacity

    def __getitem__(self, key):
        value = self.pop(key)
        super().__setitem__(key, value)
        return value

    def __setitem__(self, key, value):
        self.pop(key, None)
        super().__setitem__(key, value)
        if len(self) > self.capacity:
            del self[next(iter(self))]

    def get(self, key, default=None):
        return self[key] if key in self else default

    put = __setitem__

    def keys(self):
        return [*self]


class LruLinked:
    class _Node:
        def __init__(self, key=None, value=None):
            self.key, self.value = key, value
            self.before = self.after = None

    def __init__(self, capacity):
        self.capacity = capacity
        self.index = {}
        self.oldest, self.newest = self._Node(), self._Node()
        self.oldest.after, self.newest.before = self.newest, self.oldest

    def _unlink(self, node):
        node.before.after, node.after.before = node.after, node.before

    def _make_newest(self, node):
        last = self.newest.before
        last.after = self.newest.before = node
        node.before, node.after = last, self.newest

    def get(self, key, default=None):
        node = self.index.get(key)
        if node is None:
            return default
        self._unlink(node)
        self._make_newest(node)
        return node.value

    def put(self, key, value):
        if key in self.index:
            self._unlink(self.index[key])
        elif len(self.index) == self.capacity:
            victim = self.oldest.after
            self._unlink(victim)
            del self.index[victim.key]
        node = self.index[key] = self._Node(key, value)
        self._make_newest(node)

    def keys(self):
        out, node = [], self.oldest.after
        while node is not self.newest:
            out.append(node.key)
            node = node.after
        return out


class Lfu:
    def __init__(self, capacity):
        self.capacity, self.data, self.uses, self.clock = capacity, {}, {}, 0

    def _touch(self, key):
        self.clock += 1
        self.uses[key] = (self.uses.get(key, (0, 0))[0] + 1, self.clock)

    def get(self, key, default=None):
        if key in self.data:
            self._touch(key)
            return self.data[key]
        return default

    def put(self, key, value):
        if key not in self.data and len(self.data) >= self.capacity:
            victim = min(self.uses, key=self.uses.get)
            del self.data[victim], self.uses[victim]
        self.data[key] = value
        self._touch(key)

    def keys(self):
        return sorted(self.data)


script = "put a 1;put b 2;get a;put c 3;get b;get a;put d 4;get c;put a 9;put e 5;get a;get zz"
for cache_type in (LruOrdered, LruDict, LruLinked, Lfu):
    cache, log = cache_type(2), []
    for command in script.split(";"):
        verb, *args = command.split()
        result = getattr(cache, verb)(*args)
        if verb == "get":
            log.append(f"{args[0]}={result}")
    print(f"{cache_type.__name__:<10} {' '.join(log)} left={cache.keys()}")


def cached(capacity):
    def decorate(function):
        cache = LruOrdered(capacity)
        stats = {"hits": 0, "misses": 0}

        @wraps(function)
        def wrapper(*args, **kwargs):
            key = args, tuple(sorted(kwargs.items()))
            missing = object()
            value = cache.get(key, missing)
            if value is missing:
                stats["misses"] += 1
                value = function(*args, **kwargs)
                cache.put(key, value)
            else:
                stats["hits"] += 1
            return value

        wrapper.stats = stats
        return wrapper

    return decorate


@cached(capacity=50)
def paths(x, y, *, diagonal=False):
    """Ways to walk from (0, 0) to (x, y)."""
    if x == 0 or y == 0:
        return 1
    total = paths(x - 1, y, diagonal=diagonal) + paths(x, y - 1, diagonal=diagonal)
    return total + (paths(x - 1, y - 1, diagonal=diagonal) if diagonal else 0)


print(paths(10, 10), paths.stats)
print(paths(6, 6, diagonal=True), paths.stats, paths.__name__, paths.__doc__)
