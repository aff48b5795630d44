//! Slices in languages whose objects are made by functions of their libraries: what goes into one object is not in the slice of another,
//! and what does flow is there. The programs in `objects/` say themselves what they are asked: a comment at a line's end says that it has to do
//! with what is asked about (`+`) or nothing (`-`), or names what is asked about (`@name`).

use crate::support::{err, out, reddragon};
use serde_json::Value;
use std::path::{Path, PathBuf};

/// What a line says at its end.
fn mark(line: &str) -> Option<&str> {
    let at = ["//", "--", "#"]
        .iter()
        .filter_map(|sign| line.rfind(sign).map(|at| at + sign.len()));
    let mark = line[at.max()?..].trim();
    (matches!(mark, "+" | "-") || mark.starts_with('@')).then_some(mark)
}

/// How a program's slice differs from what the program says.
fn differences(path: &Path) -> Vec<String> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let source = std::fs::read_to_string(path).expect("the program is there");
    let marks: Vec<(u64, &str)> = (1..)
        .zip(source.lines())
        .filter_map(|(line, text)| Some((line, mark(text)?)))
        .collect();
    let asked = marks
        .iter()
        .find_map(|(line, mark)| Some((line, mark.strip_prefix('@')?)));
    let (line, variable) = asked.unwrap_or_else(|| panic!("{name} says what it is asked"));
    let place = format!("{line}:{variable}");
    let path = path.to_str().expect("the path is text");
    let output = reddragon(&["slice", path, "--json", "--at", &place], "");
    assert_eq!(output.status.code(), Some(0), "{name}: {}", err(&output));
    let answer: Value = serde_json::from_str(&out(&output)).expect("JSON");
    let lines: Vec<u64> = serde_json::from_value(answer["lines"].clone()).expect("numbers");
    let differs = marks
        .iter()
        .filter_map(|&(line, mark)| match (mark, lines.contains(&line)) {
            ("+", false) => Some(format!("{name}: line {line} is missing")),
            ("-", true) => Some(format!("{name}: line {line} has nothing to do with it")),
            _ => None,
        });
    differs.collect()
}

fn all_of(extension: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/objects");
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let mut programs: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry").path())
        .collect();
    programs.retain(|path| path.extension().is_some_and(|own| own == extension));
    programs.sort();
    assert!(!programs.is_empty());
    let found: Vec<String> = programs.iter().flat_map(|path| differences(path)).collect();
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn objects_of_javascript() {
    all_of("js");
}

#[test]
fn objects_of_typescript() {
    all_of("ts");
}

#[test]
fn objects_of_ruby() {
    all_of("rb");
}

#[test]
fn objects_of_php() {
    all_of("php");
}

#[test]
fn objects_of_lua() {
    all_of("lua");
}
