//! Programs with undefined behaviour and their corrected twins. A program under `corpus/c/undefined/<kind>/` has one
//! line that ends in `// UB`: there the run stops with a report of that kind. With `FIXED` defined the same file is the
//! corrected program, whose run reports nothing and comes to its end.

use libtest_mimic::{Arguments, Failed, Trial};
use reddragon_tests::{compile, corpus, name_of, programs};
use session::ir::Code;
use session::vm::Settings;
use std::path::Path;
use std::rc::Rc;

const STEP_LIMIT: u64 = 1_000_000;

fn main() {
    let arguments = Arguments::from_args();
    let folder = corpus().join("c/undefined");
    let trials = programs()
        .into_iter()
        .filter(|path| path.starts_with(&folder))
        .map(|path| Trial::test(name_of(&path), move || check(&path)))
        .collect();
    libtest_mimic::run(&arguments, trials).exit();
}

/// The kinds and lines of the reports of a run, and whether it came to its end.
fn reports(source: &str) -> Result<(Vec<(String, u32)>, bool), Failed> {
    let compiled = Rc::new(compile("c", "main.c", source)?);
    if let Some(found) = compiled.diagnostics.first() {
        return Err(format!("{}: {}", found.span, found.message()).into());
    }
    let mut machine = compiled.machine(Settings {
        complete: true,
        ..Settings::default()
    });
    machine.run(STEP_LIMIT);
    let found = session::run_diagnostics(&compiled, &machine)
        .into_iter()
        .filter(|found| matches!(found.code, Code::Undefined(_)))
        .map(|found| (found.code.name().to_owned(), found.span.start.line))
        .collect();
    Ok((
        found,
        session::status(&machine) == session::Status::Finished,
    ))
}

fn check(path: &Path) -> Result<(), Failed> {
    let source = std::fs::read_to_string(path)?;
    let kind = path.parent().and_then(Path::file_name).unwrap_or_default();
    let marked: Vec<u32> = (1..)
        .zip(source.lines())
        .filter(|(_, line)| line.ends_with("// UB"))
        .map(|(number, _)| number)
        .collect();
    let [line] = marked[..] else {
        return Err("exactly one line ends in `// UB`".into());
    };
    let expected = vec![(kind.to_string_lossy().into_owned(), line)];
    let (found, _) = reports(&source)?;
    if found != expected {
        return Err(format!("expected {expected:?}, found {found:?}").into());
    }
    let (_, rest) = source.split_once('\n').unwrap_or_default();
    let (found, is_finished) = reports(&format!("#define FIXED\n{rest}"))?;
    if !found.is_empty() || !is_finished {
        return Err(format!("the corrected twin is not clean: {found:?}").into());
    }
    Ok(())
}
