"""Expressions given as text: what `eval` and `ast.literal_eval` need.

A text becomes a tree of tuples, the kind first; the tree is then walked. Statements are not read.
"""

from __intrinsics__ import caller_names, unknown_call
import builtins

_OPERATORS = [
    "**", "//", "<<", ">>", "<=", ">=", "==", "!=", ":=", "->",
    "+", "-", "*", "/", "%", "@", "&", "|", "^", "~", "<", ">", "(", ")", "[", "]", "{", "}", ",", ":", ".", "=",
]
_BINARY = {
    "|": 1, "^": 2, "&": 3, "<<": 4, ">>": 4, "+": 5, "-": 5, "*": 6, "/": 6, "//": 6, "%": 6, "@": 6,
}
_WORDS = ["and", "or", "not", "in", "is", "if", "else", "for", "lambda", "None", "True", "False", "await", "async"]
_CONSTANTS = {"None": None, "True": True, "False": False}
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "\\": "\\", "'": "'", '"': '"', "0": "\0", "a": "\a", "b": "\b", "f": "\f", "v": "\v", "\n": ""}


def _fail(message="invalid syntax"):
    raise SyntaxError(message)


def _tokens(text):
    tokens = []
    at = 0
    while at < len(text):
        letter = text[at]
        if letter in " \t\n\r\f":
            at += 1
        elif letter == "#":
            while at < len(text) and text[at] != "\n":
                at += 1
        elif letter.isdigit() or (letter == "." and text[at + 1 : at + 2].isdigit()):
            end = at + 1
            while end < len(text) and (
                text[end].isalnum() or text[end] in "._" or (text[end] in "+-" and text[end - 1] in "eE" and text[at : at + 2].lower() != "0x")
            ):
                end += 1
            tokens.append(("number", text[at:end]))
            at = end
        elif letter.isalpha() or letter == "_":
            end = at
            while end < len(text) and (text[end].isalnum() or text[end] == "_"):
                end += 1
            word = text[at:end]
            if end < len(text) and text[end] in "'\"" and word.lower() in ("r", "b", "u", "br", "rb", "f", "fr", "rf"):
                value, at = _string(text, end, word.lower())
                tokens.append(("text", value))
            else:
                tokens.append(("word" if word in _WORDS else "name", word))
                at = end
        elif letter in "'\"":
            value, at = _string(text, at, "")
            tokens.append(("text", value))
        elif text[at : at + 3] == "...":
            tokens.append(("dots", "..."))
            at += 3
        else:
            for operator in _OPERATORS:
                if text.startswith(operator, at):
                    tokens.append(("sign", operator))
                    at += len(operator)
                    break
            else:
                _fail()
    tokens.append(("end", ""))
    return tokens


def _string(text, at, prefix):
    if "f" in prefix:
        _fail("f-strings are not read here")
    quote = text[at] * 3 if text[at : at + 3] == text[at] * 3 else text[at]
    at += len(quote)
    parts = []
    while not text.startswith(quote, at):
        if at >= len(text) or (len(quote) == 1 and text[at] == "\n"):
            _fail("unterminated string literal (detected at line 1)")
        if text[at] == "\\" and "r" not in prefix:
            escape = text[at + 1 : at + 2]
            digits = {"x": 2, "u": 4, "U": 8}.get(escape)
            if digits is not None:
                parts.append(chr(int(text[at + 2 : at + 2 + digits], 16)))
                at += 2 + digits
            else:
                parts.append(_ESCAPES.get(escape, "\\" + escape))
                at += 2
        else:
            parts.append(text[at])
            at += 1
    value = "".join(parts)
    return (value.encode("latin-1") if "b" in prefix else value), at + len(quote)


def _number(text):
    plain = text.replace("_", "")
    lower = plain.lower()
    if lower[:2] in ("0x", "0o", "0b"):
        return int(lower, 0)
    if lower[-1] == "j":
        return complex(0, float(lower[:-1]))
    if "." in lower or "e" in lower:
        return float(lower)
    if len(lower) > 1 and lower[0] == "0" and lower.strip("0"):
        _fail("leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers")
    return int(lower)


