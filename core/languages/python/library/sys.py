"""The interpreter's view of itself: streams, limits, version."""

from __intrinsics__ import (
    arguments,
    current_exception,
    loaded_modules,
    is_unknown,
    read_line,
    recursion_limit,
    set_recursion_limit,
    str as str_of,
    write_err,
    write_out,
)
import builtins

argv = arguments() or ["main.py"]
path = [""]


class _Modules(dict):
    """The modules by name. What has been imported since the last look is put in at the next."""

    def _up_to_date(self):
        for name, module in loaded_modules().items():
            dict.setdefault(self, name, module)

    def __missing__(self, name):
        self._up_to_date()
        if dict.__contains__(self, name):
            return dict.__getitem__(self, name)
        raise KeyError(name)

    def __contains__(self, name):
        self._up_to_date()
        return dict.__contains__(self, name)

    def get(self, name, default=None):
        return self[name] if name in self else default

    def __iter__(self):
        self._up_to_date()
        return dict.__iter__(self)

    def __len__(self):
        self._up_to_date()
        return dict.__len__(self)

    def keys(self):
        self._up_to_date()
        return dict.keys(self)

    def values(self):
        self._up_to_date()
        return dict.values(self)

    def items(self):
        self._up_to_date()
        return dict.items(self)

    def copy(self):
        return dict(self.items())


modules = _Modules()
platform = "linux"
byteorder = "little"
maxsize = 9223372036854775807
maxunicode = 1114111
executable = "python3"
prefix = "/usr"
exec_prefix = "/usr"
base_prefix = "/usr"
version = "3.11.7 (main) [RedDragon]"
hexversion = 0x030B07F0
api_version = 1013
copyright = ""
dont_write_bytecode = True
warnoptions = []
ps1 = ">>> "
ps2 = "... "


class _Record(tuple):
    """A tuple with named members; a class derived from it names them in `_names`."""

    _names = ()

    def __getattr__(self, name):
        if name in type(self)._names:
            return self[type(self)._names.index(name)]
        raise AttributeError(f"'{type(self).__name__}' object has no attribute {name!r}")

    def __repr__(self):
        kind = type(self)
        parts = [f"{name}={value!r}" for name, value in zip(kind._names, self)]
        return f"sys.{kind.__name__}({', '.join(parts)})"


class _version_info(_Record):
    _names = ("major", "minor", "micro", "releaselevel", "serial")


class _float_info(_Record):
    _names = (
        "max max_exp max_10_exp min min_exp min_10_exp dig mant_dig epsilon radix rounds".split()
    )


class _int_info(_Record):
    _names = "bits_per_digit sizeof_digit default_max_str_digits str_digits_check_threshold".split()


class _hash_info(_Record):
    _names = "width modulus inf nan imag algorithm hash_bits seed_bits cutoff".split()


class _flags(_Record):
    _names = (
        "debug inspect interactive optimize dont_write_bytecode no_user_site no_site ignore_environment "
        "verbose bytes_warning quiet hash_randomization isolated dev_mode utf8_mode"
    ).split()


for _kind in (_version_info, _float_info, _int_info, _hash_info, _flags):
    _kind.__name__ = _kind.__name__[1:]

version_info = _version_info((3, 11, 7, "final", 0))
float_info = _float_info(
    (1.7976931348623157e308, 1024, 308, 2.2250738585072014e-308, -1021, -307, 15, 53, 2.220446049250313e-16, 2, 1)
)
int_info = _int_info((30, 4, 4300, 640))
hash_info = _hash_info((64, 2305843009213693951, 314159, 0, 1000003, "siphash13", 64, 128, 0))
flags = _flags((0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, False, 0))


class _Implementation:
    name = "cpython"
    cache_tag = "cpython-311"
    version = version_info
    hexversion = hexversion


implementation = _Implementation()


class _Output:
    """A stream that the machine writes."""

    encoding = "utf-8"
    errors = "strict"
    newlines = None
    closed = False
    mode = "w"

    def __init__(self, name, number, emit):
        self.name = name
        self._number = number
        self._emit = emit

    def write(self, text, /):
        if is_unknown(text):
            text = str_of(text)
        elif not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        self._emit(text)
        return len(text)

    def writelines(self, lines, /):
        for line in lines:
            self.write(line)

    def flush(self):
        pass

    def close(self):
        pass

    def isatty(self):
        return False

    def fileno(self):
        return self._number

    def readable(self):
        return False

    def writable(self):
        return True

    def reconfigure(self, **named):
        pass

    def __enter__(self):
        return self

    def __exit__(self, kind, error, traceback):
        pass

    @property
    def buffer(self):
        return _Bytes(self)

    def __repr__(self):
        return f"<_io.TextIOWrapper name={self.name!r} mode='w' encoding='utf-8'>"


class _Bytes:
    """The same stream for bytes."""

    def __init__(self, stream):
        self._stream = stream

    def write(self, data, /):
        self._stream.write(bytes(data).decode("utf-8"))
        return len(data)

    def flush(self):
        pass


