"""Streams in memory."""

SEEK_SET = 0
SEEK_CUR = 1
SEEK_END = 2
DEFAULT_BUFFER_SIZE = 8192


class UnsupportedOperation(OSError, ValueError):
    pass


class IOBase:
    """What the streams in memory share; `_data` is all there is, `_place` where reading and writing go on."""

    closed = False

    def _check(self):
        if self.closed:
            raise ValueError("I/O operation on closed file")

    def __enter__(self):
        self._check()
        return self

    def __exit__(self, kind, error, traceback):
        self.close()

    def close(self):
        self.closed = True

    def flush(self):
        self._check()

    def readable(self):
        return True

    def writable(self):
        return True

    def seekable(self):
        return True

    def isatty(self):
        return False

    def fileno(self):
        raise UnsupportedOperation("fileno")

    def tell(self):
        self._check()
        return self._place

    def read(self, size=-1, /):
        self._check()
        start = self._place
        end = len(self._data) if size is None or size < 0 else min(start + size, len(self._data))
        if start >= end:
            return self._empty
        self._place = end
        return self._given(self._data[start:end])

    def readline(self, size=-1, /):
        self._check()
        start = self._place
        if start >= len(self._data):
            return self._empty
        end = self._data.find(self._newline, start) + 1 or len(self._data)
        if size is not None and 0 <= size < end - start:
            end = start + size
        self._place = end
        return self._given(self._data[start:end])

    def readlines(self, hint=-1, /):
        lines = []
        length = 0
        while hint is None or hint <= 0 or length < hint:
            line = self.readline()
            if not line:
                break
            lines.append(line)
            length += len(line)
        return lines

    def __iter__(self):
        return self

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    def writelines(self, lines, /):
        for line in lines:
            self.write(line)


class TextIOBase(IOBase):
    pass


class StringIO(TextIOBase):
    __module__ = "_io"

    _empty = ""
    _newline = "\n"
    encoding = None
    errors = None
    newlines = None
    line_buffering = False

    def __init__(self, initial_value="", newline="\n"):
        if initial_value is not None and not isinstance(initial_value, str):
            raise TypeError(f"initial_value must be str or None, not {type(initial_value).__name__}")
        # Text that is added at the end is kept in parts until somebody asks for the whole.
        self._parts = [initial_value] if initial_value else []
        self._length = len(initial_value or "")
        self._place = 0

    @property
    def _data(self):
        if len(self._parts) > 1:
            self._parts = ["".join(self._parts)]
        return self._parts[0] if self._parts else ""

    def _given(self, text):
        return text

    def getvalue(self):
        self._check()
        return self._data

    def write(self, text, /):
        self._check()
        if not isinstance(text, str):
            raise TypeError(f"string argument expected, got {type(text).__name__!r}")
        size = len(text)
        if size:
            if self._place == self._length:
                self._parts.append(text)
            else:
                data = self._data
                if self._place > len(data):
                    data += "\0" * (self._place - len(data))
                self._parts = [data[: self._place] + text + data[self._place + size :]]
            self._place += size
            if self._place > self._length:
                self._length = self._place
        return size

    def seek(self, pos, whence=0, /):
        self._check()
        if whence == 0:
            if pos < 0:
                raise ValueError(f"Negative seek position {pos}")
            self._place = pos
        elif pos != 0:
            raise OSError("Can't do nonzero cur-relative seeks")
        elif whence == 2:
            self._place = self._length
        return self._place

    def truncate(self, pos=None, /):
        self._check()
        pos = self._place if pos is None else pos
        self._parts = [self._data[:pos]]
        self._length = len(self._parts[0])
        return pos


def _held(data):
    """The bytes that something holds."""
    if isinstance(data, (bytes, bytearray)):
        return data
    if not hasattr(type(data), "__buffer__"):
        raise TypeError(f"a bytes-like object is required, not {type(data).__name__!r}")
    return bytes(data)


class BufferedIOBase(IOBase):
    """What streams of bytes share."""

    def readinto(self, buffer, /):
        """Fills what holds bytes and can be written; gives how many it took."""
        view = memoryview(buffer).cast("B")
        if view.readonly:
            raise TypeError(f"readinto() argument must be read-write bytes-like object, not {type(buffer).__name__}")
        data = self.read(len(view))
        view[: len(data)] = data
        return len(data)

    readinto1 = readinto

    def read1(self, size=-1, /):
        return self.read(size)


class RawIOBase(IOBase):
    """What streams of bytes are made of that are written by hand: they say with `readinto` what they hold."""

    def read(self, size=-1, /):
        if size is None or size < 0:
            return self.readall()
        data = bytearray(size)
        count = self.readinto(data)
        return None if count is None else bytes(data[:count])

    def readall(self):
        parts = []
        while part := self.read(DEFAULT_BUFFER_SIZE):
            parts.append(part)
        return b"".join(parts)


class BytesIO(BufferedIOBase):
    __module__ = "_io"

    _empty = b""
    _newline = b"\n"

    def __init__(self, initial_bytes=b""):
        self._data = bytearray(b"" if initial_bytes is None else _held(initial_bytes))
        self._place = 0

    def _given(self, data):
        return bytes(data)

    def getvalue(self):
        self._check()
        return bytes(self._data)

    def write(self, data, /):
        self._check()
        data = _held(data)
        size = len(data)
        if self._place > len(self._data):
            self._data += b"\0" * (self._place - len(self._data))
        self._data[self._place : self._place + size] = data
        self._place += size
        return size

    def seek(self, pos, whence=0, /):
        self._check()
        if whence == 1:
            pos += self._place
        elif whence == 2:
            pos += len(self._data)
        elif pos < 0:
            raise ValueError(f"negative seek value {pos}")
        self._place = max(pos, 0)
        return self._place

    def truncate(self, size=None, /):
        self._check()
        size = self._place if size is None else size
        del self._data[size:]
        return size

    def getbuffer(self):
        self._check()
        return memoryview(self._data)


def open(*args, **named):
    import _files

    return _files.open(*args, **named)


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = (
    "BlockingIOError BufferedRWPair BufferedRandom BufferedReader BufferedWriter FileIO "
    "IncrementalNewlineDecoder TextIOWrapper open_code text_encoding"
)
