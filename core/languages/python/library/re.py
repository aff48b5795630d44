"""Regular expressions, with CPython's syntax. Bytes are matched as text of the characters 0 to 255."""

from _re_parser import Parser, error
from _re_program import Program, run

_flag_names = (
    (2, "IGNORECASE"),
    (4, "LOCALE"),
    (8, "MULTILINE"),
    (16, "DOTALL"),
    (32, "UNICODE"),
    (64, "VERBOSE"),
    (128, "DEBUG"),
    (256, "ASCII"),
)


class RegexFlag(int):
    @property
    def value(self):
        return int(self)

    @property
    def name(self):
        return "|".join([name for bit, name in _flag_names if int(self) & bit]) or None

    def __or__(self, other):
        return RegexFlag(int(self) | int(other))

    __ror__ = __or__

    def __and__(self, other):
        return RegexFlag(int(self) & int(other))

    __rand__ = __and__

    def __xor__(self, other):
        return RegexFlag(int(self) ^ int(other))

    __rxor__ = __xor__

    def __invert__(self):
        return RegexFlag(511 & ~int(self))

    def __repr__(self):
        names = ["re." + name for bit, name in _flag_names if int(self) & bit]
        return "|".join(names) or "re.NOFLAG"

    def __str__(self):
        return int.__repr__(self)


NOFLAG = RegexFlag(0)
I = IGNORECASE = RegexFlag(2)
L = LOCALE = RegexFlag(4)
M = MULTILINE = RegexFlag(8)
S = DOTALL = RegexFlag(16)
U = UNICODE = RegexFlag(32)
X = VERBOSE = RegexFlag(64)
DEBUG = RegexFlag(128)
A = ASCII = RegexFlag(256)


# ---------------------------------------------------------------------------------- patterns