class _Input:
    """Standard input."""

    name = "<stdin>"
    encoding = "utf-8"
    errors = "strict"
    newlines = None
    closed = False
    mode = "r"

    def __init__(self):
        # What was read of a line but not yet given.
        self._rest = ""

    def readline(self, size=-1, /):
        line = self._rest or read_line()
        self._rest = ""
        if size is not None and 0 <= size < len(line):
            self._rest = line[size:]
            line = line[:size]
        return line

    def read(self, size=-1, /):
        parts = []
        length = 0
        while size is None or size < 0 or length < size:
            line = self.readline()
            if not line:
                break
            parts.append(line)
            length += len(line)
        text = "".join(parts)
        if size is not None and 0 <= size < length:
            self._rest = text[size:]
            text = text[:size]
        return text

    def readlines(self, hint=-1, /):
        return list(self)

    def __iter__(self):
        return self

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    def isatty(self):
        return False

    def fileno(self):
        return 0

    def readable(self):
        return True

    def writable(self):
        return False

    def close(self):
        pass

    def __repr__(self):
        return "<_io.TextIOWrapper name='<stdin>' mode='r' encoding='utf-8'>"


stdin = __stdin__ = _Input()
stdout = __stdout__ = _Output("<stdout>", 1, write_out)
stderr = __stderr__ = _Output("<stderr>", 2, write_err)


def exit(status=None, /):
    if status is None:
        raise SystemExit
    if isinstance(status, tuple):
        raise SystemExit(*status)
    raise SystemExit(status)


def exc_info():
    try:
        error = current_exception()
    except RuntimeError:
        return None, None, None
    return type(error), error, error.__traceback__


def exception():
    return exc_info()[1]


def getrecursionlimit():
    return recursion_limit()


def setrecursionlimit(limit, /):
    if not isinstance(limit, int):
        raise TypeError(f"'{type(limit).__name__}' object cannot be interpreted as an integer")
    if limit < 1:
        raise ValueError("recursion limit must be greater or equal than 1")
    set_recursion_limit(limit)


def _getframe(depth=0, /):
    from _frames import frames

    all = frames()
    if depth >= len(all):
        raise ValueError("call stack is not deep enough")
    return all[max(depth, 0)]


def intern(string, /):
    if not isinstance(string, str):
        raise TypeError(f"intern() argument must be str, not {type(string).__name__}")
    return string


def getdefaultencoding():
    return "utf-8"


def getfilesystemencoding():
    return "utf-8"


def is_finalizing():
    return False


def gettrace():
    return None


def settrace(function, /):
    pass


def getswitchinterval():
    return 0.005


def setswitchinterval(interval, /):
    pass


def set_int_max_str_digits(maxdigits):
    pass


def get_int_max_str_digits():
    return 4300


def getsizeof(object, *default):
    """About the size that CPython has for it, without what it refers to."""
    special = getattr(type(object), "__sizeof__", None)
    if isinstance(object, bool):
        return 28 if object else 24
    if isinstance(object, int):
        return 24 + 4 * ((abs(object).bit_length() + 29) // 30)
    if isinstance(object, float):
        return 24
    if isinstance(object, str):
        if object.isascii():
            return 49 + len(object)
        widest = ord(max(object))
        return (73 if widest < 256 else 74 if widest < 65536 else 76) + len(object) * (
            1 if widest < 256 else 2 if widest < 65536 else 4
        )
    if isinstance(object, bytes):
        return 33 + len(object)
    if isinstance(object, list):
        return 56 + 8 * len(object)
    if isinstance(object, tuple):
        return 40 + 8 * len(object)
    if isinstance(object, (set, frozenset)):
        size = 8
        while size * 3 <= len(object) * 5 and len(object) > 4:
            size *= 2
        return 216 if size == 8 else 216 + 16 * size
    if isinstance(object, dict):
        if not object:
            return 64
        size = 8
        while size * 2 // 3 < len(object):
            size *= 2
        index = 1 if size <= 128 else 2 if size <= 32768 else 4
        return 104 + size * index + (size * 2 // 3) * 24
    if special is not None and isinstance(special, type(getsizeof)):
        return special(object)
    return 16 if object is None else 48


def displayhook(value, /):
    if value is not None:
        stdout.write(repr(value) + "\n")


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = (
    "abiflags addaudithook audit base_exec_prefix breakpointhook builtin_module_names call_tracing excepthook "
    "float_repr_style get_asyncgen_hooks get_coroutine_origin_tracking_depth getallocatedblocks getdlopenflags "
    "getfilesystemencodeerrors getprofile getrefcount meta_path orig_argv path_hooks path_importer_cache platlibdir "
    "pycache_prefix set_asyncgen_hooks set_coroutine_origin_tracking_depth setdlopenflags setprofile "
    "stdlib_module_names thread_info unraisablehook"
)
