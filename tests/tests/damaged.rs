//! Damaged programs are data like any others: compiling and running them never panics and never hangs, and
//! every finding has a place within the source.

use libtest_mimic::{Arguments, Failed, Trial};
use reddragon_tests::{Numbers, compile, damage::damaged, language_of, name_of, programs};
use session::Session;
use session::ir::{Diagnostic, Position};
use session::vm::Settings;
use std::path::Path;
use std::rc::Rc;

/// Every so manieth program of the corpus is damaged.
const EVERY: usize = 3;
/// How often.
const VARIANTS: usize = 3;
/// How far the damaged programs are run, in steps.
const LIMIT: u64 = 20_000;

fn main() {
    let arguments = Arguments::from_args();
    let trials = programs()
        .into_iter()
        .skip(1)
        .step_by(EVERY)
        .map(|path| Trial::test(name_of(&path), move || survives(&path)))
        .collect();
    libtest_mimic::run(&arguments, trials).exit();
}

fn survives(path: &Path) -> Result<(), Failed> {
    let source = std::fs::read_to_string(path)?;
    let language = language_of(path).unwrap_or_default();
    let mut numbers = Numbers::named(&name_of(path));
    for _ in 0..VARIANTS {
        let (kind, text) = damaged(&source, &mut numbers);
        let explain = |problem: String| {
            Failed::from(format!(
                "{kind}: {problem}\n--- the damaged source:\n{text}"
            ))
        };
        let compiled = Rc::new(compile(language, "damaged", &text).map_err(explain)?);
        let mut session = Session::new(Rc::clone(&compiled), Settings::default());
        session.advance(LIMIT);
        let found = session::run_diagnostics(&compiled, session.machine());
        for diagnostic in compiled.diagnostics.iter().chain(&found) {
            if let Some(problem) = misplaced(diagnostic, &text) {
                return Err(explain(problem));
            }
        }
        for variable in session::variables(&compiled, session.machine_mut()) {
            if variable.is_symbolic && !variable.text.starts_with("symbolic(") {
                return Err(explain(format!("an unknown is shown as {}", variable.text)));
            }
        }
    }
    Ok(())
}

/// What is wrong with the place of a finding, if anything.
fn misplaced(diagnostic: &Diagnostic, source: &str) -> Option<String> {
    let span = diagnostic.span;
    let inside = |at: Position| {
        let line = source.split('\n').nth((at.line as usize).checked_sub(1)?)?;
        (at.column as usize <= line.chars().count()).then_some(())
    };
    let is_sound =
        span.start <= span.end && inside(span.start).is_some() && inside(span.end).is_some();
    (!is_sound).then(|| format!("`{}` is said to be at {span}", diagnostic.message()))
}
