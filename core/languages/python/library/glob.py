"""Names of files by pattern."""

import posixpath

import _files
from fnmatch import fnmatchcase


def _walk(folder):
    for name in _files.names_in(folder or "."):
        path = posixpath.join(folder, name)
        if _files.is_folder(path) and name[0] != ".":
            yield path
            yield from _walk(path)


def iglob(pathname, *, root_dir=None, recursive=False, include_hidden=False):
    if not has_magic(pathname):
        if _files.exists(pathname):
            yield pathname
        return
    folder, name = posixpath.split(pathname)
    if has_magic(folder):
        folders = list(iglob(folder, recursive=recursive))
    else:
        folders = [folder]
    for each in folders:
        if not _files.is_folder(each or "."):
            continue
        if name == "**" and recursive:
            if each:
                yield each
            yield from _walk(each)
            continue
        for found in _files.names_in(each or "."):
            if fnmatchcase(found, name) and (include_hidden or found[0] != "." or name[:1] == "."):
                yield posixpath.join(each, found)


def glob(pathname, *, root_dir=None, recursive=False, include_hidden=False):
    return list(iglob(pathname, recursive=recursive, include_hidden=include_hidden))


def has_magic(s):
    return any(letter in s for letter in "*?[")


def escape(pathname):
    return "".join(["[" + letter + "]" if letter in "*?[" else letter for letter in pathname])


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "glob0 glob1 magic_check magic_check_bytes"
