"""Binds the arguments of a call to parameters that are known only at run time."""


def bind(function, names, defaults, named_only, args, named):
    """The values of the parameters `names` and then `named_only`, as a tuple.

    `defaults` maps names to values; a parameter without a value is an error in the words Python has for a
    method called `function`, whose receiver counts among the arguments given but not among `args`.
    """
    if len(args) > len(names):
        _raise_too_many(function, names, defaults, named_only, args, named)
    values = list(args)
    for name in named:
        if name in names:
            if names.index(name) < len(args):
                raise TypeError(f"{function}() got multiple values for argument {name!r}")
        elif name not in named_only:
            raise TypeError(f"{function}() got an unexpected keyword argument {name!r}")
    absent = []
    for name in names[len(args) :]:
        if name in named:
            values.append(named[name])
        elif name in defaults:
            values.append(defaults[name])
        else:
            absent.append(repr(name))
    if absent:
        _raise_missing(function, "positional", absent)
    for name in named_only:
        if name in named:
            values.append(named[name])
        elif name in defaults:
            values.append(defaults[name])
        else:
            absent.append(repr(name))
    if absent:
        _raise_missing(function, "keyword-only", absent)
    return tuple(values)


def _raise_too_many(function, names, defaults, named_only, args, named):
    most = len(names) + 1
    least = most
    for name in names:
        if name in defaults:
            least -= 1
    takes = str(most) if least == most else f"from {least} to {most}"
    plural = "" if takes == "1" else "s"
    given = str(len(args) + 1)
    extra = 0
    for name in named_only:
        if name in named:
            extra += 1
    if extra:
        given += f" positional arguments (and {extra} keyword-only argument{'' if extra == 1 else 's'})"
    raise TypeError(f"{function}() takes {takes} positional argument{plural} but {given} were given")


def _raise_missing(function, kind, absent):
    plural = "" if len(absent) == 1 else "s"
    if len(absent) > 2:
        listed = ", ".join(absent[:-1]) + ", and " + absent[-1]
    else:
        listed = " and ".join(absent)
    raise TypeError(f"{function}() missing {len(absent)} required {kind} argument{plural}: {listed}")
