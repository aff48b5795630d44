"""Files and folders as wholes."""

import posixpath

import _files


class Error(OSError):
    pass


class SameFileError(Error):
    pass


def copyfileobj(fsrc, fdst, length=0):
    fdst.write(fsrc.read())


def copyfile(src, dst, *, follow_symlinks=True):
    if posixpath.abspath(src) == posixpath.abspath(dst):
        raise SameFileError(f"{src!r} and {dst!r} are the same file")
    _files.copy_file(src, dst)
    return dst


def copy(src, dst, *, follow_symlinks=True):
    return _files.copy_file(src, dst)


copy2 = copy


def copytree(src, dst, symlinks=False, ignore=None, copy_function=copy2, dirs_exist_ok=False):
    _files.make_folders(dst, dirs_exist_ok)
    for name in _files.names_in(src):
        start, end = posixpath.join(src, name), posixpath.join(dst, name)
        if _files.is_folder(start):
            copytree(start, end, dirs_exist_ok=dirs_exist_ok)
        else:
            copy_function(start, end)
    return dst


def rmtree(path, ignore_errors=False, onerror=None, *, dir_fd=None):
    if ignore_errors and not _files.is_folder(path):
        return
    _files.remove_tree(path)


def move(src, dst, copy_function=copy2):
    if _files.is_folder(dst):
        dst = posixpath.join(dst, posixpath.basename(src.rstrip("/")))
    _files.rename(src, dst)
    return dst


def which(cmd, mode=1, path=None):
    return None


def get_terminal_size(fallback=(80, 24)):
    from os import terminal_size

    return terminal_size(fallback)


def disk_usage(path):
    from collections import namedtuple

    return namedtuple("usage", "total used free")(1 << 40, 0, 1 << 40)


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = (
    "COPY_BUFSIZE ExecError ReadError RegistryError SpecialFileError chown copymode copystat get_archive_formats "
    "get_unpack_formats ignore_patterns make_archive nt register_archive_format register_unpack_format unpack_archive "
    "unregister_archive_format unregister_unpack_format"
)
