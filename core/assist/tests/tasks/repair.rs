use assist::task::repair::{Repair, SEPARATOR, Step, fragments, patched, question};
use assist::{Script, Transport};
use std::ops::Range;

const PROCESS: &str = "def process(data):\n    result = []\n    for item in data\n        result.append(item.value\n    return result\n";

/// Where a text stands in another.
fn at(source: &str, text: &str) -> Range<usize> {
    let start = source.find(text).unwrap();
    start..start + text.len()
}

/// Goes through with a repair, with a parser that finds errors by texts.
fn repaired(
    source: &str,
    rounds: u32,
    script: &mut Script,
    errors: impl Fn(&str) -> Vec<Range<usize>>,
) -> Option<String> {
    let mut repair = Repair::new("Python", source, &errors(source)).with_rounds(rounds);
    loop {
        match repair.step() {
            Step::Ask(request) => repair.answered(script.send(&request)),
            Step::Parse(text) => repair.parsed(&errors(&text)),
            Step::Done(result) => return result,
        }
    }
}

fn wherever(text: &'static str) -> impl Fn(&str) -> Vec<Range<usize>> {
    move |source| {
        let found = source.match_indices(text);
        found.map(|(at, _)| at..at + text.len()).collect()
    }
}

#[test]
fn broken_lines_are_shown_with_what_is_around_them() {
    let errors = [at(PROCESS, "in data"), at(PROCESS, "(item.value")];
    let found = fragments(PROCESS, &errors);
    assert_eq!(found.len(), 1, "lines that touch are one fragment");
    assert_eq!(
        question(PROCESS, &found),
        "# Context before:\ndef process(data):\n    result = []\n\n\
         # Broken code:\n    for item in data\n        result.append(item.value\n\n\
         # Context after:\n    return result\n"
    );
}

#[test]
fn an_answer_keeps_its_indentation() {
    let found = fragments(
        PROCESS,
        &[at(PROCESS, "in data"), at(PROCESS, "(item.value")],
    );
    let whole = "def process(data):\n    result = []\n    for item in data:\n        result.append(item.value)\n    return result\n";
    for answer in [
        "    for item in data:\n        result.append(item.value)\n",
        "for item in data:\n    result.append(item.value)",
        "```python\nfor item in data:\n    result.append(item.value)\n```\n",
    ] {
        assert_eq!(patched(PROCESS, &found, answer), whole);
    }
}

#[test]
fn line_ends_are_kept() {
    let source = "a(\r\nb\r\n";
    let found = fragments(source, &[0..2]);
    assert_eq!(patched(source, &found, "a()\nc\n"), "a()\r\nc\r\nb\r\n");
    let source = "b\na(";
    let found = fragments(source, &[3..4]);
    assert_eq!(patched(source, &found, "a()\n"), "b\na()");
}

#[test]
fn an_error_with_a_good_answer_is_one_call() {
    let mut script = Script::of(["def foo():"]);
    let source = "def foo(:\n    pass\n";
    let result = repaired(source, 3, &mut script, wherever("(:"));
    assert_eq!(result.as_deref(), Some("def foo():\n    pass\n"));
    assert_eq!(script.asked.len(), 1);
}

#[test]
fn two_rounds_of_garbage_are_two_calls_and_the_original_stays() {
    let mut script = Script::of(["garbage(:", "more garbage(:", "def foo():"]);
    let result = repaired("def foo(:\n    pass\n", 2, &mut script, wherever("(:"));
    assert_eq!(result, None);
    assert_eq!(script.asked.len(), 2);
}

#[test]
fn three_rounds_are_the_most_unless_somebody_says_otherwise() {
    let mut script = Script::of(["(:"; 9]);
    assert_eq!(repaired("(:", 3, &mut script, wherever("(:")), None);
    assert_eq!(script.asked.len(), 3);
}

#[test]
fn a_source_without_errors_is_no_call() {
    let mut script = Script::default();
    let result = repaired("x = 1\n", 3, &mut script, |_| Vec::new());
    assert_eq!(result.as_deref(), Some("x = 1\n"));
    assert_eq!(script.asked.len(), 0);
}

#[test]
fn fragments_are_put_in_each_where_it_belongs() {
    let source = "1(\n2\n3(\n";
    let found = fragments(source, &[1..2, 6..7]);
    assert_eq!(found.len(), 2);
    assert!(question(source, &found).contains(&format!("\n{SEPARATOR}\n")));
    assert_eq!(patched(source, &found, "a===FRAGMENT===b"), "a\n2\nb\n");
    assert_eq!(patched(source, &found, "a"), "a\n2\n3(\n");
    assert_eq!(patched(source, &found, "===FRAGMENT===b"), "1(\n2\nb\n");
    assert_eq!(patched(source, &found, ""), source);
    assert_eq!(
        patched(source, &found, "a===FRAGMENT===b===FRAGMENT===c"),
        "a\n2\nb\n"
    );
}

#[test]
fn an_endless_piece_is_not_put_in() {
    let found = fragments("a(\n", &[1..2]);
    assert_eq!(patched("a(\n", &found, &"x\n".repeat(100_000)), "a(\n");
}

#[test]
fn an_error_at_the_end_of_the_text_has_a_line() {
    for source in ["", "a", "a\n", "\n\n"] {
        let end = source.len();
        let found = fragments(source, &[end..end]);
        assert_eq!(found.len(), 1);
        assert!(found[0].broken.end <= end);
    }
}