class _Reader:
    def __init__(self, text):
        self.tokens = _tokens(text)
        self.at = 0

    def peek(self, text):
        kind, value = self.tokens[self.at]
        return value == text and kind in ("sign", "word")

    def take(self, text):
        if self.peek(text):
            self.at += 1
            return True
        return False

    def expect(self, text):
        if not self.take(text):
            _fail()

    def whole(self):
        tree = self.row()
        if self.tokens[self.at][0] != "end":
            _fail()
        return tree

    def row(self):
        """Expressions with commas between them: a tuple; or one."""
        first = self.element()
        if not self.peek(","):
            return first
        items = [first]
        while self.take(","):
            if self.ends():
                break
            items.append(self.element())
        return ("tuple", items)

    def ends(self):
        kind, value = self.tokens[self.at]
        return kind == "end" or (kind == "sign" and value in ")]}=")

    def element(self):
        return ("star", self.binary(1)) if self.take("*") else self.expression()

    def expression(self):
        if self.take("lambda"):
            return self.function()
        value = self.disjunction()
        kind, word = self.tokens[self.at]
        if self.peek(":=") and value[0] == "name":
            self.at += 1
            return ("bind", value[1], self.expression())
        if not self.take("if"):
            return value
        condition = self.disjunction()
        self.expect("else")
        return ("choice", condition, value, self.expression())

    def function(self):
        names = []
        defaults = []
        while not self.take(":"):
            kind, name = self.tokens[self.at]
            if kind != "name":
                _fail()
            self.at += 1
            names.append(name)
            if self.take("="):
                defaults.append(self.expression())
            elif defaults:
                _fail("non-default argument follows default argument")
            if not self.take(",") and not self.peek(":"):
                _fail()
        return ("lambda", names, defaults, self.expression())

    def disjunction(self):
        left = self.conjunction()
        while self.take("or"):
            left = ("or", left, self.conjunction())
        return left

    def conjunction(self):
        left = self.negation()
        while self.take("and"):
            left = ("and", left, self.negation())
        return left

    def negation(self):
        if self.take("not"):
            return ("not", self.negation())
        left = self.binary(1)
        parts = []
        while True:
            operator = self.comparison()
            if operator is None:
                break
            parts.append((operator, self.binary(1)))
        return ("compare", left, parts) if parts else left

    def comparison(self):
        for operator in ("<", ">", "==", ">=", "<=", "!="):
            if self.take(operator):
                return operator
        if self.take("in"):
            return "in"
        if self.take("is"):
            return "is not" if self.take("not") else "is"
        if self.peek("not") and self.tokens[self.at + 1] == ("word", "in"):
            self.at += 2
            return "not in"
        return None

    def binary(self, least):
        left = self.unary()
        while True:
            kind, operator = self.tokens[self.at]
            level = _BINARY.get(operator) if kind == "sign" else None
            if level is None or level < least:
                return left
            self.at += 1
            left = ("binary", operator, left, self.binary(level + 1))

    def unary(self):
        for operator in ("-", "+", "~"):
            if self.take(operator):
                return ("unary", operator, self.unary())
        base = self.primary()
        if self.take("**"):
            return ("binary", "**", base, self.unary())
        return base

    def primary(self):
        value = self.atom()
        while True:
            if self.take("."):
                kind, name = self.tokens[self.at]
                if kind != "name":
                    _fail()
                self.at += 1
                value = ("member", value, name)
            elif self.take("("):
                value = self.call(value)
            elif self.take("["):
                index = self.subscript()
                self.expect("]")
                value = ("index", value, index)
            else:
                return value

    def call(self, function):
        placed = []
        named = []
        while not self.take(")"):
            kind, name = self.tokens[self.at]
            if self.take("**"):
                named.append((None, self.expression()))
            elif kind == "name" and self.tokens[self.at + 1] == ("sign", "="):
                self.at += 2
                named.append((name, self.expression()))
            else:
                value = self.element()
                if self.peek("for"):
                    value = ("comprehension", "generator", value, None, self.clauses())
                placed.append(value)
            if not self.take(",") and not self.peek(")"):
                _fail()
        return ("call", function, placed, named)

    def subscript(self):
        first = self.slice()
        if not self.peek(","):
            return first
        items = [first]
        while self.take(","):
            if self.peek("]"):
                break
            items.append(self.slice())
        return ("tuple", items)

    def slice(self):
        parts = [None, None, None]
        place = 0
        while True:
            if self.take(":"):
                place += 1
                if place > 2:
                    _fail()
            elif self.peek("]") or self.peek(","):
                break
            else:
                parts[place] = self.element()
        return ("slice", parts) if place else parts[0] or _fail()

    def clauses(self):
        clauses = []
        while True:
            if self.take("for"):
                target = self.targets()
                self.expect("in")
                clauses.append(("for", target, self.disjunction()))
            elif self.take("if"):
                clauses.append(("if", self.disjunction(), None))
            else:
                return clauses

    def targets(self):
        items = [self.primary()]
        while self.take(","):
            items.append(self.primary())
        return items[0] if len(items) == 1 else ("tuple", items)

    def atom(self):
        kind, value = self.tokens[self.at]
        self.at += 1
        if kind == "number":
            return ("constant", _number(value))
        if kind == "text":
            while self.tokens[self.at][0] == "text":
                value += self.tokens[self.at][1]
                self.at += 1
            return ("constant", value)
        if kind == "name":
            return ("name", value)
        if kind == "dots":
            return ("constant", ...)
        if kind == "word" and value in _CONSTANTS:
            return ("constant", _CONSTANTS[value])
        if kind == "sign" and value in "([{":
            return self.display({"(": ")", "[": "]", "{": "}"}[value])
        _fail("unexpected EOF while parsing" if kind == "end" and self.at == 1 else "invalid syntax")

    def display(self, close):
        if self.take(close):
            return {")": ("tuple", []), "]": ("list", []), "}": ("dict", [])}[close]
        if close == "}" and self.take("**"):
            return self.entries([(None, self.binary(1))])
        first = self.element()
        if close == "}" and self.take(":"):
            value = self.expression()
            if self.peek("for"):
                made = ("comprehension", "dict", first, value, self.clauses())
                self.expect("}")
                return made
            return self.entries([(first, value)])
        kind = {")": "tuple", "]": "list", "}": "set"}[close]
        if self.peek("for"):
            made = ("comprehension", "generator" if kind == "tuple" else kind, first, None, self.clauses())
            self.expect(close)
            return made
        items = [first]
        is_row = False
        while self.take(","):
            is_row = True
            if self.peek(close):
                break
            items.append(self.element())
        self.expect(close)
        return first if kind == "tuple" and not is_row else (kind, items)

    def entries(self, entries):
        while self.take(","):
            if self.peek("}"):
                break
            if self.take("**"):
                entries.append((None, self.binary(1)))
            else:
                key = self.expression()
                self.expect(":")
                entries.append((key, self.expression()))
        self.expect("}")
        return ("dict", entries)


