"""Encodings by their names, and what is in front of texts that have one."""

from _files import open as _open

BOM_UTF8 = b"\xef\xbb\xbf"
BOM_UTF16_LE = BOM_LE = b"\xff\xfe"
BOM_UTF16_BE = BOM_BE = b"\xfe\xff"
BOM_UTF16 = BOM = BOM_UTF16_LE
BOM_UTF32_LE = b"\xff\xfe\x00\x00"
BOM_UTF32_BE = b"\x00\x00\xfe\xff"
BOM_UTF32 = BOM_UTF32_LE


def _rotated(text):
    small, large = "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    turned = small[13:] + small[:13] + large[13:] + large[:13]
    return text.translate(str.maketrans(small + large, turned))


def _plain(name):
    return name.lower().replace("-", "_")


def encode(obj, encoding="utf-8", errors="strict"):
    name = _plain(encoding)
    if name in ("rot13", "rot_13"):
        return _rotated(obj)
    if name in ("hex", "hex_codec"):
        return obj.hex().encode()
    if name in ("base64", "base64_codec"):
        from base64 import encodebytes

        return encodebytes(obj)
    return obj.encode(encoding, errors)


def decode(obj, encoding="utf-8", errors="strict"):
    name = _plain(encoding)
    if name in ("rot13", "rot_13"):
        return _rotated(obj)
    if name in ("hex", "hex_codec"):
        return bytes.fromhex(obj.decode())
    if name in ("base64", "base64_codec"):
        from base64 import decodebytes

        return decodebytes(obj)
    return obj.decode(encoding, errors)


def escape_decode(data, errors="strict"):
    text = data.decode("latin-1") if isinstance(data, bytes) else data
    return text.encode("latin-1").decode("unicode_escape").encode("latin-1"), len(data)


class CodecInfo(tuple):
    """What is known of an encoding: how one encodes and decodes."""

    def __new__(cls, encode, decode, streamreader=None, streamwriter=None, name=None):
        made = super().__new__(cls, (encode, decode, streamreader, streamwriter))
        made.name = name
        made.encode, made.decode = encode, decode
        return made

    def __repr__(self):
        return f"<codecs.CodecInfo object for encoding {self.name} at {hex(id(self))}>"


_NAMES = {"utf8": "utf-8", "u8": "utf-8", "latin_1": "iso8859-1", "latin1": "iso8859-1", "us_ascii": "ascii"}


def lookup(encoding):
    if _plain(encoding) not in ("rot13", "rot_13", "hex", "hex_codec", "base64", "base64_codec"):
        try:
            "".encode(encoding)
        except LookupError:
            raise LookupError(f"unknown encoding: {encoding}") from None

    def encoded(text, errors="strict"):
        return encode(text, encoding, errors), len(text)

    def decoded(data, errors="strict"):
        return decode(data, encoding, errors), len(data)

    name = _plain(encoding)
    return CodecInfo(encoded, decoded, None, None, _NAMES.get(name, name.replace("_", "-")))


def getencoder(encoding):
    return lookup(encoding).encode


def getdecoder(encoding):
    return lookup(encoding).decode


def open(filename, mode="r", encoding=None, errors="strict", buffering=-1):
    if encoding is None:
        return _open(filename, mode)
    return _open(filename, mode.replace("b", ""), encoding=encoding, errors=errors, newline="")


def iterencode(iterator, encoding, errors="strict"):
    for text in iterator:
        yield encode(text, encoding, errors)


def iterdecode(iterator, encoding, errors="strict"):
    for data in iterator:
        yield decode(data, encoding, errors)


__absent__ = (
    "BOM32_BE BOM32_LE BOM64_BE BOM64_LE BufferedIncrementalDecoder BufferedIncrementalEncoder Codec EncodedFile "
    "IncrementalDecoder IncrementalEncoder StreamReader StreamReaderWriter StreamRecoder StreamWriter "
    "backslashreplace_errors charmap_build charmap_decode charmap_encode escape_encode getincrementaldecoder "
    "getincrementalencoder getreader getwriter ignore_errors lookup_error namereplace_errors register register_error "
    "replace_errors strict_errors unregister xmlcharrefreplace_errors"
)
