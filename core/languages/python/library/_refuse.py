"""What Python refuses in code given as text once it has been read: jumps that lead nowhere, what cannot be assigned to,
and what is given twice."""

from _evaluate import _fail

_FORMS = {
    "call": "function call",
    "binary": "expression",
    "unary": "expression",
    "and": "expression",
    "or": "expression",
    "not": "expression",
    "compare": "comparison",
    "choice": "conditional expression",
    "lambda": "lambda",
    "dict": "dict literal",
    "set": "set display",
    "format": "f-string expression",
    "bind": "named expression",
}
_HINT = " here. Maybe you meant '==' instead of '='?"


def check(statements, in_function=False, in_loop=False):
    for statement in statements:
        _check(statement, in_function, in_loop)


def _check(statement, in_function, in_loop):
    kind = statement[0]
    if kind == "break" and not in_loop:
        _fail("'break' outside loop")
    elif kind == "continue" and not in_loop:
        _fail("'continue' not properly in loop")
    elif kind == "return":
        if not in_function:
            _fail("'return' outside function")
        _expression(statement[1])
    elif kind == "nonlocal" and not in_function:
        _fail("nonlocal declaration not allowed at module level")
    elif kind == "expression":
        _expression(statement[1])
    elif kind == "assign":
        for target in statement[1]:
            _target(target, "assign to", _HINT if len(statement[1]) == 1 else "")
        _expression(statement[2])
    elif kind == "augment":
        form = _form(statement[2])
        if form or statement[2][0] in ("tuple", "list"):
            _fail(f"'{form or statement[2][0]}' is an illegal expression for augmented assignment")
        _expression(statement[3])
    elif kind == "annotate":
        if statement[1][0] in ("tuple", "list"):
            _fail(f"only single target (not {statement[1][0]}) can be annotated")
        if _form(statement[1]):
            _fail("illegal target for annotation")
    elif kind == "del":
        for target in statement[1]:
            _target(target, "delete", "")
    elif kind == "if":
        for condition, body in statement[1]:
            _expression(condition)
            check(body, in_function, in_loop)
        check(statement[2], in_function, in_loop)
    elif kind in ("while", "for"):
        if statement[1] is not None:
            _target(statement[1], "assign to", "")
        _expression(statement[2])
        check(statement[3], in_function, True)
        check(statement[4], in_function, in_loop)
    elif kind == "with":
        check(statement[2], in_function, in_loop)
    elif kind == "try":
        _try(statement, in_function, in_loop)
    elif kind == "def":
        _parameters(statement[2])
        check(statement[3], True, False)
    elif kind == "class":
        check(statement[4], False, False)
    elif kind == "decorated":
        _check(statement[2], in_function, in_loop)


def _try(statement, in_function, in_loop):
    _, body, handlers, otherwise, final = statement
    if not handlers and not final:
        _fail("expected 'except' or 'finally' block")
    check(body, in_function, in_loop)
    for place, (kind, _, handler) in enumerate(handlers):
        if kind is None and place + 1 < len(handlers):
            _fail("default 'except:' must be last")
        check(handler, in_function, in_loop)
    check(otherwise, in_function, in_loop)
    check(final, in_function, in_loop)


def _parameters(parameters):
    seen = set()
    for name, *_ in parameters:
        if name in seen:
            _fail(f"duplicate argument '{name}' in function definition")
        seen.add(name)


def _form(tree):
    """What a tree is that cannot be assigned to; empty where it can."""
    kind = tree[0]
    if kind == "constant":
        value = tree[1]
        if value is None or value is True or value is False:
            return str(value)
        return "ellipsis" if value is ... else "literal"
    if kind == "comprehension":
        return "generator expression" if tree[1] == "generator" else f"{tree[1]} comprehension"
    return _FORMS.get(kind, "")


def _target(tree, what, hint):
    kind = tree[0]
    if kind in ("tuple", "list"):
        stars = [item for item in tree[1] if item[0] == "star"]
        if what == "assign to" and len(stars) > 1:
            _fail("multiple starred expressions in assignment")
        for item in tree[1]:
            _target(item[1] if item[0] == "star" and what == "assign to" else item, what, "")
        return
    if kind == "star":
        if what == "delete":
            _fail("cannot delete starred")
        _fail("starred assignment target must be in a list or tuple")
    form = _form(tree)
    if form:
        has_hint = form not in ("None", "True", "False", "comparison", "lambda", "generator expression")
        _fail(f"cannot {what} {form}{hint if has_hint else ''}")


def _expression(tree):
    """Arguments that are given twice, wherever they stand."""
    waiting = [tree]
    while waiting:
        part = waiting.pop()
        if isinstance(part, list):
            waiting += part
        elif isinstance(part, tuple) and part:
            if part[0] == "call" and len(part) == 4:
                names = [name for name, _ in part[3] if name is not None]
                for place, name in enumerate(names):
                    if name in names[:place]:
                        _fail(f"keyword argument repeated: {name}")
                waiting += [value for _, value in part[3]] + [part[1]] + part[2]
            elif part[0] == "lambda":
                _parameters(part[1])
                waiting.append(part[2])
            elif part[0] != "constant":
                waiting += part[1:]
