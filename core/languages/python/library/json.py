"""JSON: values to text and back."""

from __intrinsics__ import recursion_limit, set_recursion_limit

_missing = object()


class JSONDecodeError(ValueError):
    def __init__(self, msg, doc, pos):
        line = doc.count("\n", 0, pos) + 1
        column = pos - doc.rfind("\n", 0, pos)
        ValueError.__init__(self, f"{msg}: line {line} column {column} (char {pos})")
        self.msg = msg
        self.doc = doc
        self.pos = pos
        self.lineno = line
        self.colno = column


# ---------------------------------------------------------------------------------- writing


_escapes = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\b": "\\b", "\f": "\\f"}


def _quoted(text, ascii_only):
    if text.isalnum() and (not ascii_only or text.isascii()):
        return '"' + text + '"'
    result = ['"']
    for char in text:
        escape = _escapes.get(char)
        if escape is not None:
            result.append(escape)
        elif " " <= char <= "~":
            result.append(char)
        elif char < " " or ascii_only:
            code = ord(char)
            if code > 0xFFFF:
                code -= 0x10000
                result.append(f"\\u{0xD800 + (code >> 10):04x}\\u{0xDC00 + (code & 0x3FF):04x}")
            else:
                result.append(f"\\u{code:04x}")
        else:
            result.append(char)
    result.append('"')
    return "".join(result)


def _number(value, allow_nan):
    if isinstance(value, int):
        return int.__repr__(value)
    if value != value:
        text = "NaN"
    elif value == float("inf"):
        text = "Infinity"
    elif value == float("-inf"):
        text = "-Infinity"
    else:
        return float.__repr__(value)
    if not allow_nan:
        raise ValueError("Out of range float values are not JSON compliant")
    return text


class _Deep:
    """Lets containers stand as deep in each other as calls may: reading or writing one takes several calls here."""

    def __init__(self, coder):
        self._coder = coder

    def __enter__(self):
        self._limit = recursion_limit()
        self._coder._room = self._limit - 5
        set_recursion_limit(4 * self._limit)

    def __exit__(self, *error):
        set_recursion_limit(self._limit)


class JSONEncoder:
    item_separator = ", "
    key_separator = ": "

    def __init__(
        self,
        *,
        skipkeys=False,
        ensure_ascii=True,
        check_circular=True,
        allow_nan=True,
        sort_keys=False,
        indent=None,
        separators=None,
        default=None,
    ):
        self.skipkeys = skipkeys
        self.ensure_ascii = ensure_ascii
        self.check_circular = check_circular
        self.allow_nan = allow_nan
        self.sort_keys = sort_keys
        self.indent = indent
        if separators is not None:
            self.item_separator, self.key_separator = separators
        elif indent is not None:
            self.item_separator = ","
        if default is not None:
            self.default = default

    def default(self, o):
        raise TypeError(f"Object of type {type(o).__name__} is not JSON serializable")

    def encode(self, o):
        return "".join(self._parts(o))

    def iterencode(self, o, _one_shot=False):
        return iter(self._parts(o))

    def _parts(self, o):
        parts = []
        with _Deep(self):
            self._write(o, parts, "\n", {})
        return parts

    def _write(self, value, parts, line, open):
        """Adds the text of a value; `line` begins a line of the container around it, `open` has the identities
        of the containers around."""
        if isinstance(value, str):
            parts.append(_quoted(value, self.ensure_ascii))
        elif value is None:
            parts.append("null")
        elif value is True:
            parts.append("true")
        elif value is False:
            parts.append("false")
        elif isinstance(value, (int, float)):
            parts.append(_number(value, self.allow_nan))
        elif isinstance(value, dict):
            self._write_object(value, parts, line, open)
        elif isinstance(value, (list, tuple)):
            self._write_array(value, parts, line, open)
        else:
            self._enter(value, open)
            self._write(self.default(value), parts, line, open)
            open.pop(id(value), None)

    def _enter(self, value, open):
        if len(open) + 1 >= self._room:
            raise RecursionError("maximum recursion depth exceeded while encoding a JSON object")
        if self.check_circular:
            if id(value) in open:
                raise ValueError("Circular reference detected")
            open[id(value)] = True

    def _inner(self, line):
        indent = self.indent
        return line + (indent if isinstance(indent, str) else " " * indent)

    def _write_array(self, values, parts, line, open):
        if not values:
            parts.append("[]")
            return
        self._enter(values, open)
        separator = self.item_separator
        inner = line
        if self.indent is None:
            parts.append("[")
        else:
            inner = self._inner(line)
            separator += inner
            parts.append("[" + inner)
        is_first = True
        for value in values:
            if is_first:
                is_first = False
            else:
                parts.append(separator)
            self._write(value, parts, inner, open)
        parts.append("]" if self.indent is None else line + "]")
        open.pop(id(values), None)

    def _write_object(self, values, parts, line, open):
        if not values:
            parts.append("{}")
            return
        self._enter(values, open)
        separator = self.item_separator
        inner = line
        if self.indent is None:
            parts.append("{")
        else:
            inner = self._inner(line)
            separator += inner
            parts.append("{" + inner)
        pairs = sorted(values.items()) if self.sort_keys else values.items()
        is_first = True
        for key, value in pairs:
            if isinstance(key, str):
                pass
            elif key is None:
                key = "null"
            elif key is True:
                key = "true"
            elif key is False:
                key = "false"
            elif isinstance(key, (int, float)):
                key = _number(key, self.allow_nan)
            elif self.skipkeys:
                continue
            else:
                raise TypeError(f"keys must be str, int, float, bool or None, not {type(key).__name__}")
            if is_first:
                is_first = False
            else:
                parts.append(separator)
            parts.append(_quoted(key, self.ensure_ascii) + self.key_separator)
            self._write(value, parts, inner, open)
        parts.append("}" if self.indent is None else line + "}")
        open.pop(id(values), None)


