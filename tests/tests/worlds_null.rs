//! Java's nothing where it was not written: what a library gives in its place, what a text is compared with, what is thrown.

use reddragon_tests::compile;
use session::explore::{Fate, Limits, Worlds};
use session::vm::Settings;

/// What the worlds of `f` come to, each with its example.
fn told(body: &str) -> Vec<String> {
    let source = format!("import java.util.*;\nclass Main {{ enum Day {{ SUN, MON }} {body} }}");
    let compiled = compile("java", "main", &source).expect("it compiles");
    let limits = Limits::default();
    let mut worlds: Worlds =
        session::worlds(&compiled, Settings::default(), Some("f"), limits).expect("it is there");
    while worlds.advance() {}
    let semantics = worlds.machine().semantics();
    let mut all = Vec::new();
    for world in worlds.all() {
        let Fate::Ended { result, .. } = &world.fate else {
            continue;
        };
        let inputs = world.inputs.iter().flatten();
        let inputs: Vec<String> = inputs
            .map(|input| format!("{}={}", input.source.expression, input.text(semantics)))
            .collect();
        let result = result.clone().unwrap_or_default();
        all.push(format!("{}: {result}", inputs.join(" ")));
    }
    all.sort();
    all
}

/// Nothing, and what the language says of it.
fn null(input: &str, why: &str) -> String {
    format!("{input}=null: java.lang.NullPointerException: Cannot {why}")
}

#[test]
fn what_a_map_may_not_hold_may_be_null() {
    let number = "invoke \"java.lang.Integer.intValue()\" because";
    assert_eq!(
        told("static int f(Map<String, Integer> m) { int n = m.get(\"k\"); return n + 1; }"),
        [
            ": symbolic((int) m.get(\"k\") + 1)".to_owned(),
            null(
                "m.get(\"k\")",
                &format!("{number} the return value of \"java.util.Map.get(Object)\" is null")
            ),
            null(
                "m",
                "invoke \"java.util.Map.get(Object)\" because \"m\" is null"
            ),
        ]
    );
    let kept = told(
        "static int f(HashMap<String, Integer> m) { Integer n = m.get(\"k\"); if (n == null) return 0; return n; }",
    );
    assert!(
        kept.contains(&"m.get(\"k\")=null: 0".to_owned()),
        "{kept:?}"
    );
    assert_eq!(kept.len(), 3, "what was asked for is not null: {kept:?}");
    let first = told("static int f(Deque<String> d) { return d.peek().length(); }");
    let why =
        "invoke \"String.length()\" because the return value of \"java.util.Deque.peek()\" is null";
    assert!(first.contains(&null("d.peek()", why)), "{first:?}");
}

#[test]
fn a_method_of_no_text_fails_whatever_it_is_given() {
    assert_eq!(
        told("static int f(String a, String b) { return a.equals(b) ? 1 : 0; }"),
        [
            "a=\"\" b=\"\": 1".to_owned(),
            "a=\"\" b=\"text1\": 0".to_owned(),
            null(
                "a",
                "invoke \"String.equals(Object)\" because \"a\" is null"
            ),
        ]
    );
}

#[test]
fn what_is_of_a_class_is_not_null() {
    let found = told(
        "static int f(Object o) { if (o instanceof Integer i) return i; if (o instanceof String s) return s.length(); return -1; }",
    );
    assert_eq!(found.len(), 3, "{found:?}");
    assert!(!found.iter().any(|text| text.contains("null")), "{found:?}");
}

#[test]
fn nothing_can_be_thrown() {
    let found = told("static void f(RuntimeException e) { throw e; }");
    let why = "throw exception because \"e\" is null";
    assert!(found.contains(&null("e", why)), "{found:?}");
}
