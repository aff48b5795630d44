"""Encodings by their names, those of the program's own too, and what is in front of texts that have one."""

from _files import open as _open

BOM_UTF8 = b"\xef\xbb\xbf"
BOM_UTF16_LE = BOM_LE = b"\xff\xfe"
BOM_UTF16_BE = BOM_BE = b"\xfe\xff"
BOM_UTF16 = BOM = BOM_UTF16_LE
BOM_UTF32_LE = b"\xff\xfe\x00\x00"
BOM_UTF32_BE = b"\x00\x00\xfe\xff"
BOM_UTF32 = BOM_UTF32_LE


# ---------------------------------------------------------------------------------- encodings that the machine lacks


def _rotated(text, errors="strict"):
    small, large = "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    turned = small[13:] + small[:13] + large[13:] + large[:13]
    return text.translate(str.maketrans(small + large, turned)), len(text)


def _hex_encoded(data, errors="strict"):
    return bytes(data).hex().encode(), len(data)


def _hex_decoded(data, errors="strict"):
    return bytes.fromhex(bytes(data).decode()), len(data)


def _base64_encoded(data, errors="strict"):
    from base64 import encodebytes

    return encodebytes(data), len(data)


def _base64_decoded(data, errors="strict"):
    from base64 import decodebytes

    return decodebytes(data), len(data)


_base64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_direct = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'(),-./:? \t\n\r!\"#$%&*;<=>@[]^_`{|}"


def _utf7_encoded(text, errors="strict"):
    out = []
    at = 0
    while at < len(text):
        letter = text[at]
        if letter == "+":
            out.append("+-")
            at += 1
        elif letter in _direct:
            out.append(letter)
            at += 1
        else:
            end = at
            while end < len(text) and text[end] not in _direct and text[end] != "+":
                end += 1
            data = text[at:end].encode("utf-16-be")
            bits = int.from_bytes(data, "big") << -len(data) * 8 % 6
            count = (len(data) * 8 + 5) // 6
            run = "".join([_base64[bits >> 6 * place & 63] for place in range(count - 1, -1, -1)])
            out.append("+" + run)
            # The end of the run must be told from what may stand in it.
            if end == len(text) or text[end] in _base64 + "-":
                out.append("-")
            at = end
    return "".join(out).encode(), len(text)


def _utf7_decoded(data, errors="strict"):
    text = bytes(data).decode("latin-1")
    out = []
    at = 0
    while at < len(text):
        if text[at] != "+":
            if ord(text[at]) > 127:
                raise UnicodeDecodeError("utf7", bytes(data), at, at + 1, "unexpected special character")
            out.append(text[at])
            at += 1
            continue
        end = at + 1
        while end < len(text) and text[end] in _base64:
            end += 1
        run = text[at + 1 : end]
        if run:
            bits = 0
            for letter in run:
                bits = bits << 6 | _base64.index(letter)
            units = len(run) * 6 // 16
            out.append((bits >> len(run) * 6 - units * 16).to_bytes(units * 2, "big").decode("utf-16-be", errors))
        elif text[end : end + 1] == "-":
            out.append("+")
        at = end + 1 if text[end : end + 1] == "-" else end
    return "".join(out), len(data)


_OWN = {
    "rot13": ("rot-13", _rotated, _rotated),
    "hex": ("hex", _hex_encoded, _hex_decoded),
    "base64": ("base64", _base64_encoded, _base64_decoded),
    "utf-7": ("utf-7", _utf7_encoded, _utf7_decoded),
}
_ALIASES = {
    "rot-13": "rot13",
    "hex-codec": "hex",
    "base64-codec": "base64",
    "base-64": "base64",
    "utf7": "utf-7",
    "u7": "utf-7",
    "unicode-1-1-utf-7": "utf-7",
}


def _plain(name):
    return name.lower().replace("_", "-").replace(" ", "-")


# ---------------------------------------------------------------------------------- by name


class Codec:
    """An encoding as a class: what is derived from it says how."""

    def encode(self, input, errors="strict"):
        raise NotImplementedError

    def decode(self, input, errors="strict"):
        raise NotImplementedError


