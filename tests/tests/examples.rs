//! The examples of the page: each compiles without a complaint, runs to an end, and comes to the step it opens at.

use reddragon_tests::compile;
use session::ir::Severity;
use session::{Direction, Motion, Progress, Session, vm::Settings};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::rc::Rc;

/// Steps that an example may take: it is run when it is opened.
const LIMIT: u64 = 3_000_000;

/// The entries of the list, each as its fields. The file has one field a line, as the page's other tools write it.
fn entries() -> Vec<BTreeMap<String, String>> {
    let text = std::fs::read_to_string(folder().join("index.json")).expect("there is a list");
    let mut entries = Vec::new();
    for line in text.lines().map(str::trim) {
        if line == "{" {
            entries.push(BTreeMap::new());
        } else if let Some((name, value)) = line.split_once(": ") {
            let value = value.trim_end_matches(',').trim_matches('"');
            let name = name.trim_matches('"').to_owned();
            let entry: &mut BTreeMap<_, _> = entries.last_mut().expect("a field is in an entry");
            entry.insert(name, value.to_owned());
        }
    }
    entries
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../www/examples")
}

#[test]
fn every_example_runs_and_comes_to_its_telling_step() {
    let entries = entries();
    assert!(entries.len() >= 20, "{} examples", entries.len());
    for entry in &entries {
        let (id, file) = (&entry["id"], &entry["file"]);
        let source = std::fs::read_to_string(folder().join(file)).expect("its file is there");
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
                let motion = Motion::to_lines(&session, &[line], Direction::Forward);
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
