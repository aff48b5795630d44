"""Imports by name. What the program does not name in its own text is not there."""

from __intrinsics__ import import_module as _import
import sys as _sys


def import_module(name, package=None):
    if name.startswith("."):
        if not package:
            raise TypeError(f"the 'package' argument is required to perform a relative import for {name!r}")
        levels = len(name) - len(name.lstrip("."))
        for _ in range(levels - 1):
            package = package.rpartition(".")[0]
        name = f"{package}.{name[levels:]}"
    return _import(name)


def __import__(name, globals=None, locals=None, fromlist=(), level=0):
    if not isinstance(name, str):
        raise TypeError(f"__import__() argument 1 must be str, not {type(name).__name__}")
    if not name and level == 0:
        raise ValueError("Empty module name")
    module = _import(name)
    return module if fromlist or "." not in name else _import(name.partition(".")[0])


def reload(module):
    if not isinstance(module, type(_sys)):
        raise TypeError("reload() argument must be a module")
    return _import(module.__name__, True)


def invalidate_caches():
    pass


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "find_loader"
