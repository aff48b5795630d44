//! What is wrong with a source: each finding with its place, and the rest still lowered.

use crate::lower_checked;
use ir::{Code, Op};

/// The findings of a source, as `line:column message`.
fn findings(source: &str) -> Vec<String> {
    let (_, lowered) = lower_checked(source);
    let text = |finding: &ir::Diagnostic| format!("{} {}", finding.span.start, finding.message());
    lowered.diagnostics.iter().map(text).collect()
}

#[test]
fn what_the_compiler_refuses_is_said_in_its_words() {
    for (source, expected) in [
        ("return 1", "1:0 'return' outside function"),
        ("class C:\n    return 1", "2:4 'return' outside function"),
        ("break", "1:0 'break' outside loop"),
        (
            "def f():\n    continue",
            "2:4 'continue' not properly in loop",
        ),
        (
            "for x in y:\n    def f(): break",
            "2:13 'break' outside loop",
        ),
        ("yield 1", "1:0 'yield' outside function"),
        (
            "def f():\n    await x",
            "2:4 'await' outside async function",
        ),
        (
            "def f():\n    async with x: pass",
            "2:4 'async with' outside async function",
        ),
        (
            "def f():\n    async for x in y: pass",
            "2:4 'async for' outside async function",
        ),
        (
            "def f(): return [x async for x in y]",
            "1:16 asynchronous comprehension outside of an asynchronous function",
        ),
        (
            "async def f():\n    yield from x",
            "2:4 'yield from' inside async function",
        ),
        (
            "def f(a, a): pass",
            "1:9 duplicate argument 'a' in function definition",
        ),
        (
            "def f(a=1, b): pass",
            "1:11 non-default argument follows default argument",
        ),
        ("if x:\n    y = 1\n      z = 2", "3:5 unexpected indent"),
        (
            "if x:\n    y = 1\n  z = 2",
            "3:7 unindent does not match any outer indentation level",
        ),
        (
            "if x:\ny = 1",
            "2:0 expected an indented block after 'if' statement on line 1",
        ),
        (
            "try:\n    x\nexcept A, e:\n    y",
            "3:0 multiple exception types must be parenthesized",
        ),
        (
            "nonlocal x",
            "1:0 nonlocal declaration not allowed at module level",
        ),
        (
            "def f():\n    nonlocal x",
            "2:4 no binding for nonlocal 'x' found",
        ),
        (
            "def f(x):\n    global x",
            "2:4 name 'x' is parameter and global",
        ),
        (
            "def f():\n    x = 1\n    global x",
            "3:4 name 'x' is assigned to before global declaration",
        ),
        (
            "def f():\n    print(x)\n    global x",
            "3:4 name 'x' is used prior to global declaration",
        ),
        (
            "f(a=1, 2)",
            "1:7 positional argument follows keyword argument",
        ),
        (
            "f(**a, 2)",
            "1:7 positional argument follows keyword argument unpacking",
        ),
        (
            "f(**a, *b)",
            "1:7 iterable argument unpacking follows keyword argument unpacking",
        ),
        ("f(a=1, a=2)", "1:7 keyword argument repeated: a"),
        (
            "*a, *b = c",
            "1:0 multiple starred expressions in assignment",
        ),
        (
            "*a = b",
            "1:0 starred assignment target must be in a list or tuple",
        ),
        ("with a as f(): pass", "1:10 cannot assign to function call"),
        ("del f()", "1:4 cannot delete function call"),
        (
            "try: pass\nexcept: pass\nexcept A: pass",
            "2:0 default 'except:' must be last",
        ),
        (
            "a = 012",
            "1:4 leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers",
        ),
        (
            "a = b'é'",
            "1:4 bytes can only contain ASCII literal characters",
        ),
        ("a = 'b' b'c'", "1:4 cannot mix bytes and nonbytes literals"),
        (
            "print 'a'",
            "1:0 Missing parentheses in call to 'print'. Did you mean print(...)?",
        ),
        (
            "def f():\n    from a import *",
            "2:4 import * only allowed at module level",
        ),
        (
            "match a:\n    case [*b, *c]: pass",
            "2:9 multiple starred names in sequence pattern",
        ),
        (
            "match a:\n    case [b] | c.d: pass",
            "2:9 alternative patterns bind different names",
        ),
        (
            "match a:\n    case [b, b]: pass",
            "2:13 multiple assignments to name 'b' in pattern",
        ),
        (
            "from __future__ import braces",
            "1:0 future feature braces is not defined",
        ),
    ] {
        assert_eq!(findings(&format!("{source}\n")), [expected], "{source}");
    }
}