class Pattern:
    def __init__(self, pattern, flags):
        flags = int(flags)
        if isinstance(pattern, str):
            self._is_text = True
            source = pattern
            if flags & 4:
                raise ValueError("cannot use LOCALE flag with a str pattern")
        elif isinstance(pattern, (bytes, bytearray)):
            self._is_text = False
            source = pattern.decode("latin-1")
            if flags & 32:
                raise ValueError("cannot use UNICODE flag with a bytes pattern")
        else:
            raise TypeError("first argument must be string or compiled pattern")
        parser = Parser(source, pattern, flags | (0 if self._is_text else 256))
        tree = parser.parse()
        if parser.flags & 64 and not flags & 64:
            # The pattern itself asks to be read anew, with white space left out.
            parser = Parser(source, pattern, parser.flags)
            tree = parser.parse()
        flags |= parser.flags
        if self._is_text:
            if flags & 256 and flags & 32:
                raise ValueError("ASCII and UNICODE flags are incompatible")
            if not flags & 256:
                flags |= 32
        else:
            flags &= ~256 | (flags & 256 if int(flags) & 4 else 0)
        self.pattern = pattern
        self.flags = flags
        self.groups = parser.group_count
        self.groupindex = parser.names
        self._program = Program(tree, parser.group_count)

    def __repr__(self):
        flags = self.flags & ~32 if self._is_text else self.flags
        text = repr(self.pattern)
        if len(text) > 200:
            text = text[:200]
        if flags:
            return f"re.compile({text}, {RegexFlag(flags)!r})"
        return f"re.compile({text})"

    def __eq__(self, other):
        if not isinstance(other, Pattern):
            return NotImplemented
        return self.pattern == other.pattern and self.flags == other.flags

    def __hash__(self):
        return hash((self.pattern, self.flags))

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def _text_of(self, string):
        if isinstance(string, str):
            if not self._is_text:
                raise TypeError("cannot use a bytes pattern on a string-like object")
            return string
        if isinstance(string, (bytes, bytearray)):
            if self._is_text:
                raise TypeError("cannot use a string pattern on a bytes-like object")
            return string.decode("latin-1")
        if hasattr(type(string), "__buffer__"):
            return self._text_of(bytes(string))
        data = getattr(string, "data", None)
        if isinstance(data, str):
            return data
        raise TypeError(f"expected string or bytes-like object, got {type(string).__name__!r}")

    def _match_at(self, string, text, place, pos, end, must_end=False, forbidden_end=-1):
        program = self._program
        marks = [-1] * program.slots
        found = run(program, 0, text, place, end, marks, [(0, -1)] * program.loops, must_end, forbidden_end)
        if found < 0:
            return None
        marks[0] = place
        marks[1] = found
        return Match(self, string, text, pos, end, marks)

    def _search_from(self, string, text, place, pos, end, forbidden_end=-1):
        """The first match that begins at a place or behind it; an empty one at `forbidden_end` does not count."""
        prefix = self._program.prefix
        first = self._program.first
        while place <= end:
            if prefix:
                place = text.find(prefix, place, end)
                if place < 0:
                    return None
            elif first is not None:
                known = first.known
                while place < end:
                    char = text[place]
                    answer = known.get(char)
                    if answer is None:
                        answer = first.has(char)
                    if answer:
                        break
                    place += 1
                else:
                    return None
            match = self._match_at(
                string, text, place, pos, end, False, forbidden_end if place == forbidden_end else -1
            )
            if match is not None:
                return match
            place += 1
        return None

    def match(self, string, pos=0, endpos=None):
        text = self._text_of(string)
        pos, end = _bounds(text, pos, endpos)
        return self._match_at(string, text, pos, pos, end)

    def fullmatch(self, string, pos=0, endpos=None):
        text = self._text_of(string)
        pos, end = _bounds(text, pos, endpos)
        return self._match_at(string, text, pos, pos, end, True)

    def search(self, string, pos=0, endpos=None):
        text = self._text_of(string)
        pos, end = _bounds(text, pos, endpos)
        return self._search_from(string, text, pos, pos, end)

    def finditer(self, string, pos=0, endpos=None):
        text = self._text_of(string)
        pos, end = _bounds(text, pos, endpos)
        return self._matches(string, text, pos, end)

    def _matches(self, string, text, pos, end):
        place = pos
        forbidden_end = -1
        while True:
            match = self._search_from(string, text, place, pos, end, forbidden_end)
            if match is None:
                return
            yield match
            marks = match._marks
            place = marks[1]
            # An empty match may follow another one but not at the same place.
            forbidden_end = place if place == marks[0] else -1

    def findall(self, string, pos=0, endpos=None):
        text = self._text_of(string)
        pos, end = _bounds(text, pos, endpos)
        empty = self._given("")
        if not self.groups:
            return [match.group() for match in self._matches(string, text, pos, end)]
        if self.groups == 1:
            return [match.groups(empty)[0] for match in self._matches(string, text, pos, end)]
        return [match.groups(empty) for match in self._matches(string, text, pos, end)]

    def split(self, string, maxsplit=0):
        text = self._text_of(string)
        result = []
        last = 0
        if maxsplit >= 0:
            for match in self._matches(string, text, 0, len(text)):
                result.append(self._given(text[last : match._marks[0]]))
                result += match.groups()
                last = match._marks[1]
                maxsplit -= 1
                if maxsplit == 0:
                    break
        result.append(self._given(text[last:]))
        return result

    def sub(self, repl, string, count=0):
        return self.subn(repl, string, count)[0]

    def subn(self, repl, string, count=0):
        text = self._text_of(string)
        replace = repl if callable(repl) else self._replacer(repl)
        result = []
        last = 0
        number = 0
        if count >= 0:
            for match in self._matches(string, text, 0, len(text)):
                result.append(text[last : match._marks[0]])
                replacement = replace(match)
                if replacement is not None:
                    if not self._is_text:
                        replacement = replacement.decode("latin-1")
                    elif not isinstance(replacement, str):
                        raise TypeError(
                            f"sequence item {len(result)}: expected str instance, "
                            f"{type(replacement).__name__} found"
                        )
                    result.append(replacement)
                last = match._marks[1]
                number += 1
                if number == count:
                    break
        result.append(text[last:])
        return self._given("".join(result)), number

    def _given(self, text):
        return text if self._is_text else text.encode("latin-1")

    def _replacer(self, template):
        parts = _parse_template(template, self)
        if len(parts) == 1 and isinstance(parts[0], str):
            text = self._given(parts[0])
            return lambda match: text
        if not parts:
            text = self._given("")
            return lambda match: text
        return lambda match: match._filled(parts)

    def scanner(self, string, pos=0, endpos=None):
        return _Scanner(self, string, pos, endpos)


