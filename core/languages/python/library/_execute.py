"""Statements given as text: what `exec` needs.

A text becomes a list of tuples, the kind first, with the trees of `_evaluate` inside; the list is then walked. What carries out
a statement gives None, or what ends the stretch it stands in: `("break",)`, `("continue",)` or `("return", value)`. Generators, coroutines and `match`
are not read.
"""

from __intrinsics__ import import_module
from _evaluate import _Names, _Reader, _binary, _defaults, _fail, _tokens, bound, evaluate, unpacked

_COMPOUND = ("if", "while", "for", "def", "class", "try", "with", "elif", "else", "except", "finally")
_UNREAD = ("async", "yield", "await", "match")
_AUGMENTED = ("+=", "-=", "*=", "/=", "//=", "%=", "**=", "@=", "&=", "|=", "^=", "<<=", ">>=")


class _Unread(Exception):
    pass


def read(source):
    """The statements of a text; None where it has some that are not read."""
    try:
        lines = _lines(source)
        statements, at = _block(lines, 0, 0)
    except _Unread:
        return None
    if at < len(lines):
        _fail("unexpected indent")
    return statements


def _lines(source):
    """Logical lines: the indentation, and the tokens."""
    lines = []
    whole = ""
    indent = 0
    depth = 0
    quote = ""
    for line in source.split("\n"):
        if not whole:
            stripped = line.strip()
            if not stripped or stripped[0] == "#":
                continue
            indent = len(line.expandtabs(8)) - len(line.expandtabs(8).lstrip())
        at = 0
        while at < len(line):
            letter = line[at]
            if quote:
                if letter == "\\":
                    at += 1
                elif line.startswith(quote, at):
                    at += len(quote) - 1
                    quote = ""
            elif letter in "'\"":
                quote = letter * 3 if line[at : at + 3] == letter * 3 else letter
                at += len(quote) - 1
            elif letter == "#":
                line = line[:at]
            elif letter in "([{":
                depth += 1
            elif letter in ")]}":
                depth -= 1
            at += 1
        if len(quote) == 1:
            _fail("unterminated string literal (detected at line 1)")
        if not quote and line.endswith("\\"):
            whole += line[:-1] + " "
            continue
        whole += line
        if quote or depth > 0:
            whole += "\n"
            continue
        lines.append((indent, _tokens(whole.strip())))
        whole = ""
    if whole:
        _fail("unexpected EOF while parsing")
    return lines


def _block(lines, at, indent):
    statements = []
    while at < len(lines) and lines[at][0] == indent:
        reader = _Reader("")
        reader.tokens = lines[at][1]
        at = _statement(reader, lines, at, indent, statements)
    return statements, at


def _word(reader):
    kind, value = reader.tokens[reader.at]
    return value if kind in ("word", "name") else None


def _take_word(reader, word):
    if _word(reader) == word:
        reader.at += 1
        return True
    return False


def _body(reader, lines, at, indent):
    """The block behind a colon, and the line behind it."""
    reader.expect(":")
    if reader.tokens[reader.at][0] != "end":
        statements = []
        _simple(reader, statements)
        return statements, at + 1
    if at + 1 >= len(lines) or lines[at + 1][0] <= indent:
        _fail("expected an indented block")
    return _block(lines, at + 1, lines[at + 1][0])


def _clause(lines, at, indent, word):
    """A reader behind the word that begins a line, where it does."""
    if at < len(lines) and lines[at][0] == indent:
        reader = _Reader("")
        reader.tokens = lines[at][1]
        if _take_word(reader, word):
            return reader
    return None


