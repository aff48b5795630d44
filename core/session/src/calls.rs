//! The calls in progress where a run stands; at its end, those that were in progress when it ended early.

use crate::Compiled;
use ir::Span;
use std::rc::Rc;
use vm::Machine;

/// A call that has not returned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    /// The function's name; empty for the top level of the program.
    pub name: String,
    /// The file that it stands in, where that is not the one that the program begins with.
    pub file: Option<Rc<str>>,
    /// What it stands at; [`Span::NONE`] within the language's library.
    pub span: Span,
}

/// The calls in progress, innermost first.
#[must_use]
pub fn calls(compiled: &Compiled, machine: &Machine) -> Vec<Call> {
    let (frames, _) = machine.calls();
    let each = frames.iter().enumerate().rev();
    each.map(|(at, frame)| {
        let place = machine.frame_position(at);
        let place = place.filter(|place| compiled.is_own(place.0));
        let inst = place.and_then(|(module, inst)| {
            let module = &compiled.program().modules[module.index()];
            module.insts.get(inst.index())
        });
        let is_top = machine.linked.tops.get(compiled.main.index()) == Some(&frame.code);
        Call {
            name: match is_top {
                true => String::new(),
                false => machine.frame_name(at).to_owned(),
            },
            file: place.and_then(|(module, _)| compiled.other_file(module)),
            span: inst.map_or(Span::NONE, |inst| inst.span),
        }
    })
    .collect()
}
