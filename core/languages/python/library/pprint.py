"""Printing of nested values over several lines."""

import sys


class PrettyPrinter:
    def __init__(
        self,
        indent=1,
        width=80,
        depth=None,
        stream=None,
        *,
        compact=False,
        sort_dicts=True,
        underscore_numbers=False,
    ):
        if indent < 0:
            raise ValueError("indent must be >= 0")
        if depth is not None and depth <= 0:
            raise ValueError("depth must be > 0")
        if not width:
            raise ValueError("width must be != 0")
        self._indent = indent
        self._width = width
        self._depth = depth
        self._stream = stream
        self._compact = compact
        self._sort_dicts = sort_dicts
        self._underscore_numbers = underscore_numbers

    def pprint(self, object):
        stream = sys.stdout if self._stream is None else self._stream
        stream.write(self.pformat(object) + "\n")

    def pformat(self, object):
        parts = []
        self._write(object, parts, 0, 0, {}, 0)
        return "".join(parts)

    def isreadable(self, object):
        return "<" not in self._text(object, {}, 0)

    def isrecursive(self, object):
        return "<Recursion on " in self._text(object, {}, 0)

    def _write(self, value, parts, indent, allowance, open, level):
        """Adds the text of a value that begins in column `indent` and is followed by `allowance` characters."""
        text = self._text(value, open, level)
        if len(text) <= self._width - indent - allowance or id(value) in open:
            parts.append(text)
            return
        open[id(value)] = True
        if not self._write_lines(value, parts, indent, allowance, open, level + 1):
            parts.append(text)
        del open[id(value)]

    def _write_lines(self, value, parts, indent, allowance, open, level):
        """The same over several lines; False for what has no such form."""
        kind = type(value)
        how = kind.__repr__
        if how is dict.__repr__:
            self._write_dict(value, parts, indent, allowance, open, level)
        elif how is list.__repr__:
            self._write_items(value, "[", "]", parts, indent, allowance, open, level)
        elif how is tuple.__repr__:
            end = ",)" if len(value) == 1 else ")"
            self._write_items(value, "(", end, parts, indent, allowance, open, level)
        elif how is set.__repr__ or how is frozenset.__repr__:
            if not value:
                return False
            begin, end = ("{", "}") if kind is set else (kind.__name__ + "({", "})")
            values = _sorted(value)
            self._write_items(values, begin, end, parts, indent + len(begin) - 1, allowance, open, level)
        elif how is str.__repr__:
            return self._write_text(value, parts, indent, allowance, level)
        elif hasattr(kind, "__dataclass_fields__") and getattr(how, "__qualname__", "") == kind.__qualname__ + ".__repr__":
            self._write_dataclass(value, parts, indent, allowance, open, level)
        elif kind.__name__ == "namespace" or kind.__name__ == "SimpleNamespace":
            name = "namespace" if kind.__name__ == "SimpleNamespace" else kind.__name__
            parts.append(name + "(")
            self._write_members(list(value.__dict__.items()), parts, indent + len(name) + 1, allowance, open, level)
            parts.append(")")
        elif kind.__name__ == "OrderedDict" and isinstance(value, dict):
            parts.append(kind.__name__ + "(")
            indent += len(kind.__name__) + 1
            self._write_items(list(value.items()), "[", "]", parts, indent, allowance + 1, open, level)
            parts.append(")")
        elif kind.__name__ == "defaultdict" and isinstance(value, dict):
            factory = repr(value.default_factory)
            indent += len(kind.__name__) + 1
            parts.append(f"{kind.__name__}({factory},\n{' ' * indent}")
            self._write_dict(value, parts, indent, allowance + 1, open, level)
            parts.append(")")
        elif kind.__name__ == "Counter" and isinstance(value, dict):
            parts.append(kind.__name__ + "({")
            if self._indent > 1:
                parts.append((self._indent - 1) * " ")
            pairs = value.most_common()
            self._write_pairs(pairs, parts, indent + len(kind.__name__) + 1, allowance + 2, open, level)
            parts.append("})")
        elif kind.__name__ == "deque":
            parts.append(kind.__name__ + "(")
            indent += len(kind.__name__) + 1
            end = "]" if value.maxlen is None else f"],\n{' ' * indent}maxlen={value.maxlen}"
            self._write_items(list(value), "[", end, parts, indent, 2, open, level)
            parts.append(")")
        else:
            return False
        return True

    def _write_dict(self, value, parts, indent, allowance, open, level):
        parts.append("{")
        if self._indent > 1:
            parts.append((self._indent - 1) * " ")
        if value:
            pairs = _sorted_pairs(value.items()) if self._sort_dicts else value.items()
            self._write_pairs(pairs, parts, indent, allowance + 1, open, level)
        parts.append("}")

    def _write_pairs(self, pairs, parts, indent, allowance, open, level):
        indent += self._indent
        pairs = list(pairs)
        last = len(pairs) - 1
        for index, (key, value) in enumerate(pairs):
            text = self._text(key, open, level)
            parts.append(text + ": ")
            self._write(value, parts, indent + len(text) + 2, allowance if index == last else 1, open, level)
            if index != last:
                parts.append(",\n" + " " * indent)

    def _write_members(self, members, parts, indent, allowance, open, level):
        last = len(members) - 1
        for index, (name, value) in enumerate(members):
            parts.append(name + "=")
            if id(value) in open:
                parts.append("...")
            else:
                self._write(value, parts, indent + len(name) + 1, allowance if index == last else 1, open, level)
            if index != last:
                parts.append(",\n" + " " * indent)

    def _write_dataclass(self, value, parts, indent, allowance, open, level):
        name = type(value).__name__
        parts.append(name + "(")
        members = [
            (each.name, getattr(value, each.name))
            for each in value.__dataclass_fields__.values()
            if each.repr and not getattr(each, "_is_init_only", False)
        ]
        self._write_members(members, parts, indent + len(name) + 1, allowance, open, level)
        parts.append(")")

    def _write_items(self, values, begin, end, parts, indent, allowance, open, level):
        parts.append(begin)
        indent += self._indent
        if self._indent > 1:
            parts.append((self._indent - 1) * " ")
        between = ",\n" + " " * indent
        separator = ""
        room = width = self._width - indent + 1
        values = list(values)
        last = len(values) - 1
        for index, value in enumerate(values):
            if index == last:
                room -= allowance + len(end)
                width -= allowance + len(end)
            if self._compact:
                text = self._text(value, open, level)
                length = len(text) + 2
                if room < length:
                    room = width
                    if separator:
                        separator = between
                if room >= length:
                    room -= length
                    parts.append(separator + text)
                    separator = ", "
                    continue
            parts.append(separator)
            separator = between
            self._write(value, parts, indent, allowance + len(end) if index == last else 1, open, level)
        parts.append(end)

    def _write_text(self, value, parts, indent, allowance, level):
        """A long text as pieces that follow each other, in parentheses where it stands alone."""
        if not value:
            return False
        if level == 1:
            indent += 1
            allowance += 1
        room = limit = self._width - indent
        pieces = []
        lines = value.splitlines(True)
        rest = ""
        for number, line in enumerate(lines):
            rest = repr(line)
            if number == len(lines) - 1:
                room -= allowance
            if len(rest) <= room:
                pieces.append(rest)
                continue
            words = _words(line)
            last = len(words) - 1
            current = ""
            limit_here = limit
            for index, word in enumerate(words):
                candidate = current + word
                if index == last and number == len(lines) - 1:
                    limit_here -= allowance
                if len(repr(candidate)) > limit_here:
                    if current:
                        pieces.append(repr(current))
                    current = word
                else:
                    current = candidate
            if current:
                pieces.append(repr(current))
        if len(pieces) == 1:
            parts.append(rest)
            return True
        if level == 1:
            parts.append("(")
        parts.append(("\n" + " " * indent).join(pieces))
        if level == 1:
            parts.append(")")
        return True

    def _text(self, value, open, level):
        """The text of a value on one line."""
        kind = type(value)
        how = kind.__repr__
        if self._underscore_numbers and kind is int:
            return f"{value:_d}"
        if how is not dict.__repr__ and how is not list.__repr__ and how is not tuple.__repr__:
            return repr(value)
        if not value:
            return repr(value)
        if self._depth is not None and level >= self._depth:
            return "{...}" if how is dict.__repr__ else "[...]" if how is list.__repr__ else "(...,)" if len(value) == 1 else "(...)"
        if id(value) in open:
            return f"<Recursion on {kind.__name__} with id={id(value)}>"
        open[id(value)] = True
        level += 1
        if how is dict.__repr__:
            pairs = _sorted_pairs(value.items()) if self._sort_dicts else value.items()
            parts = [self._text(key, open, level) + ": " + self._text(each, open, level) for key, each in pairs]
            text = "{" + ", ".join(parts) + "}"
        else:
            parts = [self._text(each, open, level) for each in value]
            if how is list.__repr__:
                text = "[" + ", ".join(parts) + "]"
            elif len(parts) == 1:
                text = "(" + parts[0] + ",)"
            else:
                text = "(" + ", ".join(parts) + ")"
        del open[id(value)]
        return text


