# covers: class body namespace, locals, dir, boolean operators, comparison chains
# What the evaluation of an expression needs by the way is nobody's variable.

from contextlib import nullcontext


class Settings:
    fallback = None or "plain"
    both = 1 and 2
    in_range = 0 < 5 <= 10
    picked = "a" if both else "b"
    squares = [n * n for n in range(3)]
    try:
        value = int("7")
    finally:
        done = True
    with nullcontext(3) as entered:
        inside = entered + 1


def names(namespace):
    return sorted(name for name in namespace if not name.startswith("__"))


print(names(vars(Settings)))
print(names(dir(Settings)))


def work(a, b):
    smallest = a and b or 0
    ordered = a < b < 10
    for item in [a, b]:
        last = item or None
    return locals()


print(work(1, 2))

first = 1 and 2
chained = 1 < first < 3
print(names(dir()))
print(names(globals()))


class Meta(type):
    def __new__(cls, name, bases, namespace):
        print(name, names(namespace))
        return super().__new__(cls, name, bases, namespace)


class Made(metaclass=Meta):
    flag = True and not False
    level = 1 < 2 < 3
