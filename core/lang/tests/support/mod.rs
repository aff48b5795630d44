//! What the tests of the frontends share.
#![allow(dead_code, reason = "each test uses its part")]

use ir::Program;
use lang::{Lowered, Unit};
use std::path::{Path, PathBuf};

/// Lowers a source without a library.
fn lower_unchecked(language: &str, source: &str) -> (Program, Lowered) {
    let tree = grammars::parse(grammars::by_name(language).unwrap(), source);
    let mut program = Program::default();
    let unit = Unit {
        tree: &tree,
        source,
        module_name: "main",
        file: "main",
        is_library: false,
        library: &lang::no_library,
    };
    let lowered = (lang::frontend(language).unwrap().lower)(&unit, &mut program);
    (program, lowered)
}

/// Lowers a Python source.
pub fn lower(source: &str) -> (Program, Lowered) {
    lower_unchecked("python", source)
}

/// Lowers a Python source and checks that what comes out is a program.
pub fn lower_checked(source: &str) -> (Program, Lowered) {
    lower_language("python", source)
}

/// Lowers a source without a library and checks that what comes out is a program.
pub fn lower_language(language: &str, source: &str) -> (Program, Lowered) {
    let (program, lowered) = lower_unchecked(language, source);
    let violations = ir::verify(&program);
    assert!(
        violations.is_empty(),
        "{violations:#?}\n{}\nof\n{source}",
        ir::print(&program)
    );
    (program, lowered)
}

/// Every Python file of the corpus, with its text.
pub fn corpus() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/python");
    let mut files = Vec::new();
    let mut open = vec![root];
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|extension| extension == "py") {
                files.push(path);
            }
        }
    }
    files.sort();
    assert!(files.len() > 50, "the corpus is in its place");
    files
        .into_iter()
        .map(|path| {
            let text = std::fs::read_to_string(&path).unwrap();
            (path, text)
        })
        .collect()
}
