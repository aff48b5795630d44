//! The calls in progress where a run stands; at its end, those that were in progress when it ended early.

use crate::Compiled;
use ir::Span;
use vm::Machine;

/// A call that has not returned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    /// The function's name; empty for the top level of the program.
    pub name: String,
    /// What it stands at; [`Span::NONE`] within the language's library.
    pub span: Span,
}

/// The calls in progress, innermost first.
#[must_use]
pub fn calls(compiled: &Compiled, machine: &Machine) -> Vec<Call> {
    let (frames, _) = machine.calls();
    let each = frames.iter().enumerate().rev();
    each.map(|(at, frame)| {
        let inst = machine
            .frame_position(at)
            .filter(|(module, _)| *module == compiled.main)
            .and_then(|(_, inst)| compiled.module().insts.get(inst.index()));
        let is_top = machine.linked.tops.get(compiled.main.index()) == Some(&frame.code);
        Call {
            name: match is_top {
                true => String::new(),
                false => machine.frame_name(at).to_owned(),
            },
            span: inst.map_or(Span::NONE, |inst| inst.span),
        }
    })
    .collect()
}
