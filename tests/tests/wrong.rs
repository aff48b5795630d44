//! Programs that `javac` refuses: what is said of which line is what it says, and all of it. Of programs that it takes
//! nothing is said.

use libtest_mimic::{Arguments, Failed, Trial};
use reddragon_tests::{compile_file, corpus, name_of, programs};
use session::ir::Code;
use std::collections::BTreeSet;
use std::path::Path;

fn main() {
    let arguments = Arguments::from_args();
    let folder = corpus().join("java");
    let wrong = folder.join("wrong");
    let trials = programs()
        .into_iter()
        .filter(|path| path.starts_with(&folder))
        .filter_map(|path| {
            let name = name_of(&path);
            if path.starts_with(&wrong) {
                Some(Trial::test(name, move || refused(&path)))
            } else if path.with_extension("run").exists() {
                Some(Trial::test(name, move || taken(&path)))
            } else {
                None
            }
        })
        .collect();
    libtest_mimic::run(&arguments, trials).exit();
}

/// What is found in a program, as its recording would say it.
fn findings(path: &Path) -> Result<BTreeSet<String>, Failed> {
    let compiled = compile_file(path)?;
    let found = compiled.diagnostics.iter();
    Ok(found
        .filter(|found| found.code == Code::InvalidProgram)
        .map(|found| format!("{}: {}", found.span.start.line, found.message()))
        .collect())
}

fn refused(path: &Path) -> Result<(), Failed> {
    let text = std::fs::read_to_string(path.with_extension("errors"))?;
    let expected: BTreeSet<String> = text.lines().map(str::to_owned).collect();
    let found = findings(path)?;
    if found == expected {
        return Ok(());
    }
    let missed: Vec<&String> = expected.difference(&found).collect();
    let invented: Vec<&String> = found.difference(&expected).collect();
    Err(format!("not found: {missed:#?}, found besides: {invented:#?}").into())
}

fn taken(path: &Path) -> Result<(), Failed> {
    let found = findings(path)?;
    match found.is_empty() {
        true => Ok(()),
        false => Err(format!("{found:#?}").into()),
    }
}
