"""Bytes as hexadecimal digits, and sums over them."""

import base64 as _base64


Error = _base64.Error


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


def b2a_uu(data, /, *, backtick=False):
    data = bytes(data)
    if len(data) > 45:
        raise Error("At most 45 bytes at once")
    empty = "`" if backtick else " "
    letter = lambda bits: chr(32 + bits) if bits else empty
    text = letter(len(data))
    for start in range(0, len(data), 3):
        number = int.from_bytes(data[start : start + 3].ljust(3, b"\0"), "big")
        text += "".join([letter(number >> shift & 63) for shift in (18, 12, 6, 0)])
    return text.encode() + b"\n"


def a2b_uu(data, /):
    data = data.encode() if isinstance(data, str) else bytes(data)
    if not data:
        return bytes(32)
    length = data[0] - 32 & 63
    bits = held = 0
    result = bytearray()
    for code in data[1:].rstrip(b"\r\n").ljust((length * 4 + 2) // 3, b" "):
        if not 32 <= code <= 96:
            if len(result) < length:
                raise Error("Illegal char")
            raise Error("Trailing garbage")
        bits = bits << 6 | code - 32 & 63
        held += 6
        if held >= 8:
            held -= 8
            result.append(bits >> held & 255)
    return bytes(result[:length])


def b2a_qp(data, quotetabs=False, istext=True, header=False):
    data = bytes(data)
    first = data.find(b"\n")
    ending = b"\r\n" if first > 0 and data[first - 1] == 13 else b"\n"
    result = bytearray()
    line = 0
    at = 0
    while at < len(data):
        code = data[at]
        behind = data[at + 1 : at + 2]
        at += 1
        if _is_escaped(code, behind, line, quotetabs, istext, header):
            if line + 3 >= 76:
                result += b"=" + ending
                line = 0
            result += f"={code:02X}".encode()
            line += 3
        elif istext and (code == 10 or code == 13 and behind == b"\n"):
            if result and result[-1] in b" \t":
                result[-1:] = f"={result[-1]:02X}".encode()
            result += ending
            line = 0
            at += code == 13
        else:
            if behind not in (b"", b"\n") and line + 1 >= 76:
                result += b"=" + ending
                line = 0
            result.append(95 if header and code == 32 else code)
            line += 1
    return bytes(result)


def _is_escaped(code, behind, line, quotetabs, istext, header):
    if code in b"\t ":
        return quotetabs or not behind
    if code in b"\r\n":
        return not istext
    if code == 46:
        return line == 0 and behind in (b"", b"\n", b"\r", b"\0")
    return code > 126 or code < 33 or code == 61 or header and code == 95


def a2b_qp(data, header=False):
    data = data.encode() if isinstance(data, str) else bytes(data)
    result = bytearray()
    at = 0
    while at < len(data):
        code = data[at]
        at += 1
        if code == 61:
            if data[at : at + 1] in (b"\n", b"\r") or at == len(data):
                end = data.find(b"\n", at)
                at = len(data) if end < 0 else end + 1
                continue
            digits = data[at : at + 2]
            if digits[:1] == b"=":
                result.append(code)
                at += 1
            elif len(digits) == 2 and all([digit in b"0123456789abcdefABCDEF" for digit in digits]):
                result.append(int(digits, 16))
                at += 2
            else:
                result.append(code)
        else:
            result.append(32 if header and code == 95 else code)
    return bytes(result)
