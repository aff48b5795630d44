# covers: default-arguments, mutable-default, evaluation-order, function-attributes, sentinel-default
"""Defaults are evaluated once, when `def` runs."""


def announce(label):
    print("evaluating", label)
    return label


def first(a=announce("a"), b=announce("b")):
    return a + b


print("defined")
print(first(), first("x"), first(b="y"))


def remember(item, bag=[]):
    bag.append(item)
    return bag


print(remember(1))
print(remember(2))
print(remember(3, []))
print(remember(4))
print(remember.__defaults__)


def careful(item, bag=None):
    if bag is None:
        bag = []
    bag.append(item)
    return bag


print(careful(1), careful(2))

limit = 10


def clamp(x, top=limit):
    return min(x, top)


limit = 99
print(clamp(50), limit)


def memo_fib(n, cache={0: 0, 1: 1}):
    if n not in cache:
        cache[n] = memo_fib(n - 1) + memo_fib(n - 2)
    return cache[n]


print(memo_fib(80))
print(len(memo_fib.__defaults__[0]))

MISSING = object()


def lookup(table, key, default=MISSING):
    if key in table:
        return table[key]
    if default is MISSING:
        raise KeyError(key)
    return default


print(lookup({"a": 1}, "a"), lookup({}, "a", None))
try:
    lookup({}, "zz")
except KeyError as error:
    print("KeyError", error)


def tally(*, step=1):
    tally.count += step
    return tally.count


tally.count = 0
tally()
tally(step=5)
print(tally.count, tally.__name__, tally.__kwdefaults__)

# Arguments are evaluated left to right, whatever they are bound to.
def pair(x, y):
    return (x, y)


print(pair(y=announce("for y"), x=announce("for x")))
print(pair(*[announce("star")], y=announce("after star")))