def parse(text):
    return _Reader(text.lstrip(" \t")).whole()


def _binary(operator, left, right):
    if operator == "+":
        return left + right
    if operator == "-":
        return left - right
    if operator == "*":
        return left * right
    if operator == "/":
        return left / right
    if operator == "//":
        return left // right
    if operator == "%":
        return left % right
    if operator == "**":
        return left**right
    if operator == "@":
        return left @ right
    if operator == "&":
        return left & right
    if operator == "|":
        return left | right
    if operator == "^":
        return left ^ right
    return left << right if operator == "<<" else left >> right


def _compare(operator, left, right):
    if operator == "<":
        return left < right
    if operator == ">":
        return left > right
    if operator == "==":
        return left == right
    if operator == "!=":
        return left != right
    if operator == "<=":
        return left <= right
    if operator == ">=":
        return left >= right
    if operator == "in":
        return left in right
    if operator == "not in":
        return left not in right
    return left is right if operator == "is" else left is not right


class _Names:
    """Where names are looked up: the innermost map first."""

    def __init__(self, inner, outer):
        self.inner = inner
        self.outer = outer

    def load(self, name):
        at = self
        while at is not None:
            if name in at.inner:
                return at.inner[name]
            at = at.outer
        value = getattr(builtins, name, parse)
        if value is parse:
            raise NameError(f"name '{name}' is not defined")
        return value


