//! Broken source is reported, each error with its place, and what is sound of it runs.

use reddragon_tests::python;
use session::vm::Stream;

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
    assert_eq!(findings, ["5:4 syntax_error return w +"]);
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
    assert_eq!(findings, ["2:4 syntax_error =", "4:4 syntax_error 7"]);
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
    assert_eq!(findings, ["2:6 missing_syntax identifier"]);
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
    assert_eq!(findings, ["7:8 syntax_error self.balance += amount )"]);
    assert_eq!(output, "Ann: 0\n");
}

#[test]
fn findings_count_characters_not_bytes() {
    let (findings, _) = report("é = \"🐍🐍\"; ñ = = 1\n");
    assert_eq!(findings, ["1:14 syntax_error ="]);
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
            "2:0 syntax_error for n in [1, 2, 3]",
            "9:4 syntax_error def hello(self)"
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
            "2:0 syntax_error print(\"b\"",
            "4:0 syntax_error values = [1, 2",
            "5:0 syntax_error def f(x, y:",
            "8:4 syntax_error return {\"x\": x",
        ]
    );
    assert_eq!(output, "a\nc\nd None\n");
}
