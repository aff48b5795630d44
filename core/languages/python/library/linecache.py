"""Lines of files by their numbers: of the program's own, and of those that it has written."""

from __intrinsics__ import file_text
import _files

cache = {}


def _lines(filename):
    if filename not in cache:
        text = file_text(filename)
        if text is None and _files.is_file(filename):
            with _files.open(filename, encoding="utf-8") as file:
                text = file.read()
        if text is None:
            return []
        lines = text.splitlines(True)
        if lines and not lines[-1].endswith("\n"):
            lines[-1] += "\n"
        cache[filename] = lines
    return cache[filename]


def getline(filename, lineno, module_globals=None):
    lines = getlines(filename, module_globals)
    return lines[lineno - 1] if 1 <= lineno <= len(lines) else ""


def getlines(filename, module_globals=None):
    return _lines(filename)


def clearcache():
    cache.clear()


def checkcache(filename=None):
    if filename is None:
        cache.clear()
    else:
        cache.pop(filename, None)


__absent__ = "lazycache updatecache"
