# covers: recursive-descent, json-parser, json-printer, unicode-escapes, generators, isinstance-ladder, float-parsing, error-positions
"""A JSON parser and printer written by hand, with exact error positions."""


class JsonError(ValueError):
    def __init__(self, message, text, position):
        line = text.count("\n", 0, position) + 1
        column = position - (text.rfind("\n", 0, position) + 1) + 1
        super().__init__(f"{message} at line {line}, column {column}")


ESCAPES = {'"': '"', "\\": "\\", "/": "/", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}
WORDS = {"true": True, "false": False, "null": None}


def loads(text):
    position = 0

    def fail(message):
        raise JsonError(message, text, position)

    def skip():
        nonlocal position
        while position < len(text) and text[position] in " \t\r\n":
            position += 1

    def peek():
        skip()
        return text[position] if position < len(text) else ""

    def eat(ch):
        nonlocal position
        if peek() != ch:
            fail(f"expected {ch!r}")
        position += 1

    def string():
        nonlocal position
        eat('"')
        parts = []
        while True:
            if position >= len(text):
                fail("unterminated string")
            ch = text[position]
            position += 1
            if ch == '"':
                return "".join(parts)
            if ch == "\\":
                escape = text[position]
                position += 1
                if escape == "u":
                    parts.append(chr(int(text[position:position + 4], 16)))
                    position += 4
                elif escape in ESCAPES:
                    parts.append(ESCAPES[escape])
                else:
                    fail(f"bad escape {escape!r}")
            else:
                parts.append(ch)

    def number():
        nonlocal position
        start = position
        while position < len(text) and text[position] in "+-0123456789.eE":
            position += 1
        literal = text[start:position]
        try:
            return int(literal)
        except ValueError:
            pass
        try:
            return float(literal)
        except ValueError:
            position = start
            fail(f"bad number {literal}")

    def members(close, item):
        nonlocal position
        position += 1
        if peek() == close:
            position += 1
            return
        while True:
            yield item()
            if peek() == ",":
                position += 1
            else:
                eat(close)
                return

    def pair():
        key = string()
        eat(":")
        return key, value()

    def value():
        nonlocal position
        ch = peek()
        if ch == "{":
            return dict(members("}", pair))
        if ch == "[":
            return list(members("]", value))
        if ch == '"':
            return string()
        if ch and ch in "-0123456789":
            return number()
        for word, meaning in WORDS.items():
            if text.startswith(word, position):
                position += len(word)
                return meaning
        fail("unexpected end" if not ch else f"unexpected {ch!r}")

    result = value()
    if peek():
        fail("extra data")
    return result


def quote(s):
    special = {v: k for k, v in ESCAPES.items() if k != "/"}
    out = []
    for ch in s:
        if ch in special:
            out.append("\\" + special[ch])
        elif ord(ch) < 32 or ord(ch) > 126:
            out.append(f"\\u{ord(ch):04x}")
        else:
            out.append(ch)
    return '"' + "".join(out) + '"'


def dumps(x, indent=None, level=0):
    if x is None or isinstance(x, bool):
        return {None: "null", True: "true", False: "false"}[x]
    if isinstance(x, (int, float)):
        return repr(x)
    if isinstance(x, str):
        return quote(x)
    if isinstance(x, dict):
        brackets, items = "{}", [f"{quote(k)}: {dumps(v, indent, level + 1)}" for k, v in x.items()]
    elif isinstance(x, (list, tuple)):
        brackets, items = "[]", [dumps(v, indent, level + 1) for v in x]
    else:
        raise TypeError(f"{type(x).__name__} is not serialisable")
    if indent is None or not items:
        return brackets[0] + ", ".join(items) + brackets[1]
    pad = "\n" + " " * indent * (level + 1)
    return brackets[0] + pad + ("," + pad).join(items) + "\n" + " " * indent * level + brackets[1]


def paths(x, prefix="$"):
    if isinstance(x, dict):
        for k, v in x.items():
            yield from paths(v, f"{prefix}.{k}")
    elif isinstance(x, list):
        for i, v in enumerate(x):
            yield from paths(v, f"{prefix}[{i}]")
    else:
        yield f"{prefix} = {x!r}"


DOCUMENT = r'''
{ "name": "Teapot \"No. 1\"", "price": 12.50, "tags": ["hot", "caf\u00e9", ""],
  "size": {"h": 1.5e1, "w": -20}, "sold": false, "note": null, "empty": [{}, []] , "line": "a\nb\t\\" }
'''
data = loads(DOCUMENT)
print(data)
print(dumps(data))
print(dumps(data, indent=2))
print(loads(dumps(data)) == data == loads(dumps(data, indent=4)))
print(*paths(data), sep="\n")
for bad in ("", "[1, 2", '{"a" 1}', '{"a": }', "[1,]", '"abc', "nul", "1.2.3", "[1]\n  x", r'"\q"', "{1: 2}"):
    try:
        print(bad, loads(bad))
    except JsonError as e:
        print(f"{bad!r:<14} {e}")
try:
    dumps({"s": {1, 2}})
except TypeError as e:
    print(e)
