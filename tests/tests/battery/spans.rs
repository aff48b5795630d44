//! Places of instructions: those of a program lie in its source, and those of a function in the function.
//!
//! Java's constructors are left out of both: those that nobody wrote have no place, and all of them run the initialisers of
//! members, which stand outside of them.

use crate::subject::Subject;
use libtest_mimic::Failed;
use session::ir::{Functions, Position, Span};

pub fn ask(subject: &Subject) -> Result<(), Failed> {
    let program = subject.compiled.program();
    let module = subject.compiled.module();
    let lines = subject.source().split('\n');
    let lengths: Vec<usize> = lines.map(|line| line.chars().count()).collect();
    let is_inside = |at: Position| {
        let length = (at.line as usize)
            .checked_sub(1)
            .and_then(|line| lengths.get(line));
        length.is_some_and(|&length| at.column as usize <= length)
    };
    let is_java = subject
        .compiled
        .language
        .is_some_and(|language| language.name == "java");
    let functions = Functions::of(module);
    for (at, inst) in module.insts.iter().enumerate() {
        let span = inst.span;
        if span == Span::NONE && is_java {
            continue;
        }
        if span.start > span.end || !is_inside(span.start) || !is_inside(span.end) {
            return Err(format!("{span} lies outside of the source").into());
        }
        let function = functions.get(functions.owner[at]);
        let whole = module.inst(function.entry).span;
        let is_constructor = is_java && program.names.text(function.name).ends_with(".<init>");
        if function.parent.is_some() && !whole.contains(span) && !is_constructor {
            return Err(format!("{span} is not in its function at {whole}").into());
        }
    }
    Ok(())
}