def evaluate(tree, names):
    kind = tree[0]
    if kind == "constant":
        return tree[1]
    if kind == "name":
        return names.load(tree[1])
    if kind == "binary":
        return _binary(tree[1], evaluate(tree[2], names), evaluate(tree[3], names))
    if kind == "unary":
        value = evaluate(tree[2], names)
        return -value if tree[1] == "-" else +value if tree[1] == "+" else ~value
    if kind == "not":
        return not evaluate(tree[1], names)
    if kind == "and":
        return evaluate(tree[1], names) and evaluate(tree[2], names)
    if kind == "or":
        return evaluate(tree[1], names) or evaluate(tree[2], names)
    if kind == "compare":
        left = evaluate(tree[1], names)
        result = True
        for operator, right in tree[2]:
            right = evaluate(right, names)
            result = _compare(operator, left, right)
            if not result:
                return result
            left = right
        return result
    if kind == "choice":
        return evaluate(tree[2] if evaluate(tree[1], names) else tree[3], names)
    if kind in ("tuple", "list", "set"):
        items = _items(tree[1], names)
        return tuple(items) if kind == "tuple" else items if kind == "list" else set(items)
    if kind == "dict":
        made = {}
        for key, value in tree[1]:
            if key is None:
                made.update(evaluate(value, names))
            else:
                made[evaluate(key, names)] = evaluate(value, names)
        return made
    if kind == "member":
        return getattr(evaluate(tree[1], names), tree[2])
    if kind == "index":
        return evaluate(tree[1], names)[evaluate(tree[2], names)]
    if kind == "slice":
        return slice(*[None if part is None else evaluate(part, names) for part in tree[1]])
    if kind == "call":
        function = evaluate(tree[1], names)
        placed = _items(tree[2], names)
        named = {}
        for name, value in tree[3]:
            if name is None:
                named.update(evaluate(value, names))
            else:
                named[name] = evaluate(value, names)
        return function(*placed, **named)
    if kind == "bind":
        value = evaluate(tree[2], names)
        names.inner[tree[1]] = value
        return value
    if kind == "lambda":
        defaults = [evaluate(each, names) for each in tree[2]]
        return _function(tree[1], defaults, tree[3], names)
    if kind == "comprehension":
        rows = _rows(tree[4], 0, _Names({}, names))
        if tree[1] == "dict":
            return {evaluate(tree[2], row): evaluate(tree[3], row) for row in rows}
        values = (evaluate(tree[2], row) for row in rows)
        return values if tree[1] == "generator" else list(values) if tree[1] == "list" else set(values)
    _fail("can't use starred expression here")


def _items(trees, names):
    items = []
    for each in trees:
        if each[0] == "star":
            items.extend(evaluate(each[1], names))
        else:
            items.append(evaluate(each, names))
    return items


def _function(parameters, defaults, body, names):
    def made(*values):
        if len(values) > len(parameters):
            raise TypeError(f"<lambda>() takes {len(parameters)} positional arguments but {len(values)} were given")
        missing = len(parameters) - len(values)
        if missing > len(defaults):
            raise TypeError(f"<lambda>() missing {missing - len(defaults)} required positional arguments")
        values = [*values, *defaults[len(defaults) - missing :]] if missing else values
        return evaluate(body, _Names(dict(zip(parameters, values)), names))

    made.__name__ = made.__qualname__ = "<lambda>"
    return made


def _rows(clauses, at, names):
    if at == len(clauses):
        yield names
        return
    kind, first, second = clauses[at]
    if kind == "if":
        if evaluate(first, names):
            yield from _rows(clauses, at + 1, names)
        return
    for value in evaluate(second, names):
        _bind(first, value, names.inner)
        yield from _rows(clauses, at + 1, names)


def _bind(target, value, names):
    if target[0] == "name":
        names[target[1]] = value
    else:
        for part, each in zip(target[1], value):
            _bind(part, each, names)


class _Code:
    """What `compile` makes of an expression."""

    def __init__(self, tree, filename):
        self.tree = tree
        self.co_filename = filename
        self.co_name = "<module>"


_Code.__name__ = _Code.__qualname__ = "code"


def eval(source, globals=None, locals=None, /):
    if not isinstance(source, (str, bytes, _Code)):
        raise TypeError("eval() arg 1 must be a string, bytes or code object")
    tree = source.tree if isinstance(source, _Code) else parse(source if isinstance(source, str) else source.decode())
    if globals is None:
        globals, found = caller_names()
        locals = found if locals is None else locals
    outer = _Names(globals, None)
    return evaluate(tree, outer if locals is None else _Names(locals, outer))


def compile(source, filename, mode, flags=0, dont_inherit=False, optimize=-1):
    if mode != "eval":
        return unknown_call("compile", source, filename, mode)
    return _Code(parse(source), filename)


def literal(tree):
    """The value of a tree of literals."""
    kind = tree[0]
    if kind == "constant":
        return tree[1]
    if kind in ("tuple", "list", "set"):
        items = [literal(each) for each in tree[1]]
        return tuple(items) if kind == "tuple" else items if kind == "list" else set(items)
    if kind == "dict":
        return {literal(key): literal(value) for key, value in tree[1]}
    if kind == "call" and tree[1] == ("name", "set") and not tree[2] and not tree[3]:
        return set()
    if kind == "unary" and tree[1] in "+-":
        value = literal(tree[2])
        if isinstance(value, (int, float, complex)) and not isinstance(value, bool):
            return -value if tree[1] == "-" else +value
    if kind == "binary" and tree[1] in "+-":
        left, right = literal(tree[2]), literal(tree[3])
        if isinstance(left, (int, float)) and isinstance(right, complex):
            return left + right if tree[1] == "+" else left - right
    raise ValueError(f"malformed node or string: {kind} {tree[1] if len(tree) > 1 else ''}".rstrip())
