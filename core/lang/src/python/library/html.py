"""Text that stands in HTML."""

_NAMES = {"amp": "&", "lt": "<", "gt": ">", "quot": '"', "apos": "'", "nbsp": "\xa0", "copy": "©", "euro": "€", "hellip": "…"}


def escape(s, quote=True):
    s = s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    if quote:
        s = s.replace('"', "&quot;").replace("'", "&#x27;")
    return s


def unescape(s):
    parts = s.split("&")
    text = [parts[0]]
    for part in parts[1:]:
        name, end, rest = part.partition(";")
        value = None
        if end and name[:2] in ("#x", "#X") and name[2:]:
            value = chr(int(name[2:], 16))
        elif end and name[:1] == "#" and name[1:].isdigit():
            value = chr(int(name[1:]))
        elif end:
            value = _NAMES.get(name)
        text.append("&" + part if value is None else value + rest)
    return "".join(text)
