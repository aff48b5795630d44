"""Text that stands in HTML."""


def escape(s, quote=True):
    s = s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    if quote:
        s = s.replace('"', "&quot;").replace("'", "&#x27;")
    return s


# The characters that the bytes 0x80 to 0x9F are in Windows' Western code page: numbers in HTML mean those.
_WESTERN = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ"


def _numbered(digits, base):
    code = int(digits, base)
    if code == 0 or 0xD800 <= code <= 0xDFFF or code > 0x10FFFF:
        return "\ufffd"
    if code == 0x0D:
        return "\r"
    if 0x80 <= code <= 0x9F:
        return _WESTERN[code - 0x80]
    is_control = code < 0x20 and code not in (0x09, 0x0A, 0x0C) or 0x7F <= code <= 0x9F or code == 0x0B
    if is_control or 0xFDD0 <= code <= 0xFDEF or code & 0xFFFE == 0xFFFE:
        return ""
    return chr(code)


def _leading(text, allowed):
    end = 0
    while end < len(text) and text[end] in allowed:
        end += 1
    return text[:end]


def _without_end(text):
    return text[1:] if text[:1] == ";" else text


def _reference(part):
    """What a text behind an ampersand begins with, and the rest of it; `None` where that is no reference."""
    if part[:1] == "#":
        is_hexadecimal = part[1:2] in ("x", "X")
        digits = _leading(part[2:], "0123456789abcdefABCDEF") if is_hexadecimal else _leading(part[1:], "0123456789")
        if not digits:
            return None
        rest = part[(2 if is_hexadecimal else 1) + len(digits) :]
        return _numbered(digits, 16 if is_hexadecimal else 10) + _without_end(rest)
    end = 0
    while end < len(part) and end < 32 and part[end] not in "\t\n\f <#;":
        end += 1
    if not end:
        return None
    from html.entities import html5

    if part[end : end + 1] == ";":
        end += 1
    # The longest name counts; without a semicolon, another text may follow it at once.
    while end > 1:
        value = html5.get(part[:end])
        if value is not None:
            return value + part[end:]
        end -= 1
    return None


def unescape(s):
    if "&" not in s:
        return s
    first, *parts = s.split("&")
    text = [first]
    for part in parts:
        value = _reference(part)
        text.append("&" + part if value is None else value)
    return "".join(text)