def dumps(
    obj,
    *,
    skipkeys=False,
    ensure_ascii=True,
    check_circular=True,
    allow_nan=True,
    cls=None,
    indent=None,
    separators=None,
    default=None,
    sort_keys=False,
    **named,
):
    return (JSONEncoder if cls is None else cls)(
        skipkeys=skipkeys,
        ensure_ascii=ensure_ascii,
        check_circular=check_circular,
        allow_nan=allow_nan,
        indent=indent,
        separators=separators,
        default=default,
        sort_keys=sort_keys,
        **named,
    ).encode(obj)


def dump(obj, fp, **named):
    fp.write(dumps(obj, **named))


# ---------------------------------------------------------------------------------- reading


_spaces = " \t\n\r"
_short_escapes = {'"': '"', "\\": "\\", "/": "/", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}
_words = (
    ("null", None),
    ("true", True),
    ("false", False),
    ("NaN", float("nan")),
    ("Infinity", float("inf")),
    ("-Infinity", float("-inf")),
)


class JSONDecoder:
    def __init__(
        self,
        *,
        object_hook=None,
        parse_float=None,
        parse_int=None,
        parse_constant=None,
        strict=True,
        object_pairs_hook=None,
    ):
        self.object_hook = object_hook
        self.parse_float = parse_float or float
        self.parse_int = parse_int or int
        self.parse_constant = parse_constant
        self.strict = strict
        self.object_pairs_hook = object_pairs_hook

    def decode(self, s):
        value, end = self.raw_decode(s, _skip(s, 0))
        end = _skip(s, end)
        if end != len(s):
            raise JSONDecodeError("Extra data", s, end)
        return value

    def raw_decode(self, s, idx=0):
        with _Deep(self):
            return self._value(s, idx)

    def _enter(self, kind):
        self._room -= 1
        if self._room < 0:
            raise RecursionError(f"maximum recursion depth exceeded while decoding a JSON {kind} from a unicode string")

    def _value(self, s, at):
        """The value that begins at a place, and the place behind it."""
        char = s[at : at + 1]
        if char == '"':
            return self._string(s, at + 1)
        if char == "{":
            return self._object(s, at + 1)
        if char == "[":
            return self._array(s, at + 1)
        if char.isdigit() and char.isascii() or char == "-":
            end = at + 1 if char == "-" else at
            digits = _digits(s, end)
            if digits > end:
                # A number does not begin with zero unless zero is all there is before the point.
                end = end + 1 if s[end] == "0" else digits
                whole = end
                if s[end : end + 1] == ".":
                    digits = _digits(s, end + 1)
                    if digits > end + 1:
                        end = digits
                if s[end : end + 1] in ("e", "E"):
                    first = end + 2 if s[end + 1 : end + 2] in ("+", "-") else end + 1
                    digits = _digits(s, first)
                    if digits > first:
                        end = digits
                text = s[at:end]
                return (self.parse_int if end == whole else self.parse_float)(text), end
        for word, value in _words:
            if s.startswith(word, at):
                if self.parse_constant is not None and isinstance(value, float):
                    value = self.parse_constant(word)
                return value, at + len(word)
        raise JSONDecodeError("Expecting value", s, at)

    def _string(self, s, at):
        begin = at - 1
        quote = s.find('"', at)
        if quote < 0:
            self._check_unterminated(s, at, begin)
        text = s[at:quote]
        if "\\" not in text and text.isprintable():
            return text, quote + 1
        parts = []
        while True:
            char = s[at : at + 1]
            at += 1
            if char == '"':
                return "".join(parts), at
            if char == "":
                raise JSONDecodeError("Unterminated string starting at", s, begin)
            if char != "\\":
                if char < " " and self.strict:
                    raise JSONDecodeError("Invalid control character at", s, at - 1)
                parts.append(char)
                continue
            char = s[at : at + 1]
            if char == "":
                raise JSONDecodeError("Unterminated string starting at", s, begin)
            if char != "u":
                if char not in _short_escapes:
                    raise JSONDecodeError("Invalid \\escape", s, at - 1)
                parts.append(_short_escapes[char])
                at += 1
                continue
            code = _code_unit(s, at)
            at += 5
            if 0xD800 <= code <= 0xDBFF and s[at : at + 2] == "\\u":
                second = _code_unit(s, at + 1)
                if 0xDC00 <= second <= 0xDFFF:
                    code = 0x10000 + ((code - 0xD800) << 10 | second - 0xDC00)
                    at += 6
            parts.append(chr(code))

    def _check_unterminated(self, s, at, begin):
        while self.strict and at < len(s):
            if s[at] < " ":
                raise JSONDecodeError("Invalid control character at", s, at)
            at += 2 if s[at] == "\\" else 1
        raise JSONDecodeError("Unterminated string starting at", s, begin)

    def _array(self, s, at):
        self._enter("array")
        values = []
        at = _skip(s, at)
        if s[at : at + 1] == "]":
            self._room += 1
            return values, at + 1
        while True:
            value, at = self._value(s, at)
            values.append(value)
            at = _skip(s, at)
            char = s[at : at + 1]
            if char == "]":
                self._room += 1
                return values, at + 1
            if char != ",":
                raise JSONDecodeError("Expecting ',' delimiter", s, at)
            at = _skip(s, at + 1)

    def _object(self, s, at):
        self._enter("object")
        pairs = []
        at = _skip(s, at)
        if s[at : at + 1] == "}":
            self._room += 1
            return self._made(pairs), at + 1
        while True:
            if s[at : at + 1] != '"':
                raise JSONDecodeError("Expecting property name enclosed in double quotes", s, at)
            key, at = self._string(s, at + 1)
            at = _skip(s, at)
            if s[at : at + 1] != ":":
                raise JSONDecodeError("Expecting ':' delimiter", s, at)
            value, at = self._value(s, _skip(s, at + 1))
            pairs.append((key, value))
            at = _skip(s, at)
            char = s[at : at + 1]
            if char == "}":
                self._room += 1
                return self._made(pairs), at + 1
            if char != ",":
                raise JSONDecodeError("Expecting ',' delimiter", s, at)
            at = _skip(s, at + 1)

    def _made(self, pairs):
        if self.object_pairs_hook is not None:
            return self.object_pairs_hook(pairs)
        if self.object_hook is not None:
            return self.object_hook(dict(pairs))
        return dict(pairs)


