//! Broken source is reported, each error with its place, and what is sound of it runs.

use reddragon_tests::{compile, python};
use session::Session;
use session::vm::{Settings, Stream};
use std::rc::Rc;

/// The findings about a source before it runs, as `line:column code subject` with columns from 0; then what it
/// printed.
fn report(source: &str) -> (Vec<String>, String) {
    let mut session = python(source, false);
    session.advance(1_000_000);
    assert!(session.machine().state.ending.is_some(), "the run ends");
    let findings = session
        .compiled()
        .diagnostics
        .iter()
        .map(|finding| {
            format!(
                "{} {} {}",
                finding.span.start,
                finding.code.name(),
                finding.subject
            )
        })
        .collect();
    (findings, session.machine().written(Stream::Out))
}

#[test]
fn a_function_that_does_not_parse_leaves_the_others() {
    let source = "\
def area(w, h):
    return w * h

def broken(w):
    return w +

def perimeter(w, h):
    return 2 * (w + h)

print(area(2, 3), perimeter(2, 3))
";
    let (findings, output) = report(source);
    assert_eq!(findings, ["5:14 invalid_program invalid syntax"]);
    assert_eq!(output, "6 10\n");
}

#[test]
fn a_statement_that_does_not_parse_leaves_those_around_it() {
    let source = "\
print(\"first\")
x = = 2
print(\"second\")
y = 7 7
print(\"third\", y)
";
    let (findings, output) = report(source);
    assert_eq!(
        findings,
        [
            "2:4 invalid_program invalid syntax",
            "4:6 invalid_program invalid syntax"
        ]
    );
    assert_eq!(output, "first\nsecond\nthird 7\n");
}

#[test]
fn what_is_missing_is_named() {
    let source = "\
a = [1, 2]
b = a[]
print(\"end\", a)
";
    let (findings, output) = report(source);
    assert_eq!(findings, ["2:6 invalid_program invalid syntax"]);
    assert_eq!(output, "end [1, 2]\n");
}

#[test]
fn what_the_compiler_refuses_does_not_stop_the_rest() {
    let source = "\
print(\"a\")
return 5
break
def g():
    nonlocal z
    return 1
print(\"b\", g())
";
    let (findings, output) = report(source);
    assert_eq!(
        findings,
        [
            "2:0 invalid_program 'return' outside function",
            "3:0 invalid_program 'break' outside loop",
            "5:4 invalid_program no binding for nonlocal 'z' found",
        ]
    );
    assert_eq!(output, "a\nb 1\n");
}

#[test]
fn a_method_that_does_not_parse_leaves_its_class() {
    let source = "\
class Account:
    def __init__(self, owner):
        self.owner = owner
        self.balance = 0

    def deposit(self, amount):
        self.balance += amount )

    def __str__(self):
        return f\"{self.owner}: {self.balance}\"

account = Account(\"Ann\")
account.deposit(5)
print(account)
";
    let (findings, output) = report(source);
    assert_eq!(findings, ["7:31 invalid_program unmatched ')'"]);
    assert_eq!(output, "Ann: 0\n");
}

#[test]
fn findings_count_characters_not_bytes() {
    let (findings, _) = report("é = \"🐍🐍\"; ñ = = 1\n");
    assert_eq!(findings, ["1:14 invalid_program invalid syntax"]);
}

#[test]
fn an_empty_source_and_one_without_a_newline_run() {
    for source in ["", "\n", "# only a comment", "\u{feff}", "   ", "\t\n  # x"] {
        assert_eq!(report(source), (Vec::new(), String::new()), "{source:?}");
    }
    assert_eq!(report("print(1)"), (Vec::new(), "1\n".to_owned()));
    assert_eq!(
        report("print(1)\r\nif 1:\r\n    print(2)\r\n"),
        (Vec::new(), "1\n2\n".to_owned())
    );
}

#[test]
fn what_follows_a_head_without_its_colon_runs() {
    let source = "\
total = 0
for n in [1, 2, 3]
    total += n
print(\"total\", total)

class Greeter:
    def __init__(self, name):
        self.name = name
    def hello(self)
        return \"hello \" + self.name
    def bye(self):
        return \"bye \" + self.name

print(Greeter(\"Ann\").bye())
";
    let (findings, output) = report(source);
    assert_eq!(
        findings,
        [
            "2:18 invalid_program expected ':'",
            "9:19 invalid_program expected ':'"
        ]
    );
    assert_eq!(output, "total 0\nbye Ann\n");
}

#[test]
fn what_follows_an_open_bracket_runs() {
    let source = "\
print(\"a\")
print(\"b\"
print(\"c\")
values = [1, 2
def f(x, y:
    return x
def g(x):
    return {\"x\": x
print(\"d\", g(1))
";
    let (findings, output) = report(source);
    assert_eq!(
        findings,
        [
            "2:5 invalid_program '(' was never closed",
            "4:9 invalid_program '[' was never closed",
            "5:5 invalid_program '(' was never closed",
            "8:11 invalid_program '{' was never closed",
        ]
    );
    assert_eq!(output, "a\nc\nd None\n");
}

/// Damaged sources, with what CPython says of each statement at fault, taken by itself, and what the rest prints.
/// Columns are from 0 here; CPython counts them from 1.
const DAMAGED: &[(&str, &[&str], &str)] = &[
    (
        "a = 1\nx = 5 +\ny = 6\nprint(a, y)\n",
        &["2:7 invalid syntax"],
        "1 6\n",
    ),
    ("import\nb = 2\nprint(b)\n", &["1:6 invalid syntax"], "2\n"),
    (
        "from math import\nc = 3\nprint(c)\n",
        &["1:16 invalid syntax"],
        "3\n",
    ),
    (
        "d = (1 + 2\ne = 4\nprint(e)\n",
        &["1:4 '(' was never closed"],
        "4\n",
    ),
    (
        "s = \"unclosed\nprint(\"next\")\n",
        &["1:4 unterminated string literal (detected at line 1)"],
        "next\n",
    ),
    (
        "x = '''never closed\nprint(\"inside\")\n",
        &["1:4 unterminated triple-quoted string literal (detected at line 2)"],
        "inside\n",
    ),
    (
        "for i in range(3):\nprint(i)\nprint(\"end\")\n",
        &["2:0 expected an indented block after 'for' statement on line 1"],
        "2\nend\n",
    ),
    (
        "class A:\n    def m(self):\n        return 1\n  def n(self):\n        return 2\nprint(\"end\")\n",
        &["4:14 unindent does not match any outer indentation level"],
        "end\n",
    ),
    (
        "print \"hello\"\nprint(\"ok\")\n",
        &["1:0 Missing parentheses in call to 'print'. Did you mean print(...)?"],
        "ok\n",
    ),
    (
        "x = 1\nif x = 1:\n    pass\nprint(\"done\")\n",
        &["2:3 invalid syntax. Maybe you meant '==' or ':=' instead of '='?"],
        "done\n",
    ),
    (
        "def f():\n    return 1\n    }\nprint(f())\n",
        &["3:4 unmatched '}'"],
        "1\n",
    ),
    (
        "x = [1, 2)\nprint(\"here\")\n",
        &["1:9 closing parenthesis ')' does not match opening parenthesis '['"],
        "here\n",
    ),
    (
        "1 = 2\nlen(\"\") = 3\nNone = 4\nprint(\"end\")\n",
        &[
            "1:0 cannot assign to literal here. Maybe you meant '==' instead of '='?",
            "2:0 cannot assign to function call here. Maybe you meant '==' instead of '='?",
            "3:0 cannot assign to None",
        ],
        "end\n",
    ),
    (
        "x = 3\nif x > 3\n    y = 1\nelif x\n    y = 2\nelse\n    y = 3\nprint(\"after\")\n",
        &["2:8 expected ':'", "4:6 expected ':'", "6:4 expected ':'"],
        "after\n",
    ),
    (
        "print(f\"{1\")\nx = 1__0\ny = 5a\nz = [1 2]\nprint(\"ok\")\n",
        &[
            "1:11 f-string: expecting '}'",
            "2:5 invalid decimal literal",
            "3:4 invalid decimal literal",
            "4:5 invalid syntax. Perhaps you forgot a comma?",
        ],
        "ok\n",
    ),
];

#[test]
fn what_python_says_is_said_and_the_rest_runs() {
    for (source, expected, printed) in DAMAGED {
        let (findings, output) = report(source);
        let is_refusal = |finding: &&String| finding.contains(" invalid_program ");
        let words = findings.iter().filter(is_refusal);
        let words: Vec<String> = words
            .map(|finding| finding.replace("invalid_program ", ""))
            .collect();
        assert_eq!(words, *expected, "{source}");
        assert!(
            findings
                .iter()
                .all(|finding| !finding.contains(" syntax_error ")),
            "{source}: {findings:?}"
        );
        assert!(output.ends_with(printed), "{source}: {output}");
    }
}

#[test]
fn an_argument_that_a_function_of_the_library_lacks_is_unknown() {
    let source = "\
#include <string.h>
#include <stdio.h>
int main(void) {
    char to[4] = \"xyz\", from[4] = \"abc\";
    memcpy(to, from);
    puts(\"end\");
    return 0;
}
";
    let compiled = compile("c", "few.c", source).unwrap();
    let findings: Vec<String> = compiled
        .diagnostics
        .iter()
        .map(|finding| finding.message())
        .collect();
    assert_eq!(findings, ["too few arguments to function 'memcpy'"]);
    let mut session = Session::new(Rc::new(compiled), Settings::default());
    session.advance(1_000_000);
    assert_eq!(session.machine().written(Stream::Out), "end\n");
}