def _statement(reader, lines, at, indent, statements):
    word = _word(reader)
    if word in _UNREAD and (word != "match" or reader.tokens[-2] == ("sign", ":")):
        raise _Unread
    if reader.take("@"):
        decorators = [reader.expression()]
        while True:
            at += 1
            reader.tokens, reader.at = lines[at][1], 0
            if not reader.take("@"):
                break
            decorators.append(reader.expression())
        inner = []
        at = _statement(reader, lines, at, indent, inner)
        statements.append(("decorated", decorators, inner[0]))
        return at
    if word not in _COMPOUND:
        _simple(reader, statements)
        return at + 1
    reader.at += 1
    if word == "if":
        condition = reader.expression()
        body, at = _body(reader, lines, at, indent)
        branches = [(condition, body)]
        otherwise = []
        while (more := _clause(lines, at, indent, "elif")) is not None:
            condition = more.expression()
            body, at = _body(more, lines, at, indent)
            branches.append((condition, body))
        if (more := _clause(lines, at, indent, "else")) is not None:
            otherwise, at = _body(more, lines, at, indent)
        statements.append(("if", branches, otherwise))
    elif word in ("while", "for"):
        target = None
        if word == "for":
            target = reader.targets()
            reader.expect("in")
        walked = reader.row()
        body, at = _body(reader, lines, at, indent)
        otherwise = []
        if (more := _clause(lines, at, indent, "else")) is not None:
            otherwise, at = _body(more, lines, at, indent)
        statements.append((word, target, walked, body, otherwise))
    elif word == "def":
        name = reader.name()
        reader.expect("(")
        parameters = reader.parameters(")", True)
        if reader.take("->"):
            reader.expression()
        body, at = _body(reader, lines, at, indent)
        if _holds_yield(lines, at, indent):
            raise _Unread
        statements.append(("def", name, parameters, body))
    elif word == "class":
        name = reader.name()
        call = reader.call(("name", name)) if reader.take("(") else (None, None, [], [])
        body, at = _body(reader, lines, at, indent)
        statements.append(("class", name, call[2], call[3], body))
    elif word == "with":
        managers = []
        while True:
            manager = reader.expression()
            managers.append((manager, reader.primary() if _take_word(reader, "as") else None))
            if not reader.take(","):
                break
        body, at = _body(reader, lines, at, indent)
        statements.append(("with", managers, body))
    elif word == "try":
        body, at = _body(reader, lines, at, indent)
        handlers = []
        otherwise = []
        final = []
        while (more := _clause(lines, at, indent, "except")) is not None:
            kind = None if more.peek(":") else more.expression()
            name = more.name() if _take_word(more, "as") else None
            handler, at = _body(more, lines, at, indent)
            handlers.append((kind, name, handler))
        if (more := _clause(lines, at, indent, "else")) is not None:
            otherwise, at = _body(more, lines, at, indent)
        if (more := _clause(lines, at, indent, "finally")) is not None:
            final, at = _body(more, lines, at, indent)
        statements.append(("try", body, handlers, otherwise, final))
    else:
        _fail()
    return at


def _holds_yield(lines, end, indent):
    at = end - 1
    while at >= 0:
        if ("name", "yield") in lines[at][1]:
            return True
        if lines[at][0] <= indent:
            return False
        at -= 1
    return False


def _simple(reader, statements):
    while True:
        statements.append(_one(reader))
        if not reader.take(";"):
            break
        if reader.tokens[reader.at][0] == "end":
            break
    if reader.tokens[reader.at][0] != "end":
        _fail()


def _one(reader):
    word = _word(reader)
    if word in _UNREAD and word != "match":
        raise _Unread
    if word in ("pass", "break", "continue"):
        reader.at += 1
        return (word,)
    if word == "return":
        reader.at += 1
        is_plain = reader.tokens[reader.at][0] == "end" or reader.peek(";")
        return ("return", None if is_plain else reader.row())
    if word in ("global", "nonlocal"):
        reader.at += 1
        names = [reader.name()]
        while reader.take(","):
            names.append(reader.name())
        return (word, names)
    if word == "del":
        reader.at += 1
        target = reader.row()
        return ("del", target[1] if target[0] == "tuple" else [target])
    if word == "raise":
        reader.at += 1
        if reader.tokens[reader.at][0] == "end":
            return ("raise", None, None)
        error = reader.expression()
        return ("raise", error, reader.expression() if _take_word(reader, "from") else None)
    if word == "assert":
        reader.at += 1
        condition = reader.expression()
        return ("assert", condition, reader.expression() if reader.take(",") else None)
    if word == "import":
        reader.at += 1
        entries = []
        while True:
            dotted = _dotted(reader)
            entries.append((dotted, reader.name() if _take_word(reader, "as") else None))
            if not reader.take(","):
                return ("import", entries)
    if word == "from":
        reader.at += 1
        dotted = _dotted(reader)
        if not _take_word(reader, "import"):
            _fail()
        if reader.take("*"):
            return ("from", dotted, None)
        in_brackets = reader.take("(")
        entries = []
        while True:
            name = reader.name()
            entries.append((name, reader.name() if _take_word(reader, "as") else name))
            if not reader.take(",") or reader.peek(")"):
                break
        if in_brackets:
            reader.expect(")")
        return ("from", dotted, entries)
    first = reader.row()
    kind, sign = reader.tokens[reader.at]
    if kind == "sign" and sign in _AUGMENTED:
        reader.at += 1
        return ("augment", sign[:-1], first, reader.row())
    if reader.take(":"):
        annotation = reader.expression()
        return ("annotate", first, annotation, reader.row() if reader.take("=") else None)
    if not reader.peek("="):
        return ("expression", first)
    targets = []
    while reader.take("="):
        targets.append(first)
        first = reader.row()
    return ("assign", targets, first)


