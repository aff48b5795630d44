# covers: decorator, decorator-with-arguments, stacked-decorators, functools-wraps, class-as-decorator
"""Decorators in their usual shapes."""

import functools


def trace(func):
    @functools.wraps(func)
    def wrapper(*args, **kwargs):
        shown = [repr(a) for a in args] + [f"{k}={v!r}" for k, v in kwargs.items()]
        print(f"-> {func.__name__}({', '.join(shown)})")
        result = func(*args, **kwargs)
        print(f"<- {result!r}")
        return result

    return wrapper


@trace
def power(base, exponent=2):
    """Raise base to exponent."""
    return base**exponent


power(3)
power(2, exponent=10)
print(power.__name__, "|", power.__doc__, "|", power.__wrapped__(4))


def repeat(times):
    print("repeat", times, "requested")

    def decorate(func):
        print("decorating", func.__name__)

        def wrapper(*args):
            return [func(*args) for _ in range(times)]

        return wrapper

    return decorate


@repeat(3)
def greet(name):
    return "hello " + name


print(greet("Zoe"))
print(greet.__name__)


def bold(func):
    return lambda *a: "<b>" + func(*a) + "</b>"


def italic(func):
    return lambda *a: "<i>" + func(*a) + "</i>"


@bold
@italic
def title(text):
    return text.title()


print(title("the end"))


class CountCalls:
    def __init__(self, func):
        functools.update_wrapper(self, func)
        self.func = func
        self.calls = 0

    def __call__(self, *args):
        self.calls += 1
        return self.func(*args)


@CountCalls
def double(x):
    return x * 2


print(double(4), double("ab"), double.calls, double.__name__)

registry = {}


def command(name):
    def register(func):
        registry[name] = func
        return func

    return register


@command("add")
def add(a, b):
    return a + b


@command("mul")
def multiply(a, b):
    return a * b


for name in sorted(registry):
    print(name, registry[name](6, 7), registry[name].__name__)


@lambda f: f(21)
def answer(x):
    return x * 2


print(answer)
