//! Damaged programs are data like any others: compiling and running them never panics and never hangs, and
//! every finding has a place within the source.

use crate::subject::Subject;
use libtest_mimic::Failed;
use reddragon_tests::{Numbers, compile, damage::damaged, language_of};
use session::ir::{self, Diagnostic, Position, Program};
use session::vm::Settings;
use session::{Compiled, Session};
use std::rc::Rc;

/// How often a program is damaged.
const VARIANTS: usize = 2;
/// How far the damaged programs are run, in steps.
const LIMIT: u64 = 20_000;

pub fn ask(subject: &Subject) -> Result<(), Failed> {
    let language = language_of(&subject.path).unwrap_or_default();
    let mut numbers = Numbers::named(&subject.name);
    for _ in 0..VARIANTS {
        let (kind, text) = damaged(subject.source(), &mut numbers);
        let explain = |problem: String| {
            Failed::from(format!(
                "{kind}: {problem}\n--- the damaged source:\n{text}"
            ))
        };
        let compiled = Rc::new(compile(language, "damaged", &text).map_err(explain)?);
        // The tree as it stands is lowered too: what is compiled has been read on behind errors.
        let (program, _) = registry::lower(language, &text).ok_or("no frontend")?;
        let violations = [ir::verify(&program), ir::verify(&own_module(&compiled))].concat();
        if let Some(violation) = violations.first() {
            return Err(explain(violation.message.clone()));
        }
        if let Some(problem) = errors_unsaid(&compiled) {
            return Err(explain(problem.to_owned()));
        }
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

/// The module of the program alone.
fn own_module(compiled: &Compiled) -> Program {
    let program = compiled.program();
    Program {
        names: program.names.clone(),
        modules: vec![Rc::clone(&program.modules[compiled.main.index()])],
    }
}

/// Whether something is wrong with what is said of the errors in a tree.
fn errors_unsaid(compiled: &Compiled) -> Option<&'static str> {
    let tree = compiled.tree.as_ref()?;
    let is_broken = tree.syntax_errors().count() > 0;
    if is_broken != tree.root().has_error() {
        return Some("the tree has errors, and none is found in it");
    }
    // C is read behind its preprocessor: the tree of the text is for looking at alone.
    let is_read = compiled
        .language
        .is_some_and(|language| language.name != "c");
    (is_broken && is_read && compiled.diagnostics.is_empty())
        .then_some("nothing is said of the errors in the tree")
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
