//! Spans.

use super::{Check, Rule, Violation};
use crate::{InstId, ModuleId, Position, Program, Span};

pub(super) fn check(check: &mut Check) {
    for (at, inst) in (0..).map(InstId).zip(&check.module.insts) {
        let span = inst.span;
        let has_start = span == Span::NONE || span.is_some();
        if !has_start || span.end < span.start {
            let message = format!("the span {span} is no stretch of text");
            check.report(at, Rule::SpanIsOrdered, message);
        }
    }
}

/// Every span of a module that reaches beyond its source. The source is described by the length of each
/// of its lines in characters, line ends excluded; a text that ends with a line end has an empty last line.
#[must_use]
pub fn verify_spans(program: &Program, module: ModuleId, line_lengths: &[u32]) -> Vec<Violation> {
    let is_inside = |position: Position| {
        let line = (position.line as usize).checked_sub(1);
        let length = line.and_then(|line| line_lengths.get(line));
        length.is_some_and(|&length| position.column <= length)
    };
    let insts = &program.modules[module.index()].insts;
    (0..)
        .map(InstId)
        .zip(insts)
        .filter(|(_, inst)| inst.span != Span::NONE)
        .filter(|(_, inst)| !is_inside(inst.span.start) || !is_inside(inst.span.end))
        .map(|(at, inst)| Violation {
            module,
            at,
            rule: Rule::SpanIsInSource,
            message: format!("the span {} reaches beyond the source", inst.span),
        })
        .collect()
}
