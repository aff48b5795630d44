//! Broken source is reported, each error with its place, and what is sound of it runs.

use reddragon_tests::{compile, parse, python};
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
    assert_eq!(output, "total 6\nbye Ann\n");
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
    assert_eq!(output, "a\nb\nc\nd {'x': 1}\n");
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

/// A program whose middle function has something missing, and the statement that this costs.
struct Missing {
    language: &'static str,
    /// The sound program.
    source: &'static str,
    /// What it prints.
    prints: &'static str,
    /// A text that stands in it once, what is there instead, and what is printed less.
    damages: &'static [(&'static str, &'static str, &'static str)],
}

const MISSING: &[Missing] = &[
    Missing {
        language: "python",
        source: "\
def first(a):
    return a + 1

def second(a):
    total = 0
    for n in [1, 2]:
        total += n
    print(\"total\", total)
    print(\"in second\")
    return total

def third(a):
    return a * 3

print(first(1))
print(second(2))
print(third(3))
",
        prints: "2\ntotal 3\nin second\n3\n9\n",
        damages: &[
            ("[1, 2]:", "[1, 2]", ""),
            ("def second(a):", "def second(a)", ""),
            ("def second(a):", "def second(a:", ""),
            ("\"total\", total)", "\"total\", total", ""),
            ("[1, 2]:", "[1, 2:", ""),
            ("\"total\", total)", "\"total, total)", "total 3\n"),
        ],
    },
    Missing {
        language: "java",
        source: "\
public class Main {
    static int first(int a) {
        return a + 1;
    }

    static int second(int a) {
        int total = 0;
        for (int n = 1; n < 3; n++) {
            total += n;
        }
        System.out.println(\"total\");
        System.out.println(\"in second\");
        return total;
    }

    static int third(int a) {
        return a * 3;
    }

    public static void main(String[] args) {
        System.out.println(first(1));
        System.out.println(second(2));
        System.out.println(third(3));
    }
}
",
        prints: "2\ntotal\nin second\n3\n9\n",
        damages: &[
            ("(\"total\");", "(\"total\";", ""),
            ("(\"total\");", "(\"total\")", ""),
            ("(\"total\");", "(\"total);", "total\n"),
            ("n++) {", "n++)", ""),
            ("n++) {", "n++ {", ""),
            ("+= n;\n        }\n", "+= n;\n", ""),
            ("return total;\n    }\n", "return total;\n", ""),
        ],
    },
    Missing {
        language: "c",
        source: "\
#include <stdio.h>

int first(int a) {
    return a + 1;
}

int second(int a) {
    int total = 0;
    for (int n = 1; n < 3; n++) {
        total += n;
    }
    printf(\"total\\n\");
    printf(\"in second\\n\");
    return total;
}

int third(int a) {
    return a * 3;
}

int main(void) {
    printf(\"%d\\n\", first(1));
    printf(\"%d\\n\", second(2));
    printf(\"%d\\n\", third(3));
    return 0;
}
",
        prints: "2\ntotal\nin second\n3\n9\n",
        damages: &[
            ("(\"total\\n\");", "(\"total\\n\";", ""),
            ("(\"total\\n\");", "(\"total\\n\")", ""),
            ("(\"total\\n\");", "(\"total\\n);", "total\n"),
            ("n++) {", "n++)", ""),
            ("n++) {", "n++ {", ""),
            ("+= n;\n    }\n", "+= n;\n", ""),
            ("return total;\n}\n", "return total;\n", ""),
        ],
    },
];

#[test]
fn what_is_missing_costs_a_statement_at_most_and_is_reported_once() {
    for program in MISSING {
        for &(sound, broken, lost) in program.damages {
            assert_eq!(program.source.matches(sound).count(), 1, "{sound}");
            let source = program.source.replace(sound, broken);
            let compiled = compile(program.language, "Main", &source).unwrap();
            let findings: Vec<String> = compiled
                .diagnostics
                .iter()
                .map(|finding| format!("{} {}", finding.span.start, finding.message()))
                .collect();
            let mut session = Session::new(Rc::new(compiled), Settings::default());
            session.advance(1_000_000);
            let printed = session.machine().written(Stream::Out);
            assert_eq!(printed, program.prints.replace(lost, ""), "{source}");
            assert_eq!(findings.len(), 1, "{source}: {findings:?}");
        }
    }
}

/// Recovery where words close blocks: the tree has every function and statement.
#[test]
fn a_missing_end_costs_no_function() {
    let source = "\
local function first(a)
  return a + 1
end
local function second(a)
  local total = 0
  for n = 1, 2 do
    total = total + n
  end
  print(\"total\", total)
  print(\"in second\")
  return total
end
local function third(a)
  return a * 3
end
print(first(1), second(2), third(3))
";
    // What stands in it once, what is there instead, and how many statements that costs.
    let damages = [
        ("1, 2 do", "1, 2", 0),
        ("total + n\n  end", "total + n", 0),
        ("return total\nend", "return total", 0),
        ("\"total\", total)", "\"total\", total", 0),
        ("\"total\", total)", "\"total, total)", 1),
    ];
    let outline = |source: &str| {
        let tree = parse("lua", source).unwrap();
        let frontend = registry::frontend("lua").unwrap();
        let recovered = session::translate::recover(&mut parse, frontend, source, &tree).unwrap();
        let (tree, repairs) = match &recovered {
            Some(recovered) => (
                &recovered.tree,
                recovered.taken.len() + recovered.inserted.len(),
            ),
            None => (&tree, 0),
        };
        let top = tree.root().named_children();
        let top: Vec<String> = top.map(|node| node.kind().to_owned()).collect();
        let nodes = tree.root().descendants();
        let statements = nodes.filter(|node| {
            [
                "function_call",
                "function_declaration",
                "for_statement",
                "assignment_statement",
            ]
            .contains(&node.kind())
        });
        (
            top,
            statements.count(),
            repairs,
            tree.syntax_errors().count(),
        )
    };
    let (top, statements, repairs, errors) = outline(source);
    assert_eq!((top.len(), repairs, errors), (4, 0, 0));
    for (sound, broken, lost) in damages {
        assert_eq!(source.matches(sound).count(), 1, "{sound}");
        let found = outline(&source.replace(sound, broken));
        assert_eq!(found, (top.clone(), statements - lost, 1, 0), "{broken}");
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