def _skip(s, at):
    while at < len(s) and s[at] in _spaces:
        at += 1
    return at


def _digits(s, at):
    while at < len(s) and "0" <= s[at] <= "9":
        at += 1
    return at


def _code_unit(s, at):
    """The four hexadecimal digits behind the `u` at a place."""
    digits = s[at + 1 : at + 5]
    for digit in digits:
        if digit not in "0123456789abcdefABCDEF":
            break
    else:
        if len(digits) == 4:
            return int(digits, 16)
    raise JSONDecodeError("Invalid \\uXXXX escape", s, at)


def loads(
    s,
    *,
    cls=None,
    object_hook=None,
    parse_float=None,
    parse_int=None,
    parse_constant=None,
    object_pairs_hook=None,
    **named,
):
    if isinstance(s, str):
        if s.startswith("\ufeff"):
            raise JSONDecodeError("Unexpected UTF-8 BOM (decode using utf-8-sig)", s, 0)
    elif isinstance(s, (bytes, bytearray)):
        s = bytes(s).decode("utf-8")
    else:
        raise TypeError(f"the JSON object must be str, bytes or bytearray, not {type(s).__name__}")
    return (JSONDecoder if cls is None else cls)(
        object_hook=object_hook,
        parse_float=parse_float,
        parse_int=parse_int,
        parse_constant=parse_constant,
        object_pairs_hook=object_pairs_hook,
        **named,
    ).decode(s)


def load(fp, **named):
    return loads(fp.read(), **named)


from json import decoder, encoder

# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "detect_encoding"
