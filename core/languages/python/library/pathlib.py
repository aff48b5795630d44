"""Paths as objects. Files are those in memory."""

import _files
import posixpath


class PurePath:
    """A path: its root and its parts."""

    def __init__(self, *segments):
        parts = []
        root = ""
        for segment in segments:
            text = posixpath.fspath(segment)
            if not isinstance(text, str):
                raise TypeError(
                    f"argument should be a str object or an os.PathLike object returning str, not {type(segment)}"
                )
            if text[:1] == "/":
                root = "//" if text[:2] == "//" and text[:3] != "///" else "/"
                parts = []
            parts += [part for part in text.split("/") if part and part != "."]
        self._root = root
        self._names = parts

    def _from(self, root, names):
        made = object.__new__(type(self))
        made._root = root
        made._names = names
        return made

    def __str__(self):
        return self._root + "/".join(self._names) or "."

    def __fspath__(self):
        return str(self)

    def as_posix(self):
        return str(self)

    def __repr__(self):
        return f"{type(self).__name__}({str(self)!r})"

    def __hash__(self):
        return hash((self._root, tuple(self._names)))

    def _key(self):
        return self.parts

    def __eq__(self, other):
        if not isinstance(other, PurePath):
            return NotImplemented
        return self._key() == other._key()

    def __lt__(self, other):
        return self._key() < other._key() if isinstance(other, PurePath) else NotImplemented

    def __le__(self, other):
        return self._key() <= other._key() if isinstance(other, PurePath) else NotImplemented

    def __gt__(self, other):
        return self._key() > other._key() if isinstance(other, PurePath) else NotImplemented

    def __ge__(self, other):
        return self._key() >= other._key() if isinstance(other, PurePath) else NotImplemented

    def __truediv__(self, other):
        if not isinstance(other, (str, PurePath)):
            return NotImplemented
        return self.joinpath(other)

    def __rtruediv__(self, other):
        if not isinstance(other, (str, PurePath)):
            return NotImplemented
        return type(self)(other, self)

    @property
    def parts(self):
        return tuple([self._root, *self._names] if self._root else self._names)

    drive = ""

    @property
    def root(self):
        return self._root

    @property
    def anchor(self):
        return self._root

    @property
    def name(self):
        return self._names[-1] if self._names else ""

    @property
    def suffix(self):
        name = self.name
        dot = name.rfind(".")
        return name[dot:] if 0 < dot < len(name) - 1 else ""

    @property
    def suffixes(self):
        name = self.name
        if name[-1:] == ".":
            return []
        return ["." + part for part in name.lstrip(".").split(".")[1:]]

    @property
    def stem(self):
        name = self.name
        dot = name.rfind(".")
        return name[:dot] if 0 < dot < len(name) - 1 else name

    @property
    def parent(self):
        return self._from(self._root, self._names[:-1]) if self._names else self

    @property
    def parents(self):
        return tuple([self._from(self._root, self._names[:count]) for count in range(len(self._names) - 1, -1, -1)])

    def is_absolute(self):
        return bool(self._root)

    def is_reserved(self):
        return False

    def joinpath(self, *others):
        return type(self)(self, *others)

    def with_name(self, name):
        if not self.name:
            raise ValueError(f"{self!r} has an empty name")
        if not name or "/" in name or name == ".":
            raise ValueError(f"Invalid name {name!r}")
        return self._from(self._root, self._names[:-1] + [name])

    def with_stem(self, stem):
        return self.with_name(stem + self.suffix)

    def with_suffix(self, suffix):
        if "/" in suffix or (suffix and not suffix.startswith(".")) or suffix == ".":
            raise ValueError(f"Invalid suffix {suffix!r}")
        if not self.name:
            raise ValueError(f"{self!r} has an empty name")
        return self.with_name(self.stem + suffix)

    def relative_to(self, *other):
        other = type(self)(*other)
        count = len(other._names)
        if self._root != other._root or self._names[:count] != other._names:
            raise ValueError(
                f"{str(self)!r} is not in the subpath of {str(other)!r}"
                " OR one path is relative and the other is absolute."
            )
        return self._from("", self._names[count:])

    def is_relative_to(self, *other):
        other = type(self)(*other)
        return self._root == other._root and self._names[: len(other._names)] == other._names

    def match(self, path_pattern):
        from fnmatch import fnmatchcase

        pattern = PurePath(path_pattern)
        if not pattern._names:
            raise ValueError("empty pattern")
        if pattern._root and (self._root != pattern._root or len(self._names) != len(pattern._names)):
            return False
        if len(pattern._names) > len(self._names):
            return False
        own = self._names[len(self._names) - len(pattern._names) :]
        for name, wanted in zip(own, pattern._names):
            if not fnmatchcase(name, wanted):
                return False
        return True

    def as_uri(self):
        if not self._root:
            raise ValueError("relative path can't be expressed as a file URI")
        return "file://" + str(self)


