//! Programs that `javac` refuses: what is said of which line is what it says, and all of it. Of programs that it takes
//! nothing is said.

use crate::subject::Subject;
use libtest_mimic::Failed;
use reddragon_tests::name_of;
use session::ir::Code;
use std::collections::BTreeSet;
use std::path::Path;

/// Whether a program of the corpus is one that its language refuses.
pub fn is_refused(path: &Path) -> bool {
    name_of(path).starts_with("java/wrong/")
}

pub fn concerns(path: &Path) -> bool {
    let is_taken = name_of(path).starts_with("java/") && path.with_extension("run").exists();
    is_refused(path) || is_taken
}

pub fn ask(subject: &Subject) -> Result<(), Failed> {
    let expected: BTreeSet<String> = if is_refused(&subject.path) {
        let text = std::fs::read_to_string(subject.path.with_extension("errors"))?;
        text.lines().map(str::to_owned).collect()
    } else {
        BTreeSet::new()
    };
    let found = findings(subject);
    if found == expected {
        return Ok(());
    }
    let missed: Vec<&String> = expected.difference(&found).collect();
    let invented: Vec<&String> = found.difference(&expected).collect();
    Err(format!("not found: {missed:#?}, found besides: {invented:#?}").into())
}

/// What is found in a program, as its recording would say it.
fn findings(subject: &Subject) -> BTreeSet<String> {
    let found = subject.compiled.diagnostics.iter();
    found
        .filter(|found| found.code == Code::InvalidProgram)
        .map(|found| format!("{}: {}", found.span.start.line, found.message()))
        .collect()
}