def _dotted(reader):
    parts = [reader.name()]
    while reader.take("."):
        parts.append(reader.name())
    return ".".join(parts)


class _Scope(_Names):
    """Where a function's or class body's names are; names that belong further out are listed."""

    def __init__(self, inner, outer, module):
        super().__init__(inner, outer)
        self.module = module
        self.elsewhere = {}


def run(statements, globals, locals=None):
    module = _Scope(globals, None, None)
    module.module = module
    names = module if locals is None or locals is globals else _Scope(locals, module, module)
    _run(statements, names)


def _run(statements, names):
    for statement in statements:
        ended = _carry_out(statement, names)
        if ended is not None:
            return ended
    return None


def _home(names, name):
    home = names.elsewhere.get(name) if isinstance(names, _Scope) else None
    return (home or names).inner


def _store(target, value, names):
    kind = target[0]
    if kind == "name":
        _home(names, target[1])[target[1]] = value
    elif kind == "member":
        setattr(evaluate(target[1], names), target[2], value)
    elif kind == "index":
        evaluate(target[1], names)[evaluate(target[2], names)] = value
    elif kind in ("tuple", "list"):
        for part, each in zip(target[1], unpacked(target[1], value)):
            _store(part[1] if part[0] == "star" else part, each, names)
    else:
        _fail("cannot assign to expression")


def _carry_out(statement, names):
    kind = statement[0]
    if kind == "expression":
        evaluate(statement[1], names)
    elif kind == "assign":
        value = evaluate(statement[2], names)
        for target in statement[1]:
            _store(target, value, names)
    elif kind == "augment":
        value = evaluate(statement[2], names)
        more = evaluate(statement[3], names)
        _store(statement[2], _in_place(statement[1], value, more), names)
    elif kind == "annotate":
        if statement[1][0] == "name":
            found = names.inner.setdefault("__annotations__", {})
            found[statement[1][1]] = evaluate(statement[2], names)
        if statement[3] is not None:
            _store(statement[1], evaluate(statement[3], names), names)
    elif kind in ("break", "continue"):
        return statement
    elif kind == "return":
        return ("return", None if statement[1] is None else evaluate(statement[1], names))
    elif kind == "if":
        for condition, body in statement[1]:
            if evaluate(condition, names):
                return _run(body, names)
        return _run(statement[2], names)
    elif kind == "while":
        while evaluate(statement[2], names):
            ended = _run(statement[3], names)
            if ended is not None and ended[0] != "continue":
                return None if ended[0] == "break" else ended
        return _run(statement[4], names)
    elif kind == "for":
        for value in evaluate(statement[2], names):
            _store(statement[1], value, names)
            ended = _run(statement[3], names)
            if ended is not None and ended[0] != "continue":
                return None if ended[0] == "break" else ended
        return _run(statement[4], names)
    elif kind == "def":
        _store(("name", statement[1]), _made_function(statement, names), names)
    elif kind == "class":
        _store(("name", statement[1]), _made_class(statement, names), names)
    elif kind == "decorated":
        decorators = [evaluate(each, names) for each in statement[1]]
        inner = statement[2]
        value = _made_class(inner, names) if inner[0] == "class" else _made_function(inner, names)
        for decorator in reversed(decorators):
            value = decorator(value)
        _store(("name", inner[1]), value, names)
    elif kind == "try":
        return _try(statement, names)
    elif kind == "with":
        return _with(statement[1], statement[2], names)
    elif kind == "raise":
        if statement[1] is None:
            raise
        error = evaluate(statement[1], names)
        if statement[2] is None:
            raise error
        raise error from evaluate(statement[2], names)
    elif kind == "assert":
        if not evaluate(statement[1], names):
            if statement[2] is None:
                raise AssertionError
            raise AssertionError(evaluate(statement[2], names))
    elif kind == "del":
        for target in statement[1]:
            _delete(target, names)
    elif kind == "global":
        for name in statement[1]:
            names.elsewhere[name] = names.module
    elif kind == "nonlocal":
        for name in statement[1]:
            home = names.outer
            while home is not None and name not in home.inner:
                home = home.outer
            names.elsewhere[name] = home
    elif kind == "import":
        for dotted, alias in statement[1]:
            module = import_module(dotted.split(".")[0])
            if alias is not None:
                module = import_module(dotted)
            _store(("name", alias or dotted.split(".")[0]), module, names)
    elif kind == "from":
        module = import_module(statement[1])
        entries = statement[2]
        if entries is None:
            public = getattr(module, "__all__", None) or [name for name in dir(module) if name[0] != "_"]
            entries = [(name, name) for name in public]
        for name, alias in entries:
            try:
                value = getattr(module, name)
            except AttributeError:
                raise ImportError(f"cannot import name '{name}' from '{statement[1]}'") from None
            _store(("name", alias), value, names)
    return None


