//! The examples of the page: each compiles without a complaint, runs to an end, comes to the step it opens at, and does
//! what its language's own implementation did (`tests/examples/<id>.run`; `cargo xtask oracle` makes them).

use reddragon_tests::{Recording, compile, compile_file, run, settings};
use session::ir::Severity;
use session::{Direction, Motion, Progress, Session, vm::Settings};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::rc::Rc;

/// Steps that an example may take: it is run when it is opened.
const LIMIT: u64 = 3_000_000;

/// The entries of all languages' lists, each as its fields, of which `file` is the path from [`languages`]. Lists have one field a
/// line, as the page's other tools write them.
fn entries() -> Vec<BTreeMap<String, String>> {
    let mut entries: Vec<BTreeMap<_, _>> = Vec::new();
    for folder in std::fs::read_dir(languages()).expect("there are languages") {
        let folder = folder.expect("a folder");
        let language = folder.file_name().to_string_lossy().into_owned();
        // A language that has just begun has no examples.
        let list = std::fs::read_to_string(folder.path().join("examples/index.json"));
        for line in list.unwrap_or_default().lines().map(str::trim) {
            if line == "{" {
                let language = ("language".to_owned(), language.clone());
                entries.push(BTreeMap::from([language]));
            } else if let Some((name, value)) = line.split_once(": ") {
                let mut value = value.trim_end_matches(',').trim_matches('"').to_owned();
                let name = name.trim_matches('"');
                if name == "file" {
                    value = format!("{language}/examples/{value}");
                }
                let entry = entries.last_mut().expect("a field is in an entry");
                entry.insert(name.to_owned(), value);
            }
        }
    }
    entries
}

fn languages() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../core/languages")
}

#[test]
fn every_example_runs_and_comes_to_its_telling_step() {
    let entries = entries();
    assert!(entries.len() >= 20, "{} examples", entries.len());
    for entry in &entries {
        let (id, file) = (&entry["id"], &entry["file"]);
        let source = std::fs::read_to_string(languages().join(file)).expect("its file is there");
        let compiled = compile(&entry["language"], file, &source);
        let compiled = compiled.unwrap_or_else(|why| panic!("{id}: {why}"));
        let errors = compiled.diagnostics.iter();
        let errors: Vec<_> = errors
            .filter(|each| each.severity == Severity::Error)
            .collect();
        assert!(errors.is_empty(), "{id}: {errors:?}");
        let mut session = Session::new(Rc::new(compiled), Settings::default());
        let number = |name: &str| {
            entry
                .get(name)
                .and_then(|number| number.parse::<u32>().ok())
        };
        if let Some(line) = number("line") {
            for visit in 1..=number("visit").unwrap_or(1) {
                let motion = Motion::to_lines(
                    &session,
                    &[(session.compiled().main, line)],
                    Direction::Forward,
                );
                let progress = session.make(&motion, LIMIT);
                assert_eq!(
                    progress,
                    Progress::Arrived,
                    "{id}: line {line}, visit {visit}"
                );
            }
        }
        session.advance(LIMIT);
        assert!(session.machine().state.ending.is_some(), "{id} ends");
    }
}

#[test]
fn every_example_has_a_topic_with_others_and_stands_beside_one_in_another_language() {
    let entries = entries();
    let mut beside = 0;
    for entry in &entries {
        let id = &entry["id"];
        let same_topic = entries
            .iter()
            .filter(|each| each["topic"] == entry["topic"]);
        assert!(same_topic.count() > 1, "{id} is alone in its topic");
        let Some(other) = entry.get("beside") else {
            continue;
        };
        let other = entries.iter().find(|each| each["id"] == *other);
        let other = other.unwrap_or_else(|| panic!("{id} stands beside nothing"));
        assert_ne!(other["language"], entry["language"], "{id}");
        beside += 1;
    }
    assert!(beside > 0);
}

/// Examples that no implementation can run to a meaningful end: they are about what is undefined, or missing, or
/// their language is our own, or of what prints something nothing is lowered yet.
const UNRECORDED: [&str; 6] = [
    "unknown-import",
    "c-use-after-free",
    "c-overrun",
    "asm-factorial",
    "asm-worlds",
    "asm-unknowns",
];

#[test]
fn every_example_does_what_its_languages_own_implementation_did() {
    let recordings = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("examples");
    for entry in entries() {
        let (id, file) = (entry["id"].as_str(), languages().join(&entry["file"]));
        let recording = recordings.join(format!("{id}.run"));
        if UNRECORDED.contains(&id) {
            assert!(!recording.exists(), "{id} has a recording");
            continue;
        }
        let text = std::fs::read_to_string(&recording);
        let text = text.unwrap_or_else(|error| panic!("{}: {error}", recording.display()));
        let expected = Recording::parse(&text).expect("a recording");
        let compiled = compile_file(&file).unwrap_or_else(|why| panic!("{id}: {why}"));
        let got = run(&compiled, settings(&file)).unwrap_or_else(|why| panic!("{id}: {why}"));
        assert_eq!(got.stdout, expected.stdout, "{id}");
        assert_eq!(got.stderr, expected.stderr, "{id}");
        assert_eq!(got.exit, expected.exit, "{id}");
    }
}