class CodecInfo(tuple):
    """What is known of an encoding: how one encodes and decodes."""

    def __new__(
        cls,
        encode,
        decode,
        streamreader=None,
        streamwriter=None,
        incrementalencoder=None,
        incrementaldecoder=None,
        name=None,
        *,
        _is_text_encoding=None,
    ):
        made = super().__new__(cls, (encode, decode, streamreader, streamwriter))
        made.name = name
        made.encode, made.decode = encode, decode
        made.streamreader, made.streamwriter = streamreader, streamwriter
        made.incrementalencoder, made.incrementaldecoder = incrementalencoder, incrementaldecoder
        return made

    def __repr__(self):
        return f"<codecs.CodecInfo object for encoding {self.name} at {hex(id(self))}>"


_searches = []
_found = {}

_NAMES = {
    "utf8": "utf-8",
    "u8": "utf-8",
    "latin-1": "iso8859-1",
    "latin1": "iso8859-1",
    "l1": "iso8859-1",
    "iso-8859-1": "iso8859-1",
    "us-ascii": "ascii",
    "utf16": "utf-16",
    "utf32": "utf-32",
    "windows-1252": "cp1252",
    "windows-1251": "cp1251",
}


def register(search_function, /):
    if not callable(search_function):
        raise TypeError("argument must be callable")
    _searches.append(search_function)


def unregister(search_function, /):
    if search_function in _searches:
        _searches.remove(search_function)
        _found.clear()


def _registered(encoding):
    """What the program's own functions know of a name."""
    name = encoding.lower().replace(" ", "_")
    if name not in _found:
        name = name.replace("-", "_")
        for search in _searches:
            info = search(name)
            if info is not None:
                if not isinstance(info, tuple) or len(info) != 4:
                    raise TypeError("codec search functions must return 4-tuples")
                _found[name] = info
                return info
        return None
    return _found[name]


def lookup(encoding, /):
    name = _plain(encoding)
    name = _ALIASES.get(name, name)
    if name in _OWN:
        known, encoded, decoded = _OWN[name]
        return _info(encoded, decoded, known)
    info = _registered(encoding) if _searches else None
    if info is not None:
        return info
    try:
        "".encode(encoding)
    except LookupError:
        raise LookupError(f"unknown encoding: {encoding}") from None

    def encoded(text, errors="strict"):
        return text.encode(encoding, errors), len(text)

    def decoded(data, errors="strict"):
        return bytes(data).decode(encoding, errors), len(data)

    if name.startswith("iso-8859-"):
        name = "iso8859-" + name[9:]
    return _info(encoded, decoded, _NAMES.get(name, name))


def _info(encoded, decoded, name):
    def own(cls):
        return type(cls.__name__, (cls,), {"_encode": staticmethod(encoded), "_decode": staticmethod(decoded), "_name": name})

    return CodecInfo(
        encoded,
        decoded,
        own(StreamReader),
        own(StreamWriter),
        own(IncrementalEncoder),
        own(IncrementalDecoder),
        name,
    )


def encode(obj, encoding="utf-8", errors="strict"):
    return lookup(encoding).encode(obj, errors)[0]


def decode(obj, encoding="utf-8", errors="strict"):
    return lookup(encoding).decode(obj, errors)[0]


def getencoder(encoding):
    return lookup(encoding).encode


def getdecoder(encoding):
    return lookup(encoding).decode


def _part(encoding, part):
    found = getattr(lookup(encoding), part)
    if found is None:
        raise LookupError(encoding)
    return found


def getincrementalencoder(encoding):
    return _part(encoding, "incrementalencoder")


def getincrementaldecoder(encoding):
    return _part(encoding, "incrementaldecoder")


def getreader(encoding):
    return lookup(encoding).streamreader


def getwriter(encoding):
    return lookup(encoding).streamwriter


