# covers: scope-rules, class-scope, global, nonlocal, builtins-shadowing, comprehension-scope, del-name, local-variable, name-error
"""Which name means what."""

x = "global"


def read():
    return x


def shadow():
    x = "local"
    return x, read()


class Scoped:
    x = "class"
    seen = x
    from_method = None

    def method(self):
        return x

    def through_self(self):
        return self.x

    listed = [x for _ in range(1)]
    first_iterable = [c for c in x]


print(read(), shadow(), Scoped.seen, Scoped().method(), Scoped().through_self(), Scoped.listed, Scoped.first_iterable)


def outer():
    x = "outer"

    class Inner:
        seen_before = x
        x = "class level"

        def get(self):
            return x

    def rebinding():
        nonlocal x
        x = "rebound"

    before = Inner().get()
    rebinding()
    return before, Inner().get(), Inner.seen_before, Inner.x


try:
    print(outer())
except NameError as error:
    print("NameError:", error)


def global_from_inner():
    x = "not this one"

    def change():
        global x
        x = "changed global"

    change()
    return x


print(global_from_inner(), x)


def shadow_builtins(list, len=lambda v: "my len"):
    max = 5
    return list, len("abc"), max


print(shadow_builtins("just text"), len("abc"), max(1, 2))
sum = lambda *a: "my sum"
print(sum([1, 2]))
del sum
print(sum([1, 2]))


def conditional(flag):
    if flag:
        value = "set"
    try:
        return value
    except UnboundLocalError as error:
        return f"UnboundLocalError: {error}"


print(conditional(True), "|", conditional(False))


def loop_variable_survives():
    for i in range(3):
        pass
    try:
        for j in []:
            pass
        return i, j
    except UnboundLocalError as error:
        return i, str(error)


print(loop_variable_survives())


def exception_name_is_deleted():
    e = "before"
    try:
        raise ValueError("inside")
    except ValueError as e:
        pass
    try:
        return e
    except UnboundLocalError as error:
        return str(error)


print(exception_name_is_deleted())


def cell_deleted():
    v = 1

    def get():
        return v

    first = get()
    del v
    try:
        get()
    except NameError as error:
        return first, str(error)


print(cell_deleted())


def recursive_closure():
    def fact(n):
        return 1 if n == 0 else n * fact(n - 1)

    keep = fact
    fact = lambda n: "replaced"
    return keep(3)


try:
    print(recursive_closure())
except TypeError as error:
    print("TypeError:", error)


def nested_comprehension():
    n = 3
    return [[(i, j, n) for j in range(i)] for i in range(n)], [lambda: n for _ in range(1)][0]()


print(nested_comprehension())
functions = {name: (lambda: name) for name in "ab"}
print([f() for f in functions.values()])


def counter():
    total = 0

    def add(n):
        nonlocal total
        for i in range(n):
            total += i
        return total

    return add


c = counter()
print(c(3), c(4), c.__closure__[0].cell_contents)
exec_free = {k: v for k, v in [("a", 1)]}
print(exec_free, "k" in globals(), "v" in globals())


def uses_later():
    return defined_later()


def defined_later():
    return "defined before the call"


print(uses_later())