#[test]
fn a_character_that_no_program_has_is_named() {
    let said = (reddragon_python::FRONTEND.explain)("x = “hi”\n", &[0]);
    let said = said[0].as_ref();
    let said = said.map(|(place, text)| (place.start, text.as_str()));
    assert_eq!(said, Some((4, "invalid character '“' (U+201C)")));
}

#[test]
fn what_the_grammar_takes_or_skips_is_refused_all_the_same() {
    for (source, expected) in [
        ("x := 1", "1:2 invalid syntax"),
        (
            "lambda: x := 1",
            "1:0 cannot use assignment expressions with lambda",
        ),
        ("try: pass", "1:9 expected 'except' or 'finally' block"),
        ("def f(*): pass", "1:6 named arguments must follow bare *"),
        ("def f(a, /, b, /): pass", "1:15 / may appear only once"),
        (
            "def f(**k, a): pass",
            "1:11 arguments cannot follow var-keyword argument",
        ),
        ("raise A, 1", "1:7 invalid syntax"),
        ("import a,", "1:8 invalid syntax"),
        ("x <> y", "1:2 invalid syntax"),
        (
            "[i := 0 for i in x]",
            "1:1 assignment expression cannot rebind comprehension iteration variable 'i'",
        ),
        (
            "match a:\n    case b: pass\n    case c: pass",
            "2:9 name capture 'b' makes remaining patterns unreachable",
        ),
        (
            "x = 1\nfrom __future__ import annotations",
            "2:0 from __future__ imports must occur at the beginning of the file",
        ),
        (
            "if 1:\n\ta\n        b",
            "3:9 inconsistent use of tabs and spaces in indentation",
        ),
        (
            "async for x in y: pass",
            "1:0 'async for' outside async function",
        ),
        ("await x", "1:0 'await' outside function"),
        (
            "a = '\\x1'",
            "1:4 (unicode error) 'unicodeescape' codec can't decode bytes in position 0-2: truncated \\xXX escape",
        ),
    ] {
        assert_eq!(findings(&format!("{source}\n")), [expected], "{source}");
    }
}

#[test]
fn text_that_fits_no_rule_gives_one_finding_and_leaves_the_rest() {
    let source = "a = 1\nb = )\nc = 3\n";
    let (program, lowered) = lower_checked(source);
    let codes: Vec<_> = lowered
        .diagnostics
        .iter()
        .map(|finding| finding.code)
        .collect();
    assert_eq!(codes, [Code::SyntaxError]);
    assert_eq!(lowered.diagnostics[0].span.start.line, 2);
    let declared: Vec<&str> = program.modules[0]
        .insts
        .iter()
        .filter_map(|inst| match inst.op {
            Op::DeclVar { name, .. } => Some(program.names.text(name)),
            _ => None,
        })
        .collect();
    assert!(
        declared.contains(&"a") && declared.contains(&"c"),
        "{declared:?}"
    );
}

#[test]
fn what_is_missing_is_named() {
    let (_, lowered) = lower_checked("x = a[]\n");
    let findings: Vec<_> = lowered
        .diagnostics
        .iter()
        .map(|finding| (finding.code, finding.subject.as_str()))
        .collect();
    assert_eq!(findings, [(Code::MissingSyntax, "identifier")]);
    assert_eq!(lowered.unsupported.len(), 1);
}

#[test]
fn repeated_declarations_are_not_refused() {
    let source = "def f():\n    import os.path as a\n    def g():\n        global a, b\n        global b, path\n";
    assert_eq!(findings(source), [""; 0]);
    let source = "class C:\n    def f(self):\n        nonlocal __class__\n        self.x = 1\n";
    assert_eq!(findings(source), [""; 0]);
}

#[test]
fn a_finding_in_a_copied_body_is_reported_once() {
    let source = "def f():\n    try:\n        return a\n    finally:\n        await b\n";
    assert_eq!(findings(source), ["5:8 'await' outside async function"]);
}

#[test]
fn imports_are_listed_once() {
    let (_, lowered) = lower_checked(
        "import a.b\nimport a\nfrom c import d\nfrom collections import abc\nfrom . import e\n",
    );
    assert_eq!(
        lowered.imports,
        ["a.b", "a", "c", "collections", "collections.abc", "."]
    );
}