def _encode_registered(text, encoding, errors, error):
    """Where the machine knows no encoding or no handler of that name."""
    if errors in _handlers and _plain(encoding) not in _OWN:
        return _encode_handled(text, encoding, _handlers[errors])
    name = _ALIASES.get(_plain(encoding), _plain(encoding))
    if name == "utf-7":
        return _utf7_encoded(text, errors)[0]
    if name in _OWN:
        raise LookupError(f"'{encoding}' is not a text encoding; use codecs.encode() to handle arbitrary codecs")
    info = _registered(encoding)
    if info is None:
        raise error
    return info[0](text, errors)[0]


def _decode_registered(data, encoding, errors, error):
    if errors in _handlers and _plain(encoding) not in _OWN:
        return _decode_handled(bytes(data), encoding, _handlers[errors])
    name = _ALIASES.get(_plain(encoding), _plain(encoding))
    if name == "utf-7":
        return _utf7_decoded(data, errors)[0]
    if name in _OWN:
        raise LookupError(f"'{encoding}' is not a text encoding; use codecs.decode() to handle arbitrary codecs")
    info = _registered(encoding)
    if info is None:
        raise error
    return info[1](data, errors)[0]


# ---------------------------------------------------------------------------------- what is done about errors


def _handled(error, handler):
    answer = handler(error)
    if not isinstance(answer, tuple) or len(answer) != 2:
        kind = "encoding" if isinstance(error, UnicodeEncodeError) else "decoding"
        raise TypeError(f"{kind} error handler must return (str/bytes, int) tuple")
    replacement, place = answer
    return replacement, place + len(error.object) if place < 0 else place


def _encode_handled(text, encoding, handler):
    out = b""
    at = 0
    while True:
        try:
            return out + text[at:].encode(encoding)
        except UnicodeEncodeError as error:
            start = at + error.start
            error = UnicodeEncodeError(error.encoding, text, start, at + error.end, error.reason)
            out += text[at:start].encode(encoding)
            replacement, at = _handled(error, handler)
            out += replacement if isinstance(replacement, bytes) else replacement.encode(encoding)


def _decode_handled(data, encoding, handler):
    out = ""
    at = 0
    while True:
        try:
            return out + data[at:].decode(encoding)
        except UnicodeDecodeError as error:
            start = at + error.start
            error = UnicodeDecodeError(error.encoding, data, start, at + error.end, error.reason)
            out += data[at:start].decode(encoding)
            replacement, at = _handled(error, handler)
            out += replacement


def strict_errors(exception):
    raise exception


def ignore_errors(exception):
    return "", exception.end


def replace_errors(exception):
    if isinstance(exception, UnicodeEncodeError):
        return "?" * (exception.end - exception.start), exception.end
    if isinstance(exception, UnicodeDecodeError):
        return "\ufffd", exception.end
    return "\ufffd" * (exception.end - exception.start), exception.end


def _part_of(exception):
    if not isinstance(exception, UnicodeError):
        raise TypeError(f"don't know how to handle {type(exception).__name__} in error callback")
    return exception.object[exception.start : exception.end]


def xmlcharrefreplace_errors(exception):
    return "".join([f"&#{ord(letter)};" for letter in _part_of(exception)]), exception.end


def _escape(code):
    return f"\\x{code:02x}" if code < 256 else f"\\u{code:04x}" if code < 65536 else f"\\U{code:08x}"


def backslashreplace_errors(exception):
    part = _part_of(exception)
    codes = part if isinstance(part, bytes) else map(ord, part)
    return "".join([_escape(code) for code in codes]), exception.end


def namereplace_errors(exception):
    from unicodedata import name

    def named(letter):
        known = name(letter, None)
        return _escape(ord(letter)) if known is None else "\\N{" + known + "}"

    return "".join([named(letter) for letter in _part_of(exception)]), exception.end


_KNOWN = {
    "strict": strict_errors,
    "ignore": ignore_errors,
    "replace": replace_errors,
    "xmlcharrefreplace": xmlcharrefreplace_errors,
    "backslashreplace": backslashreplace_errors,
    "namereplace": namereplace_errors,
}
# Those that the program has registered, and what the machine itself does not do.
_handlers = {"namereplace": namereplace_errors}


