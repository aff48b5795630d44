"""Regular expressions: from text to a tree.

A node is a tuple that begins with its kind:

* `("char", c)`, `("fold", c)`: one character, or one in any case (`c` is lower case);
* `("set", set)`: one character of a `_Set`; `("any",)`: any but a newline; `("all",)`: any;
* `("seq", nodes)`, `("alt", nodes)`;
* `("repeat", node, least, most or None, mode)`: mode is "greedy", "lazy" or "possessive";
* `("group", number, node)`, `("atomic", node)`;
* `("at", place)`: place is "start", "line start", "end", "line end", "string end", "boundary", "no boundary",
  the last two also with " ascii";
* `("back", number, folds)`: what a group matched; `("if", number, yes, no)`;
* `("look", ahead, negated, node, width)`: the width is that of what is looked back at.
"""

IGNORECASE = 2
LOCALE = 4
MULTILINE = 8
DOTALL = 16
UNICODE = 32
VERBOSE = 64
ASCII = 256

_flag_letters = {
    "i": IGNORECASE,
    "L": LOCALE,
    "m": MULTILINE,
    "s": DOTALL,
    "u": UNICODE,
    "x": VERBOSE,
    "a": ASCII,
}
_simple_escapes = {"a": "\a", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v", "\\": "\\"}
_ascii_spaces = " \t\n\r\f\v"


class error(Exception):
    def __init__(self, msg, pattern=None, pos=None):
        self.msg = msg
        self.pattern = pattern
        self.pos = pos
        self.lineno = None
        self.colno = None
        if pattern is not None and pos is not None:
            msg = f"{msg} at position {pos}"
            newline = "\n" if isinstance(pattern, str) else b"\n"
            self.lineno = pattern.count(newline, 0, pos) + 1
            self.colno = pos - pattern.rfind(newline, 0, pos)
            if newline in pattern:
                msg = f"{msg} (line {self.lineno}, column {self.colno})"
        Exception.__init__(self, msg)


class _Set:
    """A set of characters: some, ranges of them, classes of them; what was asked once is remembered."""

    def __init__(self, negated, folds, is_ascii):
        self.negated = negated
        self.folds = folds
        self.is_ascii = is_ascii
        self.chars = {}
        self.ranges = []
        self.classes = []
        self.known = {}

    def has(self, char):
        answer = self._find(char)
        if not answer and self.folds:
            lower = char.lower()
            upper = char.upper()
            answer = self._find(lower) or (len(upper) == 1 and self._find(upper))
        answer = answer != self.negated
        self.known[char] = answer
        return answer

    def _find(self, char):
        if char in self.chars:
            return True
        for low, high in self.ranges:
            if low <= char <= high:
                return True
        for letter in self.classes:
            if is_in_class(letter, char, self.is_ascii):
                return True
        return False


def is_in_class(letter, char, is_ascii):
    if letter == "d":
        return char.isdecimal() and (not is_ascii or char.isascii())
    if letter == "w":
        return char == "_" or (char.isalnum() and (not is_ascii or char.isascii()))
    if letter == "s":
        return char in _ascii_spaces if is_ascii else char.isspace()
    return not is_in_class(letter.lower(), char, is_ascii)


class Parser:
    """`source` is the pattern as text, `original` as it was given (text or bytes), for messages."""

    def __init__(self, source, original, flags):
        self.source = source
        self.original = original
        self.at = 0
        self.flags = flags
        self.names = {}
        self.group_count = 0
        self.open_groups = {}
        # Groups that conditions ask for, which may come later, and where the first asks.
        self.conditions = {}
        # Widths of groups, for looking back; None where it varies.
        self.widths = {}

    def fail(self, message, at):
        raise error(message, self.original, at)

    def parse(self):
        node = self._alternatives(self.flags, True)
        if self.at < len(self.source):
            self.fail("unbalanced parenthesis", self.at)
        for number, at in self.conditions.items():
            if number > self.group_count:
                self.fail(f"invalid group reference {number}", at)
        return node

    def _alternatives(self, flags, is_outermost=False):
        branches = []
        while True:
            branches.append(self._sequence(flags, is_outermost and not branches))
            if is_outermost:
                flags = self.flags
            if self.source[self.at : self.at + 1] != "|":
                break
            self.at += 1
        return branches[0] if len(branches) == 1 else ("alt", branches)

    def _sequence(self, flags, may_set_flags=False):
        source = self.source
        nodes = []
        while self.at < len(source):
            start = self.at
            char = source[start]
            if char in "|)":
                break
            self.at += 1
            if flags & VERBOSE:
                if char in _ascii_spaces:
                    continue
                if char == "#":
                    end = source.find("\n", start)
                    self.at = len(source) if end < 0 else end + 1
                    continue
            if char in "*+?{":
                bounds = self._bounds(char, start)
                if bounds is not None:
                    node = nodes[-1] if nodes else None
                    if node is None or node[0] == "at":
                        self.fail("nothing to repeat", start)
                    if node[0] == "repeat":
                        self.fail("multiple repeat", start)
                    nodes[-1] = self._repeated(node, bounds)
                    continue
                node = self._char(char, flags)
            elif char == "(":
                node = self._group(start, flags, may_set_flags and not nodes)
                if node is None:
                    flags = self.flags if may_set_flags else flags
                    continue
            elif char == "[":
                node = self._set(start, flags)
            elif char == ".":
                node = ("all",) if flags & DOTALL else ("any",)
            elif char == "^":
                node = ("at", "line start" if flags & MULTILINE else "start")
            elif char == "$":
                node = ("at", "line end" if flags & MULTILINE else "end")
            elif char == "\\":
                node = self._escape(start, flags)
            else:
                node = self._char(char, flags)
            nodes.append(node)
        return nodes[0] if len(nodes) == 1 else ("seq", nodes)

    def _char(self, char, flags):
        if flags & IGNORECASE and char.lower() != char.upper():
            if not flags & ASCII or char.isascii():
                return ("fold", char.lower())
        return ("char", char)

    # ------------------------------------------------------------------------------ repetition

    def _bounds(self, char, start):
        """How often at least and at most, or None where a brace stands for itself."""
        if char == "*":
            return 0, None
        if char == "+":
            return 1, None
        if char == "?":
            return 0, 1
        source = self.source
        end = source.find("}", self.at)
        if end < 0:
            return None
        low, comma, high = source[self.at : end].partition(",")
        if (low == "" and not comma) or not _is_number(low) or not _is_number(high):
            return None
        least = int(low or "0")
        most = (int(high) if high else None) if comma else least
        if most is not None and most < least:
            self.fail("min repeat greater than max repeat", self.at)
        self.at = end + 1
        return least, most

    def _repeated(self, node, bounds):
        mode = "greedy"
        char = self.source[self.at : self.at + 1]
        if char == "?":
            mode = "lazy"
            self.at += 1
        elif char == "+":
            mode = "possessive"
            self.at += 1
        return ("repeat", node, bounds[0], bounds[1], mode)

    # ------------------------------------------------------------------------------ groups

    def _group(self, start, flags, may_set_flags):
        source = self.source
        if source[self.at : self.at + 1] != "?":
            return self._capturing(start, None, flags)
        self.at += 1
        char = source[self.at : self.at + 1]
        self.at += 1
        if char == ":":
            return ("seq", [self._body(start, flags)])
        if char == "P":
            char = source[self.at : self.at + 1]
            self.at += 1
            if char == "<":
                return self._capturing(start, self._name(">"), flags)
            if char == "=":
                at = self.at
                name = self._name(")")
                if name not in self.names:
                    self.fail(f"unknown group name {name!r}", at)
                return self._back(self.names[name], flags, at)
            if char == "":
                self.fail("unexpected end of pattern", len(source))
            self.fail("unknown extension ?P" + char, start + 1)
        if char == "#":
            end = source.find(")", self.at)
            if end < 0:
                self.fail("missing ), unterminated comment", start)
            self.at = end + 1
            return ("seq", [])
        if char == "=" or char == "!":
            return ("look", True, char == "!", self._body(start, flags), 0)
        if char == "<":
            char = source[self.at : self.at + 1]
            if char == "":
                self.fail("unexpected end of pattern", len(source))
            if char not in "=!":
                self.fail("unknown extension ?<" + char, start + 1)
            self.at += 1
            body = self._body(start, flags)
            width = self._width(body)
            if width is None:
                raise error("look-behind requires fixed-width pattern")
            return ("look", False, char == "!", body, width)
        if char == ">":
            return ("atomic", self._body(start, flags))
        if char == "(":
            return self._conditional(start, flags)
        if char in _flag_letters or char == "-":
            return self._flags(start, char, flags, may_set_flags)
        if char == "":
            self.fail("unexpected end of pattern", len(source))
        self.fail("unknown extension ?" + char, start + 1)

    def _body(self, start, flags):
        node = self._alternatives(flags)
        if self.source[self.at : self.at + 1] != ")":
            self.fail("missing ), unterminated subpattern", start)
        self.at += 1
        return node

    def _capturing(self, start, name, flags):
        self.group_count += 1
        number = self.group_count
        if name is not None:
            if name in self.names:
                self.fail(
                    f"redefinition of group name {name!r} as group {number}; was group {self.names[name]}",
                    self.at - len(name) - 1,
                )
            self.names[name] = number
        self.open_groups[number] = True
        node = self._body(start, flags)
        del self.open_groups[number]
        self.widths[number] = self._width(node)
        return ("group", number, node)

    def _name(self, terminator):
        start = self.at
        end = self.source.find(terminator, start)
        if end < 0:
            if start == len(self.source):
                self.fail("missing group name", start)
            self.fail(f"missing {terminator}, unterminated name", start)
        name = self.source[start:end]
        if not name:
            self.fail("missing group name", start)
        if not name.isidentifier():
            self.fail(f"bad character in group name {name!r}", start)
        self.at = end + 1
        return name

    def _conditional(self, start, flags):
        at = self.at
        end = self.source.find(")", at)
        if end < 0:
            self.fail("missing ), unterminated name", at)
        name = self.source[at:end]
        self.at = end + 1
        if name.isdecimal():
            number = int(name)
            if number == 0:
                self.fail("bad group number", at)
        elif name in self.names:
            number = self.names[name]
        elif name.isidentifier():
            self.fail(f"unknown group name {name!r}", at)
        else:
            self.fail(f"bad character in group name {name!r}" if name else "missing group name", at)
        self.conditions.setdefault(number, at)
        yes = self._sequence(flags)
        no = ("seq", [])
        if self.source[self.at : self.at + 1] == "|":
            self.at += 1
            no = self._sequence(flags)
            if self.source[self.at : self.at + 1] == "|":
                self.fail("conditional backref with more than two branches", self.at)
        if self.source[self.at : self.at + 1] != ")":
            self.fail("missing ), unterminated subpattern", start)
        self.at += 1
        return ("if", number, yes, no)

    def _flags(self, start, char, flags, may_set_flags):
        """`(?i)` for all of the pattern, which gives None, or `(?i-x:…)` for a part of it."""
        source = self.source
        added = 0
        removed = 0
        is_removing = False
        while char in _flag_letters or char == "-":
            if char == "-":
                if is_removing:
                    self.fail("missing flag", self.at - 1)
                is_removing = True
            elif is_removing:
                if char in "aLu":
                    self.fail(
                        "bad inline flags: cannot turn off flags 'a', 'u' and 'L'", self.at
                    )
                removed |= _flag_letters[char]
            else:
                added |= _flag_letters[char]
            char = source[self.at : self.at + 1]
            self.at += 1
            if char == "":
                self.fail("missing -, : or )", len(source))
        if char == ")" and not is_removing:
            if not may_set_flags:
                self.fail("global flags not at the start of the expression", start)
            self.flags |= added
            return None
        if char != ":":
            if is_removing and not removed:
                self.fail("missing flag", self.at - 1)
            self.fail("unknown flag" if char.isalpha() else "missing -, : or )", self.at - 1)
        if added & removed:
            self.fail("bad inline flags: flag turned on and off", self.at - 1)
        if added & ASCII:
            flags &= ~UNICODE
        if added & UNICODE:
            flags &= ~ASCII
        return ("seq", [self._body(start, (flags | added) & ~removed)])

    def _back(self, number, flags, at):
        if number in self.open_groups:
            self.fail("cannot refer to an open group", at)
        return ("back", number, bool(flags & IGNORECASE))

    # ------------------------------------------------------------------------------ escapes and sets

    def _escape(self, start, flags):
        source = self.source
        char = source[self.at : self.at + 1]
        if char == "":
            self.fail("bad escape (end of pattern)", start)
        self.at += 1
        if char in "dDwWsS":
            made = _Set(False, False, bool(flags & ASCII))
            made.classes.append(char)
            return ("set", made)
        if char == "A":
            return ("at", "start")
        if char == "Z":
            return ("at", "string end")
        if char == "b" or char == "B":
            place = "boundary" if char == "b" else "no boundary"
            return ("at", place + " ascii" if flags & ASCII else place)
        if char in "123456789":
            end = self.at
            # Three octal digits are a character, else a number is a group.
            if (
                source[end : end + 2].isdecimal()
                and len(source[end : end + 2]) == 2
                and source[end - 1] in "0123"
                and source[end] in "01234567"
                and source[end + 1] in "01234567"
            ):
                self.at = end + 2
                return self._char(chr(int(source[end - 1 : end + 2], 8)), flags)
            if source[end : end + 1].isdecimal():
                end += 1
            number = int(source[self.at - 1 : end])
            if number > self.group_count:
                self.fail(f"invalid group reference {number}", start + 1)
            self.at = end
            return self._back(number, flags, start)
        return self._char(self._escaped_char(char, start), flags)

    def _escaped_char(self, char, start):
        """The character meant by a backslash and a letter that mean one in a set as well as outside."""
        source = self.source
        if char == "0":
            end = self.at
            while end < self.at + 2 and source[end : end + 1] in ("0", "1", "2", "3", "4", "5", "6", "7"):
                end += 1
            code = int(source[self.at : end] or "0", 8)
            self.at = end
            return chr(code)
        digits = {"x": 2, "u": 4, "U": 8}.get(char)
        if digits is not None and (char == "x" or isinstance(self.original, str)):
            text = source[self.at : self.at + digits]
            for digit in text:
                if digit not in "0123456789abcdefABCDEF":
                    text = text[: text.index(digit)]
                    break
            if len(text) != digits:
                self.fail(f"incomplete escape \\{char}{text}", start)
            self.at += digits
            return chr(int(text, 16))
        if char in _simple_escapes and char != "b":
            return _simple_escapes[char]
        if char.isascii() and char.isalpha():
            self.fail(f"bad escape \\{char}", start)
        return char

    def _set(self, start, flags):
        source = self.source
        negated = source[self.at : self.at + 1] == "^"
        if negated:
            self.at += 1
        made = _Set(negated, bool(flags & IGNORECASE), bool(flags & ASCII))
        is_first = True
        while True:
            char = source[self.at : self.at + 1]
            if char == "":
                self.fail("unterminated character set", start)
            if char == "]" and not is_first:
                self.at += 1
                break
            is_first = False
            at = self.at
            low = self._set_item(start)
            if source[self.at : self.at + 1] == "-" and source[self.at + 1 : self.at + 2] != "]":
                self.at += 1
                if self.at >= len(source):
                    self.fail("unterminated character set", start)
                high = self._set_item(start)
                if len(low) > 1 or len(high) > 1 or high < low:
                    self.fail(f"bad character range {source[at:self.at]}", at)
                made.ranges.append((low, high))
            elif len(low) > 1:
                made.classes.append(low[1])
            else:
                made.chars[low] = True
        if not made.ranges and not made.classes and len(made.chars) == 1 and not negated:
            for char in made.chars:
                return self._char(char, flags)
        return ("set", made)

    def _set_item(self, start):
        """A character, or a backslash and the letter of a class."""
        source = self.source
        at = self.at
        char = source[at]
        self.at += 1
        if char != "\\":
            return char
        char = source[self.at : self.at + 1]
        if char == "":
            self.fail("unterminated character set", start)
        self.at += 1
        if char in "dDwWsS":
            return "\\" + char
        if char == "b":
            return "\b"
        if char in "01234567":
            end = self.at
            while end < at + 4 and source[end : end + 1] in ("0", "1", "2", "3", "4", "5", "6", "7"):
                end += 1
            code = int(source[at + 1 : end], 8)
            if code > 0o377:
                self.fail(f"octal escape value {source[at:end]} outside of range 0-0o377", at)
            self.at = end
            return chr(code)
        return self._escaped_char(char, at)

    def _width(self, node):
        """How many characters a node matches, or None where that varies."""
        kind = node[0]
        if kind in ("char", "fold", "set", "any", "all"):
            return 1
        if kind == "at" or kind == "look":
            return 0
        if kind == "seq":
            total = 0
            for each in node[1]:
                width = self._width(each)
                if width is None:
                    return None
                total += width
            return total
        if kind == "alt":
            widths = [self._width(each) for each in node[1]]
            return widths[0] if len(set(widths)) == 1 else None
        if kind == "repeat":
            width = self._width(node[1])
            return width * node[2] if width is not None and node[2] == node[3] else None
        if kind == "group":
            return self._width(node[2])
        if kind == "atomic":
            return self._width(node[1])
        if kind == "back":
            return self.widths.get(node[1])
        widths = (self._width(node[2]), self._width(node[3]))
        return widths[0] if widths[0] == widths[1] else None


def _is_number(text):
    return text == "" or (text.isascii() and text.isdigit())
