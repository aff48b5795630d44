//! The machine is free of any language's words: they are data in `ir::Semantics`.

use std::fs;
use std::path::{Path, PathBuf};

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The texts in quotes on a line of code; what stands behind `//` is a comment.
fn quoted(line: &str) -> Vec<&str> {
    let code = line.split("//").next().unwrap_or_default();
    code.split('"').skip(1).step_by(2).collect()
}

/// A special member's name, or the name of a language.
fn is_word_of_a_language(text: &str) -> bool {
    let special = text.strip_prefix("__").is_some_and(|rest| {
        rest.chars()
            .next()
            .is_some_and(|first| first.is_ascii_lowercase())
    });
    let lower = text.to_lowercase();
    special
        || ["python", "java", "ruby", "pascal", "cobol"]
            .iter()
            .any(|name| lower.contains(name))
}

#[test]
fn no_source_of_the_machine_spells_a_special_name() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root, &mut files);
    assert!(files.len() > 50, "{}", files.len());
    let mut wrong = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        for (at, line) in text.lines().enumerate() {
            for word in quoted(line) {
                if is_word_of_a_language(word) {
                    let name = file.strip_prefix(&root).unwrap().display();
                    wrong.push(format!("{name}:{}: {word}", at + 1));
                }
            }
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn such_words_are_found() {
    assert_eq!(quoted(r#"let x = "__add__"; // "__sub__""#), ["__add__"]);
    for (text, is_one) in [
        ("__add__", true),
        ("_str", false),
        ("__", false),
        ("for Java", true),
    ] {
        assert_eq!(is_word_of_a_language(text), is_one, "{text}");
    }
}