def register_error(name, handler, /):
    if not callable(handler):
        raise TypeError("handler must be callable")
    _handlers[name] = handler


def lookup_error(name, /):
    handler = _handlers.get(name) or _KNOWN.get(name)
    if handler is None:
        raise LookupError(f"unknown error handler name '{name}'")
    return handler


# ---------------------------------------------------------------------------------- piece by piece


class IncrementalEncoder:
    """Encodes a text that comes in pieces."""

    _encode = None

    def __init__(self, errors="strict"):
        self.errors = errors
        self.reset()

    def encode(self, input, final=False):
        data = self._encode(input, self.errors)[0]
        # The mark of the order of bytes stands in front of the first piece alone.
        mark = {"utf-16": BOM_UTF16, "utf-32": BOM_UTF32, "utf-8-sig": BOM_UTF8}.get(getattr(self, "_name", None))
        if mark is not None and self._begun and data.startswith(mark):
            data = data[len(mark) :]
        self._begun = True
        return data

    def reset(self):
        self._begun = False

    def getstate(self):
        return int(self._begun)

    def setstate(self, state):
        self._begun = bool(state)


class BufferedIncrementalEncoder(IncrementalEncoder):
    pass


class IncrementalDecoder:
    """Decodes bytes that come in pieces: what a character's last byte is missing of waits for the next piece."""

    _decode = None

    def __init__(self, errors="strict"):
        self.errors = errors
        self.reset()

    def decode(self, input, final=False):
        data = self._waiting + bytes(input)
        self._waiting = b""
        if not data and not final:
            return ""
        name = getattr(self, "_name", None)
        if not final:
            kept = _unfinished(data, name, self._mark)
            if kept:
                data, self._waiting = data[:-kept], data[-kept:]
        if name in ("utf-16", "utf-32"):
            if not self._mark and data:
                size = 2 if name == "utf-16" else 4
                mark = data[:size]
                big = BOM_UTF16_BE if size == 2 else BOM_UTF32_BE
                self._mark = "-be" if mark == big else "-le"
                if mark in (big, BOM_UTF16_LE if size == 2 else BOM_UTF32_LE):
                    data = data[size:]
            return data.decode(name + self._mark, self.errors) if data else ""
        if name == "utf-8-sig":
            if not self._mark and data:
                self._mark = "seen"
                if data.startswith(BOM_UTF8):
                    data = data[3:]
            return data.decode("utf-8", self.errors)
        return self._decode(data, self.errors)[0]

    def reset(self):
        self._waiting = b""
        self._mark = ""

    def getstate(self):
        return self._waiting, 0

    def setstate(self, state):
        self._waiting = state[0]


class BufferedIncrementalDecoder(IncrementalDecoder):
    """What is derived from it says with `_buffer_decode` how much of its bytes it could take."""

    def decode(self, input, final=False):
        data = self._waiting + bytes(input)
        text, taken = self._buffer_decode(data, self.errors, final)
        self._waiting = data[taken:]
        return text


def _unfinished(data, name, mark):
    """How many bytes at the end belong to a character that is not complete."""
    if name in ("utf-8", "utf-8-sig"):
        if name == "utf-8-sig" and not mark and len(data) < 3 and BOM_UTF8.startswith(data):
            return len(data)
        for back in range(1, min(4, len(data)) + 1):
            byte = data[-back]
            if byte & 0xC0 == 0x80:
                continue
            wanted = 4 if byte >= 0xF0 else 3 if byte >= 0xE0 else 2 if byte >= 0xC0 else 1
            return back if wanted > back else 0
        return 0
    if name is not None and name.startswith("utf-32"):
        return len(data) % 4
    if name is not None and name.startswith("utf-16"):
        odd = len(data) % 2
        high = data[len(data) - odd - (1 if name != "utf-16-be" and mark != "-be" else 2)] if len(data) > 1 else 0
        return odd + 2 if 0xD8 <= high < 0xDC else odd
    return 0


def iterencode(iterator, encoding, errors="strict", **kwargs):
    encoder = getincrementalencoder(encoding)(errors, **kwargs)
    for text in iterator:
        data = encoder.encode(text)
        if data:
            yield data
    data = encoder.encode("", True)
    if data:
        yield data


