"""A password is a line of the input; the machine has no terminal on which to hide it."""

import sys as _sys


class GetPassWarning(UserWarning):
    pass


def getpass(prompt="Password: ", stream=None):
    stream = _sys.stderr if stream is None else stream
    stream.write(prompt)
    stream.flush()
    line = _sys.stdin.readline()
    if not line:
        raise EOFError
    return line.removesuffix("\n")


def getuser():
    return "user"


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "fallback_getpass unix_getpass win_getpass"
