//! Mistakes in programs that stand on one line: a mistake costs a statement, whatever shares the line with it. Each of some common
//! mistakes alone, and each two of them together.

use reddragon_tests::compile;
use session::Session;
use session::ir::Severity;
use session::vm::{Settings, Stream};
use std::rc::Rc;

/// A language, what stands in front of statements on one line, what stands behind them and prints `end`, and statements with a mistake.
struct Line {
    language: &'static str,
    begins: &'static str,
    ends: &'static str,
    mistakes: &'static [&'static str],
}

impl Line {
    /// The errors that are told of some statements, and what the program prints with them.
    fn run(&self, statements: &[&str]) -> (usize, String) {
        let source = format!("{}{}{}", self.begins, statements.join(" "), self.ends);
        let compiled = compile(self.language, "Main", &source).expect("it compiles");
        let findings = compiled.diagnostics.iter();
        let errors = findings.filter(|finding| finding.severity == Severity::Error);
        let errors = errors.count();
        let mut session = Session::new(Rc::new(compiled), Settings::default());
        session.advance(1_000_000);
        (errors, session.machine().written(Stream::Out))
    }
}

#[track_caller]
fn check(line: &Line) {
    let mistakes = line.mistakes;
    let (errors, printed) = line.run(&[]);
    assert!(errors == 0 && printed.ends_with("end\n"), "{printed:?}");
    let alone = mistakes.iter().map(|mistake| vec![*mistake]);
    let pairs = mistakes.iter().enumerate().flat_map(|(at, first)| {
        let rest = mistakes[at + 1..].iter();
        rest.map(|second| vec![*first, *second])
    });
    let lost: Vec<_> = alone
        .chain(pairs)
        .filter(|statements| {
            let (errors, printed) = line.run(statements);
            errors == 0 || !printed.ends_with("end\n")
        })
        .collect();
    assert!(lost.is_empty(), "{} are lost: {lost:#?}", line.language);
}

#[test]
fn a_mistake_costs_a_statement_in_java() {
    check(&JAVA);
}

const JAVA: Line = Line {
    language: "java",
    begins: "class A { static void p(Object o) { System.out.println(o); } public static void main(String[] a) { ",
    ends: " p(\"end\"); } }\n",
    mistakes: &[
        "char c1 = '';",
        "char c2 = 'single';",
        "String s3 = \"open;",
        "int x4 = ;",
        "int x5 = (1 + 2;",
        "p(6;",
        "int[] y8 = {1, 2;",
        "x11 = = 3;",
        "int x16 = 3 4;",
    ],
};

#[test]
fn a_mistake_costs_a_statement_in_javascript() {
    check(&JAVASCRIPT);
}

const JAVASCRIPT: Line = Line {
    language: "javascript",
    begins: "function main() { ",
    ends: " console.log('end'); } main();\n",
    mistakes: &[
        "let s3 = \"open;",
        "let x4 = ;",
        "let x5 = (1 + 2;",
        "console.log(6;",
        "let y8 = [1, 2;",
        "let x11 = = 3;",
        "let 12x = 3;",
        "let x16 = 3 4;",
        "let f = (x => ;",
    ],
};

#[test]
fn a_mistake_costs_a_statement_in_php() {
    check(&PHP);
}

const PHP: Line = Line {
    language: "php",
    begins: "<?php function main() { ",
    ends: " echo \"end\\n\"; } main();\n",
    mistakes: &[
        "$s3 = \"open;",
        "$x4 = ;",
        "$x5 = (1 + 2;",
        "print(6;",
        "if (true { echo 7; }",
        "$y8 = [1, 2;",
        "$x11 = = 3;",
        "$x16 = 3 4;",
    ],
};

#[test]
fn a_mistake_costs_a_statement_in_lua() {
    check(&LUA);
}

const LUA: Line = Line {
    language: "lua",
    begins: "function main() ",
    ends: " print('end') end main()\n",
    mistakes: &[
        "local s3 = \"open;",
        "local x4 = ;",
        "local x5 = (1 + 2;",
        "print(6;",
        "local y8 = {1, 2;",
        "x11 = = 3;",
        "local x16 = 3 4;",
    ],
};

#[test]
fn a_mistake_costs_a_statement_in_ruby() {
    check(&RUBY);
}

const RUBY: Line = Line {
    language: "ruby",
    begins: "def main; ",
    ends: " puts 'end'; end; main\n",
    mistakes: &[
        "x4 = ;",
        "x5 = (1 + 2;",
        "puts(6;",
        "y8 = [1, 2;",
        "x11 = = 3;",
        "x16 = 3 4;",
    ],
};

#[test]
fn a_mistake_costs_a_statement_in_python() {
    check(&PYTHON);
}

const PYTHON: Line = Line {
    language: "python",
    begins: "def main(): print('begin'); ",
    ends: " print('end')\nmain()\n",
    mistakes: &[
        "x4 = ;",
        "x5 = (1 + 2;",
        "print(6;",
        "y8 = [1, 2;",
        "x11 = = 3;",
        "x16 = 3 4;",
    ],
};

#[test]
fn javac_s_words_for_characters_are_told_where_they_stand() {
    let source = "class A { public static void main(String[] a) { char c = ''; System.out.println(\"hi\"); } }";
    let compiled = compile("java", "Main", source).expect("it compiles");
    let told: Vec<String> = compiled
        .diagnostics
        .iter()
        .map(|finding| format!("{} {}", finding.span.start, finding.message()))
        .collect();
    assert_eq!(told, ["1:57 empty character literal"]);
}

#[test]
fn a_name_that_is_missing_is_told_of_once() {
    let source = "function f(a) { return a + ; } console.log(f(1));";
    let compiled = compile("javascript", "main.js", source).expect("it compiles");
    assert_eq!(compiled.diagnostics.len(), 1);
    let mut machine = compiled.machine(Settings::default());
    machine.run(u64::MAX);
    let told = session::run_diagnostics(&compiled, &machine);
    let subjects: Vec<&str> = told.iter().map(|told| &*told.subject).collect();
    assert_eq!(subjects, [""; 0]);
}