def iterdecode(iterator, encoding, errors="strict", **kwargs):
    decoder = getincrementaldecoder(encoding)(errors, **kwargs)
    for data in iterator:
        text = decoder.decode(data)
        if text:
            yield text
    text = decoder.decode(b"", True)
    if text:
        yield text


# ---------------------------------------------------------------------------------- streams


class StreamWriter(Codec):
    """Writes text to a stream of bytes."""

    _encode = None

    def __init__(self, stream, errors="strict"):
        self.stream = stream
        self.errors = errors

    def write(self, object):
        encoded = self.encode if self._encode is None else self._encode
        self.stream.write(encoded(object, self.errors)[0])

    def writelines(self, list):
        self.write("".join(list))

    def reset(self):
        pass

    def __getattr__(self, name):
        return getattr(self.stream, name)

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.stream.close()


class StreamReader(Codec):
    """Reads text from a stream of bytes."""

    _decode = None

    def __init__(self, stream, errors="strict"):
        self.stream = stream
        self.errors = errors
        self._text = None

    def _rest(self):
        if not self._text:
            decoded = self.decode if self._decode is None else self._decode
            self._text = decoded(self.stream.read(), self.errors)[0]
        return self._text

    def read(self, size=-1, chars=-1, firstline=False):
        text = self._rest()
        count = chars if chars >= 0 else size if size >= 0 else len(text)
        self._text = text[count:]
        return text[:count]

    def readline(self, size=None, keepends=True):
        lines = self._rest().splitlines(True)
        if not lines:
            return ""
        self._text = self._text[len(lines[0]) :]
        return lines[0] if keepends else lines[0].splitlines()[0]

    def readlines(self, sizehint=None, keepends=True):
        return self.read().splitlines(keepends)

    def reset(self):
        self._text = None

    def seek(self, offset, whence=0):
        self.stream.seek(offset, whence)
        self.reset()

    def __iter__(self):
        return self

    def __next__(self):
        line = self.readline()
        if line:
            return line
        raise StopIteration

    def __getattr__(self, name):
        return getattr(self.stream, name)

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.stream.close()


def open(filename, mode="r", encoding=None, errors="strict", buffering=-1):
    if encoding is None:
        return _open(filename, mode)
    return _open(filename, mode.replace("b", ""), encoding=encoding, errors=errors, newline="")


def escape_decode(data, errors="strict"):
    text = data.decode("latin-1") if isinstance(data, bytes) else data
    return text.encode("latin-1").decode("unicode_escape").encode("latin-1"), len(data)


def escape_encode(data, errors="strict"):
    return repr(data)[2:-1].encode(), len(data)


def charmap_build(decoding):
    return {ord(letter): at for at, letter in enumerate(decoding)}


def charmap_encode(str, errors="strict", mapping=None):
    out = bytearray()
    for at, letter in enumerate(str):
        code = mapping.get(ord(letter)) if mapping is not None else ord(letter)
        if code is None:
            if errors == "strict":
                raise UnicodeEncodeError("charmap", str, at, at + 1, "character maps to <undefined>")
            out += b"?" if errors == "replace" else b""
        else:
            out += bytes([code]) if isinstance(code, int) else code
    return bytes(out), len(str)


def charmap_decode(data, errors="strict", mapping=None):
    out = []
    for at, byte in enumerate(data):
        try:
            letter = chr(byte) if mapping is None else mapping[byte]
        except (IndexError, KeyError):
            letter = None
        letter = chr(letter) if isinstance(letter, int) else letter
        if letter is None or letter == "\ufffe":
            if errors == "strict":
                raise UnicodeDecodeError("charmap", bytes(data), at, at + 1, "character maps to <undefined>")
            letter = "\ufffd" if errors == "replace" else ""
        out.append(letter)
    return "".join(out), len(data)


__absent__ = "BOM32_BE BOM32_LE BOM64_BE BOM64_LE EncodedFile StreamReaderWriter StreamRecoder"
