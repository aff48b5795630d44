//! Python.

/// One source for every kind of node that is lowered.
pub const LOWERED: &[(&str, &str)] = &[
    ("assert_statement", "assert a, b"),
    ("assignment", "a = b\nc: int = d\ne: int"),
    ("attribute", "a.b\ntype(a).b = c\ntype(a).b.c[d] = e"),
    (
        "augmented_assignment",
        "a += 1\na.b -= 1\na[0] //= 1\na @= b\na **= 2\na >>= 1\na <<= 1\na &= 1\na ^= 1\na |= 1",
    ),
    ("await", "async def f():\n    await a"),
    (
        "binary_operator",
        "a + b - c * d / e // f % g ** h @ i | j & k ^ l << m >> n",
    ),
    ("boolean_operator", "a = b and c or d"),
    ("break_statement", "while a:\n    break"),
    ("call", "a(b, *c, d=e, **f)\na.b(c)\na()()"),
    ("case_clause", "match a:\n    case b if c: pass"),
    (
        "class_definition",
        "class A: pass\nclass B(A, c.D, f(), metaclass=M, **k): pass",
    ),
    (
        "class_pattern",
        "match a:\n    case B(c, d=1): pass\n    case b.C(): pass",
    ),
    (
        "comparison_operator",
        "a < b <= c > d >= e == f != g is h is not i in j not in k",
    ),
    ("complex_pattern", "match a:\n    case 1+2j | -1-2j: pass"),
    ("concatenated_string", "a = 'b' \"c\" '''d'''"),
    ("conditional_expression", "a = b if c else d"),
    ("continue_statement", "for a in b:\n    continue"),
    (
        "decorated_definition",
        "@a\n@b.c(d)\ndef e(): pass\n@f\nclass G: pass",
    ),
    ("decorator", "@a\ndef b(): pass"),
    ("default_parameter", "def a(b=c, *, d=e): pass"),
    ("delete_statement", "del a, b.c, d[0], (e, [f])"),
    (
        "dict_pattern",
        "match a:\n    case {'b': c, 1: _, d.e: f, -1: g, **h}: pass\n    case {}: pass",
    ),
    ("dictionary", "a = {b: c, **d}"),
    ("dictionary_comprehension", "a = {b: c for b, c in d}"),
    ("dictionary_splat", "a = {**b}"),
    ("dictionary_splat_pattern", "def a(**b): pass"),
    ("elif_clause", "if a: pass\nelif b: pass"),
    ("ellipsis", "a = ..."),
    (
        "else_clause",
        "if a: pass\nelse: pass\nfor b in c: pass\nelse: pass\nwhile d: pass\nelse: pass\ntry: pass\nexcept e: pass\nelse: pass",
    ),
    (
        "except_clause",
        "try: pass\nexcept a: pass\nexcept (b, c) as d: pass\nexcept: pass\ntry: pass\nexcept* e as f: pass",
    ),
    ("expression_list", "a = b, c\ndef d(): return e, *f"),
    ("false", "a = False"),
    ("finally_clause", "try: pass\nfinally: pass"),
    ("float", "a = 1.5e-3"),
    ("for_in_clause", "a = [b for b in c for d in b if d if c]"),
    (
        "for_statement",
        "for a, (b, *c) in d: pass\nasync def e():\n    async for f in g: pass",
    ),
    ("format_expression", "a = f'{b:{c}.{d}f}'"),
    ("format_specifier", "a = f'{b:>10}'"),
    ("function_definition", "def a(): pass\nasync def b(): pass"),
    (
        "future_import_statement",
        "from __future__ import annotations",
    ),
    (
        "generator_expression",
        "a = (b for b in c)\nd(b for b in c)",
    ),
    (
        "generic_type",
        "a: b[c, d] = e\ndef f(g: h[i]) -> j[k]: pass",
    ),
    ("identifier", "a"),
    ("if_clause", "a = [b for b in c if b]"),
    ("if_statement", "if a: pass"),
    (
        "import_from_statement",
        "from a.b import c as d, e\nfrom . import f\nfrom ..g import (h, i)",
    ),
    ("import_statement", "import a, b.c, d.e as f"),
    (
        "integer",
        "a = 1_000, 0xFF, 0o17, 0b11, 12345678901234567890, 2j",
    ),
    ("interpolation", "a = f'{b}{c!r}{d=}{e!s:>3}{f[\"g\"]}'"),
    ("keyword_argument", "a(b=c)"),
    (
        "keyword_pattern",
        "match a:\n    case B(c=1, d=E() as f): pass",
    ),
    ("lambda", "a = lambda b, *c, d=1, **e: b"),
    ("list", "a = [b, *c, *d()]"),
    (
        "list_comprehension",
        "a = [b for b in c]\nasync def d(): return [e async for e in f]",
    ),
    (
        "list_pattern",
        "[a, b] = c\nmatch a:\n    case [b, *c]: pass",
    ),
    ("list_splat", "a(*b, *c.d(), *e or f)"),
    ("list_splat_pattern", "def a(*b): pass\nc, *d = e"),
    (
        "match_statement",
        "match a, b:\n    case c, d: pass\nmatch e,:\n    case (f,): pass",
    ),
    ("member_type", "a: b[c].d = e"),
    ("module", ""),
    (
        "named_expression",
        "if (a := b): pass\nc = [(d := e) for e in f]",
    ),
    ("none", "a = None"),
    ("not_operator", "a = not b"),
    ("pattern_list", "a, b = c"),
    ("raise_statement", "raise a\nraise a from b\nraise"),
    ("relative_import", "from .a import b"),
    ("return_statement", "def a(): return\ndef b(): return c"),
    ("set", "a = {b, *c}"),
    ("set_comprehension", "a = {b for b in c}"),
    (
        "slice",
        "a[b:c:d], a[:], a[::e], a[1:2, ...]\na[b:] = c\ndel a[:d]",
    ),
    (
        "splat_pattern",
        "match a:\n    case [*_]: pass\n    case (b, *c): pass",
    ),
    (
        "string",
        "a = 'b', r'\\c', b'd', rb'\\e', u'f', '''g''', '\\x41\\u0041\\101'",
    ),
    ("subscript", "a[b], a[b, c], a[*d]"),
    ("true", "a = True"),
    ("try_statement", "try: pass\nexcept: pass"),
    ("tuple", "a = (), (b,), (c, *d)"),
    ("tuple_pattern", "(a, b), c = d\n(e) = f"),
    ("typed_default_parameter", "def a(b: c = d): pass"),
    ("typed_parameter", "def a(b: c, *d: e, **f: g): pass"),
    ("unary_operator", "a = -b, +c, ~d, -1"),
    (
        "union_pattern",
        "match a:\n    case 1 | -2 | 'b' | None | c.d: pass\n    case [e] | (e, _): pass",
    ),
    ("union_type", "a: b[c] | d = e"),
    ("while_statement", "while a: pass\nwhile True: break"),
    ("wildcard_import", "from a import *"),
    (
        "with_item",
        "with a as b, c as (d, e), f: pass\nwith (a as b, c): pass\nwith (\n    a as b\n): pass\nwith a if b else c as d: pass",
    ),
    (
        "with_statement",
        "with a: pass\nasync def b():\n    async with c as d: pass",
    ),
    (
        "yield",
        "def a():\n    yield\n    b = yield c\n    yield from d\n    (yield e, f)",
    ),
];

/// What says that it is not lowered: the kind that is reported, and a source.
pub const UNSUPPORTED: &[(&str, &str)] = &[
    ("print_statement", "print 'a'"),
    ("exec_statement", "exec 'a'"),
    ("type_alias_statement", "type A = int"),
    ("type_parameter", "def f[T](x): pass"),
    ("type_parameter", "class C[T]: pass"),
    ("list_splat", "class C(*a): pass"),
    ("lone surrogate", "a = '\\ud800'"),
];
