"""Bytes as hexadecimal digits, and sums over them."""

import base64 as _base64


class Error(ValueError):
    pass


class Incomplete(Exception):
    pass


def hexlify(data, sep=None, bytes_per_sep=1):
    data = bytes(data)
    return (data.hex() if sep is None else data.hex(sep, bytes_per_sep)).encode()


b2a_hex = hexlify


def unhexlify(hexstr, /):
    text = hexstr if isinstance(hexstr, str) else bytes(hexstr).decode("latin-1")
    if len(text) % 2:
        raise Error("Odd-length string")
    if any([digit not in "0123456789abcdefABCDEF" for digit in text]):
        raise Error("Non-hexadecimal digit found")
    return bytes.fromhex(text)


a2b_hex = unhexlify


def b2a_base64(data, /, *, newline=True):
    return _base64.b64encode(data) + (b"\n" if newline else b"")


def a2b_base64(data, /, *, strict_mode=False):
    return _base64.b64decode(data)


def _row(value):
    for _ in range(8):
        value = value >> 1 ^ 0xEDB88320 if value & 1 else value >> 1
    return value


_rows = []


def crc32(data, value=0, /):
    if not _rows:
        _rows.extend([_row(value) for value in range(256)])
    rows = _rows
    value ^= 0xFFFFFFFF
    for byte in bytes(data):
        value = value >> 8 ^ rows[(value ^ byte) & 255]
    return value ^ 0xFFFFFFFF


def crc_hqx(data, value, /):
    for byte in bytes(data):
        value ^= byte << 8
        for _ in range(8):
            value = (value << 1 ^ 0x1021 if value & 0x8000 else value << 1) & 0xFFFF
    return value


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "a2b_qp a2b_uu b2a_qp b2a_uu"