class PurePosixPath(PurePath):
    pass


class PureWindowsPath(PurePath):
    pass


class Path(PurePath):
    def __new__(cls, *segments):
        return object.__new__(PosixPath if cls is Path else cls)

    @classmethod
    def cwd(cls):
        return cls("/")

    @classmethod
    def home(cls):
        return cls("/")

    def exists(self):
        return _files.exists(self)

    def is_file(self):
        return _files.is_file(self)

    def is_dir(self):
        return _files.is_folder(self)

    def is_symlink(self):
        return False

    def stat(self, *, follow_symlinks=True):
        from os import stat

        return stat(self)

    def open(self, mode="r", buffering=-1, encoding=None, errors=None, newline=None):
        return _files.open(self, mode, buffering, encoding, errors, newline)

    def read_text(self, encoding=None, errors=None):
        with self.open("r", -1, encoding, errors) as file:
            return file.read()

    def read_bytes(self):
        with self.open("rb") as file:
            return file.read()

    def write_text(self, data, encoding=None, errors=None, newline=None):
        if not isinstance(data, str):
            raise TypeError(f"data must be str, not {type(data).__name__}")
        with self.open("w", -1, encoding, errors, newline) as file:
            return file.write(data)

    def write_bytes(self, data):
        with self.open("wb") as file:
            return file.write(data)

    def mkdir(self, mode=0o777, parents=False, exist_ok=False):
        if parents:
            _files.make_folders(self, exist_ok)
        else:
            _files.make_folder(self, exist_ok)

    def rmdir(self):
        _files.remove_folder(self)

    def unlink(self, missing_ok=False):
        if not missing_ok or self.exists():
            _files.remove(self)

    def touch(self, mode=0o666, exist_ok=True):
        self.open("a" if exist_ok else "x").close()

    def rename(self, target):
        _files.rename(self, target)
        return type(self)(target)

    replace = rename

    def iterdir(self):
        for name in _files.names_in(self):
            yield self / name

    def glob(self, pattern):
        if not self.is_dir():
            return
        first, _, rest = pattern.partition("/")
        if first == "**":
            if rest:
                yield from self.glob(rest)
            for inner in self.iterdir():
                if inner.is_dir():
                    if not rest:
                        yield inner
                    yield from inner.glob(pattern)
            return
        from fnmatch import fnmatchcase

        for inner in self.iterdir():
            if fnmatchcase(inner.name, first):
                if rest:
                    yield from inner.glob(rest)
                else:
                    yield inner

    def rglob(self, pattern):
        return self.glob("**/" + pattern)

    def resolve(self, strict=False):
        return type(self)(posixpath.abspath(str(self)))

    def absolute(self):
        return self if self._root else type(self)("/", self)

    def expanduser(self):
        return self


class PosixPath(Path, PurePosixPath):
    pass


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = (
    "EBADF ELOOP ENOENT ENOTDIR S_ISBLK S_ISCHR S_ISDIR S_ISFIFO S_ISLNK S_ISREG S_ISSOCK Sequence WindowsPath "
    "attrgetter urlquote_from_bytes"
)
