//! A run says what it took to be so at branches on unknowns, and nothing where somebody said.

use reddragon_tests::compile;
use session::vm::Settings;

fn assumed(language: &str, source: &str, choices: &[bool]) -> Vec<(u32, String)> {
    let compiled = compile(language, "main", source).expect("it compiles");
    let settings = Settings {
        choices: choices.into(),
        ..Settings::default()
    };
    let alone = session::alone(&compiled, &settings, settings.clone(), "f", 1000);
    let mut machine = alone.expect("it is there");
    machine.run(100_000);
    let all = session::assumed(&compiled, &machine).into_iter();
    all.map(|each| (each.span.start.line, each.message()))
        .collect()
}

#[test]
fn what_was_assumed_is_said_at_the_branch() {
    let python = "def f(n):\n    if n > 3:\n        return 1\n    return 2\n";
    let expected = [(2, "assumed: n > 3".to_owned())];
    assert_eq!(assumed("python", python, &[]), expected);
    assert_eq!(assumed("python", python, &[false]), []);
    let java = "class Main {\n static int f(int n) {\n  if (n > 3) return 1;\n  return 2; } }";
    assert_eq!(
        assumed("java", java, &[]),
        [(3, "assumed: n > 3".to_owned())]
    );
    let c = "int f(int n) {\n if (n > 3) return 1;\n return 2; }";
    assert_eq!(assumed("c", c, &[]), [(2, "assumed: n > 3".to_owned())]);
}

#[test]
fn each_side_of_a_loop_is_said_once() {
    let source = "def f(n):\n    i = 0\n    while i < n:\n        i += 1\n    return i\n";
    let expected = [
        (3, "assumed: 0 < n".to_owned()),
        (3, "assumed: not (1 < n)".to_owned()),
    ];
    assert_eq!(assumed("python", source, &[]), expected);
}

#[test]
fn what_is_known_is_not_assumed() {
    let source = "def f(n):\n    if n == n and 3 > 2:\n        return 1\n    return 2\n";
    assert_eq!(assumed("python", source, &[]), []);
}
