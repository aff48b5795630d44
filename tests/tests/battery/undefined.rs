//! Programs with undefined behaviour and their corrected twins. A program under `corpus/c/undefined/<kind>/` has one
//! line that ends in `// UB`: there the run stops with a report of that kind. With `FIXED` defined the same file is the
//! corrected program, whose run reports nothing and comes to its end.

use crate::subject::Subject;
use libtest_mimic::Failed;
use reddragon_tests::{compile, name_of};
use session::Compiled;
use session::ir::Code;
use session::vm::Settings;
use std::path::Path;

const STEP_LIMIT: u64 = 1_000_000;

pub fn concerns(path: &Path) -> bool {
    name_of(path).starts_with("c/undefined/")
}

/// The kinds and lines of the reports of a run, and whether it came to its end.
fn reports(compiled: &Compiled) -> Result<(Vec<(String, u32)>, bool), Failed> {
    if let Some(found) = compiled.diagnostics.first() {
        return Err(format!("{}: {}", found.span, found.message()).into());
    }
    let mut machine = compiled.machine(Settings {
        complete: true,
        ..Settings::default()
    });
    machine.run(STEP_LIMIT);
    let found = session::run_diagnostics(compiled, &machine)
        .into_iter()
        .filter(|found| matches!(found.code, Code::Undefined(_)))
        .map(|found| (found.code.name().to_owned(), found.span.start.line))
        .collect();
    Ok((
        found,
        session::status(&machine) == session::Status::Finished,
    ))
}

pub fn ask(subject: &Subject) -> Result<(), Failed> {
    let source = subject.source();
    let kind = subject
        .path
        .parent()
        .and_then(Path::file_name)
        .unwrap_or_default();
    let marked: Vec<u32> = (1..)
        .zip(source.lines())
        .filter(|(_, line)| line.ends_with("// UB"))
        .map(|(number, _)| number)
        .collect();
    let [line] = marked[..] else {
        return Err("exactly one line ends in `// UB`".into());
    };
    let expected = vec![(kind.to_string_lossy().into_owned(), line)];
    let (found, _) = reports(&subject.compiled)?;
    if found != expected {
        return Err(format!("expected {expected:?}, found {found:?}").into());
    }
    let (_, rest) = source.split_once('\n').unwrap_or_default();
    let twin = format!("#define FIXED\n{rest}");
    let (found, is_finished) = reports(&compile("c", "main.c", &twin)?)?;
    if !found.is_empty() || !is_finished {
        return Err(format!("the corrected twin is not clean: {found:?}").into());
    }
    Ok(())
}
