//! Sources that nest or chain without end are lowered, or given up with a finding; never a stack
//! overflow. A browser gives a worker about a megabyte of stack, so that is what the tests take.

use crate::lower_checked;

const STACK: usize = 1 << 20;

/// Lowers a source on a small stack; gives the kinds of what was not lowered.
fn unsupported(source: String) -> Vec<String> {
    let thread = std::thread::Builder::new().stack_size(STACK);
    let run = move || {
        let (_, lowered) = lower_checked(&source);
        lowered
            .unsupported
            .into_iter()
            .map(|(kind, _)| kind)
            .collect()
    };
    thread.spawn(run).unwrap().join().unwrap()
}

/// A source in which `open` and `close` stand `count` times around `inside`.
fn nested(open: &str, inside: &str, close: &str, count: usize) -> String {
    format!("{}{inside}{}\n", open.repeat(count), close.repeat(count))
}

#[test]
fn chains_are_lowered_however_long() {
    let terms = |separator: &str| vec!["a"; 10_000].join(separator);
    for source in [
        terms(" + "),
        terms(" * b - "),
        terms(" and "),
        terms(" or "),
        terms(" < "),
        format!("({})", terms(", ")),
        format!("x = {}", terms(" = ")),
        terms(" if a else "),
        format!("if {}:\n    pass\n", terms(" and ")),
        "'a' ".repeat(10_000),
        format!("if a: pass\n{}", "elif a: pass\n".repeat(5_000)),
        nested("(", "a", ")", 5_000),
        nested("((", "a", ")+1)", 2_000),
    ] {
        let head: String = source.chars().take(30).collect();
        assert_eq!(unsupported(source), [""; 0], "{head}");
    }
}

#[test]
fn deep_nesting_is_given_up_with_a_finding() {
    for source in [
        nested("[", "a", "]", 5_000),
        nested("f(", "a", ")", 5_000),
        nested("{1: ", "a", "}", 5_000),
        nested("not ", "a", "", 5_000),
        nested("if not ", "a", ": pass", 1),
        nested("- ", "a", "", 5_000),
        nested("lambda: ", "a", "", 5_000),
        nested("", "a", ".b", 5_000),
        nested("", "a", ".b()", 5_000),
        nested("", "a", "[0]", 5_000),
        nested("a ** ", "a", "", 5_000),
        nested("[a for a in ", "a", "]", 1_000),
        nested("[", "a", " for a in b]", 1_000),
        format!("{} = b", nested("[", "a", "]", 1_000).trim()),
        format!("del {}", nested("[", "a", "]", 1_000)),
        format!(
            "match a:\n    case {}: pass\n",
            nested("[", "a", "]", 1_000).trim()
        ),
        format!("[a {}]", "for a in a ".repeat(1_000)),
        format!("with {}: pass\n", vec!["a"; 1_000].join(", ")),
    ] {
        let head: String = source.chars().take(30).collect();
        let kinds = unsupported(source);
        if head.starts_with("if not a") {
            assert_eq!(kinds, [""; 0]);
        } else {
            assert!(kinds.contains(&"nesting".to_owned()), "{head}: {kinds:?}");
        }
    }
}

#[test]
fn nested_blocks_are_given_up_with_a_finding() {
    for head in [
        "if a:",
        "def f():",
        "class C:",
        "while a:",
        "for a in b:",
        "with a:",
        "try:",
    ] {
        let mut source = String::new();
        for depth in 0..300 {
            source.push_str(&format!("{}{head}\n", " ".repeat(depth)));
        }
        source.push_str(&format!("{}pass\n", " ".repeat(300)));
        let kinds = unsupported(source);
        assert!(kinds.contains(&"nesting".to_owned()), "{head}: {kinds:?}");
    }
}

#[test]
fn copies_of_finally_bodies_are_bounded() {
    // Each level doubles the copies of those inside of it.
    let mut source = String::from("def f():\n");
    for depth in 1..60 {
        let indent = " ".repeat(depth);
        source.push_str(&format!("{indent}try: g()\n{indent}finally:\n"));
    }
    source.push_str(&format!("{}h()\n", " ".repeat(60)));
    let kinds = unsupported(source);
    assert!(kinds.contains(&"nesting".to_owned()), "{kinds:?}");
}

#[test]
fn ordinary_nesting_is_lowered() {
    assert_eq!(unsupported(nested("[", "a", "]", 90)), [""; 0]);
    assert_eq!(unsupported(nested("f(", "a", ")", 90)), [""; 0]);
    assert_eq!(unsupported(nested("", "a", ".b()", 90)), [""; 0]);
    let mut source = String::new();
    for depth in 0..90 {
        source.push_str(&format!("{}if a:\n", " ".repeat(depth)));
    }
    source.push_str(&format!("{}pass\n", " ".repeat(90)));
    assert_eq!(unsupported(source), [""; 0]);
}
