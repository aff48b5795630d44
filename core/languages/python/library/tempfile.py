"""Files and folders for a while. Their names are counted, not random."""

import posixpath

import _files

tempdir = "/tmp"
_made = 0


def gettempdir():
    return tempdir


def _new_name(suffix, prefix, dir):
    global _made
    _made += 1
    return posixpath.join(dir or tempdir, f"{prefix or 'tmp'}{_made:08d}{suffix or ''}")


def mkdtemp(suffix=None, prefix=None, dir=None):
    name = _new_name(suffix, prefix, dir)
    _files.make_folder(name)
    return name


def mkstemp(suffix=None, prefix=None, dir=None, text=False):
    name = _new_name(suffix, prefix, dir)
    _files.open(name, "w").close()
    return 3, name


def mktemp(suffix="", prefix="tmp", dir=None):
    return _new_name(suffix, prefix, dir)


class TemporaryDirectory:
    def __init__(self, suffix=None, prefix=None, dir=None, ignore_cleanup_errors=False):
        self.name = mkdtemp(suffix, prefix, dir)

    def __enter__(self):
        return self.name

    def __exit__(self, kind, error, traceback):
        self.cleanup()

    def cleanup(self):
        if _files.is_folder(self.name):
            _files.remove_tree(self.name)

    def __repr__(self):
        return f"<TemporaryDirectory {self.name!r}>"


class _Temporary:
    """A file that goes when it is closed."""

    def __init__(self, file, delete):
        self.file = file
        self.name = file.name
        self.delete = delete

    def __getattr__(self, name):
        return getattr(self.file, name)

    def __enter__(self):
        return self

    def __exit__(self, kind, error, traceback):
        self.close()

    def __iter__(self):
        return iter(self.file)

    def close(self):
        if not self.file.closed:
            self.file.close()
            if self.delete and _files.is_file(self.name):
                _files.remove(self.name)


def NamedTemporaryFile(mode="w+b", buffering=-1, encoding=None, newline=None, suffix=None, prefix=None, dir=None, delete=True, *, errors=None):
    return _Temporary(_files.open(_new_name(suffix, prefix, dir), mode, encoding=encoding, newline=newline), delete)


TemporaryFile = NamedTemporaryFile


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "SpooledTemporaryFile TMP_MAX gettempdirb gettempprefix gettempprefixb template"
