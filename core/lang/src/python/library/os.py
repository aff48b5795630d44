"""The operating system, of which there is little: no files, no processes, an environment of the program's own."""

from posixpath import fspath
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


def get_terminal_size(fd=1, /):
    raise OSError(25, "Inappropriate ioctl for device")


def strerror(code, /):
    return {1: "Operation not permitted", 2: "No such file or directory", 13: "Permission denied"}.get(
        code, f"Unknown error {code}"
    )


def _absent(path):
    raise FileNotFoundError(2, "No such file or directory", fspath(path))


def listdir(path="."):
    return _absent(path)


def scandir(path="."):
    return _absent(path)


def stat(path, *, dir_fd=None, follow_symlinks=True):
    return _absent(path)


def remove(path, *, dir_fd=None):
    return _absent(path)


unlink = remove


def rmdir(path, *, dir_fd=None):
    return _absent(path)


def rename(src, dst, *, src_dir_fd=None, dst_dir_fd=None):
    return _absent(src)


def chdir(path):
    return _absent(path)


def walk(top, topdown=True, onerror=None, followlinks=False):
    return iter(())


def system(command):
    return 32512


def _exit(status):
    raise SystemExit(status)


def abort():
    raise SystemExit(134)