def _bounds(text, pos, endpos):
    end = len(text)
    if endpos is not None and endpos < end:
        end = max(endpos, 0)
    if pos < 0:
        pos = 0
    return min(pos, len(text)), end


class _Scanner:
    def __init__(self, pattern, string, pos, endpos):
        self.pattern = pattern
        self._string = string
        self._text = pattern._text_of(string)
        self._place, self._end = _bounds(self._text, pos, endpos)
        self._pos = self._place
        self._forbidden_end = -1

    def search(self):
        return self._moved(
            self.pattern._search_from(
                self._string, self._text, self._place, self._pos, self._end, self._forbidden_end
            )
        )

    def match(self):
        return self._moved(
            self.pattern._match_at(
                self._string, self._text, self._place, self._pos, self._end, False, self._forbidden_end
            )
        )

    def _moved(self, match):
        if match is not None:
            self._place = match._marks[1]
            self._forbidden_end = self._place if self._place == match._marks[0] else -1
        return match


# ---------------------------------------------------------------------------------- matches


class Match:
    def __init__(self, pattern, string, text, pos, endpos, marks):
        self.re = pattern
        self.string = string
        self.pos = pos
        self.endpos = endpos
        self._text = text
        self._marks = marks

    def _number(self, group):
        if isinstance(group, int):
            if 0 <= group <= self.re.groups:
                return group
        elif isinstance(group, str) and group in self.re.groupindex:
            return self.re.groupindex[group]
        elif not isinstance(group, str) and hasattr(group, "__index__"):
            return self._number(group.__index__())
        raise IndexError("no such group")

    def _group(self, number, default=None):
        marks = self._marks
        start = marks[2 * number]
        end = marks[2 * number + 1]
        if start < 0 or end < 0:
            return default
        text = self._text[start:end]
        return text if self.re._is_text else text.encode("latin-1")

    def group(self, *groups):
        if not groups:
            return self._group(0)
        if len(groups) == 1:
            return self._group(self._number(groups[0]))
        return tuple([self._group(self._number(group)) for group in groups])

    def __getitem__(self, group):
        return self._group(self._number(group))

    def groups(self, default=None):
        return tuple([self._group(number, default) for number in range(1, self.re.groups + 1)])

    def groupdict(self, default=None):
        return {name: self._group(number, default) for name, number in self.re.groupindex.items()}

    def start(self, group=0, /):
        return self.span(group)[0]

    def end(self, group=0, /):
        return self.span(group)[1]

    def span(self, group=0, /):
        number = self._number(group)
        start = self._marks[2 * number]
        end = self._marks[2 * number + 1]
        return (-1, -1) if start < 0 or end < 0 else (start, end)

    @property
    def regs(self):
        return tuple([self.span(number) for number in range(self.re.groups + 1)])

    @property
    def lastindex(self):
        number = self._marks[-1]
        return number if number > 0 else None

    @property
    def lastgroup(self):
        number = self._marks[-1]
        for name, index in self.re.groupindex.items():
            if index == number:
                return name
        return None

    def expand(self, template):
        return self.re._given(self._joined(_parse_template(template, self.re)))

    def _filled(self, parts):
        return self.re._given(self._joined(parts))

    def _joined(self, parts):
        marks = self._marks
        result = []
        for part in parts:
            if isinstance(part, str):
                result.append(part)
            elif marks[2 * part] >= 0 and marks[2 * part + 1] >= 0:
                result.append(self._text[marks[2 * part] : marks[2 * part + 1]])
        return "".join(result)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __repr__(self):
        return f"<re.Match object; span={self.span()!r}, match={self.group()!r}>"