def _words(line):
    """The words of a line, each with the white space behind it."""
    words = []
    start = 0
    while start < len(line):
        end = start
        while end < len(line) and not line[end].isspace():
            end += 1
        while end < len(line) and line[end].isspace():
            end += 1
        words.append(line[start:end])
        start = end
    return words


def _sorted(values):
    try:
        return sorted(values)
    except TypeError:
        return sorted(values, key=_order)


def _sorted_pairs(pairs):
    pairs = list(pairs)
    try:
        return sorted(pairs, key=lambda pair: pair[0])
    except TypeError:
        return sorted(pairs, key=lambda pair: _order(pair[0]))


def _order(value):
    """Values that have no order are in the order of the names of their types."""
    return str(type(value)), id(value) if not isinstance(value, (int, str, float)) else repr(value)


def pprint(object, stream=None, indent=1, width=80, depth=None, *, compact=False, sort_dicts=True, underscore_numbers=False):
    PrettyPrinter(
        indent, width, depth, stream, compact=compact, sort_dicts=sort_dicts, underscore_numbers=underscore_numbers
    ).pprint(object)


def pp(object, *args, sort_dicts=False, **named):
    pprint(object, *args, sort_dicts=sort_dicts, **named)


def pformat(object, indent=1, width=80, depth=None, *, compact=False, sort_dicts=True, underscore_numbers=False):
    return PrettyPrinter(
        indent, width, depth, compact=compact, sort_dicts=sort_dicts, underscore_numbers=underscore_numbers
    ).pformat(object)


def saferepr(object):
    return PrettyPrinter()._text(object, {}, 0)


def isreadable(object):
    return PrettyPrinter().isreadable(object)


def isrecursive(object):
    return PrettyPrinter().isrecursive(object)