def _in_place(operator, value, more):
    if operator == "+":
        value += more
    elif operator == "-":
        value -= more
    elif operator == "*":
        value *= more
    elif operator == "|":
        value |= more
    elif operator == "&":
        value &= more
    elif operator == "^":
        value ^= more
    else:
        value = _binary(operator, value, more)
    return value


def _delete(target, names):
    kind = target[0]
    if kind == "name":
        home = _home(names, target[1])
        if target[1] not in home:
            raise NameError(f"name '{target[1]}' is not defined")
        del home[target[1]]
    elif kind == "member":
        delattr(evaluate(target[1], names), target[2])
    elif kind == "index":
        del evaluate(target[1], names)[evaluate(target[2], names)]
    else:
        for each in target[1]:
            _delete(each, names)


def _try(statement, names):
    _, body, handlers, otherwise, final = statement
    try:
        try:
            ended = _run(body, names)
        except BaseException as error:
            for kind, name, handler in handlers:
                if kind is None or isinstance(error, evaluate(kind, names)):
                    if name is not None:
                        _store(("name", name), error, names)
                    ended = _run(handler, names)
                    if name is not None:
                        _home(names, name).pop(name, None)
                    break
            else:
                raise
        else:
            if ended is None:
                ended = _run(otherwise, names)
    finally:
        last = _run(final, names)
        if last is not None:
            return last
    return ended


def _with(managers, body, names):
    if not managers:
        return _run(body, names)
    manager, target = managers[0]
    with evaluate(manager, names) as value:
        if target is not None:
            _store(target, value, names)
        return _with(managers[1:], body, names)


def _made_class(statement, names):
    _, name, bases, keywords, body = statement
    bases = tuple(evaluate(each, names) for each in bases)
    named = {key: evaluate(value, names) for key, value in keywords}
    metaclass = named.pop("metaclass", type(bases[0]) if bases else type)
    prepare = getattr(metaclass, "__prepare__", None)
    space = {} if prepare is None else prepare(name, bases, **named)
    space["__module__"] = names.module.inner.get("__name__", "builtins")
    space["__qualname__"] = name
    scope = _Scope(space, names, names.module)
    scope.made = []
    if body and body[0][0] == "expression" and body[0][1][0] == "constant" and isinstance(body[0][1][1], str):
        scope.inner["__doc__"] = body[0][1][1]
    _run(body, scope)
    made = metaclass(name, bases, scope.inner, **named)
    scope.made.append(made)
    return made


def _made_function(statement, names):
    _, name, parameters, body = statement
    defaults = _defaults(parameters, names)
    cls = getattr(names, "made", None)
    outer = names.outer if cls is not None else names

    def made(*values, **named):
        inner = bound(name, parameters, defaults, values, named)
        scope = _Scope(inner, outer, names.module)
        if cls is not None:
            inner["super"] = lambda *given: super(*given) if given else super(cls[0], values[0])
        ended = _run(body, scope)
        return None if ended is None else ended[1]

    made.__name__ = made.__qualname__ = name
    if body and body[0][0] == "expression" and body[0][1][0] == "constant" and isinstance(body[0][1][1], str):
        made.__doc__ = body[0][1][1]
    return made
