use assist::task::resolve::{Call, Resolve, Resolved};
use assist::{Counters, Script, drive};
use serde_json::json;

fn call() -> Call {
    Call {
        language: "python".into(),
        call: "requests.get('https://api.example.com/users/1')".into(),
        nth: 0,
        arguments: vec!["'https://api.example.com/users/1'".into()],
        visible: vec![("count".into(), "0".into())],
    }
}

fn resolved(answer: &str) -> Result<Resolved, String> {
    let mut counters = Counters::default();
    let result = drive(
        &mut Resolve::new(call()),
        &mut Script::of([answer]),
        &mut counters,
    );
    assert_eq!(counters.calls, 1);
    result
}

#[test]
fn the_question_holds_the_call_and_what_it_can_see() {
    let mut script = Script::of(["{}"]);
    let _ = drive(
        &mut Resolve::new(call()),
        &mut script,
        &mut Counters::default(),
    );
    let asked: serde_json::Value = serde_json::from_str(&script.asked[0].messages[0].text).unwrap();
    assert_eq!(
        asked,
        json!({
            "language": "python",
            "call": "requests.get('https://api.example.com/users/1')",
            "arguments": ["'https://api.example.com/users/1'"],
            "visible": { "count": "0" },
        })
    );
}

#[test]
fn an_answer_is_an_entry_of_a_file_of_answers() {
    let answer =
        r#"{"returns": {"user": {"name": "Alice"}}, "writes": {"count": 1, "count.total": 2}}"#;
    let resolved = resolved(&format!("```json\n{answer}\n```")).unwrap();
    assert_eq!(
        resolved.entry(&call()),
        json!({
            "call": "requests.get('https://api.example.com/users/1')",
            "nth": 0,
            "returns": { "user": { "name": "Alice" } },
            "writes": { "count": 1, "count.total": 2 },
        })
    );
}

#[test]
fn what_is_not_exactly_an_answer_leaves_the_unknown() {
    let deep = format!("{{\"returns\": {}{}}}", "[".repeat(60), "]".repeat(60));
    let endless = format!("{{\"returns\": {}", "[".repeat(100_000));
    let long = format!("{{\"returns\": \"{}\"}}", "x".repeat(100_000));
    for answer in [
        "",
        "{}",
        "Alice",
        "null",
        "[1]",
        "{\"returns\": 1",
        "{\"return\": 1}",
        "{\"returns\": 1, \"run\": \"rm\"}",
        "{\"returns\": 1, \"writes\": [1]}",
        "{\"returns\": 1, \"writes\": {\"other\": 1}}",
        "{\"returns\": 1, \"writes\": {\"count.a.b\": 1}}",
        "{\"returns\": 1, \"writes\": {\"count.\": 1}}",
        "{\"returns\": nan}",
        &deep,
        &endless,
        &long,
    ] {
        assert!(resolved(answer).is_err(), "{answer:.80}");
    }
}
