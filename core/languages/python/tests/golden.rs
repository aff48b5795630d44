//! The IR of small sources, as files to be read: `golden/<name>.py` and `.ir` beside it.
//!
//! With `REDDRAGON_BLESS` set, the expectations are rewritten; the difference is then reviewed.

use crate::lower_checked;
use std::path::Path;

#[test]
fn sources_have_the_ir_that_was_reviewed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut paths: Vec<_> = std::fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "py"))
        .collect();
    paths.sort();
    assert!(paths.len() >= 10, "the sources are in their place");
    let bless = std::env::var_os("REDDRAGON_BLESS").is_some();
    let mut wrong = Vec::new();
    for path in paths {
        let source = std::fs::read_to_string(&path).unwrap();
        let (program, lowered) = lower_checked(&source);
        let mut text = ir::print(&program);
        for diagnostic in &lowered.diagnostics {
            let line = format!("# {}: {}\n", diagnostic.span, diagnostic.message());
            text.push_str(&line);
        }
        let expected = path.with_extension("ir");
        if bless {
            std::fs::write(&expected, &text).unwrap();
        } else if std::fs::read_to_string(&expected).unwrap_or_default() != text {
            wrong.push(path.file_name().unwrap().to_owned());
        }
    }
    assert!(
        wrong.is_empty(),
        "the IR of {wrong:?} has changed: bless and review"
    );
}