_template_escapes = {"a": "\a", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v", "\\": "\\"}


def _parse_template(template, pattern):
    """A replacement as texts and numbers of groups."""
    if isinstance(template, str):
        text = template
    else:
        text = bytes(template).decode("latin-1")
    if "\\" not in text:
        return [text] if text else []
    parts = []
    literal = ""
    at = 0
    while at < len(text):
        slash = text.find("\\", at)
        if slash < 0:
            literal += text[at:]
            break
        literal += text[at:slash]
        char = text[slash + 1 : slash + 2]
        at = slash + 2
        group = None
        if char == "g":
            if text[at : at + 1] != "<":
                raise error("missing <", template, at)
            close = text.find(">", at)
            if close < 0:
                if at + 1 == len(text):
                    raise error("missing group name", template, at + 1)
                raise error("missing >, unterminated name", template, at + 1)
            name = text[at + 1 : close]
            if not name:
                raise error("missing group name", template, at + 1)
            if name.isdecimal() and name.isascii():
                group = int(name)
                if group > pattern.groups:
                    raise error(f"invalid group reference {group}", template, at + 1)
            elif not name.isidentifier():
                raise error(f"bad character in group name {name!r}", template, at + 1)
            elif name in pattern.groupindex:
                group = pattern.groupindex[name]
            else:
                raise IndexError(f"unknown group name {name!r}")
            at = close + 1
        elif char == "0":
            end = at
            while end < at + 2 and "0" <= text[end : end + 1] <= "7":
                end += 1
            literal += chr(int(text[at:end] or "0", 8))
            at = end
            continue
        elif char and char in "123456789":
            second = text[at : at + 1]
            third = text[at + 1 : at + 2]
            if char in "1234567" and second and second in "01234567" and third and third in "01234567":
                code = int(char + second + third, 8)
                if code > 0o377:
                    raise error(f"octal escape value \\{char}{second}{third} outside of range 0-0o377", template, slash)
                literal += chr(code)
                at += 2
                continue
            number = char
            if second and second in "0123456789":
                number += second
                at += 1
            group = int(number)
            if group > pattern.groups:
                raise error(f"invalid group reference {group}", template, slash + 1)
        elif char in _template_escapes and char:
            literal += _template_escapes[char]
            continue
        elif char.isascii() and char.isalpha():
            raise error(f"bad escape \\{char}", template, slash)
        elif not char:
            raise error("bad escape (end of pattern)", template, slash)
        else:
            literal += "\\" + char
            continue
        if literal:
            parts.append(literal)
            literal = ""
        parts.append(group)
    if literal:
        parts.append(literal)
    return parts


# ---------------------------------------------------------------------------------- functions


_compiled = {}


def compile(pattern, flags=0):
    if isinstance(pattern, Pattern):
        if flags:
            raise ValueError("cannot process flags argument with a compiled pattern")
        return pattern
    key = (type(pattern), pattern, int(flags))
    made = _compiled.get(key)
    if made is None:
        made = Pattern(pattern, flags)
        if len(_compiled) >= 512:
            for oldest in _compiled:
                break
            del _compiled[oldest]
        _compiled[key] = made
    return made


def match(pattern, string, flags=0):
    return compile(pattern, flags).match(string)


def fullmatch(pattern, string, flags=0):
    return compile(pattern, flags).fullmatch(string)


def search(pattern, string, flags=0):
    return compile(pattern, flags).search(string)


def findall(pattern, string, flags=0):
    return compile(pattern, flags).findall(string)


def finditer(pattern, string, flags=0):
    return compile(pattern, flags).finditer(string)


def split(pattern, string, maxsplit=0, flags=0):
    return compile(pattern, flags).split(string, maxsplit)


def sub(pattern, repl, string, count=0, flags=0):
    return compile(pattern, flags).sub(repl, string, count)


def subn(pattern, repl, string, count=0, flags=0):
    return compile(pattern, flags).subn(repl, string, count)


def purge():
    _compiled.clear()


_special = "()[]{}?*+-|^$\\.&~# \t\n\r\v\f"


def escape(pattern):
    if isinstance(pattern, str):
        return "".join(["\\" + char if char in _special else char for char in pattern])
    return escape(pattern.decode("latin-1")).encode("latin-1")


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "Scanner T TEMPLATE template"
