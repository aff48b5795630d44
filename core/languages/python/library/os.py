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


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = (
    "CLD_CONTINUED CLD_DUMPED CLD_EXITED CLD_KILLED CLD_STOPPED CLD_TRAPPED EFD_CLOEXEC EFD_NONBLOCK EFD_SEMAPHORE "
    "EX_CANTCREAT EX_CONFIG EX_DATAERR EX_IOERR EX_NOHOST EX_NOINPUT EX_NOPERM EX_NOUSER EX_OK EX_OSERR EX_OSFILE "
    "EX_PROTOCOL EX_SOFTWARE EX_TEMPFAIL EX_UNAVAILABLE EX_USAGE F_LOCK F_TEST F_TLOCK F_ULOCK GRND_NONBLOCK "
    "GRND_RANDOM GenericAlias MFD_ALLOW_SEALING MFD_CLOEXEC MFD_HUGETLB MFD_HUGE_16GB MFD_HUGE_16MB MFD_HUGE_1GB "
    "MFD_HUGE_1MB MFD_HUGE_256MB MFD_HUGE_2GB MFD_HUGE_2MB MFD_HUGE_32MB MFD_HUGE_512KB MFD_HUGE_512MB MFD_HUGE_64KB "
    "MFD_HUGE_8MB MFD_HUGE_MASK MFD_HUGE_SHIFT Mapping MutableMapping NGROUPS_MAX O_ACCMODE O_APPEND O_ASYNC "
    "O_CLOEXEC O_CREAT O_DIRECT O_DIRECTORY O_DSYNC O_EXCL O_FSYNC O_LARGEFILE O_NDELAY O_NOATIME O_NOCTTY O_NOFOLLOW "
    "O_NONBLOCK O_PATH O_RSYNC O_SYNC O_TMPFILE O_TRUNC POSIX_FADV_DONTNEED POSIX_FADV_NOREUSE POSIX_FADV_NORMAL "
    "POSIX_FADV_RANDOM POSIX_FADV_SEQUENTIAL POSIX_FADV_WILLNEED POSIX_SPAWN_CLOSE POSIX_SPAWN_DUP2 POSIX_SPAWN_OPEN "
    "PRIO_PGRP PRIO_PROCESS PRIO_USER P_ALL P_NOWAIT P_NOWAITO P_PGID P_PID P_PIDFD P_WAIT RTLD_DEEPBIND RTLD_GLOBAL "
    "RTLD_LAZY RTLD_LOCAL RTLD_NODELETE RTLD_NOLOAD RTLD_NOW RWF_APPEND RWF_DSYNC RWF_HIPRI RWF_NOWAIT RWF_SYNC "
    "SCHED_BATCH SCHED_FIFO SCHED_IDLE SCHED_OTHER SCHED_RESET_ON_FORK SCHED_RR SEEK_CUR SEEK_DATA SEEK_END SEEK_HOLE "
    "SEEK_SET SPLICE_F_MORE SPLICE_F_MOVE SPLICE_F_NONBLOCK ST_APPEND ST_MANDLOCK ST_NOATIME ST_NODEV ST_NODIRATIME "
    "ST_NOEXEC ST_NOSUID ST_RDONLY ST_RELATIME ST_SYNCHRONOUS ST_WRITE TMP_MAX WCONTINUED WCOREDUMP WEXITED "
    "WEXITSTATUS WIFCONTINUED WIFEXITED WIFSIGNALED WIFSTOPPED WNOHANG WNOWAIT WSTOPPED WSTOPSIG WTERMSIG WUNTRACED "
    "XATTR_CREATE XATTR_REPLACE XATTR_SIZE_MAX chmod chown chroot close closerange confstr confstr_names "
    "copy_file_range ctermid defpath device_encoding dup dup2 environb eventfd eventfd_read eventfd_write execl "
    "execle execlp execlpe execv execve execvp execvpe fchdir fchmod fchown fdatasync fdopen fork forkpty fpathconf "
    "fsdecode fsencode fstat fstatvfs fsync ftruncate fwalk get_blocking get_exec_path get_inheritable getcwdb "
    "getegid getenvb geteuid getgid getgrouplist getgroups getloadavg getpgid getpgrp getpriority getrandom getresgid "
    "getresuid getsid getuid getxattr initgroups isatty kill killpg lchown link listxattr lockf login_tty lseek lstat "
    "major makedev memfd_create minor mkfifo mknod nice open openpty pathconf pathconf_names pidfd_open pipe pipe2 "
    "popen posix_fadvise posix_fallocate posix_spawn posix_spawnp pread preadv pwrite pwritev read readlink readv "
    "register_at_fork removedirs removexattr renames sched_get_priority_max sched_get_priority_min sched_getaffinity "
    "sched_getparam sched_getscheduler sched_param sched_rr_get_interval sched_setaffinity sched_setparam "
    "sched_setscheduler sched_yield sendfile set_blocking set_inheritable setegid seteuid setgid setgroups setpgid "
    "setpgrp setpriority setregid setresgid setresuid setreuid setsid setuid setxattr spawnl spawnle spawnlp spawnlpe "
    "spawnv spawnve spawnvp spawnvpe splice statvfs statvfs_result supports_bytes_environ supports_dir_fd "
    "supports_effective_ids supports_fd supports_follow_symlinks symlink sync sysconf sysconf_names tcgetpgrp "
    "tcsetpgrp times times_result truncate ttyname umask uname uname_result utime wait wait3 wait4 waitid "
    "waitid_result waitpid waitstatus_to_exitcode write writev"
)
