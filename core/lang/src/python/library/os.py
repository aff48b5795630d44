"""The operating system, of which there is little: files in memory, no processes, an environment of the program's own."""

from posixpath import fspath
import _files
import posixpath as path

name = "posix"
sep = "/"
altsep = None
extsep = "."
pathsep = ":"
linesep = "\n"
curdir = "."
pardir = ".."
devnull = "/dev/null"
F_OK = 0
X_OK = 1
W_OK = 2
R_OK = 4
O_RDONLY = 0
O_WRONLY = 1
O_RDWR = 2

environ = {}
error = OSError


class PathLike:
    @classmethod
    def __subclasshook__(cls, other):
        return hasattr(other, "__fspath__")


def getenv(key, default=None):
    return environ.get(key, default)


def putenv(name, value, /):
    environ[name] = value


def unsetenv(name, /):
    environ.pop(name, None)


def getcwd():
    return "/"


def getpid():
    return 1


def getppid():
    return 0


def cpu_count():
    return 1


def getlogin():
    return "user"


def urandom(size, /):
    import random

    return random.randbytes(size)


class terminal_size(tuple):
    """Columns and lines."""

    @property
    def columns(self):
        return self[0]

    @property
    def lines(self):
        return self[1]

    def __repr__(self):
        return f"os.terminal_size(columns={self[0]}, lines={self[1]})"


def get_terminal_size(fd=1, /):
    raise OSError(25, "Inappropriate ioctl for device")


def strerror(code, /):
    return {1: "Operation not permitted", 2: "No such file or directory", 13: "Permission denied"}.get(
        code, f"Unknown error {code}"
    )


def _absent(path):
    raise FileNotFoundError(2, "No such file or directory", fspath(path))


def listdir(path="."):
    return _files.names_in(path)


class DirEntry:
    """What `scandir` gives for each name."""

    def __init__(self, folder, name):
        self.name = name
        self.path = path.join(folder, name)

    def is_file(self, *, follow_symlinks=True):
        return _files.is_file(self.path)

    def is_dir(self, *, follow_symlinks=True):
        return _files.is_folder(self.path)

    def is_symlink(self):
        return False

    def stat(self, *, follow_symlinks=True):
        return stat(self.path)

    def __fspath__(self):
        return self.path

    def __repr__(self):
        return f"<DirEntry {self.name!r}>"


class _Entries:
    def __init__(self, entries):
        self._entries = iter(entries)

    def __iter__(self):
        return self

    def __next__(self):
        return next(self._entries)

    def __enter__(self):
        return self

    def __exit__(self, kind, error, traceback):
        pass

    def close(self):
        pass


def scandir(path="."):
    return _Entries([DirEntry(fspath(path), name) for name in _files.names_in(path)])


class stat_result:
    """What is known of a file."""

    def __init__(self, size, mode):
        self.st_size = size
        self.st_mode = mode
        self.st_mtime = self.st_atime = self.st_ctime = 0.0


def stat(path, *, dir_fd=None, follow_symlinks=True):
    return stat_result(_files.size(path), 0o40755 if _files.is_folder(path) else 0o100644)


def remove(path, *, dir_fd=None):
    _files.remove(path)


unlink = remove


def mkdir(path, mode=0o777, *, dir_fd=None):
    _files.make_folder(path)


def makedirs(name, mode=0o777, exist_ok=False):
    _files.make_folders(name, exist_ok)


def rmdir(path, *, dir_fd=None):
    _files.remove_folder(path)


def rename(src, dst, *, src_dir_fd=None, dst_dir_fd=None):
    _files.rename(src, dst)


replace = rename


def access(path, mode, *, dir_fd=None, effective_ids=False, follow_symlinks=True):
    return _files.exists(path)


def chdir(path):
    if not _files.is_folder(path):
        _absent(path)


def walk(top, topdown=True, onerror=None, followlinks=False):
    if not _files.is_folder(top):
        return
    folders = []
    files = []
    for name in _files.names_in(top):
        inner = path.join(top, name)
        (folders if _files.is_folder(inner) else files).append(name)
    if topdown:
        yield top, folders, files
    for name in folders:
        yield from walk(path.join(top, name), topdown, onerror, followlinks)
    if not topdown:
        yield top, folders, files


def system(command):
    return 32512


def _exit(status):
    raise SystemExit(status)


def abort():
    raise SystemExit(134)
