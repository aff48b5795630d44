//! `docs/assist.md` has what is sent, word for word.
//!
//! With `REDDRAGON_BLESS` set, the second half of the document is rewritten; the difference is then reviewed.

use assist::task::chunks::{Chunk, Chunks, Kind};
use assist::task::explain::{Explain, Given, Subject};
use assist::task::lower::Lower;
use assist::task::repair::{Repair, Step};
use assist::task::resolve::{Call, Resolve};
use assist::{Next, Request, Task, prompts};
use std::fmt::Write;
use std::path::Path;

/// What the part that is made begins with.
const MADE: &str = "# Word for word\n";

fn asked<T: Task>(task: &T) -> Request {
    match task.next() {
        Next::Ask(request) => request,
        Next::Done(_) => panic!("it asks first"),
    }
}

fn section(out: &mut String, title: &str, says: &str, request: &Request) {
    let question = &request.messages[0].text;
    let _ = write!(
        out,
        "\n## {title}\n\n{says} At most {} tokens are answered.\n\n````\n{}\n````\n\nThe question, for example:\n\n````\n{}\n````\n",
        request.max_tokens,
        request.system.trim_end(),
        question.trim_end()
    );
}

fn made() -> String {
    let mut out = format!(
        "{MADE}\nMade by `cargo xtask bless document`. The model's name, the question and nothing else of the person's goes with it.\n"
    );
    let lower = asked(&Lower::new("Haskell", "x = 1\n"));
    assert_eq!(lower.system, prompts::lower());
    section(
        &mut out,
        "A language without a frontend",
        "What the model is told; the whole source follows.",
        &lower,
    );
    let chunk = Chunk {
        kind: Kind::Statements,
        name: "lines_1_1".into(),
        range: 0..6,
    };
    let chunks = asked(&Chunks::new("Haskell", "x = 1\n", vec![chunk]));
    assert_eq!(chunks.system, lower.system);
    let _ = write!(
        out,
        "\nOf a long source each chunk is a question of its own:\n\n````\n{}\n````\n",
        chunks.messages[0].text.trim_end()
    );
    let source = "def process(data):\n    result = []\n    for item in data\n        result.append(item.value\n    return result\n";
    let broken = source.find("for").unwrap()..source.find("    return").unwrap();
    let Step::Ask(repair) = Repair::new("Python", source, &[broken]).step() else {
        panic!("it asks first");
    };
    section(
        &mut out,
        "Errors of syntax",
        "Of the source go the broken lines, and three lines on each side.",
        &repair,
    );
    let resolve = asked(&Resolve::new(Call {
        language: "python".into(),
        call: "requests.get('https://api.example.com/users/1')".into(),
        nth: 0,
        arguments: vec!["'https://api.example.com/users/1'".into()],
        visible: vec![("count".into(), "0".into())],
    }));
    section(
        &mut out,
        "A call of what is missing",
        "Of the state goes what the call can see.",
        &resolve,
    );
    let explain = asked(&Explain::new(Given {
        subject: Subject::Step(3),
        language: "python".into(),
        source: "x = 1\ny = x / 0".into(),
        ir: "%2 = binop / %0 %1 # 2:4-2:9".into(),
        run: "x = 1".into(),
        functions: ["f".to_owned()].into(),
        steps: 3,
    }));
    section(
        &mut out,
        "An explanation",
        "The whole source goes, the instructions in question, and what the run shows there.",
        &explain,
    );
    out
}

#[test]
fn the_document_has_what_is_sent() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/assist.md");
    let text = std::fs::read_to_string(&path).unwrap();
    let at = text.find(MADE).unwrap_or(text.len());
    let right = format!("{}{}", &text[..at], made());
    if std::env::var_os("REDDRAGON_BLESS").is_some() {
        std::fs::write(&path, &right).unwrap();
        return;
    }
    assert!(text == right, "out of date: cargo xtask bless document");
}
