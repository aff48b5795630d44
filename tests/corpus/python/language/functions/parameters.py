# covers: positional-only-parameters, keyword-only-parameters, default-arguments, var-positional, var-keyword, star-call
"""Every kind of parameter, and every kind of argument."""


def report(name, /, greeting="Hello", *extras, punctuation="!", **options):
    print(f"{greeting}, {name}{punctuation}", extras, options)


report("Ann")
report("Bob", "Hi")
report("Cy", "Hey", 1, 2, 3)
report("Di", punctuation="?", greeting="Oh")
report("Ed", "Yo", *[4, 5], **{"punctuation": ".", "size": 3})
# `name` is positional only, so it may also be a keyword of `options`.
report("Flo", name="shadow")


def only_keywords(*, width, height=2):
    return width * height


print(only_keywords(width=5), only_keywords(height=10, width=3))


def only_positional(a, b=10, /):
    return a - b


print(only_positional(3), only_positional(3, 1))


def everything(a, b, /, c, d=4, *args, e, f=6, **kwargs):
    return (a, b, c, d, args, e, f, kwargs)


print(everything(1, 2, 3, e=5))
print(everything(1, 2, c=3, e=5, z=26))
print(everything(1, 2, 3, 44, 5, 6, e=55, f=66, y=25, z=26))

numbers = (1, 2)
more = [3, 4]
print(everything(*numbers, *more, *"xy", e=0, **{"g": 7}, **{"h": 8}))


def forward(*args, **kwargs):
    return everything(*args, **kwargs)


print(forward(9, 8, 7, e=6))
print(*range(5), sep="-", end=".\n")
print(*"abc", *[1, 2], sep=", ")


def count(*args):
    args_type = type(args).__name__
    return f"{args_type} of {len(args)}"


print(count(), count(None), count(*[]), count(*{"k": 1}))


def show_kwargs(**kw):
    kw["added"] = True
    return kw


settings = {"debug": False}
print(show_kwargs(**settings), settings)
