"""Paths as text, in the manner of Unix. There are no files: what asks for one says so."""

curdir = "."
pardir = ".."
sep = "/"
altsep = None
extsep = "."
pathsep = ":"
devnull = "/dev/null"


def fspath(path):
    if isinstance(path, (str, bytes)):
        return path
    special = getattr(type(path), "__fspath__", None)
    if special is None:
        raise TypeError(f"expected str, bytes or os.PathLike object, not {type(path).__name__}")
    return special(path)


def join(a, *p):
    path = fspath(a)
    for part in p:
        part = fspath(part)
        if part[:1] == "/":
            path = part
        elif not path or path[-1:] == "/":
            path += part
        else:
            path += "/" + part
    return path


def split(p):
    p = fspath(p)
    at = p.rfind("/") + 1
    head, tail = p[:at], p[at:]
    if head and head != "/" * len(head):
        head = head.rstrip("/")
    return head, tail


def basename(p):
    return split(p)[1]


def dirname(p):
    return split(p)[0]


def splitext(p):
    p = fspath(p)
    start = p.rfind("/") + 1
    dot = p.rfind(".")
    # Dots that a name begins with begin no extension.
    while start < dot and p[start] == ".":
        start += 1
    if dot > start:
        return p[:dot], p[dot:]
    return p, ""


def splitdrive(p):
    p = fspath(p)
    return p[:0], p


def isabs(s):
    return fspath(s)[:1] == "/"


def normpath(path):
    path = fspath(path)
    if not path:
        return "."
    leading = 0
    if path[0] == "/":
        leading = 2 if path[:2] == "//" and path[:3] != "///" else 1
    parts = []
    for part in path.split("/"):
        if part == "" or part == ".":
            continue
        if part != ".." or (not leading and not parts) or (parts and parts[-1] == ".."):
            parts.append(part)
        elif parts:
            parts.pop()
    return "/" * leading + "/".join(parts) or "."


def normcase(s):
    return fspath(s)


def abspath(path):
    path = fspath(path)
    return normpath(path if isabs(path) else join("/", path))


def realpath(filename, *, strict=False):
    return abspath(filename)


def relpath(path, start=None):
    if not path:
        raise ValueError("no path specified")
    here = [part for part in abspath("." if start is None else start).split("/") if part]
    there = [part for part in abspath(path).split("/") if part]
    common = 0
    while common < len(here) and common < len(there) and here[common] == there[common]:
        common += 1
    return "/".join([".."] * (len(here) - common) + there[common:]) or "."


def commonprefix(m):
    if not m:
        return ""
    low = min(m)
    high = max(m)
    for index, char in enumerate(low):
        if char != high[index]:
            return low[:index]
    return low


def commonpath(paths):
    paths = [fspath(path) for path in paths]
    if not paths:
        raise ValueError("commonpath() arg is an empty sequence")
    absolute = isabs(paths[0])
    rows = []
    for path in paths:
        if isabs(path) != absolute:
            raise ValueError("Can't mix absolute and relative paths")
        rows.append([part for part in path.split("/") if part and part != "."])
    common = []
    for parts in zip(*rows):
        if len(set(parts)) > 1:
            break
        common.append(parts[0])
    return ("/" if absolute else "") + "/".join(common)


def expanduser(path):
    return fspath(path)


def expandvars(path):
    return fspath(path)


def exists(path):
    import _files

    return _files.exists(path)


lexists = exists


def isfile(path):
    import _files

    return _files.is_file(path)


def isdir(s):
    import _files

    return _files.is_folder(s)


def islink(path):
    return False


ismount = islink


def getsize(filename):
    import _files

    return _files.size(filename)


def _absent(path):
    raise FileNotFoundError(2, "No such file or directory", fspath(path))


def getmtime(filename):
    return _absent(filename)


def getctime(filename):
    return _absent(filename)


def getatime(filename):
    return _absent(filename)


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "defpath samefile sameopenfile samestat supports_unicode_filenames"

# It is known as `os.path` too, and says what it is.
__name__ = "posixpath"
