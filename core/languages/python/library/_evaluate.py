"""Expressions given as text: what `eval` and `ast.literal_eval` need.

A text becomes a tree of tuples, the kind first; the tree is then walked. Statements are read and carried out by `_execute`.
"""

from __intrinsics__ import caller_names, unknown_call
from _refuse import check, error
import builtins

_OPERATORS = [
    "**=", "//=", "<<=", ">>=", "+=", "-=", "*=", "/=", "%=", "@=", "&=", "|=", "^=", ";",
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
    raise error(message, "<string>", 1, 1, None, None, None)


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
                tokens.append(("format" if "f" in word.lower() else "text", value))
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
    if "f" in prefix:
        return _pieces(value), at + len(quote)
    return (value.encode("latin-1") if "b" in prefix else value), at + len(quote)


def _pieces(text):
    """The pieces of an f-string: texts, and fields with expression, conversion and specification."""
    pieces = []
    plain = ""
    at = 0
    while at < len(text):
        letter = text[at]
        if letter in "{}" and text[at + 1 : at + 2] == letter:
            plain += letter
            at += 2
        elif letter == "{":
            end = _end_of_field(text, at + 1)
            pieces.append(("constant", plain))
            plain = ""
            shown, field = _field(text[at + 1 : end])
            pieces.append(("constant", shown))
            pieces.append(field)
            at = end + 1
        elif letter == "}":
            _fail("f-string: single '}' is not allowed")
        else:
            plain += letter
            at += 1
    pieces.append(("constant", plain))
    return pieces


def _end_of_field(text, at):
    depth = 0
    while at < len(text):
        letter = text[at]
        if letter in "'\"":
            at = text.find(letter, at + 1)
            if at < 0:
                break
        elif letter in "([{":
            depth += 1
        elif letter in ")]}":
            if depth == 0:
                return at
            depth -= 1
        at += 1
    _fail("f-string: expecting '}'")


def _field(text):
    depth = 0
    end = len(text)
    quote = ""
    for at, letter in enumerate(text):
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "'\"":
            quote = letter
        elif letter in "([{":
            depth += 1
        elif letter in ")]}":
            depth -= 1
        elif depth == 0 and (letter == ":" or letter == "!" and text[at + 1 : at + 2] != "="):
            end = at
            break
    expression, rest = text[:end], text[end:]
    shown = ""
    stripped = expression.rstrip()
    if stripped.endswith("=") and stripped[-2:-1] not in ("=", "!", "<", ">"):
        shown, expression = expression, stripped[:-1]
    conversion = ""
    if rest.startswith("!"):
        conversion, rest = rest[1:2], rest[2:]
    elif shown and not rest:
        conversion = "r"
    return shown, ("field", parse(expression), conversion, _pieces(rest[1:]))


def _formatted(pieces, names):
    parts = []
    for piece in pieces:
        if piece[0] == "constant":
            parts.append(piece[1])
            continue
        value = evaluate(piece[1], names)
        if piece[2]:
            value = repr(value) if piece[2] == "r" else str(value) if piece[2] == "s" else ascii(value)
        parts.append(format(value, _formatted(piece[3], names)))
    return "".join(parts)


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
        return kind == "end" or (kind == "sign" and value in (")", "]", "}", "=", ":", ";"))

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
        parameters = self.parameters(":", False)
        return ("lambda", parameters, self.expression())

    def parameters(self, close, may_annotate):
        """Names with their kinds (`placed`, `named`, `rest`, `named rest`) and trees of defaults."""
        parameters = []
        kind = "placed"
        while not self.take(close):
            if self.take("**"):
                parameters.append((self.name(), "named rest", None))
            elif self.take("*"):
                if not self.peek(","):
                    parameters.append((self.name(), "rest", None))
                kind = "named"
            elif not self.take("/"):
                name = self.name()
                if may_annotate and self.take(":"):
                    self.expression()
                default = self.expression() if self.take("=") else None
                if default is None and kind == "placed" and parameters and parameters[-1][2] is not None:
                    _fail("non-default argument follows default argument")
                parameters.append((name, kind, default))
            if may_annotate and self.take(":"):
                self.expression()
            if not self.take(",") and not self.peek(close):
                _fail()
        return parameters

    def name(self):
        kind, name = self.tokens[self.at]
        if kind != "name":
            _fail()
        self.at += 1
        return name

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
        items = [self.target()]
        is_row = False
        while self.take(","):
            is_row = True
            if self.peek("in"):
                break
            items.append(self.target())
        return ("tuple", items) if is_row else items[0]

    def target(self):
        return ("star", self.primary()) if self.take("*") else self.primary()

    def atom(self):
        kind, value = self.tokens[self.at]
        self.at += 1
        if kind == "number":
            return ("constant", _number(value))
        if kind in ("text", "format"):
            pieces = [("constant", value)] if kind == "text" else value
            while self.tokens[self.at][0] in ("text", "format"):
                kind, value = self.tokens[self.at]
                pieces = pieces + ([("constant", value)] if kind == "text" else value)
                self.at += 1
            if len(pieces) == 1:
                return pieces[0]
            if all([piece[0] == "constant" for piece in pieces]):
                whole = pieces[0][1]
                for piece in pieces[1:]:
                    whole += piece[1]
                return ("constant", whole)
            return ("format", pieces)
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


def _at_home(name):
    """A built-in function that has a module of its own; `parse` where there is none."""
    if name == "open":
        from _files import open

        return open
    if name == "memoryview":
        from _memoryview import memoryview

        return memoryview
    return {"eval": eval, "exec": exec, "compile": compile}.get(name, parse)


class _Names:
    """Where names are looked up: the innermost map first."""

    is_row = False

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
            value = _at_home(name)
        if value is parse:
            raise NameError(f"name '{name}' is not defined")
        return value


def _called(function):
    """What messages about a call name."""
    name = getattr(function, "__qualname__", None)
    if name is None:
        return f"{type(function).__name__} object"
    module = getattr(function, "__module__", None)
    return f"{name}()" if module in (None, "builtins") else f"{module}.{name}()"


def evaluate(tree, names):
    kind = tree[0]
    if kind == "constant":
        return tree[1]
    if kind == "name":
        return names.load(tree[1])
    if kind == "format":
        return _formatted(tree[1], names)
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
        items = _items(tree[1], names, None if kind == "set" else "Value after *")
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
        placed = _items(tree[2], names, f"{_called(function)} argument after *")
        named = {}
        for name, value in tree[3]:
            given = evaluate(value, names)
            for key, each in given.items() if name is None else ((name, given),):
                if key in named:
                    raise TypeError(f"{_called(function)} got multiple values for keyword argument {key!r}")
                named[key] = each
        return function(*placed, **named)
    if kind == "bind":
        value = evaluate(tree[2], names)
        # A comprehension's own names are inside; what is bound in it belongs to what is around it.
        home = names
        while home.is_row:
            home = home.outer
        home.inner[tree[1]] = value
        return value
    if kind == "lambda":
        return _function(tree[1], tree[2], names)
    if kind == "comprehension":
        own = _Names({}, names)
        own.is_row = True
        rows = _rows(tree[4], 0, own)
        if tree[1] == "dict":
            return {evaluate(tree[2], row): evaluate(tree[3], row) for row in rows}
        values = (evaluate(tree[2], row) for row in rows)
        return values if tree[1] == "generator" else list(values) if tree[1] == "list" else set(values)
    _fail("can't use starred expression here")


def _items(trees, names, display=None):
    items = []
    for each in trees:
        if each[0] == "star":
            value = evaluate(each[1], names)
            if display is not None and not hasattr(type(value), "__iter__") and not hasattr(type(value), "__getitem__"):
                raise TypeError(f"{display} must be an iterable, not {type(value).__name__}")
            items.extend(value)
        else:
            items.append(evaluate(each, names))
    return items


def _function(parameters, body, names):
    defaults = _defaults(parameters, names)

    def made(*values, **named):
        return evaluate(body, _Names(bound("<lambda>", parameters, defaults, values, named), names))

    made.__name__ = made.__qualname__ = "<lambda>"
    return made


def _defaults(parameters, names):
    return {name: evaluate(default, names) for name, _, default in parameters if default is not None}


def bound(function, parameters, defaults, values, named):
    """The parameters of a call, by name."""
    placed = [each for each, kind, _ in parameters if kind == "placed"]
    keywords = [each for each, kind, _ in parameters if kind == "named"]
    inner = dict(zip(placed, values))
    others = {}
    named_rest = None
    takes_more = False
    for each, kind, _ in parameters:
        if kind == "rest":
            inner[each] = values[len(placed) :]
            takes_more = True
        elif kind == "named rest":
            named_rest = each
    if len(values) > len(placed) and not takes_more:
        plural = "" if len(placed) == 1 else "s"
        was = "was" if len(values) == 1 else "were"
        raise TypeError(f"{function}() takes {len(placed)} positional argument{plural} but {len(values)} {was} given")
    for key, value in named.items():
        if key in placed or key in keywords:
            if key in inner:
                raise TypeError(f"{function}() got multiple values for argument '{key}'")
            inner[key] = value
        elif named_rest is not None:
            others[key] = value
        else:
            raise TypeError(f"{function}() got an unexpected keyword argument '{key}'")
    if named_rest is not None:
        inner[named_rest] = others
    for kind, wanted in (("positional", placed), ("keyword-only", keywords)):
        missing = []
        for each in wanted:
            if each not in inner:
                if each in defaults:
                    inner[each] = defaults[each]
                else:
                    missing.append(each)
        if missing:
            plural = "" if len(missing) == 1 else "s"
            listed = [repr(each) for each in missing]
            last = listed.pop()
            if listed:
                last = ", ".join(listed) + (", and " if len(listed) > 1 else " and ") + last
            raise TypeError(f"{function}() missing {len(missing)} required {kind} argument{plural}: {last}")
    return inner


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
        for part, each in zip(target[1], unpacked(target[1], value)):
            _bind(part[1] if part[0] == "star" else part, each, names)


def unpacked(targets, value):
    """The values for the targets of an unpacking."""
    try:
        values = iter(value)
    except TypeError:
        raise TypeError(f"cannot unpack non-iterable {type(value).__name__} object") from None
    values = list(values)
    stars = [at for at, target in enumerate(targets) if target[0] == "star"]
    if stars:
        end = len(values) - (len(targets) - stars[0] - 1)
        if len(values) < len(targets) - 1:
            raise ValueError(f"not enough values to unpack (expected at least {len(targets) - 1}, got {len(values)})")
        return values[: stars[0]] + [values[stars[0] : end]] + values[end:]
    if len(values) > len(targets):
        raise ValueError(f"too many values to unpack (expected {len(targets)})")
    if len(values) < len(targets):
        raise ValueError(f"not enough values to unpack (expected {len(targets)}, got {len(values)})")
    return values


class _Code:
    """What `compile` makes of a text."""

    def __init__(self, tree, filename, mode):
        self.tree = tree
        self.mode = mode
        self.co_filename = filename
        self.co_name = "<module>"

    def __repr__(self):
        return f'<code object {self.co_name} at {id(self):#x}, file "{self.co_filename}", line 1>'


_Code.__name__ = _Code.__qualname__ = "code"


def eval(source, globals=None, locals=None, /):
    if not isinstance(source, (str, bytes, _Code)):
        raise TypeError("eval() arg 1 must be a string, bytes or code object")
    if globals is not None and not isinstance(globals, dict):
        raise TypeError("globals must be a dict")
    if globals is None:
        globals, found = caller_names()
        locals = found if locals is None else locals
    if isinstance(source, _Code) and source.mode != "eval":
        from _execute import run

        return run(source.tree, globals, locals)
    if isinstance(source, _Code):
        tree = source.tree
    else:
        source = source if isinstance(source, str) else source.decode()
        check(source.lstrip(" \t"), "<string>", "eval")
        tree = parse(source)
    outer = _Names(globals, None)
    return evaluate(tree, outer if locals is None else _Names(locals, outer))


def exec(source, globals=None, locals=None, /, *, closure=None):
    from _execute import read, run

    if not isinstance(source, (str, bytes, _Code)):
        raise TypeError("exec() arg 1 must be a string, bytes or code object")
    if globals is not None and not isinstance(globals, dict):
        raise TypeError(f"exec() globals must be a dict, not {type(globals).__name__}")
    if locals is not None and not hasattr(locals, "__getitem__"):
        raise TypeError(f"locals must be a mapping or None, not {type(locals).__name__}")
    if globals is None:
        globals, found = caller_names()
        # What is written there is the module's; a function's variables are a copy.
        if locals is None and found.keys() != globals.keys():
            locals = found
    else:
        globals.setdefault("__builtins__", builtins)
    if isinstance(source, _Code):
        tree = [("expression", source.tree)] if source.mode == "eval" else source.tree
    else:
        source = source if isinstance(source, str) else source.decode()
        check(source, "<string>", "exec")
        tree = read(source)
    if tree is None:
        return unknown_call("exec", source)
    run(tree, globals, locals)


def compile(source, filename, mode, flags=0, dont_inherit=False, optimize=-1):
    from _execute import read

    if isinstance(source, bytes):
        source = source.decode()
    if mode not in ("eval", "exec", "single"):
        raise ValueError("compile() mode must be 'exec', 'eval' or 'single'")
    check(source.lstrip(" \t") if mode == "eval" else source, filename, mode)
    tree = parse(source) if mode == "eval" else read(source)
    if tree is None:
        return unknown_call("compile", source, filename, mode)
    return _Code(tree, filename, mode)


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
