//! Incomplete programs run to an end: what is missing is unknown, and every finding about it has a place.

use crate::subject::Subject;
use libtest_mimic::Failed;
use reddragon_tests::name_of;
use session::vm::{Settings, Stream};
use session::{Compiled, Session, Status};
use std::path::Path;
use std::rc::Rc;

/// Far more steps than any of the fragments needs.
const LIMIT: u64 = 10_000_000;

pub fn concerns(path: &Path) -> bool {
    name_of(path).split('/').nth(1) == Some("incomplete")
}

pub fn ask(subject: &Subject) -> Result<(), Failed> {
    let compiled = Rc::clone(&subject.compiled);
    let mut session = Session::new(Rc::clone(&compiled), Settings::default());
    session.advance(LIMIT);
    let status = session::status(session.machine());
    if status != Status::Finished {
        let errors = session.machine().written(Stream::Err);
        return Err(format!("{} instead of finished: {errors}", status.name()).into());
    }
    if let Some(diagnostic) = compiled
        .diagnostics
        .iter()
        .find(|diagnostic| !diagnostic.span.is_some())
    {
        return Err(format!("`{}` has no place", diagnostic.message()).into());
    }
    as_it_says(&compiled, &mut session)
}

/// What a program says of itself in lines that begin with `// out: ` and `// unknown: `: the lines that it prints, and
/// the variables that are unknown at its end.
fn as_it_says(compiled: &Compiled, session: &mut Session) -> Result<(), Failed> {
    let said = |lead: &str| -> Vec<String> {
        let lines = compiled
            .source
            .lines()
            .filter_map(|line| line.strip_prefix(lead));
        lines.map(str::to_owned).collect()
    };
    let (lines, names) = (said("// out: "), said("// unknown: "));
    if lines.is_empty() && names.is_empty() {
        return Ok(());
    }
    let machine = session.machine_mut();
    let out = machine.written(Stream::Out);
    let unknown: Vec<String> = session::variables(compiled, machine)
        .into_iter()
        .filter(|variable| variable.is_symbolic)
        .map(|variable| variable.name)
        .collect();
    let printed: Vec<String> = out.lines().map(str::to_owned).collect();
    let found = (printed, unknown.join(", "));
    let expected = (lines, names.join(""));
    match found == expected {
        true => Ok(()),
        false => Err(format!("found {found:#?}").into()),
    }
}
